/** Assembles the words of a PDF page, with boxes, from the text runs of pdf.js. Pure. */
import { type Box, type OcrResult, type PlacedWord, toOcrResult } from './ocr-result'

/** A pdf.js text run; matrix and width are in page units. */
export interface TextRun {
  str: string
  transform: number[]
  width: number
  hasEOL: boolean
  fontName: string
}

export interface PageView {
  /** Maps a page point to an image pixel. */
  toImage(x: number, y: number): number[]
  /** Text width in a font similar to the page's, in any unit. */
  measureText(text: string, fontName: string): number
}

/** Enough for the densest guideline page; models read no more. */
const textMax = 20_000

/** Font ascent and descent as shares of the font size. */
const [ascent, descent] = [0.95, 0.3]

export function layOutPageWords(runs: readonly TextRun[], view: PageView): OcrResult {
  const lines: PlacedWord[][] = []
  let line: TextRun[] = []
  let length = 0
  for (const [index, run] of runs.entries()) {
    line.push(run)
    if (!run.hasEOL && index < runs.length - 1) continue
    const words = layoutLineWords(line, view)
    line = []
    length += words.reduce((sum, { text }) => sum + text.length + 1, 0)
    if (length > textMax) break
    if (words.length > 0) lines.push(words)
  }
  return toOcrResult(lines.map((words) => [words]))
}

/** A word may span several runs, and a run several words. */
function layoutLineWords(line: readonly TextRun[], view: PageView): PlacedWord[] {
  const text = line.map(({ str }) => str).join('')
  return [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => {
    const boxes: Box[] = []
    let start = 0
    for (const run of line) {
      const [from, to] = [Math.max(0, index - start), Math.min(run.str.length, index + word.length - start)]
      if (from < to) boxes.push(toBox(run, from, to, view))
      start += run.str.length
    }
    return { text: word, box: boundingBox(boxes) }
  })
}

/** The box of the letters from `from` to `to`, exclusive. */
function toBox({ str, transform, width, fontName }: TextRun, from: number, to: number, view: PageView): Box {
  const [a = 1, b = 0, c = 0, d = 1, x = 0, y = 0] = transform
  const along = Math.hypot(a, b) || 1
  const whole = view.measureText(str, fontName) || 1
  const shares = [from, to].map((end) => view.measureText(str.slice(0, end), fontName) / whole)
  const corners = shares.flatMap((share) =>
    [ascent, -descent].map((height) =>
      view.toImage(x + (a / along) * width * share + c * height, y + (b / along) * width * share + d * height),
    ),
  )
  const [across, down] = [corners.map(([left = 0]) => left), corners.map(([, top = 0]) => top)]
  return { left: Math.min(...across), top: Math.min(...down), right: Math.max(...across), bottom: Math.max(...down) }
}

function boundingBox(boxes: readonly Box[]): Box {
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  }
}
