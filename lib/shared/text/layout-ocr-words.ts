/**
 * Turns the words that OCR saw on a picture into text. It promises that the cells of a table's row stand in one line, and
 * that a picture without print gives no text: what a reader of print sees in grass or in an X-ray is left out.
 */

export interface OcrWord {
  text: string
  /** 0 to 100. */
  confidence: number
  /** Numbers of the block and of the line that hold it, in reading order. */
  block: number
  line: number
  left: number
  top: number
  right: number
  bottom: number
}

interface Line {
  words: OcrWord[]
  left: number
  top: number
  bottom: number
}

interface Row {
  lines: Line[]
  isTableRow: boolean
}

/** Below this a word is as often a smudge as print. */
const wordConfidenceMin = 30
/** Print has a middle well above this, the texture of photos well below. */
const textConfidenceMin = 55
/** Less than this is not print that anybody took a picture of. */
const lettersMin = 4
/** A column of a table has short lines, a column of prose long ones. */
const cellWordsMax = 4

/** @returns one line for each row, cells of a table apart by a tab; '' when there is no print */
export function layoutOcrText(seen: readonly OcrWord[]): string {
  return layoutOcrCells(seen)
    .map((cells) => cells.map((words) => words.map(({ text }) => text).join(' ')).join('\t'))
    .join('\n')
}

/** @returns rows of cells of words, as they are read; [] when there is no print */
export function layoutOcrCells(seen: readonly OcrWord[]): OcrWord[][][] {
  if (!isText(seen)) return []
  const words = seen.filter(isPlausible)
  const rows: Row[] = []
  for (const block of Map.groupBy(words, (word) => word.block).values()) {
    const lines = [...Map.groupBy(block, (word) => word.line).values()].map(toLine)
    const isOfCells = median(lines.map((line) => line.words.length)) <= cellWordsMax
    for (const line of lines) {
      const row = isOfCells ? rows.find((each) => each.isTableRow && isBeside(each, line)) : undefined
      if (row) row.lines.push(line)
      else rows.push({ lines: [line], isTableRow: isOfCells })
    }
  }
  return rows.map(toCells)
}

/** A figure that is lost does more harm than one that is misread, and the sign before it belongs to it. */
function isPlausible({ text, confidence }: OcrWord): boolean {
  return confidence >= wordConfidenceMin ? text.trim() !== '' : /\p{N}|^\S$/u.test(text)
}

function isText(words: readonly OcrWord[]): boolean {
  const told = words.filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
  const letters = told.reduce((sum, { text }) => sum + (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0), 0)
  return letters >= lettersMin && median(told.map(({ confidence }) => confidence)) >= textConfidenceMin
}

function toLine(words: OcrWord[]): Line {
  return {
    words,
    left: Math.min(...words.map(({ left }) => left)),
    top: Math.min(...words.map(({ top }) => top)),
    bottom: Math.max(...words.map(({ bottom }) => bottom)),
  }
}

/** On one height, and not over one another: the middle of each is within the other. */
function isBeside({ lines }: Row, line: Line): boolean {
  const [first] = lines
  if (!first) return false
  const height = Math.min(first.bottom - first.top, line.bottom - line.top)
  return Math.abs(first.top + first.bottom - line.top - line.bottom) / 2 < height / 2
}

function toCells({ lines }: Row): OcrWord[][] {
  return lines.toSorted((a, b) => a.left - b.left).map(({ words }) => words)
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
