/**
 * Tokenizes text for conversation search: words without case and accents; Chinese, Japanese and Korean, which are
 * written without spaces, as bigrams. Words of another script end where theirs begin: SGLT2抑制剂 is found by either part.
 * The server searches messages with it, and the page highlights the same words.
 */

const word =
  /(?:(?=[\p{L}\p{N}\p{M}])[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}])+|(?:(?![\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}])[\p{L}\p{N}\p{M}])+/gu
const ascii = /^[\x20-\x7e]*$/
const unspaced = /^[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}]/u
/** Text between quotation marks, from any keyboard, must match exactly. */
const quoted = /["“”„«»「」](.+?)["“”„«»「」]/g

export type TextRange = [start: number, end: number]

interface Token {
  folded: string
  /** UTF-16 offsets. */
  place: TextRange
}

/** @returns the distinct words of a query, in order of appearance */
export function tokenizeQuery(text: string): string[] {
  return [...new Set(splitIntoFoldedWords(text).flatMap(splitIntoPairs))]
}

/** The same for indexed text, plus the last character of each unspaced word alone, for searches of one character. */
export function tokenizeForIndex(text: string): string[] {
  return [
    ...new Set(
      splitIntoFoldedWords(text).flatMap((folded) =>
        unspaced.test(folded) ? [...splitIntoPairs(folded), folded.slice(-1)] : [folded],
      ),
    ),
  ]
}

/** @returns the quoted phrases of a query, each as `findPhrase` takes it; single words are omitted */
export function parsePhrases(query: string): string[][] {
  return [...query.matchAll(quoted)]
    .map(([, inside = '']) => toTokens(inside).map(({ folded }) => folded))
    .filter(({ length }) => length > 1)
}

/** @returns the first place where the words occur in sequence, the last one as a prefix; undefined if there is none */
export function findPhrase(phrase: readonly string[], text: string): TextRange | undefined {
  const tokens = toTokens(text)
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

/**
 * @returns the places of words that start with one of `begun` (from `tokenizeQuery`), as UTF-16 offsets; none overlap
 */
export function findWords(begun: readonly string[], text: string): TextRange[] {
  const places: TextRange[] = []
  for (const { 0: found, index } of text.matchAll(word)) {
    const folded = foldText(found)
    if (unspaced.test(folded)) places.push(...findPairs(begun, found, index))
    else if (begun.some((each) => folded.startsWith(each))) places.push([index, index + found.length])
  }
  return places
}

function findPairs(begun: readonly string[], found: string, from: number): TextRange[] {
  const pairs = begun.flatMap((each) => {
    const at: TextRange[] = []
    for (let start = found.indexOf(each); start >= 0; start = found.indexOf(each, start + 1))
      at.push([from + start, from + start + each.length])
    return at
  })
  const joined: TextRange[] = []
  for (const [start, end] of pairs.toSorted(([a], [b]) => a - b)) {
    const last = joined.at(-1)
    if (last && start <= last[1]) last[1] = Math.max(last[1], end)
    else joined.push([start, end])
  }
  return joined
}

/**
 * Selects the text that matches a query best: first by whole phrases, then by number of distinct words.
 *
 * @param asked the query as the user typed it
 * @param texts at least one
 * @returns all `places` of its words, none overlapping; `marks`, where each phrase is one and its words alone are none;
 *   and `first`, the first phrase or, without one, the first word; undefined when it holds none
 */
export function selectBestText<Of extends { text: string }>(
  asked: string,
  texts: readonly Of[],
): { of: Of; places: TextRange[]; marks: TextRange[]; first: TextRange | undefined } {
  const begun = tokenizeQuery(asked)
  const phrases = parsePhrases(asked)
  const heard = texts.map((of) => {
    const places = findWords(begun, of.text)
    const whole = phrases.map((phrase) => findPhrase(phrase, of.text)).filter((each) => each !== undefined)
    const distinct = new Set(places.map(([start, end]) => foldText(of.text.slice(start, end)))).size
    return { of, places, whole, distinct }
  })
  const best = heard.reduce((a, b) => ((b.whole.length - a.whole.length || b.distinct - a.distinct) > 0 ? b : a))
  const { of, places, whole } = best
  const alone = tokenizeQuery(asked.replace(quoted, (all, inside: string) => (toTokens(inside).length > 1 ? ' ' : all)))
  const inNone = alone.length === 0 ? [] : findWords(alone, of.text)
  const marks = whole.length === 0 ? places : [...whole, ...inNone]
  return { of, places, marks, first: marks[0] }
}

/** Splits into words; unspaced scripts into single characters. */
function toTokens(text: string): Token[] {
  return [...text.matchAll(word)].flatMap(({ 0: found, index }): Token[] => {
    if (!unspaced.test(found)) return [{ folded: foldText(found), place: [index, index + found.length] }]
    let at = index
    return [...found].map((sign): Token => {
      const place: TextRange = [at, at + sign.length]
      at += sign.length
      return { folded: foldText(sign), place }
    })
  })
}

function splitIntoFoldedWords(text: string): string[] {
  return (text.match(word) ?? []).map(foldText).filter(Boolean)
}

/** Letters that Unicode does not decompose, as people type them on other keyboards. */
const alike: Record<string, string> = { ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ß: 'ss', æ: 'ae', œ: 'oe', ı: 'i' }

export function foldText(text: string): string {
  // Fast path for nearly all words; normalizing costs ten times as much.
  if (ascii.test(text)) return text.toLowerCase()
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[øłđðþßæœı]/g, (letter) => alike[letter] ?? letter)
}

/** Bigrams overlap, so that every part of a text is found. */
function splitIntoPairs(folded: string): string[] {
  const signs = [...folded]
  if (!unspaced.test(folded) || signs.length === 1) return [folded]
  return signs.slice(1).map((sign, index) => `${signs[index]}${sign}`)
}
