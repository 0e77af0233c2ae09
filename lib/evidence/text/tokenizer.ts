/**
 * Finds the words of a text: runs of letters and digits. It reads a copy of the text as numbers, since an import asks for
 * some 300 words of an article and a string gives its characters several times slower; each word comes with a hash, by
 * which `TokenTable` looks it up without making a string of it.
 */

/** A word where it stands. The object and `units` are used again for the next word. */
export interface EncodedWord {
  /** UTF-16 units, of which this word has those from `start` to before `end`. */
  units: Uint16Array
  start: number
  end: number
  hash: number
  /** Set on the joined form of a hyphenated word ("SGLT2"): where the word as written ("SGLT-2") stands in the text. */
  whole: { start: number; end: number } | undefined
}

/** Units of a text that needs no memory of its own; the longest abstracts have a quarter of it. */
const usualUnits = 2 ** 17
const usual = new Uint16Array(usualUnits)
const space = 0x20

/**
 * Every word of a text in order; behind the last part of a hyphenated word follows its joined form.
 *
 * @param add must be done with the word, and with any other text, when it returns
 */
export function forEachWord(text: string, add: (word: EncodedWord) => void): void {
  const { length } = text
  // Behind the text there is room for the end of its last word and for a joined form, which is shorter than the text.
  const units = 2 * length < usualUnits ? usual : new Uint16Array(2 * length + 1)
  Buffer.from(units.buffer).write(text, 'utf16le')
  units[length] = space
  const word: EncodedWord = { units, start: 0, end: 0, hash: 0, whole: undefined }
  /** Where the hyphenated word under way began, and where its last part ended. */
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

/** The hash of a word is made of its units one by one, from 0. */
export function hashStep(hash: number, unit: number): number {
  return (Math.imul(hash, 31) + unit) | 0
}

/** The word as a string of its own. */
export function decodeWord({ units, start, end }: EncodedWord): string {
  return Buffer.from(units.buffer, units.byteOffset + 2 * start, 2 * (end - start)).toString('utf16le')
}

/** Writes the word without its hyphens behind the text. */
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
/** For each UTF-16 unit: 1 in a word, 2 between words, 0 not looked at yet. */
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

/** Half of a character beyond U+FFFF: the whole character decides. */
function isPairInWord(units: Uint16Array, at: number, length: number): boolean {
  const isSecond = at > 0 && ((units[at] ?? 0) & 0xfc00) === 0xdc00 && ((units[at - 1] ?? 0) & 0xfc00) === 0xd800
  const first = isSecond ? at - 1 : at
  const pair = String.fromCharCode(...units.subarray(first, Math.min(length, first + 2)))
  return wordCharacter.test(String.fromCodePoint(pair.codePointAt(0) ?? space))
}

/** The hyphen of the keyboard and the two of Unicode; a dash or a slash joins two words that stay two. */
function isHyphen(code: number): boolean {
  return code === 0x2d || code === 0x2010 || code === 0x2011
}
