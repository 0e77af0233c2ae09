/** Chooses what is quoted from an article: the sentence that answers best, with its neighbour where both fit. */
import type { SentenceRole } from './read-sentence'
import { type Sentence, toSentenceText } from './sentence'

const wordsMax = 60

/** Longer sentences are quoted only from an article that has no shorter one. */
export function isQuotable(sentence: Pick<Sentence, 'passage' | 'start' | 'end'>): boolean {
  return countWords(sentence) <= wordsMax
}

/** Undefined only for an article without text. */
export function chooseQuote(sentences: Sentence[]): Sentence | undefined {
  const fitting = sentences.filter(isQuotable)
  const candidates = fitting.length > 0 ? fitting : sentences
  const ranked = candidates.toSorted((a, b) => b.score - a.score)
  const [first] = ranked
  const isOnOther = first?.outcome === 'part of a composite' || first?.outcome === 'absent'
  const best = isOnOther ? (findResultAlone(ranked) ?? first) : first
  if (!best || (best.role !== 'conclusion' && best.role !== 'harms')) return best
  // Each sentence of a guideline's summary is on another recommendation.
  const isOfSummary = best.role === 'conclusion' && candidates.some(({ role }) => role === 'recommendation')
  const nearly = candidates.filter(({ score }) => score >= joinedShare * best.score)
  return joinNeighbour(best, isOfSummary && !continues.test(toSentenceText(best)) ? nearly : candidates)
}

/** Least share of its score that the neighbour of a sentence of a summary needs. */
const joinedShare = 0.7

/** "It is teratogenic", "this does not apply to …": needs the sentence before it. */
const continues = /^(?:it|its|they|their|this|these|those|same|also|otherwise|then|but|however|if so|in both|both)\b/i

/**
 * "Cardiovascular death: HR 0.82" states what was asked; "death or hospitalization" does not, however well it fits in
 * other respects.
 */
function findResultAlone(ranked: Sentence[]): Sentence | undefined {
  return ranked.find(({ outcome, role, statesFacet }) => outcome === 'alone' && stating.has(role) && statesFacet)
}

const stating: ReadonlySet<SentenceRole> = new Set(['results', 'conclusion', 'harms'])

function joinNeighbour(best: Sentence, candidates: Sentence[]): Sentence {
  const samePassage = candidates.filter((sentence) => sentence.passage === best.passage)
  const at = samePassage.indexOf(best)
  const next = samePassage[at + 1]
  const previous = samePassage[at - 1]
  const joined = next ? { ...best, end: next.end } : previous ? { ...best, start: previous.start } : best
  return countWords(joined) <= wordsMax ? joined : best
}

function countWords(sentence: Pick<Sentence, 'passage' | 'start' | 'end'>): number {
  return toSentenceText(sentence).split(/\s+/).length
}
