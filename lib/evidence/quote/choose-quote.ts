/** Chooses what is quoted from an article: the sentence that answers best, with its neighbour where both fit. */
import type { Sentence } from './sentence'

const wordsMax = 60

/** Undefined only for an article without text. */
export function chooseQuote(sentences: Sentence[]): Sentence | undefined {
  const fitting = sentences.filter((sentence) => countWords(sentence) <= wordsMax)
  const candidates = fitting.length > 0 ? fitting : sentences
  const best = candidates.toSorted((a, b) => b.score - a.score)[0]
  return best && (best.role === 'conclusion' || best.role === 'harms') ? joinNeighbour(best, candidates) : best
}

function joinNeighbour(best: Sentence, candidates: Sentence[]): Sentence {
  const samePassage = candidates.filter((sentence) => sentence.passage === best.passage)
  const at = samePassage.indexOf(best)
  const next = samePassage[at + 1]
  const previous = samePassage[at - 1]
  const joined = next ? { ...best, end: next.end } : previous ? { ...best, start: previous.start } : best
  return countWords(joined) <= wordsMax ? joined : best
}

function countWords({ passage, start, end }: Sentence): number {
  return passage.text.slice(start, end).split(/\s+/).length
}
