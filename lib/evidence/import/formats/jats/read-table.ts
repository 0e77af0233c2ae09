/**
 * A table as lines that can be quoted by themselves: each row with its name, and before each value the heading of its
 * column, so that a figure stays with its arm and outcome. The words of a cell are those of the article.
 */
import { findChild, findChildren, type XmlElement } from '@/lib/evidence/import/formats/parse-xml'
import { formatRow } from '@/lib/evidence/import/formats/table-rows'
import { readText, readWholeText } from './read-text'

interface ReadTable {
  /** "Table 2. Mortality at day 28". */
  name: string
  lines: string[]
}

/** Bounds how far a few attributes of a hostile file can expand. */
const columnsMax = 100
const rowsMax = 2000
const charactersMax = 20_000_000

export function readTable(wrap: XmlElement): ReadTable {
  const label = readText(findChild(wrap, 'label')).replace(/[.:]$/, '')
  const caption = findChild(wrap, 'caption')
  const title = readText(findChild(caption, 'title'))
  const remarks = findChildren(caption, 'p').map(readText)
  const number = /^table\b/i.test(label) ? label.replace(/^table/i, 'Table') : `Table ${label}`.trim()
  const name = [number, title || (remarks[0] ?? '')].filter((part) => part !== '').join('. ')
  const notes = title === '' ? remarks.slice(1) : remarks
  return {
    name,
    lines: [...listTableElements(wrap).flatMap(readRows), ...notes, ...readFootnotes(wrap)].filter(Boolean),
  }
}

function listTableElements(element: XmlElement): XmlElement[] {
  return element.children.flatMap((child) => {
    if (typeof child === 'string') return []
    if (child.name === 'table') return [child]
    return child.name === 'alternatives' ? listTableElements(child) : []
  })
}

function readFootnotes(wrap: XmlElement): string[] {
  const collect = (element: XmlElement): string[] =>
    element.children.flatMap((child) => {
      if (typeof child === 'string') return []
      return child.name === 'p' ? [readText(child)] : collect(child)
    })
  return findChildren(wrap, 'table-wrap-foot').flatMap(collect)
}

interface Cell {
  text: string
  isHeader: boolean
  isIndented: boolean
}

function readRows(table: XmlElement): string[] {
  const head = findChildren(table, 'thead').flatMap((part) => findChildren(part, 'tr'))
  const bodies = [...findChildren(table, 'tbody'), ...findChildren(table, 'tfoot')]
  const rest = [...findChildren(table, 'tr'), ...bodies.flatMap((part) => findChildren(part, 'tr'))]
  const grid = unfold([...head, ...rest].slice(0, rowsMax))
  const headRows = head.length > 0 ? head.length : countHeaderRows(grid)
  const [headings, body] = [grid.slice(0, headRows), grid.slice(headRows)]
  if (boundCharacters(headings, body) > charactersMax) return []
  return formatRows(body, joinHeadings(headings))
}

/** An upper bound for the characters of the lines: each repeats the headings of its columns and of its group. */
function boundCharacters(headings: Cell[][], body: Cell[][]): number {
  const lengths = body.flat().map(({ text }) => text.length)
  const longest = lengths.reduce((most, length) => Math.max(most, length), 0)
  const repeated = headings.flat().reduce((sum, { text }) => sum + text.length, longest)
  return lengths.reduce((sum, length) => sum + length, repeated * body.length)
}

/**
 * A name alone in its row heads the rows below it: all up to the next such name if it is one merged cell, and else only
 * those that are indented, since nothing says where an unmarked group ends.
 */
function formatRows(rows: Cell[][], columns: string[]): string[] {
  let group = { name: '', isMerged: false }
  return rows.map((row) => {
    const [first] = row
    const texts = row.map(({ text }) => text)
    const isMerged = row.length > 1 && row.every((cell) => cell === first)
    if (first && first.text !== '' && row.length > 1 && (isMerged || texts.slice(1).every((text) => text === ''))) {
      group = { name: first.text, isMerged }
      return first.text
    }
    const isInGroup = group.isMerged || first?.isIndented
    if (!isInGroup) group = { name: '', isMerged: false }
    return formatRow(texts, columns, group.name)
  })
}

function countHeaderRows(grid: Cell[][]): number {
  const found = grid.findIndex((row) => !row.every(({ isHeader }) => isHeader))
  return found < 0 ? 0 : found
}

/** Rows with one cell for each column: a merged cell is repeated in each cell that it spans. */
function unfold(rows: XmlElement[]): Cell[][] {
  const grid: Cell[][] = []
  const reaching: { cell: Cell; rows: number }[] = []
  for (const row of rows) {
    const cells: Cell[] = []
    const takeReaching = () => {
      for (let held = reaching[cells.length]; held && held.rows > 0; held = reaching[cells.length]) {
        held.rows -= 1
        cells.push(held.cell)
      }
    }
    for (const element of row.children) {
      if (typeof element === 'string' || (element.name !== 'td' && element.name !== 'th')) continue
      takeReaching()
      const cell = { text: readWholeText(element), isHeader: element.name === 'th', isIndented: isIndented(element) }
      const down = readSpan(element, 'rowspan', rowsMax) - 1
      for (let wide = readSpan(element, 'colspan', columnsMax); wide > 0 && cells.length < columnsMax; wide -= 1) {
        reaching[cells.length] = { cell, rows: down }
        cells.push(cell)
      }
    }
    takeReaching()
    grid.push(cells)
  }
  return grid
}

/** Begins with a space of any width. */
function isIndented({ children: [first] }: XmlElement): boolean {
  if (first === undefined) return false
  return typeof first === 'string'
    ? /^[ \u00a0\u2000-\u200a\u3000]/.test(first) && first.trim() !== ''
    : isIndented(first)
}

function readSpan({ attributes }: XmlElement, name: string, max: number): number {
  const stated = attributes[name] ?? '1'
  return /^\d{1,6}$/.test(stated) ? Math.min(max, Math.max(1, Number(stated))) : 1
}

/** The headings of each column from top to bottom, each once. */
function joinHeadings(rows: Cell[][]): string[] {
  const width = Math.max(0, ...rows.map(({ length }) => length))
  return Array.from({ length: width }, (_, column) => {
    const texts = rows.map((row) => row[column]?.text ?? '').filter((text) => text !== '')
    return [...new Set(texts)].join(' › ')
  })
}
