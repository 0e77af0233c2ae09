/** Reads PubMed's CSV: references without abstracts. */
import { parseDoi, parsePmcid, parsePmid } from '@/lib/evidence/article/article-identity'
import { serverMessage } from '@/lib/shared/messages/server-messages'
import { type CsvRecord, splitCsvRecords } from './csv-records'
import { draftArticle, parseAuthor, parseYear } from './draft-article'
import { foldSpaces, type ReaderEvent } from './reader'

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

export async function* readPubmedCsv(text: AsyncIterable<string>, checkedAt: string): AsyncGenerator<ReaderEvent> {
  let articles = 0
  for await (const record of splitCsvRecords(text, csvColumns.length)) {
    const event: ReaderEvent =
      'fields' in record
        ? readRecord(record, checkedAt)
        : { type: 'refused', place: record.place, reason: record.reason }
    if (event.type === 'article') articles += 1
    yield event
  }
  if (articles > 0) yield { type: 'note', note: serverMessage('abstracts_missing', { count: articles }) }
}

function readRecord({ place, fields }: CsvRecord, checkedAt: string): ReaderEvent {
  const [pmidText, title = '', authors = '', citation = '', , journal = '', year = '', , pmcid = '', , doi = ''] =
    fields.map(foldSpaces)
  const pmid = parsePmid(pmidText)
  if (pmid === null) return { type: 'refused', place, reason: serverMessage('pmid_missing') }
  if (title === '') return { type: 'refused', place, reason: serverMessage('title_column_missing') }
  const article = draftArticle({
    pmid,
    doi: parseDoi(doi),
    pmcid: parsePmcid(pmcid),
    title,
    authors: parseAuthors(authors),
    journal: journal || null,
    year: parseYear(year),
    ...parseIssue(citation),
    checkedAt,
    passages: [],
  })
  return { type: 'article', place, article }
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
