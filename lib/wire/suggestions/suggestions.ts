/** Suggestions for a question while it is typed. */

/** A name to finish, the title of an article in the library, or a question that this reader has asked before. */
type SuggestionKind = 'concept' | 'title' | 'question'

export interface Suggestion {
  kind: SuggestionKind
  text: string
  /** UTF-16 offset in the typed text from which `text` replaces it. */
  from: number
}

/** A longer text describes a case rather than looking up a term. */
export const suggestedForCharactersMax = 200
