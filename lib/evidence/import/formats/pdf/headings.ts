/** Finds the headings among the lines of a PDF: by its bookmarks, by size or font, or by their numbers. */

import { foldTitle } from './fold-title'
import { type Line, toLineText } from './order-pieces'

export interface Heading {
  level: number
  text: string
  page: number
  /** Index of the line after it. */
  end: number
}

/** Keyed by the index of their first line. */
export type Headings = ReadonlyMap<number, Heading>

const headingCharactersMax = 160
const headingLinesMax = 3
const levelsMax = 6

interface BodyStyle {
  size: number
  /** Several, if the file embeds parts of one font as separate fonts. */
  fonts: ReadonlySet<string>
}

/** A font with fewer of the characters in the size of the text is that of headings or of emphasis. */
const bodyFontShare = 0.12

/** The size of most characters of the document, and their fonts. */
export function findBodyStyle(lines: readonly Line[]): BodyStyle {
  const sizes = new Map<number, Map<string, number>>()
  for (const { pieces } of lines) {
    for (const { size, font, text } of pieces) {
      const fonts = sizes.get(Math.round(size * 2)) ?? new Map<string, number>()
      sizes.set(Math.round(size * 2), fonts.set(font, (fonts.get(font) ?? 0) + text.length))
    }
  }
  const sum = (fonts: ReadonlyMap<string, number>) => [...fonts.values()].reduce((total, count) => total + count, 0)
  const [half = 20, fonts = new Map<string, number>()] = [...sizes].sort(([, a], [, b]) => sum(b) - sum(a))[0] ?? []
  const total = sum(fonts)
  return {
    size: half / 2,
    fonts: new Set([...fonts].filter(([, count]) => count >= bodyFontShare * total).map(([font]) => font)),
  }
}

export function chooseHeadings(lines: readonly Line[], outline: readonly { title: string; level: number }[]): Headings {
  const body = findBodyStyle(lines)
  const bookmarks = new Map(outline.map(({ title, level }) => [foldTitle(title), level]))
  const found: (Omit<Heading, 'level'> & { start: number; size: number; level: number | null })[] = []
  for (let at = 0; at < lines.length; ) {
    const end = isHeading(lines, at, body, bookmarks) ? findEnd(lines, at) : at
    const text = lines.slice(at, end).map(toLineText).join(' ')
    const first = lines[at]
    if (first && end > at && text.length <= headingCharactersMax && !isParagraph(lines, at, end)) {
      const level = bookmarks.get(foldTitle(text)) ?? countNumbers(text)
      found.push({ start: at, end, text: text.replace(/\s*:$/, ''), page: first.page, size: first.size, level })
    }
    at = Math.max(end, at + 1)
  }
  const sizes = [...new Set(found.map(({ size }) => Math.round(size)))].sort((a, b) => b - a)
  return new Map(
    found.map(({ start, size, level, ...heading }) => [
      start,
      { ...heading, level: Math.min(levelsMax, level ?? sizes.indexOf(Math.round(size)) + 1) },
    ]),
  )
}

function isHeading(
  lines: readonly Line[],
  at: number,
  body: BodyStyle,
  bookmarks: ReadonlyMap<string, number>,
): boolean {
  const line = lines[at]
  if (!line) return false
  const text = toLineText(line)
  if (text.length > headingCharactersMax || !/\p{L}{2}/u.test(text) || isSentence(text)) return false
  if (bookmarks.has(foldTitle(text))) return true
  const isLarge = line.size > 1.12 * body.size
  if (isLarge) return /^[\p{Lu}\d]/u.test(text)
  if (line.size < 0.9 * body.size || !isSetApart(lines, at)) return false
  const isOtherFont = line.pieces.every(({ font }) => !body.fonts.has(font))
  return isOtherFont ? /^[\p{Lu}\d]/u.test(text) : /^\d+(?:\.\d+){0,4}\.?\s+\p{Lu}/u.test(text) && text.length < 80
}

function isSentence(text: string): boolean {
  return /[.,;]$/.test(text) || /\p{Ll}[.!?]\s+\p{Lu}\p{Ll}/u.test(text)
}

/** It comes first in its column, below a gap, or below another line of a heading. */
function isSetApart(lines: readonly Line[], at: number): boolean {
  const [above, line] = [lines[at - 1], lines[at]]
  if (!above || !line || above.page !== line.page || line.y < above.y) return true
  return line.y - above.y > 1.45 * line.size || Math.abs(above.size - line.size) > 0.12 * line.size
}

/** Lines of the same size and font that follow closely belong to one heading. */
function findEnd(lines: readonly Line[], at: number): number {
  const first = lines[at]
  let end = at + 1
  for (let line = lines[end]; first && line && end - at <= headingLinesMax; line = lines[end]) {
    const gap = line.y - (lines[end - 1]?.y ?? 0)
    const isSame = line.font === first.font && Math.abs(line.size - first.size) < 0.5 && line.page === first.page
    const isNumbered = countNumbers(toLineText(line)) !== null
    if (!isSame || isNumbered || gap <= 0 || gap > 1.45 * line.size) break
    end += 1
  }
  return end
}

/** A paragraph in bold, or one that only begins in bold, is not a heading. */
function isParagraph(lines: readonly Line[], at: number, end: number): boolean {
  const [last, next] = [lines[end - 1], lines[end]]
  if (!last || end - at > headingLinesMax || isSentence(lines.slice(at, end).map(toLineText).join(' '))) return true
  const follows = next !== undefined && next.page === last.page && next.y > last.y && next.y - last.y < 2 * next.size
  return follows && Math.abs(next.size - last.size) < 0.12 * last.size && /^[\p{Ll}(]/u.test(toLineText(next))
}

/** "3.2.1 Diuretics" is on the third level. */
function countNumbers(text: string): number | null {
  const [, number] = /^(\d{1,2}(?:\.\d{1,2}){0,4})\.?\s+\p{L}/u.exec(text) ?? []
  return number === undefined ? null : number.split('.').length
}
