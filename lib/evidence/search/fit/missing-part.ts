/**
 * A part of the question that an article lacks. `surface` is in the words of the question; '' for the
 * results of a study.
 */
export interface MissingPart {
  kind: 'words' | 'treatment' | 'diagnosis' | 'results'
  surface: string
}

export function toMissingWords(surface: string): MissingPart {
  return { kind: 'words', surface }
}
