/** A table of a Word file as lines: each row with its name, and before each value the heading of its column. */
import { findChild, findChildren, findDescendant, type XmlElement } from '@/lib/evidence/import/formats/parse-xml'
import { formatRow } from '@/lib/evidence/import/formats/table-rows'
import { readParagraph } from './read-text'
import { readValue } from './styles'

/** Bounds how far a few attributes of a hostile file can expand. */
const columnsMax = 60
const rowsMax = 2000

export function readTable(table: XmlElement): string[] {
  const rows = listRows(table).slice(0, rowsMax)
  const grid = unfold(rows)
  const [first = [], ...body] = grid
  const texts = grid.map((row) =>
    row
      .filter((cell, at) => cell !== row[at - 1] || cell === '')
      .filter(Boolean)
      .join(' | '),
  )
  if (!hasHead(table, rows[0]) || first.slice(1).some((cell) => cell === '')) return texts.filter(Boolean)
  return [texts[0] ?? '', ...body.map((row) => formatRow(row, first, ''))].filter(Boolean)
}

function listRows(table: XmlElement): XmlElement[] {
  return table.children.flatMap((child) => {
    if (typeof child === 'string') return []
    if (child.name === 'w:tr') return findDescendant(child, 'w:trPr', 'w:del') ? [] : [child]
    // Content controls around rows.
    return child.name === 'w:sdt' ? listRows(findChild(child, 'w:sdtContent') ?? child) : []
  })
}

/** The first row is marked as head, or the table's style gives it a look of its own. */
function hasHead(table: XmlElement, first: XmlElement | undefined): boolean {
  const look = findDescendant(table, 'w:tblPr', 'w:tblLook')?.attributes ?? {}
  const isLook = look['w:firstRow'] === '1' || (Number.parseInt(look['w:val'] ?? '0', 16) & 0x20) !== 0
  return isLook || findDescendant(first, 'w:trPr', 'w:tblHeader') !== undefined
}

/** One cell for each column: a merged cell is repeated in each column that it spans. */
function unfold(rows: readonly XmlElement[]): string[][] {
  const grid: string[][] = []
  for (const row of rows) {
    const cells: string[] = []
    for (const cell of findChildren(row, 'w:tc')) {
      const properties = findChild(cell, 'w:tcPr')
      const merge = findChild(properties, 'w:vMerge')
      const isMerged = merge !== undefined && merge.attributes['w:val'] !== 'restart'
      const text = isMerged ? (grid.at(-1)?.[cells.length] ?? '') : readCell(cell)
      const span = Number(readValue(properties, 'w:gridSpan')) || 1
      for (let wide = Math.min(columnsMax, span); wide > 0 && cells.length < columnsMax; wide -= 1) cells.push(text)
    }
    grid.push(cells)
  }
  return grid
}

function readCell(cell: XmlElement): string {
  return cell.children
    .flatMap((child) => {
      if (typeof child === 'string') return []
      if (child.name === 'w:p') return [readParagraph(child)]
      return child.name === 'w:tbl' ? readTable(child) : []
    })
    .filter((text) => text !== '')
    .join(' ')
}
