/**
 * The parts of a word under which a misspelling is looked up. Whatever one or two edits change, one part of the word
 * stays intact (Wu and Manber's filter): its beginning, its end, or for two edits its middle. The parts are not
 * adjacent, so that a transposition damages only one of them.
 */

interface SpellingKeys {
  /** Length of the word in UTF-16 units; 0 for a word that is never offered as a correction. */
  letters: number
  reversed: string
  middle: string
}

export function makeSpellingKeys(word: string): SpellingKeys {
  if (word.length < 4 || word.length > 40 || /\d/.test(word)) return { letters: 0, reversed: '', middle: '' }
  const { start, end } = locateMiddlePart(word.length)
  return { letters: word.length, reversed: reverseWord(word), middle: word.slice(start, end) }
}

export function reverseWord(word: string): string {
  return Array.from(word).reverse().join('')
}

/** Length of the beginning and end that are looked up: one of two parts, or one of three. */
export function measurePart(letters: number, distanceMax: number): number {
  return Math.max(1, Math.floor((letters - distanceMax) / (distanceMax + 1)))
}

/** Position of the middle one of three parts. */
export function locateMiddlePart(letters: number): { start: number; end: number } {
  const length = measurePart(letters, 2)
  const start = Math.floor((letters - length) / 2)
  return { start, end: start + length }
}
