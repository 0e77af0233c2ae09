/** Reads the CSV of Retraction Watch, which Crossref publishes: one row for each notice about each article. */
import { parseDoi, parsePmid } from '@/lib/evidence/article/article-identity'
import {
  type CsvRecord,
  chooseSeparator,
  splitCsvFields,
  splitCsvRecords,
} from '@/lib/evidence/import/formats/csv-records'
import { serverMessage } from '@/lib/shared/messages/server-messages'
import { type NoticeEvent, parseKind } from './notice'

const neededColumns = ['Record ID', 'OriginalPaperDOI', 'OriginalPaperPubMedID', 'RetractionNature'] as const
type Column = (typeof neededColumns)[number] | 'RetractionPubMedID' | 'RetractionDate'

/** The names of the columns; null for any other file. */
export function readColumns(head: string): string[] | null {
  const [header = ''] = head.split(/[\r\n]/, 1)
  const names = splitCsvFields(header, chooseSeparator(header))
  if (!Array.isArray(names)) return null
  const columns = names.map((name) => name.trim())
  return neededColumns.every((name) => columns.includes(name)) ? columns : null
}

export async function* readRetractionWatch(
  text: AsyncIterable<string>,
  columns: readonly string[],
): AsyncGenerator<NoticeEvent> {
  for await (const record of splitCsvRecords(text, columns.length))
    yield 'fields' in record ? readRow(record, columns) : { type: 'refused', ...record }
}

function readRow({ place, fields }: CsvRecord, columns: readonly string[]): NoticeEvent {
  const read = (column: Column) => fields[columns.indexOf(column)]?.trim() ?? ''
  const nature = read('RetractionNature')
  const kind = parseKind(nature)
  if (kind === null) return { type: 'refused', place, reason: serverMessage('notice_kind_unknown', { kind: nature }) }
  // "0" and "unavailable" say that there is none.
  const pmid = parsePmid(read('OriginalPaperPubMedID'))
  const doi = parseDoi(read('OriginalPaperDOI'))
  if (pmid === null && doi === null) return { type: 'refused', place, reason: serverMessage('notice_article_missing') }
  const noticePmid = parsePmid(read('RetractionPubMedID'))
  return { type: 'notice', notice: { place, kind, pmid, doi, noticePmid, date: parseDay(read('RetractionDate')) } }
}

/** "4/15/2021 0:00" or "2021-04-15" as "2021-04-15". */
function parseDay(text: string): string | null {
  const american = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?!\d)/.exec(text)
  if (american) return `${american[3]}-${american[1]?.padStart(2, '0')}-${american[2]?.padStart(2, '0')}`
  return /^\d{4}-\d{2}-\d{2}(?!\d)/.exec(text)?.[0] ?? null
}
