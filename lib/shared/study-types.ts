/**
 * Study designs that an article can state, from the one that clinicians weigh most to the one that they weigh least.
 */
export const studyTypes = [
  'guideline',
  'systematic-review',
  'meta-analysis',
  'randomized-trial',
  'clinical-trial',
  'cohort',
  'case-control',
  'case-report',
  'review',
  'other',
] as const
export type StudyType = (typeof studyTypes)[number]
