/**
 * Converts superscripts and subscripts, and strips the markup that literature services leave in titles and abstracts.
 */
import { foldSpaces } from './reader'

const superscripts: { [character: string]: string } = Object.fromEntries([
  ...Array.from('⁰¹²³⁴⁵⁶⁷⁸⁹', (character, digit) => [String(digit), character]),
  ['+', '⁺'],
  ...Array.from('-−–', (minus) => [minus, '⁻']),
])
const subscripts: { [character: string]: string } = Object.fromEntries(
  Array.from('₀₁₂₃₄₅₆₇₈₉', (character, digit) => [String(digit), character]),
)

/**
 * A superscript or subscript as plain text. "CO" with a subscript 2 becomes CO2, as it is searched for; but digits
 * right after a digit become Unicode superscripts or subscripts ("10" with a superscript 9 is 10⁹), or they would
 * form another number.
 *
 * @param before the last character before the piece, empty at the beginning
 */
export function convertShifted(before: string, piece: string, place: 'sup' | 'sub'): string {
  if (!/^\d$/.test(before)) return piece
  const characters = place === 'sup' ? superscripts : subscripts
  const shifted = Array.from(piece.trim(), (character) => characters[character])
  return shifted.every((character) => character !== undefined) ? shifted.join('') : piece
}

const entities: { [name: string]: string } = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/**
 * Builds text by appending. It keeps an array of parts, since reading a character of a long concatenation copies it.
 */
export class TextBuilder {
  private readonly parts: string[] = []

  get last(): string {
    return this.parts.at(-1)?.slice(-1) ?? ''
  }

  add(part: string): void {
    if (part !== '') this.parts.push(part)
  }

  /** Removes white space and one colon from the end. */
  trimLabel(): void {
    let tail = this.parts.pop()?.trimEnd()
    while (tail === '') tail = this.parts.pop()?.trimEnd()
    this.add(tail?.replace(/:$/, '') ?? '')
  }

  toString(): string {
    return this.parts.join('')
  }
}

/**
 * The text of a fragment with inline HTML or JATS markup; headings become labels ("Background: "). The "<" of a p
 * value is not a tag and stays.
 */
export function stripMarkup(markup: string): string {
  if (!/[<&]/.test(markup)) return foldSpaces(markup)
  const text = new TextBuilder()
  let from = 0
  const copy = (to: number) => text.add(decodeEntities(markup.slice(from, to)))
  for (const match of markup.matchAll(
    /<(sup|sub)>([^<>]{0,40})<\/\1>|<(\/?)([a-z]{1,10}(?::[a-z]{1,10})?|h[1-6])(?:\s[^<>]{0,200})?\/?>/gi,
  )) {
    const [whole, shift, piece = '', slash, tag = ''] = match
    copy(match.index)
    from = match.index + whole.length
    if (shift) text.add(convertShifted(text.last, decodeEntities(piece), shift.toLowerCase() === 'sup' ? 'sup' : 'sub'))
    else if (/^(?:h[1-6]|jats:title)$/i.test(tag)) {
      if (slash) text.trimLabel()
      text.add(slash ? ': ' : ' ')
    } else if (/^(?:p|br|li|div|jats:p|jats:sec)$/i.test(tag)) text.add(' ')
    else if (!inline.test(tag)) text.add(whole)
  }
  copy(markup.length)
  return foldSpaces(text.toString())
}

const inline = /^(?:i|b|u|em|strong|sub|sup|span|sc|ul|ol|a|jats:[a-z]+|mml:[a-z]+)$/i

function decodeEntities(text: string): string {
  return text.replace(
    /&(?:(amp|lt|gt|quot|apos|nbsp)|#(\d{1,7})|#x([\da-f]{1,6}));/gi,
    (whole, name?: string, decimal?: string, hexadecimal?: string) => {
      if (name) return entities[name.toLowerCase()] ?? whole
      const code = decimal ? Number(decimal) : Number.parseInt(hexadecimal ?? '', 16)
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
    },
  )
}
