/** Raised and lowered characters, and the little markup that literature services leave in titles and abstracts. */
import { foldSpaces } from './reading'

const raised: { [character: string]: string } = Object.fromEntries([
  ...Array.from('⁰¹²³⁴⁵⁶⁷⁸⁹', (character, digit) => [String(digit), character]),
  ['+', '⁺'],
  ...Array.from('-−–', (minus) => [minus, '⁻']),
])
const lowered: { [character: string]: string } = Object.fromEntries(
  Array.from('₀₁₂₃₄₅₆₇₈₉', (character, digit) => [String(digit), character]),
)

/**
 * A raised or lowered piece as plain text. "CO" with a lowered 2 reads CO2, as it is searched for; but digits right
 * after a digit keep their place ("10" with a raised 9 is 10⁹), or another number would stand there.
 *
 * @param before the text that the piece follows
 */
export function shiftedText(before: string, piece: string, place: 'sup' | 'sub'): string {
  if (!/\d$/.test(before)) return piece
  const characters = place === 'sup' ? raised : lowered
  const shifted = Array.from(piece.trim(), (character) => characters[character])
  return shifted.every((character) => character !== undefined) ? shifted.join('') : piece
}

const entities: { [name: string]: string } = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/**
 * Text of a fragment with inline HTML or JATS markup; headings become labels ("Background: "). The "<" of a p value is
 * no tag and stays.
 */
export function textFromMarkup(markup: string): string {
  if (!/[<&]/.test(markup)) return foldSpaces(markup)
  let text = ''
  let from = 0
  const copy = (to: number) => {
    text += decodeEntities(markup.slice(from, to))
  }
  for (const match of markup.matchAll(
    /<(sup|sub)>([^<>]{0,40})<\/\1>|<(\/?)([a-z]{1,10}(?::[a-z]{1,10})?|h[1-6])(?:\s[^<>]{0,200})?\/?>/gi,
  )) {
    const [whole, shift, piece = '', slash, tag = ''] = match
    copy(match.index)
    from = match.index + whole.length
    if (shift) text += shiftedText(text, decodeEntities(piece), shift.toLowerCase() === 'sup' ? 'sup' : 'sub')
    else if (/^(?:h[1-6]|jats:title)$/i.test(tag)) text = slash ? `${text.trimEnd().replace(/:$/, '')}: ` : `${text} `
    else if (/^(?:p|br|li|div|jats:p|jats:sec)$/i.test(tag)) text += ' '
    else if (!inline.test(tag)) text += whole
  }
  copy(markup.length)
  return foldSpaces(text)
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
