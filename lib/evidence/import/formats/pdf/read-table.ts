/**
 * Reads a table as far as the layout shows one: rows of pieces aligned in columns. A value is put beside the heading of
 * its column only if the first row has a heading for each column, in a font of its own; otherwise the cells keep their
 * order.
 */
import { formatRow } from '@/lib/evidence/import/formats/table-rows'
import { type Line, toLineText } from './order-pieces'
import type { Piece } from './page-pieces'

export const tableCaption = /^table\s+(?:[a-z]?\d{1,3}(?:\.\d+)*[a-z]?|[ivx]{1,5})\b[.:]?/i

interface PdfTable {
  /** Empty if the caption is elsewhere. */
  name: string
  lines: string[]
  page: number
  /** Index of the line after it. */
  end: number
}

const rowsMin = 3
const captionLinesMax = 4
const columnsMax = 15
/** A row further below the last one than this many times its size does not continue it. */
const rowGap = 1.45

/** @returns null where no table begins */
export function readTableAt(lines: readonly Line[], at: number): PdfTable | null {
  const first = lines[at]
  if (!first) return null
  const isCaption = tableCaption.test(toLineText(first))
  const start = isCaption ? findBody(lines, at) : at
  if (start === null || !isRow(lines[start])) return null
  const end = findEnd(lines, start)
  const rows = lines.slice(start, end)
  if (rows.filter(isRow).length < (isCaption ? rowsMin - 1 : rowsMin)) return null
  const columns = findColumns(rows)
  if (columns.length < 2 || columns.length > columnsMax) return null
  const name = isCaption ? lines.slice(at, start).map(toLineText).join(' ').replace(/\.$/, '') : ''
  return { name, lines: formatRows(joinRows(rows, columns)), page: first.page, end }
}

/** The first row below a caption of a few lines. */
function findBody(lines: readonly Line[], at: number): number | null {
  for (let next = at + 1; next <= at + captionLinesMax; next += 1) {
    const line = lines[next]
    if (!line || line.page !== lines[at]?.page) return null
    if (isRow(line)) return next
  }
  return null
}

const bulletOnly = /^(?:[•●▪■◦○‣⁃–—▶►✓✔➢❖·\uf0b7\uf0a7]|\(?(?:[a-z]|\d{1,2}|[ivx]{2,4})[.)]|\d+(?:\.\d+)*\.?)$/i

/** A bullet or a number and its text are not cells. */
function isRow(line: Line | undefined): boolean {
  return line !== undefined && line.pieces.filter(({ text }) => !bulletOnly.test(text)).length >= 2
}

function findEnd(lines: readonly Line[], start: number): number {
  const first = lines[start]
  let end = start + 1
  for (let next = end; first && next < lines.length; next += 1) {
    const line = lines[next]
    if (!line || line.page !== first.page || line.y < first.y || tableCaption.test(toLineText(line))) break
    const isNear = line.y - (lines[next - 1]?.y ?? 0) < 4 * line.size
    if (!isNear) break
    if (isRow(line)) end = next + 1
    // A cell of several lines, or the name of a group, is followed by another row.
    else if (next - end >= 3 || line.x1 - line.x0 > 0.6 * (line.column.x1 - line.column.x0)) break
  }
  return end
}

interface Column {
  x0: number
  x1: number
}

/** Where pieces of the rows overlap, except those that span columns. */
function findColumns(rows: readonly Line[]): Column[] {
  const width = Math.max(...rows.map(({ x1 }) => x1)) - Math.min(...rows.map(({ x0 }) => x0))
  const most = Math.max(...rows.map(({ pieces }) => pieces.length))
  const pieces = rows
    .filter((row) => row.pieces.length > most / 2)
    .flatMap((row) => row.pieces)
    .filter(({ x0, x1 }) => x1 - x0 < 0.6 * width)
  const columns: Column[] = []
  for (const { x0, x1 } of pieces.sort((a, b) => a.x0 - b.x0)) {
    const last = columns.at(-1)
    if (last && x0 <= last.x1) last.x1 = Math.max(last.x1, x1)
    else columns.push({ x0, x1 })
  }
  return columns
}

interface Row {
  cells: string[]
  /** False for a cell across the table. */
  isInColumns: boolean
  y: number
  size: number
  font: string
}

/** Joins the lines of one row: a line without a name continues the row above it. */
function joinRows(lines: readonly Line[], columns: readonly Column[]): Row[] {
  const rows: Row[] = []
  for (const line of lines) {
    const row = toRow(line, columns)
    const above = rows.at(-1)
    if (above && row.isInColumns && above.isInColumns && goesOn(row, above)) {
      above.cells = above.cells.map((cell, at) => [cell, row.cells[at] ?? ''].filter(Boolean).join(' '))
      above.y = row.y
    } else rows.push(row)
  }
  return rows
}

function toRow({ pieces, y, size, font }: Line, columns: readonly Column[]): Row {
  const cells = columns.map(() => '')
  let isInColumns = true
  for (const piece of pieces) {
    const at = findColumn(piece, columns)
    const reached = columns.filter(({ x0, x1 }) => piece.x0 < x1 && piece.x1 > x0).length
    if (reached > 1) isInColumns = false
    cells[at] = [cells[at] ?? '', piece.text].filter(Boolean).join(' ')
  }
  return { cells, isInColumns, y, size, font }
}

function findColumn(piece: Piece, columns: readonly Column[]): number {
  const overlaps = columns.map(({ x0, x1 }) => Math.min(piece.x1, x1) - Math.max(piece.x0, x0))
  return overlaps.reduce((best, overlap, at) => (overlap > (overlaps[best] ?? 0) ? at : best), 0)
}

function goesOn(row: Row, above: Row): boolean {
  if (row.y - above.y > rowGap * row.size) return false
  const [name = '', ...values] = row.cells
  if (name === '') return true
  return values.every((value) => value === '') && /^[\p{Ll}(]/u.test(name)
}

function formatRows(rows: readonly Row[]): string[] {
  const [head, ...body] = rows
  if (!head) return []
  // A list of abbreviations has no header row.
  const isSetApart = body.filter(({ font }) => font === head.font).length < body.length / 3
  const hasHead =
    isSetApart && head.isInColumns && head.cells.slice(1).every((cell) => cell !== '' && !/^[\d\s.,%()–-]+$/.test(cell))
  const lines = rows.map(({ cells }) => cells.filter((cell) => cell !== '').join(' | '))
  if (!hasHead) return lines
  return [
    lines[0] ?? '',
    ...body.map(({ cells, isInColumns }, at) =>
      isInColumns ? formatRow(cells, head.cells, '') : (lines[at + 1] ?? ''),
    ),
  ]
}
