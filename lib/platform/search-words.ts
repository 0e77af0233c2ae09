/** Text as search sees it: words without case and accents; Chinese, Japanese and Korean, which leave no spaces, in pairs. */

const word = /[\p{L}\p{N}\p{M}]+/gu
const ascii = /^[\x20-\x7e]*$/
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

/** @returns each word that is asked for once, in order of appearance */
export function wordsOf(text: string): string[] {
  return [...new Set(foldedWords(text).flatMap(cut))]
}

/** The same for a text that is to be found: the last sign of an unspaced word stands alone too, for searches of one sign. */
export function indexedWordsOf(text: string): string[] {
  return [
    ...new Set(
      foldedWords(text).flatMap((folded) => (unspaced.test(folded) ? [...cut(folded), folded.slice(-1)] : [folded])),
    ),
  ]
}

function foldedWords(text: string): string[] {
  return (text.match(word) ?? []).map(fold).filter(Boolean)
}

/** @returns where words stand that begin with one of `begun` (as `wordsOf` gives them), as UTF-16 offsets; none overlap */
export function placesOf(begun: readonly string[], text: string): [start: number, end: number][] {
  const places: [number, number][] = []
  for (const { 0: found, index } of text.matchAll(word)) {
    const folded = fold(found)
    if (unspaced.test(folded)) places.push(...placesIn(begun, found, index))
    else if (begun.some((each) => folded.startsWith(each))) places.push([index, index + found.length])
  }
  return places
}

function placesIn(begun: readonly string[], found: string, from: number): [number, number][] {
  const pairs = begun.flatMap((each): [number, number][] => {
    const at = found.indexOf(each)
    return at < 0 ? [] : [[from + at, from + at + each.length]]
  })
  const joined: [number, number][] = []
  for (const [start, end] of pairs.toSorted(([a], [b]) => a - b)) {
    const last = joined.at(-1)
    if (last && start <= last[1]) last[1] = Math.max(last[1], end)
    else joined.push([start, end])
  }
  return joined
}

export function fold(text: string): string {
  // Nearly all words; normalising costs ten times as much as the rest.
  if (ascii.test(text)) return text.toLowerCase()
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

/** Pairs overlap, so that every part of a text is found. */
function cut(folded: string): string[] {
  const signs = [...folded]
  if (!unspaced.test(folded) || signs.length === 1) return [folded]
  return signs.slice(1).map((sign, index) => `${signs[index]}${sign}`)
}
