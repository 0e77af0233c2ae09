import type { StudyType } from '@/lib/wire/evidence'

/** Study designs as a clinician names them. */
export const studyTypeWords: Record<StudyType, string> = {
  guideline: 'Guideline',
  'systematic-review': 'Systematic review',
  'meta-analysis': 'Meta-analysis',
  'randomized-trial': 'Randomised controlled trial',
  'clinical-trial': 'Clinical trial',
  cohort: 'Cohort study',
  'case-control': 'Case-control study',
  'case-report': 'Case report',
  review: 'Review',
  other: 'Study type not stated',
}
