/**
 * Study design as MEDLINE states it, never guessed from prose. It says what kind of study a record is, not how good it
 * was done: no GRADE is derived from it.
 */
import type { StudyType } from '@/lib/wire/evidence'

/** First match wins: a meta-analysis of trials carries both publication types. */
const byPublicationType: [StudyType, string[]][] = [
  ['guideline', ['Practice Guideline', 'Guideline', 'Consensus Development Conference', 'Consensus Statement']],
  ['meta-analysis', ['Meta-Analysis', 'Network Meta-Analysis']],
  ['systematic-review', ['Systematic Review']],
  ['randomized-trial', ['Randomized Controlled Trial', 'Equivalence Trial', 'Pragmatic Clinical Trial']],
  [
    'clinical-trial',
    [
      'Clinical Trial',
      'Controlled Clinical Trial',
      'Clinical Trial, Phase I',
      'Clinical Trial, Phase II',
      'Clinical Trial, Phase III',
      'Clinical Trial, Phase IV',
    ],
  ],
  ['cohort', ['Observational Study']],
  ['case-report', ['Case Reports']],
  ['review', ['Review', 'Editorial', 'Comment', 'Letter']],
]

/** MeSH check tags for designs that have no publication type of their own. */
const byMesh: [StudyType, string[]][] = [
  [
    'cohort',
    ['Cohort Studies', 'Prospective Studies', 'Retrospective Studies', 'Follow-Up Studies', 'Longitudinal Studies'],
  ],
  ['case-control', ['Case-Control Studies']],
]

/**
 * @param publicationTypes as the record states them
 * @param mesh headings without qualifiers
 */
export function studyTypeOf(publicationTypes: string[], mesh: string[]): StudyType {
  const found = (table: [StudyType, string[]][], stated: string[]) =>
    table.find(([, names]) => names.some((name) => stated.includes(name)))?.[0]
  return found(byPublicationType, publicationTypes) ?? found(byMesh, mesh) ?? 'other'
}
