/** Selects the part of a long question that is searched, so that search time does not grow with the question. */
import type { QuestionCut } from '@/lib/wire/evidence'

/** Characters searched at each end: a pasted document has its question before or after it. */
const edgeCharactersMax = 3_000
/** Twice a long abstract. Searching this many words in a million articles takes less than a second. */
export const searchedCharactersMax = 2 * edgeCharactersMax

/** @returns null for a text that is searched in full */
export function measureQuestionCut(text: string): QuestionCut | null {
  const { length: characters } = text
  return characters > searchedCharactersMax ? { characters, edgeCharacters: edgeCharactersMax } : null
}

/** @returns the text itself, or its beginning and end, each cut between words */
export function shortenQuestion(text: string): string {
  if (measureQuestionCut(text) === null) return text
  const beginning = text.slice(0, edgeCharactersMax).replace(/\S{1,100}$/, '')
  const end = text.slice(-edgeCharactersMax).replace(/^\S{1,100}/, '')
  return `${beginning}\n${end}`.toWellFormed()
}
