/** Finds a difference between two arms that a claim states and its abstract does not. */
import { checkDirection } from '@/lib/evidence/verify/claim/checks/direction/check-direction'
import type { Fact } from '@/lib/evidence/verify/claim/fact'
import type { SourceReading, SourceSentence } from '@/lib/evidence/verify/claim/read-source'
import { type Comparative, isComparative, type Statement } from '@/lib/evidence/verify/claim/read-statements'
import { rememberEach } from '@/lib/evidence/verify/claim/remember'
import { findCues, type Relation } from '@/lib/evidence/verify/claim/words/cues-en'
import type { Token } from '@/lib/evidence/verify/claim/words/tokens'
import { isWording } from '@/lib/evidence/verify/claim/words/wording-en'

/** Share of the claim's words that a sentence on the same subject has. */
const shareLeast = 0.5

/**
 * A claim without a comparator may word a finding in many ways ("is required for"), and a record of figures alone words
 * none; neither is read.
 *
 * @returns the words that name the subject of the claim; empty if a sentence with half of them may state the difference
 */
export function findUnstatedChange(claim: Statement, source: SourceReading): readonly Token[] {
  const { direction, about, comparator } = claim
  if (source.isSummary || comparator.length === 0 || !isComparative(direction)) return []
  if (!source.facts.some(comparesGroups)) return []
  const named = about.filter(({ word, concept }) => word.length > 2 && !isWording(word, concept))
  const concepts = new Set(named.map(({ concept }) => concept))
  const isStated = source.sentences.some(
    (sentence) => countShared(concepts, sentence) >= shareLeast * concepts.size && mayState(sentence, direction),
  )
  return isStated || checkDirection(claim, source) !== null ? [] : named
}

function comparesGroups({ direction, comparator, text }: Fact): boolean {
  return direction !== null && (comparator.length > 0 || /\b(?:signific|differ|groups?\b)/i.test(text))
}

function countShared(concepts: ReadonlySet<string>, { tokens }: SourceSentence): number {
  return new Set(tokens.flatMap(({ concept }) => (concepts.has(concept) ? [concept] : []))).size
}

/** Which relations may word a difference: what is better may be more or less of something. */
const wordings: Record<Comparative, readonly Relation[]> = {
  less: ['less', 'better', 'worse', 'differs'],
  more: ['more', 'better', 'worse', 'differs'],
  better: ['better', 'less', 'more', 'differs'],
  worse: ['worse', 'less', 'more', 'differs'],
}

function mayState(sentence: SourceSentence, difference: Comparative): boolean {
  return (
    listRelations(sentence).some((each) => wordings[difference].includes(each)) ||
    (difference !== 'less' && associated.test(sentence.text))
  )
}

/** "Associated with" says that there is more of one where there is more of the other. */
const associated = /\b(?:associat|correlat|relat|link|risk factor)/i

const listRelations = rememberEach(({ text }: SourceSentence) =>
  findCues(text).flatMap(({ relation, isNegated }) => (isNegated ? [] : [relation])),
)
