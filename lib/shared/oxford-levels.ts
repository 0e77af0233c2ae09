/**
 * What a design can tell, for whoever opens a record: the levels of the Oxford Centre for Evidence-Based Medicine say how
 * likely a design is to be misled, by the kind of question. They are a place to begin and never a grade of certainty:
 * GRADE looks at a body of evidence, which no single record is.
 *
 * Source: OCEBM Levels of Evidence Working Group, "The Oxford 2011 Levels of Evidence", Oxford Centre for
 * Evidence-Based Medicine. https://www.cebm.ox.ac.uk/resources/levels-of-evidence/ocebm-levels-of-evidence
 */
import type { StudyType } from './study-types'

/** Lowest number is least likely to be misled; a design stands at the level that it begins with for that question. */
export interface OxfordLevels {
  treatment: 1 | 2 | 3 | 4
  prognosis: 1 | 3 | 4 | null
}

/**
 * Null where the table names no level for the design. Guidelines are no design: they rest on studies of their own. Where
 * the table asks for more than the record states, the level is the one without it: a cohort is not taken for an
 * inception cohort. Reviews stand at 1 for the fitting kind of studies only, which the page says.
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
