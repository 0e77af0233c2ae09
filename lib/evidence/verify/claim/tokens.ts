/** Words of a sentence with their place, in the form in which claim and source are compared. */
import { foldWord, stemWord } from '@/lib/evidence/text/normalize-terms'
import { toConcept } from './concepts'

export interface Token {
  /** UTF-16 offsets, end exclusive. */
  start: number
  end: number
  /** Folded, in one spelling. */
  word: string
  /** What the word means in a statement about results; equal for synonyms. */
  concept: string
}

const words = /[\p{L}\p{N}]+(?:[.·][\p{N}]+)*/gu
/** Longer runs are no words; stemming them would only cost time. */
const wordMax = 40

export function tokenize(text: string, from = 0): Token[] {
  const tokens: Token[] = []
  for (const { 0: written, index } of text.matchAll(words)) {
    const word = written.length > wordMax ? written.slice(0, wordMax).toLowerCase() : foldWord(written)
    const concept = toConcept(stemWord(word))
    tokens.push({ start: from + index, end: from + index + written.length, word, concept })
  }
  return tokens
}
