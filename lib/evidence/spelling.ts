/**
 * Repairs a misspelt word from the words of the index itself. A word that the index knows is never touched, so
 * prednisone and prednisolone stay apart; a word that looks like a drug name is only repaired when the slip is small,
 * because the nearest drug is another drug.
 */
import { hasDrugStem, isKnownDrug } from './drugs'
import type { Library } from './library-file'

interface Entry {
  word: string
  letters: number
  articles: number
}

const dictionaries = new WeakMap<Library, Entry[][]>()

/**
 * @param word folded, not stemmed
 * @returns the nearest word of the index, or null when the index knows the word or has nothing near enough
 * Distances: 1, or 2 from eight letters on (Damerau); the commonest of equally near words wins.
 */
export function repairWord(library: Library, word: string): string | null {
  if (word.length < 5 || /\d/.test(word) || isKnownDrug(word) || library.knowsWord(word)) return null
  const isDrugLike = hasDrugStem(word)
  const distanceMax = word.length >= 8 && !isDrugLike ? 2 : 1
  const letters = lettersOf(word)
  const byLength = dictionaryOf(library)
  let best: { word: string; distance: number; articles: number } | undefined
  for (let length = word.length - distanceMax; length <= word.length + distanceMax; length++) {
    for (const entry of byLength[length] ?? []) {
      if (differingLetters(letters ^ entry.letters) > 2 * distanceMax) continue
      if (isDrugLike && entry.word[0] !== word[0]) continue
      const distance = damerau(word, entry.word, distanceMax)
      if (distance > distanceMax || (best && !isBetter({ ...entry, distance }, best, word))) continue
      best = { word: entry.word, distance, articles: entry.articles }
    }
  }
  return best?.word ?? null
}

function isBetter(
  a: { word: string; distance: number; articles: number },
  b: { word: string; distance: number; articles: number },
  word: string,
): boolean {
  if (a.distance !== b.distance) return a.distance < b.distance
  const sameStart = Number(a.word[0] === word[0]) - Number(b.word[0] === word[0])
  return sameStart !== 0 ? sameStart > 0 : a.articles > b.articles
}

function dictionaryOf(library: Library): Entry[][] {
  const known = dictionaries.get(library)
  if (known) return known
  const byLength: Entry[][] = []
  for (const { word, articles } of library.words()) {
    if (word.length < 4 || word.length > 40 || /\d/.test(word)) continue
    const entries = byLength[word.length] ?? []
    entries.push({ word, letters: lettersOf(word), articles })
    byLength[word.length] = entries
  }
  dictionaries.set(library, byLength)
  return byLength
}

/** One bit for each letter that occurs: words far apart in letters are far apart in edits, told by two operations. */
function lettersOf(word: string): number {
  let letters = 0
  for (let index = 0; index < word.length; index++) letters |= 1 << (word.charCodeAt(index) % 31)
  return letters
}

function differingLetters(bits: number): number {
  let rest = bits
  let count = 0
  for (; rest !== 0; count++) rest &= rest - 1
  return count
}

/** Edits between two words, a swap of neighbours counting one; anything above `most` may come back as `most + 1`. */
export function damerau(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let before: number[] = []
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    let least = i
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      let edits = Math.min((previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (previous[j - 1] ?? 0) + same)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        edits = Math.min(edits, (before[j - 2] ?? 0) + 1)
      }
      row.push(edits)
      least = Math.min(least, edits)
    }
    if (least > most) return most + 1
    before = previous
    previous = row
  }
  return previous[b.length] ?? most + 1
}
