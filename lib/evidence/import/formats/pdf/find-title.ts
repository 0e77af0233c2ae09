/**
 * The title of a PDF: the one in its metadata if the first pages print it, else the largest words of the first page.
 */

import { foldTitle } from './fold-title'
import { findBodyStyle } from './headings'
import { type Line, toLineText } from './order-pieces'

interface FoundTitle {
  text: string
  /** The lines that print it. */
  lines: Line[]
}

const titleCharactersMin = 8
const titleCharactersMax = 300
const linesMax = 6

export function findTitle(lines: readonly Line[], stated: string): FoundTitle | null {
  const [first] = lines
  if (!first) return null
  const front = lines.filter(({ page }) => page <= first.page + 1)
  return (
    findPrinted(front, stated) ??
    findLargest(
      front.filter(({ page }) => page === first.page),
      lines,
    )
  )
}

function findPrinted(lines: readonly Line[], stated: string): FoundTitle | null {
  const wanted = foldTitle(stated)
  if (wanted.length < titleCharactersMin || stated.length > titleCharactersMax) return null
  for (const start of lines.keys()) {
    let printed = ''
    for (const line of lines.slice(start, start + linesMax)) {
      printed += foldTitle(toLineText(line))
      if (printed === wanted) {
        const end = lines.indexOf(line) + 1
        return { text: stated.trim(), lines: lines.slice(start, end) }
      }
      if (!wanted.startsWith(printed)) break
    }
  }
  return null
}

/** Consecutive lines of the largest size; a single large letter or number is decoration. */
function findLargest(page: readonly Line[], all: readonly Line[]): FoundTitle | null {
  const body = findBodyStyle(all)
  const groups: Line[][] = []
  for (const line of page) {
    const group = groups.at(-1) ?? []
    const last = group.at(-1)
    const follows = last && Math.abs(last.size - line.size) < 0.5 && line.y > last.y && line.y - last.y < 2 * line.size
    if (follows) group.push(line)
    else groups.push([line])
  }
  const found = groups
    .map((lines) => ({ lines, text: lines.map(toLineText).join(' '), size: lines[0]?.size ?? 0 }))
    .filter(({ text, size }) => size > 1.15 * body.size && isTitle(text))
    .sort((a, b) => b.size - a.size)[0]
  return found ? { text: found.text.replace(/\s*[:–—-]$/, ''), lines: found.lines } : null
}

function isTitle(text: string): boolean {
  return text.length >= titleCharactersMin && text.length <= titleCharactersMax && /\p{L}{3}/u.test(text)
}
