/**
 * Text of an answer as its reader sees it, for a check: without list and emphasis markers, escapes, citations and link
 * addresses. Every character of it can be located in the answer again.
 */
import { rememberEach } from '@/lib/evidence/verify/claim/remember'
import { markdownEscape, unescapeMarkdown } from '@/lib/shared/text/markdown-text'

/** Words added for the check, or a part of the answer at an offset of its content. */
export type TextPart = string | { raw: string; start: number }

/** UTF-16 offsets, end exclusive. */
export type Span = [start: number, end: number]

/** Applied in this order. Each removes what it matches, except group 1, which begins one character after the match. */
const removals: readonly RegExp[] = [
  // With the space before it where the sentence ends: "was lower [1]."
  / ?(?:(?<!\\)\[\d+\])+(?=[.,;:!?)]|$)|(?<!\\)\[\d+\]/g,
  /(?<!\\)\[([^[\]\n]{1,300})\]\([^()\s]{1,2000}(?: "[^"\n]{0,300}")?\)/g,
  /https?:\/\/[^\s)]{1,2000}/g,
  /^\s*(?:[-*+>#]+|\d+[.)])\s+/g,
  /\*\*|__/g,
]
const entity = '&lt;'

/** @returns the joined parts, each without Markdown; the same array is read once, for all checks of a sentence */
export const toPlainText = rememberEach((parts: readonly TextPart[]): string =>
  parts.map((part) => (typeof part === 'string' ? part : stripMarkdown(part.raw))).join(''),
)

function stripMarkdown(raw: string): string {
  const words = removals.reduce((text, pattern) => text.replace(pattern, keepFirstGroup), raw)
  return unescapeMarkdown(words).trim()
}

/** Without a group, the second argument is the offset. */
function keepFirstGroup(_match: string, kept: unknown): string {
  return typeof kept === 'string' ? kept : ''
}

/**
 * @param spans in the result of `toPlainText` for the same parts
 * @returns the same characters in the content of the answer; a span without any, such as one of added
 * words, is left out
 */
export function locateSpans(parts: readonly TextPart[], spans: readonly Span[]): Span[] {
  const offsets = parts.flatMap((part) =>
    typeof part === 'string' ? Array.from({ length: part.length }, () => null) : locatePart(part),
  )
  return spans.flatMap(([from, to]): Span[] => {
    const inside = offsets.slice(from, to).filter((each) => each !== null)
    const [first, last] = [inside[0], inside.at(-1)]
    return first && last ? [[first[0], last[1]]] : []
  })
}

/** The position of each character of the plain text. */
function locatePart({ raw, start }: Exclude<TextPart, string>): Span[] {
  let text = raw
  let at = Array.from({ length: raw.length }, (_, index): Span => [start + index, start + index + 1])
  for (const pattern of [...removals, markdownEscape]) [text, at] = removeMatches(text, at, pattern)
  const blanks = text.length - text.trimStart().length
  return at.slice(blanks, blanks + text.trim().length)
}

function removeMatches(text: string, at: Span[], pattern: RegExp): [string, Span[]] {
  const kept: string[] = []
  const places: Span[] = []
  let from = 0
  const keep = (start: number, end: number) => {
    kept.push(text.slice(start, end))
    for (const place of at.slice(start, end)) places.push(place)
  }
  for (const match of text.matchAll(pattern)) {
    keep(from, match.index)
    const end = match.index + match[0].length
    if (match[0] === entity) {
      kept.push('<')
      places.push([at[match.index]?.[0] ?? 0, at[end - 1]?.[1] ?? 0])
    } else keep(match.index + 1, match.index + 1 + (match[1]?.length ?? 0))
    from = end
  }
  keep(from, text.length)
  return [kept.join(''), places]
}
