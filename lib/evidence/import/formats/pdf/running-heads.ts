/**
 * Running heads, page numbers and stamps: what is printed on many pages in the same place is not text of the document.
 */
import type { Piece } from './page-pieces'

export interface PagePieces {
  number: number
  height: number
  pieces: Piece[]
}

/** The parts of a page where heads and feet are printed. */
const headShare = 0.12
const footShare = 0.88
const pageNumber = /^(?:page\s*|p\.\s*|[-–—|]\s*)?(?:\d{1,4}|[ivxlc]{1,6})(?:\s*(?:of|\/|\|)\s*\d{1,4})?\s*[-–—|]?$/i

export function dropRunningHeads(pages: readonly PagePieces[]): PagePieces[] {
  const counts = new Map<string, Set<number>>()
  for (const { number, pieces, height } of pages) {
    for (const piece of pieces) {
      const key = toKey(piece, height)
      counts.set(key, (counts.get(key) ?? new Set()).add(number))
    }
  }
  return pages.map((page) => ({
    ...page,
    pieces: page.pieces.filter((piece) => !isRunning(piece, page.height, pages.length, counts)),
  }))
}

function isRunning(piece: Piece, height: number, pages: number, counts: Map<string, Set<number>>): boolean {
  const repeated = counts.get(toKey(piece, height))?.size ?? 0
  if (!isAtEdge(piece, height)) return repeated >= 5 && repeated > 0.6 * pages
  // Left and right pages may have different heads, and chapters their own.
  return pageNumber.test(piece.text) || repeated >= Math.max(2, Math.min(3, pages / 3))
}

/** The same for the same words, whatever their numbers, in the same place. */
function toKey(piece: Piece, height: number): string {
  const words = piece.text.replace(/\d+/g, '0').toLowerCase()
  return `${isAtEdge(piece, height) ? (piece.y < height / 2 ? 'head' : 'foot') : Math.round(piece.y / 4)} ${words}`
}

function isAtEdge({ y }: Piece, height: number): boolean {
  return y < headShare * height || y > footShare * height
}
