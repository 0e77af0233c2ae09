/** Values of evidence fields, apart from the schemas because the page uses them and must not load Zod. */
export const evidenceSources = ['library', 'pubmed', 'europe-pmc'] as const

/** `related`: no source answers the question as asked, and the items are the nearest; `none`: none is near. */
export const searchOutcomes = ['answer', 'related', 'none'] as const

export const answerNoticeKinds = [
  'medical-emergency',
  'self-harm',
  'drug-allergy',
  'model-away',
  'ocr',
  'images-unread',
  'lab-values',
  'question-cut',
  'history-cut',
  'search-language',
  'population',
  'not-backed',
  'plain-words',
  'left-out',
] as const

/** For several sources, the first of these verdicts that one of them has applies to the sentence. */
export const checkVerdicts = [
  'quoted',
  'supported',
  'partly',
  'contradicted',
  'overstated',
  'other-population',
  'not-found',
  'uncited',
] as const

/** The part of an article that a quotation is from: our summary, the abstract, the full text, or one of its tables. */
export const evidenceDepths = ['summary', 'abstract', 'full-text', 'table', 'guideline'] as const

/** The least support of a sentence that stays in an answer, from the strictest. */
export const minSupports = ['quoted', 'supported', 'partly'] as const
