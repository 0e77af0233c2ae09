/** A dictionary of one language: its names of concepts, each with the English words that articles use. */

export interface DictionarySource {
  /** Function words: part of no name, and nothing to search for. */
  ignored: string
  /** Lines of `English = name | name`. */
  table: string
}

export interface Dictionary {
  ignored: ReadonlySet<string>
  /** The English of a name, by its key: `toKey` of the name. */
  english: ReadonlyMap<string, string>
  /** Length of the longest key: in characters for Chinese, in words for the other languages. */
  longest: number
  /** The English words of all concepts, for words that look alike in both languages. */
  englishWords: ReadonlySet<string>
}

/** What a translator returns. */
export interface Translation {
  /** English words and names, and words that are the same in every language. */
  words: string[]
  /** Words and runs of characters that are neither in the dictionary nor like an English word, as written. */
  notUnderstood: string[]
  /** How many names were understood. */
  understood: number
  /** How many of them are in the dictionary and are not English words: evidence of the language. */
  foreign: number
  /** The names that were understood, in the order of the question; only for languages in which answers are written. */
  names?: TranslatedName[]
}

export interface TranslatedName {
  english: string
  written: string
}

/**
 * @param toKey the form that names are compared in; '' leaves the name out
 * @param measure the length of a key
 */
export function readDictionary(
  { ignored, table }: DictionarySource,
  toKey: (name: string) => string,
  measure: (key: string) => number,
): Dictionary {
  const english = new Map<string, string>()
  const englishWords = new Set<string>()
  let longest = 0
  for (const line of table.trim().split('\n')) {
    const [concept = '', names = ''] = line.split(' = ')
    for (const word of concept.split(' ')) englishWords.add(word)
    for (const name of names.split(' | ')) {
      const key = toKey(name)
      // The first concept of a name is the usual one.
      if (key === '' || english.has(key)) continue
      english.set(key, concept)
      longest = Math.max(longest, measure(key))
    }
  }
  return { ignored: new Set(ignored.split(' ')), english, longest, englishWords }
}
