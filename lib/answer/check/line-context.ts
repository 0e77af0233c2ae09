/**
 * What the lines before a sentence add to it: the words that introduce a list, and the header of a table. A list item
 * or a table row often makes sense, and has a citation, only through them.
 */
import { type TextPart, toPlainText } from './plain-text'

type LineKind = 'text' | 'item' | 'heading' | 'table-header' | 'table-row' | 'table-rule'

/** A sentence or a table row, as it is judged. */
export interface SentenceInContext {
  /** The text itself; a table row with the header's words. */
  own: TextPart[]
  /** The text preceded by the words that introduce its list; null if it needs none. */
  introduced: TextPart[] | null
  /** The `n` of each source that it cites, itself or through its list or table. */
  items: number[]
}

interface Introduction {
  /** Indent of the list item that introduces a nested list; -1 for a line of text. */
  indent: number
  text: string
  items: number[]
}

interface Cell {
  raw: string
  /** Offset in the row. */
  start: number
}

const item = /^([ \t]*)(?:[-*+•]|\d{1,3}[.)])[ \t]/
const referenceHeading =
  /^\W*(?:references?|sources?|bibliography|literature(?: cited)?|citations?|参考文献|来源|引文|referencias|bibliografía|literatur|quellen|références|bibliographie)\W*$/i
const wholeLineBold = /^\s*\*\*[^*.!?。！？]{1,200}[.:：]?\*\*:?\s*$/

export class LineContext {
  kind: LineKind = 'text'
  /** The line belongs to a list of references that the model wrote itself. */
  isReference = false
  private indent = -1
  private introductions: Introduction[] = []
  private header: { cells: string[]; items: number[] } | null = null

  /** @param line the line, or what has been read of it: at least one sentence */
  begin(line: string): void {
    if (line.trim() === '') {
      this.header = null
      return
    }
    const wasInTable = this.kind.startsWith('table') && this.header !== null
    this.kind = readKind(line, wasInTable)
    if (!this.kind.startsWith('table')) this.header = null
    this.indent = item.exec(line)?.[1]?.length ?? -1
    if (this.kind === 'heading' || referenceHeading.test(line)) this.isReference = referenceHeading.test(line)
    if (this.kind === 'item') this.introductions = this.introductions.filter(({ indent }) => indent < this.indent)
    else if (/^\S/.test(line)) this.introductions = []
  }

  /** @param cited the sources that the sentence itself cites */
  place(raw: string, start: number, cited: number[]): SentenceInContext {
    if (this.kind === 'table-row' && this.header !== null) {
      const own = joinCells(splitCells(raw), start, this.header.cells)
      return { own, introduced: null, items: cited.length > 0 ? cited : this.header.items }
    }
    const own = [{ raw, start }]
    const introduction = this.kind === 'item' ? this.introductions.at(-1) : undefined
    if (!introduction) return { own, introduced: null, items: cited }
    return {
      own,
      introduced: continues(toPlainText(own)) ? [`${introduction.text} `, ...own] : null,
      items: cited.length > 0 ? cited : introduction.items,
    }
  }

  /** Remembers a sentence that introduces a list, or the header of a table. */
  remember(raw: string, cited: number[]): void {
    if (this.kind === 'table-header') {
      this.header = { cells: splitCells(raw).map((cell) => toPlainText([{ ...cell, start: 0 }])), items: cited }
      return
    }
    const plain = toPlainText([{ raw, start: 0 }])
    if ((this.kind !== 'text' && this.kind !== 'item') || !/[:：]$/.test(plain)) return
    const outer = this.kind === 'item' ? this.introductions.at(-1)?.text : undefined
    const text = [...(outer ? [outer] : []), plain.slice(0, -1)].join(' ')
    this.introductions.push({ indent: this.indent, text, items: cited })
  }
}

function readKind(line: string, wasInTable: boolean): LineKind {
  if (/^ {0,3}#{1,6}\s/.test(line) || wholeLineBold.test(line)) return 'heading'
  if (/^\s*\|/.test(line)) {
    if (/^[\s|:-]+$/.test(line)) return 'table-rule'
    return wasInTable ? 'table-row' : 'table-header'
  }
  return item.test(line) ? 'item' : 'text'
}

function splitCells(row: string): Cell[] {
  const borders = [...row.matchAll(/(?<!\\)\|/g)].map(({ index }) => index)
  return borders.flatMap((border, index) => {
    const raw = row.slice(border + 1, borders[index + 1] ?? row.length)
    return index === borders.length - 1 && raw.trim() === '' ? [] : { raw, start: border + 1 }
  })
}

/** "Hospitalisation: dapagliflozin 10.0%; placebo 13.7%". */
function joinCells(cells: Cell[], start: number, header: readonly string[]): TextPart[] {
  const filled = cells
    .map((cell, column) => ({ cell, name: header[column] ?? '', text: toPlainText([{ ...cell, start: 0 }]) }))
    .filter(({ text }) => text !== '')
  return filled.flatMap(({ cell, name, text }, index): TextPart[] => {
    const own = { raw: cell.raw, start: start + cell.start }
    if (index === 0) return [own]
    return [index === 1 ? ': ' : '; ', ...(name === '' || text.startsWith(name) ? [] : [`${name} `]), own]
  })
}

const predicate =
  /\b(?:is|are|was|were|has|have|had|does|did|do|can|could|may|might|must|should|will|would|(?:reduc|increas|decreas|improv|caus|rais|halv|doubl)e[sd]?|(?:lower|prevent|prolong|show|report|remain|occurr?|result|add|protect|fail|slow)(?:s|ed)?|fell|rose|cut|led|found)\b/i

/** Whether a list item continues the sentence before the list: it begins in lower case, or lacks a subject or verb. */
function continues(text: string): boolean {
  if (/\p{Script=Han}/u.test(text)) return false
  const verb = predicate.exec(text)
  return /^[a-z]{2}/.test(text) || verb === null || verb.index === 0
}
