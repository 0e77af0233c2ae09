/** Words recognised in an image, with their positions in the text and in the image. Pure. */
import { findIdentifiers, type Identifier } from '@/lib/shared/identifiers/find-identifiers'

/** In pixels of the sent image; right and bottom are exclusive. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

export interface OcrResultWord {
  /** UTF-16 offsets into the text, end exclusive. */
  start: number
  end: number
  box: Box
}

export interface OcrResult {
  text: string
  /** In text order, without overlaps. */
  words: OcrResultWord[]
  /** Found in the worker: the first search takes a tenth of a second. */
  identifiers: Identifier[]
}

export interface PlacedWord {
  text: string
  box: Box
}

/** @param rows rows of cells of words; a tab separates cells, a space separates words */
export function toOcrResult(rows: readonly (readonly (readonly PlacedWord[])[])[]): OcrResult {
  const words: OcrResultWord[] = []
  let text = ''
  for (const [row, cells] of rows.entries())
    for (const [cell, placed] of cells.entries())
      for (const [place, word] of placed.entries()) {
        if (place > 0) text += ' '
        else if (cell > 0) text += '\t'
        else if (row > 0) text += '\n'
        const start = text.length
        text += word.text.trim()
        words.push({ start, end: text.length, box: word.box })
      }
  return { text, words, identifiers: findIdentifiers(text) }
}

/** Scales the word boxes to another image size. */
export function scaleOcrResult(factor: number, result: OcrResult): OcrResult {
  const scale = ({ left, top, right, bottom }: Box): Box => ({
    left: left * factor,
    top: top * factor,
    right: right * factor,
    bottom: bottom * factor,
  })
  return { ...result, words: result.words.map((word) => ({ ...word, box: scale(word.box) })) }
}
