/** Applies one batch of an import to the shared library, by the rules that a library file follows too. */
import { sql, type Transaction } from 'kysely'
import type { Article } from '@/lib/evidence/article/article'
import { hashTitleToNumber } from '@/lib/evidence/article/article-identity'
import { applyReadings, listRetractions, removeDeleted } from '@/lib/evidence/import/apply-readings'
import type { MarkedArticle, ReaderEvent } from '@/lib/evidence/import/formats/reader'
import type { Receipt } from '@/lib/evidence/import/receipt'
import type { Tables } from '@/lib/store/tables'
import type { ChangeLogWriter } from './change-log'
import { type ArticleRow, StagedArticles } from './staged-articles'

/** Maximum number of stored articles that share one value, as in a library file. */
const sameValueMax = 20

/** @param receipt is updated, also if the transaction is rolled back later */
export async function writeBatch(
  writer: ChangeLogWriter,
  readings: readonly ReaderEvent[],
  receipt: Receipt,
): Promise<void> {
  const staged = new StagedArticles(await findConcerned(writer.tx, readings))
  applyReadings(staged, readings, receipt)
  removeDeleted(staged, readings, receipt)
  await writer.writeArticles(staged.changes())
  const retractions = listRetractions(readings)
  if (retractions.length > 0) await markRetracted(writer, retractions)
}

/** Every stored article that an article of the batch may prove to be a copy of. */
async function findConcerned(tx: Transaction<Tables>, readings: readonly ReaderEvent[]): Promise<ArticleRow[]> {
  const articles = readings.flatMap((reading) => (reading.type === 'article' ? [reading.article] : []))
  const deleted = readings.flatMap((reading) => (reading.type === 'deleted' ? [reading.pmid] : []))
  const known = (column: 'pmid' | 'doi' | 'pmcid') => articles.flatMap((article) => article[column] ?? [])
  const marked = readings.flatMap((reading) => (reading.type === 'marks' ? [reading.article] : []))
  const found = [
    await findRows(
      tx,
      'id',
      [...articles, ...marked].map(({ id }) => id),
    ),
    await findRows(tx, 'pmid', [...known('pmid'), ...deleted]),
    await findRows(tx, 'doi', known('doi')),
    await findRows(tx, 'pmcid', known('pmcid')),
    await findRows(tx, 'title', articles.map(hashTitleToNumber)),
  ].flat()
  return [...new Map(found.map((row) => [row.number, row])).values()]
}

async function findRows(
  tx: Transaction<Tables>,
  column: 'id' | 'pmid' | 'doi' | 'pmcid' | 'title',
  values: readonly (string | number)[],
): Promise<ArticleRow[]> {
  if (values.length === 0) return []
  const type = sql.raw(column === 'title' ? 'bigint' : 'text')
  const only = column === 'id' ? sql`true` : sql`"origin" = 'import'`
  const { rows } = await sql<ArticleRow>`
    select "found".* from (select distinct unnest(${[...values]}::${type}[])) as "asked" ("value")
    cross join lateral (
      select "number", "id", "origin", "record" from "libraryArticles"
      where ${sql.ref(column)} = "asked"."value" and ${only} order by "number" limit ${sameValueMax}
    ) as "found"`.execute(tx)
  return rows
}

/**
 * Marks bundled summaries of articles that an imported copy reports as retracted, as `LibraryWriter.markRetracted` does
 * in a file.
 */
export async function markRetracted(writer: ChangeLogWriter, changed?: readonly MarkedArticle[]): Promise<void> {
  const bundled = await writer.tx
    .selectFrom('libraryArticles')
    .select(['id', 'pmid', 'doi', 'record'])
    .where('origin', '=', 'starter')
    .execute()
  const isConcerned = ({ pmid, doi }: { pmid: string | null; doi: string | null }) =>
    changed === undefined || changed.some((each) => isCopy(each, { pmid, doi }))
  // Written by `writeArticles`.
  const concerned = bundled.filter(isConcerned).map((row) => ({ ...row, article: JSON.parse(row.record) as Article }))
  const reported = await findReported(writer.tx, concerned)
  await writer.writeArticles(
    concerned.flatMap(({ id, pmid, doi, article }) => {
      const copies = reported.filter((each) => isCopy(each, { pmid, doi }))
      const retraction = copies.find((copy) => copy.retraction !== null)?.retraction ?? null
      const isMarked = article.retraction !== null
      return copies.length === 0 || isMarked === (retraction !== null)
        ? []
        : [{ id, article: { ...article, retraction }, origin: 'starter' as const }]
    }),
  )
}

/** @param bundled the columns of its row: the DOI in lower case */
function isCopy(
  { pmid, doi }: Pick<Article, 'pmid' | 'doi'>,
  bundled: { pmid: string | null; doi: string | null },
): boolean {
  return (pmid !== null && pmid === bundled.pmid) || (doi !== null && doi === bundled.doi)
}

/** Imported copies of these. */
async function findReported(
  tx: Transaction<Tables>,
  bundled: readonly { pmid: string | null; doi: string | null }[],
): Promise<Article[]> {
  const pmids = bundled.flatMap(({ pmid }) => pmid ?? [])
  const dois = bundled.flatMap(({ doi }) => doi ?? [])
  const rows = [await findRows(tx, 'pmid', pmids), await findRows(tx, 'doi', dois)].flat()
  return rows.map(({ record }) => JSON.parse(record) as Article)
}
