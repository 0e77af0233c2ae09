/** Words that were read in a picture, each with its place in the text and on the picture. Pure. */
import { findIdentifiers, type Identifier } from '@/lib/shared/identifiers/find-identifiers'

/** In pixels of the picture that is sent; right and bottom are exclusive. */
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
  /** In the order of the text, none overlapping. */
  words: OcrResultWord[]
  /** Looked for where the words were read: the first search takes a browser a tenth of a second. */
  identifiers: Identifier[]
}

export interface PlacedWord {
  text: string
  box: Box
}

/** @param rows of cells of words; cells stand apart by a tab, words by a blank */
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

/** The same words on a picture of another size. */
export function scaleOcrResult(factor: number, recognised: OcrResult): OcrResult {
  const scale = ({ left, top, right, bottom }: Box): Box => ({
    left: left * factor,
    top: top * factor,
    right: right * factor,
    bottom: bottom * factor,
  })
  return { ...recognised, words: recognised.words.map((word) => ({ ...word, box: scale(word.box) })) }
}
