/**
 * The offset in the Markdown source of each character of a text node, so that offsets into an answer find their place
 * although escapes, entities and indentation make the text shorter than its source.
 *
 * @param value the text as displayed
 * @param source its Markdown
 * @returns one offset for each UTF-16 unit and one for the end, or null if the two do not correspond
 */
export function mapToSource(value: string, source: string): number[] | null {
  const offsets: number[] = []
  let at = 0
  for (const sign of value) {
    const found = findSign(source, at, sign)
    if (!found) return null
    for (let unit = 0; unit < sign.length; unit++) offsets.push(found.at + unit)
    at = found.end
  }
  return [...offsets, at]
}

/** What a line of a list or of a block quotation begins with. */
const dropped = /[ \t>]/
const entity = /^&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/i
const entityCharactersMax = 33

function findSign(source: string, from: number, sign: string): { at: number; end: number } | null {
  for (let at = from; at < source.length; at++) {
    const first = source.charAt(at)
    // A backslash before ASCII punctuation (CommonMark 2.4).
    if (first === '\\' && source.charAt(at + 1) === sign && /[!-/:-@[-`{-~]/.test(sign)) return { at, end: at + 2 }
    const reference = first === '&' ? entity.exec(source.slice(at, at + entityCharactersMax))?.[0] : undefined
    if (reference && (sign !== '&' || reference === '&amp;')) return { at, end: at + reference.length }
    if (source.startsWith(sign, at)) return { at, end: at + sign.length }
    if (!dropped.test(first)) return null
  }
  return null
}
