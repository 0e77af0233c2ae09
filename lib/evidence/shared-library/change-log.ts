/**
 * Writes the library that several servers share, in PostgreSQL. Every change is a row of one log. A writer locks the
 * row of `libraryHead` until it commits, so that versions have no gap, become visible in order, and two writers never
 * decide on the same articles at once.
 */
import { randomUUID } from 'node:crypto'
import { type Selectable, sql, type Transaction } from 'kysely'
import { hashTitleToNumber } from '@/lib/evidence/article/article-identity'
import type { Database } from '@/lib/store/db'
import type { LibraryHeadTable, Tables } from '@/lib/store/tables'
import type { StagedChange } from './staged-articles'

/** Raise it when rows are written that older programs would read wrongly; those then refuse to join. */
const sharedFormat = 1

/** Wakes the servers that follow the log; the same name for all of them. */
export const changesChannel = 'evidence_chat_library'

export type Head = Selectable<LibraryHeadTable>

/** Articles that answers cited from PubMed or Europe PMC. */
export interface CitedRecord {
  id: string
  /** When it was fetched, in milliseconds since 1970. */
  at: number
  record: string
}

/** @throws Error for the operator when a newer program has written to the library */
export async function readHead(db: Database): Promise<Head> {
  const head = await db.selectFrom('libraryHead').selectAll().executeTakeFirstOrThrow()
  assertKnownFormat(head)
  return head
}

export function assertKnownFormat({ format }: Pick<Head, 'format'>): void {
  if (format <= sharedFormat) return
  throw new NewerLibraryError(
    `The shared library in the database has format ${format}, written by a newer version of Evidence Chat; this one reads up to ${sharedFormat}. Update this server. Nothing was changed.`,
  )
}

export class NewerLibraryError extends Error {}

/** An open transaction that holds the lock of the log. */
export class ChangeLogWriter {
  readonly tx: Transaction<Tables>
  readonly head: Head
  private readonly mark = randomUUID()
  private readonly importId: string | null
  private version: number

  constructor(tx: Transaction<Tables>, head: Head, importId: string | null) {
    this.tx = tx
    this.head = head
    this.importId = importId
    this.version = head.version
  }

  async writeArticles(changes: readonly StagedChange[]): Promise<void> {
    const put = changes.flatMap((change) => (change.article === null ? [] : [change]))
    const gone = changes.flatMap((change) => (change.article === null ? [change.id] : []))
    if (gone.length > 0) await this.tx.deleteFrom('libraryArticles').where('id', 'in', gone).execute()
    if (put.length > 0) {
      const list = <T>(of: (change: (typeof put)[number]) => T) => put.map(of)
      await sql`
        insert into "libraryArticles" ("id", "pmid", "doi", "pmcid", "title", "origin", "record")
        select * from unnest(
          ${list(({ id }) => id)}::text[], ${list(({ article }) => article.pmid)}::text[],
          ${list(({ article }) => article.doi?.toLowerCase() ?? null)}::text[],
          ${list(({ article }) => article.pmcid)}::text[],
          ${list(({ article }) => hashTitleToNumber(article))}::bigint[],
          ${list(({ origin }) => origin)}::text[], ${list(({ article }) => JSON.stringify(article))}::text[])
        on conflict ("id") do update set
          "number" = excluded."number", "pmid" = excluded."pmid", "doi" = excluded."doi", "pmcid" = excluded."pmcid",
          "title" = excluded."title", "origin" = excluded."origin", "record" = excluded."record"`.execute(this.tx)
    }
    await this.log(changes.map(({ id, article }) => ({ kind: article === null ? 'remove' : 'put', item: id })))
  }

  /** Writes those that are newer than what is stored. */
  async writeCited(records: readonly CitedRecord[]): Promise<void> {
    const { rows } = await sql<{ id: string }>`
      insert into "libraryCited" ("id", "at", "record")
      select * from unnest(
        ${records.map(({ id }) => id)}::text[], ${records.map(({ at }) => at)}::bigint[],
        ${records.map(({ record }) => record)}::text[])
      on conflict ("id") do update set "at" = excluded."at", "record" = excluded."record"
        where "libraryCited"."at" < excluded."at"
      returning "id"`.execute(this.tx)
    await this.log(rows.map(({ id }) => ({ kind: 'cite', item: id })))
  }

  async setStarters(hashes: readonly string[]): Promise<void> {
    await this.tx
      .updateTable('libraryHead')
      .set({ starters: JSON.stringify(hashes) })
      .execute()
  }

  /** Writes the end of the log; the followers are notified when the transaction commits. */
  async finish(): Promise<void> {
    if (this.version === this.head.version) return
    await this.tx.updateTable('libraryHead').set({ version: this.version, mark: this.mark }).execute()
    await sql`select pg_notify(${changesChannel}, ${String(this.version)})`.execute(this.tx)
  }

  private async log(changes: readonly { kind: string; item: string }[]): Promise<void> {
    if (changes.length === 0) return
    await sql`
      insert into "libraryChanges" ("version", "kind", "item", "mark", "importId", "at")
      select ${this.version}::bigint + "n", "kind", "item", ${this.mark}, ${this.importId}, clock_timestamp()
      from unnest(${changes.map(({ kind }) => kind)}::text[], ${changes.map(({ item }) => item)}::text[])
        with ordinality as "each" ("kind", "item", "n")`.execute(this.tx)
    this.version += changes.length
  }
}

/**
 * Runs `change` in a transaction that holds the lock of the log.
 *
 * @param importId the import on whose behalf the library is changed
 * @throws NewerLibraryError; whatever `change` throws: nothing is written then
 */
export function changeLibrary<T>(
  db: Database,
  change: (writer: ChangeLogWriter) => Promise<T>,
  importId: string | null = null,
): Promise<T> {
  return db.transaction().execute(async (tx) => {
    const head = await tx.selectFrom('libraryHead').selectAll().forUpdate().executeTakeFirstOrThrow()
    assertKnownFormat(head)
    const writer = new ChangeLogWriter(tx, head, importId)
    const result = await change(writer)
    await writer.finish()
    return result
  })
}
