/** The passages of a full text: which of them are evidence, and how deep each was read. */
import type { EvidenceDepth } from '@/lib/wire/evidence'
import type { Article, Passage } from './article'

/** Begins the label of each passage of the abstract. */
const abstractLabel = 'Abstract'
/** Begins the last part of the label of a table: "Results › Table 2. Mortality". */
const tableLabel = /(?:^| › )Table\b[^›]*$/

/** Sections of a full text that report what others found, or whose kind is unknown. */
const notOwn = new Set<Passage['section']>(['background', 'question', 'other'])

/**
 * Whether a passage is searched, quoted and checked against. The introduction and the discussion of a full text report
 * the results of other articles as well as its own, so only its abstract, methods, results and conclusions are.
 */
export function isEvidence({ provenance }: Pick<Article, 'provenance'>, { section, label }: Passage): boolean {
  return provenance !== 'full-text' || isAbstract(label) || !notOwn.has(section)
}

function isAbstract(label: string): boolean {
  return label === abstractLabel || label.startsWith(`${abstractLabel} › `)
}

/** A passage of an abstract, labelled as one of a full text. */
export function placeUnderAbstract(passage: Passage): Passage {
  return { ...passage, label: passage.label === '' ? abstractLabel : `${abstractLabel} › ${passage.label}` }
}

/** Passages of the authors' abstract, with the labels that the abstract prints. */
export function listAbstractPassages({ provenance, passages }: Pick<Article, 'provenance' | 'passages'>): Passage[] {
  if (provenance === 'abstract') return passages
  if (provenance !== 'full-text') return []
  return passages
    .filter(({ label }) => isAbstract(label))
    .map((passage) => ({ ...passage, label: passage.label.slice(abstractLabel.length).replace(/^ › /, '') }))
}

/** Which part of an article a quotation is from. */
export function readDepth({ provenance }: Pick<Article, 'provenance'>, label: string): EvidenceDepth {
  if (provenance !== 'full-text') return provenance
  if (isAbstract(label)) return 'abstract'
  return tableLabel.test(label) ? 'table' : 'full-text'
}
