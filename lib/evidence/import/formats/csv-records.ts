/**
 * Splits streamed CSV whose records begin with a number. Quoted fields may contain commas, quotes and line breaks; an
 * unclosed quote affects only its own record, since the next is recognised by its number.
 */
import { type ServerMessage, serverMessage } from '@/lib/shared/messages/server-messages'
import { type RecordPosition, recordCharactersMax, recordTooLong } from './reader'
import { LineSplitter } from './split-lines'

export interface CsvRecord {
  place: RecordPosition
  fields: string[]
}

interface RefusedRecord {
  place: RecordPosition
  reason: ServerMessage
}

/** A record that spans more lines has an unclosed quote. */
const recordLinesMax = 50

/** @param columns the number of fields of each record; the first line has their names and is skipped */
export async function* splitCsvRecords(
  text: AsyncIterable<string>,
  columns: number,
): AsyncGenerator<CsvRecord | RefusedRecord> {
  const lines = new LineSplitter()
  const collector = new Collector(columns)
  for await (const piece of text) {
    for (const line of lines.add(piece)) yield* collector.add(line)
  }
  for (const line of lines.end()) yield* collector.add(line)
  yield* collector.end()
}

class Collector {
  private readonly columns: number
  private separator = ','
  private line = 0
  private records = 0
  /** Lines of a record with an unclosed quote. */
  private held: string[] = []
  private heldLine = 0
  private heldCharacters = 0

  constructor(columns: number) {
    this.columns = columns
  }

  *add(line: string): Generator<CsvRecord | RefusedRecord> {
    this.line += 1
    if (this.line === 1) {
      this.separator = chooseSeparator(line)
      return
    }
    if (this.held.length > 0 && (/^"?\d{1,9}"?[,;]/.test(line) || this.held.length >= recordLinesMax))
      yield this.refuseHeld(serverMessage('unclosed_quote'))
    if (this.held.length === 0 && line.trim() === '') return
    if (this.held.length === 0) {
      this.records += 1
      this.heldLine = this.line
      this.heldCharacters = 0
    }
    this.held.push(line)
    this.heldCharacters += line.length + 1
    if (this.heldCharacters > recordCharactersMax) {
      yield this.refuseHeld(recordTooLong)
      return
    }
    const fields = splitCsvFields(this.held.join('\n'), this.separator)
    if (fields === 'open') return
    yield fields === 'stray' ? this.refuseHeld(serverMessage('stray_quote')) : this.accept(fields)
  }

  *end(): Generator<RefusedRecord> {
    if (this.held.length > 0) yield this.refuseHeld(serverMessage('unclosed_quote'))
  }

  private accept(fields: string[]): CsvRecord | RefusedRecord {
    if (fields.length !== this.columns)
      return this.refuseHeld(serverMessage('wrong_field_count', { count: fields.length, wanted: this.columns }))
    this.held = []
    return { place: { record: this.records, line: this.heldLine }, fields }
  }

  private refuseHeld(reason: ServerMessage): RefusedRecord {
    this.held = []
    return { place: { record: this.records, line: this.heldLine }, reason }
  }
}

/** Spreadsheets in some locales write semicolons. */
export function chooseSeparator(header: string): string {
  return /^"?[^",;]*"?;/.test(header) ? ';' : ','
}

/** @returns 'open' when a quoted field continues on the next line, 'stray' when text follows a closing quote */
export function splitCsvFields(text: string, separator: string): string[] | 'open' | 'stray' {
  const fields: string[] = []
  let at = 0
  while (at <= text.length) {
    let field = ''
    if (text[at] === '"') {
      const end = closingQuote(text, at + 1)
      if (end < 0) return 'open'
      field = text.slice(at + 1, end).replaceAll('""', '"')
      at = end + 1
      if (at < text.length && text[at] !== separator) return 'stray'
    }
    const next = text.indexOf(separator, at)
    const fieldEnd = next < 0 ? text.length : next
    fields.push(field + text.slice(at, fieldEnd))
    at = fieldEnd + 1
  }
  return fields
}

function closingQuote(text: string, from: number): number {
  for (let at = text.indexOf('"', from); at >= 0; at = text.indexOf('"', at + 2)) {
    if (text[at + 1] !== '"') return at
  }
  return -1
}
