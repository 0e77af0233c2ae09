/**
 * Levels of the Oxford Centre for Evidence-Based Medicine for readers of an article: how likely a study design is to be
 * biased, by the kind of question. They are a starting point and never a grade of certainty: GRADE assesses a body of
 * evidence, which a single article is not.
 *
 * Source: OCEBM Levels of Evidence Working Group, "The Oxford 2011 Levels of Evidence", Oxford Centre for
 * Evidence-Based Medicine. https://www.cebm.ox.ac.uk/resources/levels-of-evidence/ocebm-levels-of-evidence
 */
import type { StudyType } from './study-types'

/** The lowest number is the least likely to be biased. Each design has the level at which the table places it first. */
interface OxfordLevels {
  treatment: 1 | 2 | 3 | 4
  prognosis: 1 | 3 | 4 | null
}

/**
 * Null if the table names no level for the design. A guideline is not a design: it is based on studies of its own.
 * Where the table requires more than the article states, the level is the one without it: a cohort is not assumed to be
 * an inception cohort. Reviews are level 1 only if they include the appropriate kind of studies, which the page says.
 */
export const oxfordLevels: Record<StudyType, OxfordLevels | null> = {
  guideline: null,
  'systematic-review': { treatment: 1, prognosis: 1 },
  'meta-analysis': { treatment: 1, prognosis: 1 },
  'randomized-trial': { treatment: 2, prognosis: 3 },
  'clinical-trial': { treatment: 3, prognosis: null },
  cohort: { treatment: 3, prognosis: 3 },
  'case-control': { treatment: 4, prognosis: 4 },
  'case-report': { treatment: 4, prognosis: 4 },
  review: null,
  other: null,
}
