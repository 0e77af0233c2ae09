/**
 * Turns OCR words into text. The cells of a table row are placed on one line, and an image without text gives none:
 * what OCR reads into grass or an X-ray is dropped.
 */
import { takeMedian } from './median'

export interface OcrWord {
  text: string
  /** 0 to 100. */
  confidence: number
  /** Block and line numbers, in reading order. */
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

/** Below this, a word is as often a smudge as text. */
const wordConfidenceMin = 30
/** The median confidence of text is well above this, that of photo texture well below. */
const textConfidenceMin = 55
/** Fewer letters than this are not text that anyone photographed. */
const lettersMin = 4
/** A column of a table has short lines, a column of prose long ones. */
const cellWordsMax = 4

/** @returns one line per row, table cells separated by a tab; '' if there is no text */
export function layOutOcrText(seen: readonly OcrWord[]): string {
  return layOutOcrCells(seen)
    .map((cells) => cells.map((words) => words.map(({ text }) => text).join(' ')).join('\t'))
    .join('\n')
}

/** @returns rows of cells of words, in reading order; [] if there is no text */
export function layOutOcrCells(seen: readonly OcrWord[]): OcrWord[][][] {
  if (!isText(seen)) return []
  const words = seen.filter(isPlausible)
  const rows: Row[] = []
  for (const block of Map.groupBy(words, (word) => word.block).values()) {
    const lines = [...Map.groupBy(block, (word) => word.line).values()].map(toLine)
    const isOfCells = takeMedian(lines.map((line) => line.words.length)) <= cellWordsMax
    for (const line of lines) {
      const row = isOfCells ? rows.find((each) => each.isTableRow && isBeside(each, line)) : undefined
      if (row) row.lines.push(line)
      else rows.push({ lines: [line], isTableRow: isOfCells })
    }
  }
  return rows.map(toCells)
}

/** Keeps figures of low confidence, and signs before them: a lost figure does more harm than a misread one. */
function isPlausible({ text, confidence }: OcrWord): boolean {
  return confidence >= wordConfidenceMin ? text.trim() !== '' : /\p{N}|^\S$/u.test(text)
}

function isText(words: readonly OcrWord[]): boolean {
  const readable = words.filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
  const letters = readable.reduce((sum, { text }) => sum + (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0), 0)
  return letters >= lettersMin && takeMedian(readable.map(({ confidence }) => confidence)) >= textConfidenceMin
}

function toLine(words: OcrWord[]): Line {
  return {
    words,
    left: Math.min(...words.map(({ left }) => left)),
    top: Math.min(...words.map(({ top }) => top)),
    bottom: Math.max(...words.map(({ bottom }) => bottom)),
  }
}

/** Whether both are at the same height: the middle of each lies within the other. */
function isBeside({ lines }: Row, line: Line): boolean {
  const [first] = lines
  if (!first) return false
  const height = Math.min(first.bottom - first.top, line.bottom - line.top)
  return Math.abs(first.top + first.bottom - line.top - line.bottom) / 2 < height / 2
}

function toCells({ lines }: Row): OcrWord[][] {
  return lines.toSorted((a, b) => a.left - b.left).map(({ words }) => words)
}
