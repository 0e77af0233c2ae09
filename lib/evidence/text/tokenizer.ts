/**
 * Finds the words of a text: runs of letters and digits. It works on a copy of the text as numbers, several times
 * faster than reading characters of a string, since an import tokenizes some 300 words an article. Each word comes
 * with a hash, by which `TokenTable` finds it without creating a string.
 */

/** A word by its position. The object and `units` are reused for the next word. */
export interface EncodedWord {
  /** UTF-16 units; this word is `start` to `end`, exclusive. */
  units: Uint16Array
  start: number
  end: number
  hash: number
  /** Set on the joined form of a hyphenated word ("SGLT2"): the position of the word as written ("SGLT-2"). */
  whole: { start: number; end: number } | undefined
}

/** Texts up to half this size use the shared buffer; the longest abstracts have a quarter of it. */
const usualUnits = 2 ** 17
const usual = new Uint16Array(usualUnits)
const space = 0x20

/**
 * Calls `add` for every word of a text in order; the joined form of a hyphenated word follows its last part.
 *
 * @param add must not keep the word, and must finish any other text, before it returns
 */
export function forEachWord(text: string, add: (word: EncodedWord) => void): void {
  const { length } = text
  // After the text there is room for a terminator and for a joined form, which is shorter than the text.
  const units = 2 * length < usualUnits ? usual : new Uint16Array(2 * length + 1)
  Buffer.from(units.buffer).write(text, 'utf16le')
  units[length] = space
  const word: EncodedWord = { units, start: 0, end: 0, hash: 0, whole: undefined }
  /** Start of the current hyphenated word, and end of its last part. */
  let whole = 0
  let end = -1
  let parts = 0
  for (let at = 0; at < length; ) {
    if (!isInWord(units, at, length)) {
      at += 1
      continue
    }
    if (at !== end + 1 || !isHyphen(units[end] ?? space)) {
      if (parts > 1) addJoined(word, length, whole, end, add)
      whole = at
      parts = 0
    }
    word.start = at
    let hash = 0
    do {
      hash = hashStep(hash, units[at] ?? 0)
      at += 1
    } while (at < length && isInWord(units, at, length))
    end = at
    word.end = end
    word.hash = hash
    add(word)
    parts += 1
  }
  if (parts > 1) addJoined(word, length, whole, end, add)
}

/** Adds one unit to the hash of a word, which starts at 0. */
export function hashStep(hash: number, unit: number): number {
  return (Math.imul(hash, 31) + unit) | 0
}

/** The word as a string. */
export function decodeWord({ units, start, end }: EncodedWord): string {
  return Buffer.from(units.buffer, units.byteOffset + 2 * start, 2 * (end - start)).toString('utf16le')
}

/** Writes the word without its hyphens after the text. */
function addJoined(
  word: EncodedWord,
  length: number,
  start: number,
  end: number,
  add: (word: EncodedWord) => void,
): void {
  const { units } = word
  let to = length
  let hash = 0
  for (let at = start; at < end; at += 1) {
    const unit = units[at] ?? space
    if (isHyphen(unit)) continue
    hash = hashStep(hash, unit)
    units[to] = unit
    to += 1
  }
  word.start = length
  word.end = to
  word.hash = hash
  word.whole = { start, end }
  add(word)
  word.whole = undefined
}

const wordCharacter = /[\p{L}\p{N}\p{Co}]/u
/** For each UTF-16 unit: 1 in a word, 2 between words, 0 not classified yet. */
const kinds = new Uint8Array(0x10000)

function isInWord(units: Uint16Array, at: number, length: number): boolean {
  const unit = units[at] ?? space
  const kind = kinds[unit]
  if (kind !== 0) return kind === 1
  if (unit >= 0xd800 && unit <= 0xdfff) return isPairInWord(units, at, length)
  const isWord = wordCharacter.test(String.fromCharCode(unit))
  kinds[unit] = isWord ? 1 : 2
  return isWord
}

/** Half of a surrogate pair: the whole character decides. */
function isPairInWord(units: Uint16Array, at: number, length: number): boolean {
  const isSecond = at > 0 && ((units[at] ?? 0) & 0xfc00) === 0xdc00 && ((units[at - 1] ?? 0) & 0xfc00) === 0xd800
  const first = isSecond ? at - 1 : at
  const pair = String.fromCharCode(...units.subarray(first, Math.min(length, first + 2)))
  return wordCharacter.test(String.fromCodePoint(pair.codePointAt(0) ?? space))
}

/** The ASCII hyphen and the two Unicode hyphens; dashes and slashes separate words. */
function isHyphen(code: number): boolean {
  return code === 0x2d || code === 0x2010 || code === 0x2011
}
