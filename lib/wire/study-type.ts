/** What a study type is called in print, on the page and in answers alike. */
import type { StudyType } from './evidence'

export const typeLabels: Record<StudyType, string> = {
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
