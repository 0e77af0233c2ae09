/** Converts a table of an answer for other programs: HTML for Word and mail, tabs for spreadsheets, CSV for files. */
import { byteOrderMark, toCsvField } from '@/lib/shared/text/csv-field'
import type { Clip } from './copy-text'

/** @returns the visible text of each cell; a citation becomes "[3]" again */
export function readTableRows(table: HTMLTableElement): string[][] {
  return [...table.rows].map((row) => [...row.cells].map(getCellText))
}

function getCellText(cell: HTMLTableCellElement): string {
  const copy = cell.cloneNode(true)
  if (!(copy instanceof HTMLElement)) return ''
  for (const mark of copy.querySelectorAll<HTMLElement>('[data-source]'))
    mark.replaceWith(`[${mark.dataset['source']}]`)
  // Keep the note beside a figure that was not found, separated from the text before it.
  for (const note of copy.querySelectorAll('small')) note.prepend(' ')
  for (const unseen of copy.querySelectorAll('.sr-only, svg')) unseen.remove()
  return (copy.textContent ?? '').replace(/\s+/g, ' ').trim()
}

export function clipFromRows(rows: readonly string[][]): Clip {
  return { text: rows.map((row) => row.join('\t')).join('\n'), html: toHtmlTable(rows) }
}

function toHtmlTable([head = [], ...body]: readonly string[][]): string {
  const line = (row: readonly string[], cell: 'th' | 'td') =>
    `<tr>${row.map((text) => `<${cell}>${escapeHtml(text)}</${cell}>`).join('')}</tr>`
  return `<table border="1"><thead>${line(head, 'th')}</thead><tbody>${body.map((row) => line(row, 'td')).join('')}</tbody></table>`
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

/** RFC 4180. */
export function csvFromRows(rows: readonly string[][]): string {
  return `${byteOrderMark}${rows.map((row) => row.map(toCsvField).join(',')).join('\r\n')}\r\n`
}
