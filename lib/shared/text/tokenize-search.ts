/**
 * Text as search sees it: words without case and accents; Chinese, Japanese and Korean, which leave no spaces, in pairs. A
 * word of another script ends where theirs begins: SGLT2抑制剂 is found by either part. The server finds messages by it,
 * and the page the same words in them.
 */

const word =
  /(?:(?=[\p{L}\p{N}\p{M}])[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}])+|(?:(?![\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}])[\p{L}\p{N}\p{M}])+/gu
const ascii = /^[\x20-\x7e]*$/
const unspaced = /^[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}]/u
/** What stands between quotation marks, of whichever keyboard, must be found as it is. */
const quoted = /["“”„«»「」](.+?)["“”„«»「」]/g

export type Place = [start: number, end: number]

interface Token {
  folded: string
  /** UTF-16 offsets. */
  place: Place
}

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

/** @returns what a query has in quotation marks, each as `phrasePlace` takes it; single words need none */
export function phrasesOf(query: string): string[][] {
  return [...query.matchAll(quoted)]
    .map(([, inside = '']) => tokensOf(inside).map(({ folded }) => folded))
    .filter(({ length }) => length > 1)
}

/** @returns where the words stand first one after the other, the last one perhaps as a beginning; undefined for nowhere */
export function phrasePlace(phrase: readonly string[], text: string): Place | undefined {
  const tokens = tokensOf(text)
  const last = phrase.length - 1
  const from = tokens.findIndex((_, index) =>
    phrase.every((each, n) => {
      const folded = tokens[index + n]?.folded
      return n === last ? folded?.startsWith(each) : folded === each
    }),
  )
  const [first, end] = [tokens[from], tokens[from + last]]
  return first && end && [first.place[0], end.place[1]]
}

/** @returns where words stand that begin with one of `begun` (as `wordsOf` gives them), as UTF-16 offsets; none overlap */
export function placesOf(begun: readonly string[], text: string): Place[] {
  const places: Place[] = []
  for (const { 0: found, index } of text.matchAll(word)) {
    const folded = fold(found)
    if (unspaced.test(folded)) places.push(...placesIn(begun, found, index))
    else if (begun.some((each) => folded.startsWith(each))) places.push([index, index + found.length])
  }
  return places
}

function placesIn(begun: readonly string[], found: string, from: number): Place[] {
  const pairs = begun.flatMap((each) => {
    const at: Place[] = []
    for (let start = found.indexOf(each); start >= 0; start = found.indexOf(each, start + 1))
      at.push([from + start, from + start + each.length])
    return at
  })
  const joined: Place[] = []
  for (const [start, end] of pairs.toSorted(([a], [b]) => a - b)) {
    const last = joined.at(-1)
    if (last && start <= last[1]) last[1] = Math.max(last[1], end)
    else joined.push([start, end])
  }
  return joined
}

/**
 * The text that holds most of what is asked for: first whole phrases, then how many of the words.
 *
 * @param asked a query as the reader wrote it
 * @param texts at least one
 * @returns all `places` of its words, none overlapping; `marks`, where each phrase is one and its words alone are none; and
 *   `first`, the first phrase or, without one, the first word; undefined when it holds none
 */
export function bestText<Of extends { text: string }>(
  asked: string,
  texts: readonly Of[],
): { of: Of; places: Place[]; marks: Place[]; first: Place | undefined } {
  const begun = wordsOf(asked)
  const phrases = phrasesOf(asked)
  const heard = texts.map((of) => {
    const places = placesOf(begun, of.text)
    const whole = phrases.map((phrase) => phrasePlace(phrase, of.text)).filter((each) => each !== undefined)
    const distinct = new Set(places.map(([start, end]) => fold(of.text.slice(start, end)))).size
    return { of, places, whole, distinct }
  })
  const best = heard.reduce((a, b) => ((b.whole.length - a.whole.length || b.distinct - a.distinct) > 0 ? b : a))
  const { of, places, whole } = best
  const alone = wordsOf(asked.replace(quoted, (all, inside: string) => (tokensOf(inside).length > 1 ? ' ' : all)))
  const inNone = alone.length === 0 ? [] : placesOf(alone, of.text)
  const marks = whole.length === 0 ? places : [...whole, ...inNone]
  return { of, places, marks, first: marks[0] }
}

/** Words one by one; of what leaves no spaces each sign. */
function tokensOf(text: string): Token[] {
  return [...text.matchAll(word)].flatMap(({ 0: found, index }): Token[] => {
    if (!unspaced.test(found)) return [{ folded: fold(found), place: [index, index + found.length] }]
    let at = index
    return [...found].map((sign): Token => {
      const place: Place = [at, at + sign.length]
      at += sign.length
      return { folded: fold(sign), place }
    })
  })
}

function foldedWords(text: string): string[] {
  return (text.match(word) ?? []).map(fold).filter(Boolean)
}

/** Letters that no decomposition takes apart, as people write them without their keyboard. */
const alike: Record<string, string> = { ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ß: 'ss', æ: 'ae', œ: 'oe', ı: 'i' }

export function fold(text: string): string {
  // Nearly all words; normalising costs ten times as much as the rest.
  if (ascii.test(text)) return text.toLowerCase()
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[øłđðþßæœı]/g, (letter) => alike[letter] ?? letter)
}

/** Pairs overlap, so that every part of a text is found. */
function cut(folded: string): string[] {
  const signs = [...folded]
  if (!unspaced.test(folded) || signs.length === 1) return [folded]
  return signs.slice(1).map((sign, index) => `${signs[index]}${sign}`)
}
