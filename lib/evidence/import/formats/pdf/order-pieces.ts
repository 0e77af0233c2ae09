/**
 * The reading order of a page: one column after the other, between the pieces that span columns. A table row that spans
 * the columns stays a row.
 */
import type { Piece } from './page-pieces'

/** Pieces on one baseline of one column, from left to right. */
export interface Line {
  pieces: Piece[]
  page: number
  x0: number
  x1: number
  y: number
  size: number
  font: string
  /** The edges of the column that it is in. */
  column: { x0: number; x1: number }
}

/** Fewer lines beside each other are a table or a box. */
const columnLinesMin = 6
/** Newspapers have more; guidelines do not. */
const levelsMax = 3
/** A page with more pieces is a drawing; comparing all of them would take minutes. */
const piecesMax = 5000

export function orderPieces(pieces: readonly Piece[], level = 1): Line[] {
  if (pieces.length === 0) return []
  const column = findEdges(pieces)
  const gutter = level > levelsMax || pieces.length > piecesMax ? null : findGutter(pieces, column)
  if (gutter === null) return toLines(pieces, column)
  const wide = new Set(listWidePieces(pieces, gutter, column))
  return splitIntoBands(pieces, wide).flatMap((band) => {
    if (band.isWide) return toLines(band.pieces, column)
    const left = band.pieces.filter(({ x0 }) => x0 < gutter)
    const right = band.pieces.filter(({ x0 }) => x0 >= gutter)
    return [...orderPieces(left, level + 1), ...orderPieces(right, level + 1)]
  })
}

function findEdges(pieces: readonly Piece[]): Line['column'] {
  return pieces.reduce((edges, { x0, x1 }) => ({ x0: Math.min(edges.x0, x0), x1: Math.max(edges.x1, x1) }), {
    x0: Number.POSITIVE_INFINITY,
    x1: Number.NEGATIVE_INFINITY,
  })
}

/** Where lines of text end on the left and others begin on the right. */
function findGutter(pieces: readonly Piece[], { x0, x1 }: Line['column']): number | null {
  const width = x1 - x0
  const candidates = [...new Set(pieces.map((piece) => Math.floor(piece.x0)))].filter(
    (x) => x > x0 + 0.2 * width && x < x1 - 0.2 * width,
  )
  let best: { x: number; score: number } | null = null
  for (const x of candidates) {
    const left = pieces.filter((piece) => piece.x1 <= x)
    const right = pieces.filter((piece) => piece.x0 >= x)
    const crossing = pieces.length - left.length - right.length
    const score = Math.min(left.length, right.length) - crossing
    const isColumns =
      Math.min(left.length, right.length) >= columnLinesMin && isText(left, x - x0) && isText(right, x1 - x)
    if (isColumns && score > (best?.score ?? 0)) best = { x, score }
  }
  return best?.x ?? null
}

/** Lines of text fill most of their column; cells of a table do not. */
function isText(pieces: readonly Piece[], width: number): boolean {
  const full = pieces.filter(({ x0, x1 }) => x1 - x0 > 0.6 * width)
  return full.length >= pieces.length / 2
}

/** Pieces that cross the gutter, and rows of cells on both sides of it. */
function listWidePieces(pieces: readonly Piece[], gutter: number, { x0, x1 }: Line['column']): Piece[] {
  const isCrossing = (piece: Piece) => piece.x0 < gutter && piece.x1 > gutter
  const isCell = (piece: Piece) =>
    piece.x1 - piece.x0 < 0.75 * (piece.x0 < gutter ? gutter - x0 : x1 - gutter) || isCrossing(piece)
  const rows = groupRows(pieces)
  const isRow = rows.map(
    (row) =>
      row.length >= 3 &&
      row.every(isCell) &&
      row.some((piece) => piece.x0 < gutter) &&
      row.some((piece) => piece.x0 >= gutter),
  )
  return rows.flatMap((row, at) => {
    const isInTable = isRow[at] && (isRow[at - 1] || isRow[at + 1])
    return isInTable ? row : row.filter(isCrossing)
  })
}

function splitIntoBands(pieces: readonly Piece[], wide: Set<Piece>): { isWide: boolean; pieces: Piece[] }[] {
  const bands: { isWide: boolean; pieces: Piece[] }[] = []
  for (const piece of [...pieces].sort((a, b) => a.y - b.y)) {
    const isWide = wide.has(piece)
    const band = bands.at(-1)
    if (band?.isWide === isWide) band.pieces.push(piece)
    else bands.push({ isWide, pieces: [piece] })
  }
  return bands
}

function groupRows(pieces: readonly Piece[]): Piece[][] {
  const rows: Piece[][] = []
  for (const piece of [...pieces].sort((a, b) => a.y - b.y)) {
    const row = rows.at(-1)
    if (row?.[0] && piece.y - row[0].y <= 0.3 * piece.size) row.push(piece)
    else rows.push([piece])
  }
  return rows.map((row) => row.sort((a, b) => a.x0 - b.x0))
}

function toLines(pieces: readonly Piece[], column: Line['column']): Line[] {
  return groupRows(pieces).map((row) => {
    const longest = row.reduce((most, each) => (each.text.length > most.text.length ? each : most))
    return {
      pieces: row,
      page: longest.page,
      ...findEdges(row),
      y: longest.y,
      size: longest.size,
      font: longest.font,
      column,
    }
  })
}

export function toLineText({ pieces }: Line): string {
  return pieces.map(({ text }) => text).join(' ')
}
