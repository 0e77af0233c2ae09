import type { StudyType } from '@/lib/shared/study-types'

/** Kinds of evidence in English, as the page and the answers name them. */
export const studyTypeNamesEn: Record<StudyType, string> = {
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
