/**
 * The pieces of a page: text on one baseline without a wide gap, such as a line of a column or a cell of a table.
 * Raised numbers that only refer to a list of references are left out: as text, "40 patients¹²" would
 * say 4012 patients.
 */

import { readShifted } from '@/lib/evidence/import/formats/document/read-shifted'
import { foldSpaces } from '@/lib/evidence/import/formats/reader'
import type { PdfPage, Run } from './pdf-page'

export interface Piece {
  text: string
  page: number
  x0: number
  x1: number
  /** The baseline, downwards. */
  y: number
  size: number
  /** The font of most of its characters. */
  font: string
}

interface PlacedRun extends Run {
  place: 'line' | 'sup' | 'sub'
}

/** As shares of the text size. */
const sameBaseline = 0.3
const wordGap = 0.13
const pieceGap = 1.3
/** Between columns, which may be as close together as the words of a line. */
const gutterGap = 0.45

export function listPieces(page: PdfPage): Piece[] {
  const gutters = findGutters(page)
  const lines = groupByBaseline(placeShifted(page.runs))
  return lines.flatMap((line) => splitAtGaps(line, gutters).map((part) => toPiece(part, page.number)))
}

const stripWidth = 2
/** Compared with the rest of the page: headings and tables may cross a gutter. */
const gutterShare = 0.3

/** The centres of vertical strips with little text, between strips with much. */
function findGutters({ runs, width }: PdfPage): number[] {
  const covered = new Array<number>(Math.min(2000, Math.ceil(width / stripWidth))).fill(0)
  for (const { x, width: length } of runs) {
    const last = Math.min(covered.length - 1, Math.floor((x + length) / stripWidth))
    for (let strip = Math.max(0, Math.ceil(x / stripWidth)); strip < last; strip += 1)
      covered[strip] = (covered[strip] ?? 0) + 1
  }
  const held = covered.filter((count) => count > 0).sort((a, b) => a - b)
  const typical = held[Math.floor(held.length / 2)] ?? 0
  const isSparse = (strip: number) => (covered[strip] ?? 0) < gutterShare * typical
  const gutters: number[] = []
  for (let strip = Math.floor(covered.length / 4); strip < (covered.length * 3) / 4; strip += 1) {
    if (!isSparse(strip)) continue
    const start = strip
    while (strip < covered.length && isSparse(strip)) strip += 1
    if (strip - start >= 2) gutters.push(((start + strip) / 2) * stripWidth)
  }
  return gutters
}

/** Puts raised and lowered characters on the baseline of the text they follow. */
function placeShifted(runs: readonly Run[]): PlacedRun[] {
  const placed: PlacedRun[] = []
  let host: PlacedRun | null = null
  for (const run of runs) {
    const place = host ? findPlace(run, host, placed.at(-1)) : 'line'
    const next: PlacedRun = place === 'line' || !host ? { ...run, place: 'line' } : { ...run, y: host.y, place }
    placed.push(next)
    if (next.place === 'line') host = next
  }
  return placed
}

function findPlace(run: Run, host: Run, last: Run | undefined): PlacedRun['place'] {
  const shift = run.y - host.y
  const isSmall = run.size < 0.85 * host.size
  const gap = last ? run.x - (last.x + last.width) : 0
  const follows = Math.abs(gap) < 0.5 * host.size
  if (!isSmall || !follows || Math.abs(shift) > 0.7 * host.size) return 'line'
  if (shift < -0.12 * host.size) return 'sup'
  return shift > 0.05 * host.size ? 'sub' : 'line'
}

function groupByBaseline(runs: PlacedRun[]): PlacedRun[][] {
  const lines: { y: number; runs: PlacedRun[] }[] = []
  for (const run of [...runs].sort((a, b) => a.y - b.y)) {
    const line = lines.at(-1)
    if (line && run.y - line.y <= sameBaseline * run.size) line.runs.push(run)
    else lines.push({ y: run.y, runs: [run] })
  }
  return lines.map((line) => line.runs.sort((a, b) => a.x - b.x))
}

function splitAtGaps(line: PlacedRun[], gutters: readonly number[]): PlacedRun[][] {
  const parts: PlacedRun[][] = []
  let end = Number.NEGATIVE_INFINITY
  for (const run of line) {
    const part = parts.at(-1)
    const gap = (run.x - end) / Math.max(run.size, part?.at(-1)?.size ?? 0)
    const isAcross = gutters.some((middle) => end <= middle && run.x >= middle)
    if (part && gap <= (isAcross ? gutterGap : pieceGap)) part.push(run)
    else parts.push([run])
    end = Math.max(run.x + run.width, end)
  }
  return parts
}

function toPiece(runs: PlacedRun[], page: number): Piece {
  const [first] = runs
  const main = runs.filter(({ place }) => place === 'line')
  return {
    text: foldSpaces(joinRuns(runs)),
    page,
    x0: first?.x ?? 0,
    x1: runs.reduce((end, { x, width }) => Math.max(end, x + width), 0),
    y: main[0]?.y ?? first?.y ?? 0,
    size: (main.length > 0 ? main : runs).reduce((most, { size }) => Math.max(most, size), 0),
    font: findMainFont(runs),
  }
}

function joinRuns(runs: PlacedRun[]): string {
  let text = ''
  let end = Number.POSITIVE_INFINITY
  let isAfterMark = false
  for (const run of runs) {
    const isApart = run.x - end > wordGap * run.size && run.place === 'line'
    const piece = run.place === 'line' ? run.text : readShifted(text, run.text, run.place)
    // The space belonged to the mark.
    const closes = isAfterMark && /^\s*[.,;:)\]]/.test(piece)
    if (isApart && !closes && text !== '' && !text.endsWith(' ')) text += ' '
    text += closes ? piece.trimStart() : piece
    isAfterMark = run.place !== 'line' && piece === ''
    end = run.x + run.width
  }
  return text
}

function findMainFont(runs: readonly Run[]): string {
  const characters = new Map<string, number>()
  for (const { font, text } of runs) characters.set(font, (characters.get(font) ?? 0) + text.length)
  return [...characters].reduce((most, each) => (each[1] > most[1] ? each : most), ['', 0] as [string, number])[0]
}
