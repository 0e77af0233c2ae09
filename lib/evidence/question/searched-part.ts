/** Which part of a long question is searched, so that the length of a question does not decide how long a search takes. */
import type { QuestionCut } from '@/lib/wire/evidence'

/** Characters of the beginning, and again of the end: a pasted document has its question before or after it. */
const edgeCharactersMax = 3_000
/** Twice a long abstract. A search for so many words in a million articles stays below a second. */
export const searchedCharactersMax = 2 * edgeCharactersMax

/** @returns null for a text that is searched whole */
export function measureQuestionCut(text: string): QuestionCut | null {
  const { length: characters } = text
  return characters > searchedCharactersMax ? { characters, edgeCharacters: edgeCharactersMax } : null
}

/** @returns the text itself, or its beginning and its end, each cut between two words */
export function shortenQuestion(text: string): string {
  if (measureQuestionCut(text) === null) return text
  const beginning = text.slice(0, edgeCharactersMax).replace(/\S{1,100}$/, '')
  const end = text.slice(-edgeCharactersMax).replace(/^\S{1,100}/, '')
  return `${beginning}\n${end}`.toWellFormed()
}
