/** Writes a question's concepts in PubMed's query language, with the filters of Clinical Queries. */
import type { QuestionType } from '@/lib/evidence/question/asked/question-type'
import type { StudyType } from '@/lib/shared/study-types'
import { type Concept, type ConceptQuery, type Name, requireAtLeast, splitName } from './query-concepts'

/** Excludes retracted articles and the notices that retract them. */
const neverRetracted = '(retracted publication[pt] OR retraction of publication[pt])'

/**
 * PubMed evaluates from left to right, so every OR is in parentheses.
 *
 * @param filter an additional condition; '' for none
 */
export function buildPubmedTerm({ concepts, conceptsMin: least }: ConceptQuery, filter: string): string {
  const wanted = [requireAtLeast(least, concepts.map(toClause)), ...(filter === '' ? [] : [filter]), 'hasabstract']
  return `${wanted.join(' AND ')} NOT ${neverRetracted}`
}

function toClause({ names }: Concept): string {
  const [own = [], ...others] = names
  // A heading is also found by its entry terms ("heart attack"); a short name could match an unrelated one.
  const headings = [own, ...others.filter(({ length }) => length > 1 && length < 5)]
    .map((name) => name.join(' '))
    .filter((name) => name.length > 3)
    .slice(0, headingsMax)
  return `(${[...names.map(inTitleOrAbstract), ...headings.map((name) => `"${name}"[mh]`)].join(' OR ')})`
}

const headingsMax = 3

/**
 * @param unknown names that occur in no record, as PubMed prints them: `"lumocaptide"[tiab]` or
 *   `lumocaptide[Title/Abstract]`
 */
export function dropUnknownConcepts(concepts: Concept[], unknown: string[]): Concept[] {
  const texts = unknown
    .filter((each) => !/\[(?:mh|mesh)\b/i.test(each))
    .map((each) => each.replace(/\[[^\]]*\]$|"/g, ''))
  const missing = new Set(texts.map((text) => text.toLowerCase().trim()))
  const isMissing = (name: Name) =>
    name.length < 3 ? missing.has(name.join(' ')) : splitName(name).some((part) => missing.has(part))
  return concepts.filter(({ names }) => !names.every(isMissing))
}

/** A long name seldom occurs verbatim, so its words are combined with AND. */
function inTitleOrAbstract(name: Name): string {
  if (name.length < 3) return `"${name.join(' ')}"[tiab]`
  return `(${splitName(name)
    .map((part) => `"${part}"[tiab]`)
    .join(' AND ')})`
}

// Clinical Queries of PubMed (Haynes and others), the narrow forms as PubMed prints them.
const therapy = '(randomized controlled trial[pt] OR (randomized[tiab] AND controlled[tiab] AND trial[tiab]))'
const diagnosis = '(specificity[tiab])'
const prognosis = '(prognos*[tiab] OR (first[tiab] AND episode[tiab]) OR cohort[tiab])'
const etiology =
  '((relative[tiab] AND risk*[tiab]) OR relative risk[tw] OR risks[tw] OR cohort studies[mh:noexp] OR (cohort[tiab] AND (study[tiab] OR studies[tiab])))'
/** Narrow filters miss reviews; with these added, sensitivity is 90.7 to 99.7 %. */
const syntheses = 'systematic[sb] OR practice guideline[pt]'

const filters: Record<QuestionType, string> = {
  therapy: `(${therapy} OR ${syntheses})`,
  prevention: `(${therapy} OR ${syntheses})`,
  diagnosis: `(${diagnosis} OR ${syntheses})`,
  prognosis: `(${prognosis} OR ${syntheses})`,
  harm: `(${etiology} OR ${therapy} OR ${syntheses})`,
  guideline: `(guideline[pt] OR ${syntheses})`,
  background: `(review[pt] OR ${syntheses})`,
}

const designs: Record<Exclude<StudyType, 'other'>, string> = {
  guideline: 'practice guideline[pt] OR guideline[pt]',
  'systematic-review': 'systematic[sb]',
  'meta-analysis': 'meta-analysis[pt]',
  'randomized-trial': 'randomized controlled trial[pt]',
  'clinical-trial': 'clinical trial[pt]',
  cohort: 'cohort studies[mh] OR observational study[pt]',
  'case-control': 'case-control studies[mh]',
  'case-report': 'case reports[pt]',
  review: 'review[pt]',
}

/** The filter for the studies that answer this kind of question best. */
export function selectClinicalFilter(type: QuestionType): string {
  return filters[type]
}

/** The filter for the requested designs; '' when any will do. */
export function buildDesignFilter(types: StudyType[] | undefined): string {
  const named = (types ?? []).flatMap((type) => (type === 'other' ? [] : [designs[type]]))
  return named.length === 0 || types?.includes('other') ? '' : `(${named.join(' OR ')})`
}
