/**
 * Reads PubMed's CSV: references without abstracts. Quoted fields may contain commas, quotes and line breaks; an
 * unclosed quote costs only its own record, since the next is recognised by its leading PMID.
 */
import { parseDoi, parsePmcid, parsePmid } from '@/lib/evidence/article/article-identity'
import { type ServerMessage, serverMessage } from '@/lib/shared/messages/server-messages'
import { draftArticle, parseAuthor, parseYear } from './draft-article'
import { foldSpaces, type ReaderEvent, recordCharactersMax, recordTooLong } from './reader'
import { LineSplitter } from './split-lines'

export const csvColumns = [
  'PMID',
  'Title',
  'Authors',
  'Citation',
  'First Author',
  'Journal/Book',
  'Publication Year',
  'Create Date',
  'PMCID',
  'NIHMS ID',
  'DOI',
]

/** A record that spans more lines has an unclosed quote. */
const recordLinesMax = 50

export async function* readPubmedCsv(text: AsyncIterable<string>, checkedAt: string): AsyncGenerator<ReaderEvent> {
  const lines = new LineSplitter()
  const collector = new Collector(checkedAt)
  for await (const piece of text) {
    for (const line of lines.add(piece)) yield* collector.add(line)
  }
  for (const line of lines.end()) yield* collector.add(line)
  yield* collector.end()
}

class Collector {
  private readonly checkedAt: string
  private separator = ','
  private line = 0
  private records = 0
  /** Lines of a record with an unclosed quote. */
  private held: string[] = []
  private heldLine = 0
  private heldCharacters = 0
  private articles = 0

  constructor(checkedAt: string) {
    this.checkedAt = checkedAt
  }

  *add(line: string): Generator<ReaderEvent> {
    this.line += 1
    if (this.line === 1) {
      // Spreadsheets in some locales write semicolons.
      this.separator = /^"?PMID"?;/.test(line) ? ';' : ','
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
    yield fields === 'stray' ? this.refuseHeld(serverMessage('stray_quote')) : this.read(fields)
  }

  *end(): Generator<ReaderEvent> {
    if (this.held.length > 0) yield this.refuseHeld(serverMessage('unclosed_quote'))
    if (this.articles > 0) {
      const note = serverMessage('abstracts_missing', { count: this.articles })
      yield { type: 'note', note }
    }
  }

  private read(fields: string[]): ReaderEvent {
    const place = { record: this.records, line: this.heldLine }
    this.held = []
    if (fields.length !== csvColumns.length) {
      const reason = serverMessage('wrong_field_count', { count: fields.length, wanted: csvColumns.length })
      return { type: 'refused', place, reason }
    }
    const [pmidText, title = '', authors = '', citation = '', , journal = '', year = '', , pmcid = '', , doi = ''] =
      fields.map(foldSpaces)
    const pmid = parsePmid(pmidText)
    if (pmid === null) return { type: 'refused', place, reason: serverMessage('pmid_missing') }
    if (title === '') return { type: 'refused', place, reason: serverMessage('title_column_missing') }
    this.articles += 1
    const article = draftArticle({
      pmid,
      doi: parseDoi(doi),
      pmcid: parsePmcid(pmcid),
      title,
      authors: parseAuthors(authors),
      journal: journal || null,
      year: parseYear(year),
      ...parseIssue(citation),
      checkedAt: this.checkedAt,
      passages: [],
    })
    return { type: 'article', place, article }
  }

  private refuseHeld(reason: ServerMessage): ReaderEvent {
    const place = { record: this.records, line: this.heldLine }
    this.held = []
    return { type: 'refused', place, reason }
  }
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

/** "McMurray JJV, Solomon SD, Inzucchi SE." */
function parseAuthors(text: string): string[] {
  return text
    .replace(/\.$/, '')
    .split(/,\s*/)
    .filter((name) => name !== '' && name !== 'et al')
    .map(parseAuthor)
}

/** "N Engl J Med. 2019 Nov 21;381(21):1995-2008. doi: ..." */
function parseIssue(citation: string): { volume: string | null; issue: string | null; pages: string | null } {
  const found = /;([^;:()\s]+)?(?:\(([^()]+)\))?:([^\s.;]+)/.exec(citation)
  return { volume: found?.[1] ?? null, issue: found?.[2] ?? null, pages: found?.[3] ?? null }
}
