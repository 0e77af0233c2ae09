/** Derives the study design from a record's metadata, never from its prose. */
import type { StudyType } from '@/lib/shared/study-types'

/** MEDLINE publication types and Embase check tags, in lower case. The strongest design stated wins. */
const byPublicationType: [StudyType, string[]][] = [
  [
    'guideline',
    [
      'practice guideline',
      'guideline',
      'consensus development conference',
      'consensus development conference, nih',
      'consensus statement',
    ],
  ],
  ['systematic-review', ['systematic review']],
  ['meta-analysis', ['meta-analysis', 'meta analysis', 'network meta-analysis']],
  ['randomized-trial', ['randomized controlled trial']],
  [
    'clinical-trial',
    [
      'clinical trial',
      'controlled clinical trial',
      'adaptive clinical trial',
      'equivalence trial',
      'pragmatic clinical trial',
      'clinical trial, phase i',
      'clinical trial, phase ii',
      'clinical trial, phase iii',
      'clinical trial, phase iv',
    ],
  ],
  ['case-report', ['case reports', 'case report']],
  ['review', ['review', 'scoping review']],
]

/**
 * MeSH headings that name a design. Headings such as "... as Topic" are excluded: they describe the subject, not the
 * study.
 */
const byMesh: [StudyType, string[]][] = [
  ['case-control', ['case-control studies', 'case control study']],
  ['cohort', ['cohort studies', 'longitudinal studies', 'prospective studies', 'cohort analysis']],
]

/**
 * @param publicationTypes as the record states them
 * @param headings MeSH headings, with qualifiers allowed after a slash
 */
export function classifyStudyType(publicationTypes: string[], headings: string[]): StudyType {
  const stated = new Set(publicationTypes.map((type) => type.toLowerCase()))
  // A protocol describes a trial that has no results yet.
  if (stated.has('clinical trial protocol')) return 'other'
  const byType = byPublicationType.find(([, types]) => types.some((type) => stated.has(type)))
  if (byType) return byType[0]
  const named = new Set(headings.map((heading) => (heading.split('/')[0] ?? '').toLowerCase()))
  const byHeading = byMesh.find(([, names]) => names.some((name) => named.has(name)))
  if (byHeading) return byHeading[0]
  return stated.has('observational study') ? 'cohort' : 'other'
}

/** A design that the title itself states. A full text has no field for it. */
const titleDesigns: [StudyType, RegExp][] = [
  ['other', /\b(?:protocol|rationale and design|study design)\b/i],
  ['meta-analysis', /\bmeta-?\s?analysis\b/i],
  ['systematic-review', /\bsystematic review\b/i],
  ['randomized-trial', /\brandomi[sz]ed\b(?=.*\b(?:trial|study|comparison)\b)|\bRCT\b/i],
  ['cohort', /\bcohort study\b/i],
  ['case-control', /\bcase[- ]control study\b/i],
]

/** By the design that the title states, else by the types of the record. */
export function classifyArticle(publicationTypes: string[], title: string): StudyType {
  const stated = titleDesigns.find(([, words]) => words.test(title))
  return stated ? stated[0] : classifyStudyType(publicationTypes, [])
}
