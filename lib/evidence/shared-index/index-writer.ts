/**
 * Writes the shared index: the one server that holds the claim follows the change log, as each server does for its
 * copy of the library.
 */
import { randomUUID } from 'node:crypto'
import type { Article } from '@/lib/evidence/article/article'
import { readHead } from '@/lib/evidence/shared-library/change-log'
import { type Change, readAllArticles, readChanges, readLastNumber } from '@/lib/evidence/shared-library/read-changes'
import type { Database } from '@/lib/store/db'
import { type IndexRow, makeRemovedRow, RowMaker } from './article-rows'
import { type IndexHead, indexFormat, publishIndexHead, readIndexHead } from './index-head'
import { IndexTable } from './index-table'
import type { LanceConnection } from './lancedb'

/** The format, then a random part. */
const tableName = /^articles-(\d+)-/
/** More rows than one batch of the log writes, which is all that a writer that died can have left. */
const repairedMax = 5000
/** Rows written at once to a new table: some 30 MB. */
const rowsPerAdd = 10_000
/**
 * Searches scan unindexed rows: a thousand of them take some 20 ms. Indexing takes 25 s of processor time in a
 * million articles.
 */
const unindexedMax = 500
/** While the writer is behind: indexing takes as long for a few rows as for a thousand. */
const unindexedWhileBehindMax = 5000
/** Fewer rows are indexed after this time, in milliseconds. */
const unindexedMs = 60 * 60_000

interface IndexWriterOptions {
  db: Database
  connection: LanceConnection
  place: string
  /** Holds the claim, see `claimIndex`. */
  holder: string
  /** Receives one line when the index is built. */
  report: (line: string) => void
}

export class IndexWriter {
  private readonly options: IndexWriterOptions
  private readonly rows = new RowMaker()
  private open: { name: string; table: IndexTable } | null = null
  private unindexed = 0
  private optimisedAt = performance.now()

  constructor(options: IndexWriterOptions) {
    this.options = options
  }

  /**
   * Applies the change log to its end; builds the index if there is none that the log continues.
   *
   * @throws IndexClaimLostError; what the database or the store throws: the next call continues
   */
  async catchUp(): Promise<IndexHead> {
    const { db, place } = this.options
    let head = await readIndexHead(db, place)
    let table = head && (await this.openSound(head))
    while (true) {
      if (head === null || table === null) {
        head = await this.build(head === null ? 'there is none yet' : 'its table is missing or incomplete')
        table = await this.openTable(head.table)
      }
      const stretch = await readChanges(db, head)
      if ('gap' in stretch) {
        head = await this.build(stretch.gap)
        table = await this.openTable(head.table)
        continue
      }
      const isAtEnd = stretch.position === head
      if (!isAtEnd) {
        await this.write(table, stretch.changes, stretch.position.version)
        head = await this.publish({ ...head, ...stretch.position }, table)
      }
      if (this.isOptimisingDue(isAtEnd)) head = await this.optimise(head, table)
      if (isAtEnd) return head
    }
  }

  /** Closes the table, which another server may replace. */
  close(): void {
    this.open?.table.close()
    this.open = null
  }

  private async write(table: IndexTable, changes: readonly Change[], version: number): Promise<void> {
    const rows = changes.flatMap((change): IndexRow[] => {
      if (change.kind === 'cite') return []
      if (change.kind === 'remove') return [makeRemovedRow(change.id, version)]
      // Written by `ChangeLogWriter.writeArticles`.
      return [this.rows.makeRow(JSON.parse(change.record) as Article, version)]
    })
    if (rows.length === 0) return
    await table.put(rows)
    this.unindexed += rows.length
  }

  private isOptimisingDue(isAtEnd: boolean): boolean {
    if (!isAtEnd) return this.unindexed >= unindexedWhileBehindMax
    const isOld = performance.now() - this.optimisedAt > unindexedMs
    return this.unindexed >= unindexedMax || (this.unindexed > 0 && isOld)
  }

  private async optimise(head: IndexHead, table: IndexTable): Promise<IndexHead> {
    await table.optimise()
    this.unindexed = 0
    this.optimisedAt = performance.now()
    return this.publish(head, table)
  }

  private async publish(head: IndexHead, table: IndexTable): Promise<IndexHead> {
    const { db, place, holder } = this.options
    const published = { ...head, generation: head.generation + 1, rows: await table.countRows() }
    await publishIndexHead(db, place, holder, published)
    return published
  }

  /** Builds a table of all articles; the log has to be followed from its position. */
  private async build(reason: string): Promise<IndexHead> {
    const { db, connection, place, report } = this.options
    report(`The shared search index in ${place} is built: ${reason}`)
    const { epoch, version, mark } = await readHead(db)
    const name = `articles-${indexFormat}-${randomUUID()}`
    const table = await IndexTable.create(connection, name)
    // Later changes are in the log after this version: articles with later numbers would be added twice.
    let rows: IndexRow[] = []
    for await (const articles of readAllArticles(db, await readLastNumber(db))) {
      rows.push(...articles.map(({ record }) => this.rows.makeRow(JSON.parse(record) as Article, version)))
      if (rows.length < rowsPerAdd) continue
      await table.add(rows)
      rows = []
    }
    if (rows.length > 0) await table.add(rows)
    await table.createIndexes()
    const head = await this.publish({ table: name, generation: 0, rows: 0, epoch, version, mark }, table)
    table.close()
    await this.dropOthers(name)
    return head
  }

  /** Also drops the tables of older programs: their servers search their own indexes until they are updated. */
  private async dropOthers(name: string): Promise<void> {
    const { connection } = this.options
    for (const old of await connection.tableNames()) {
      const format = tableName.exec(old)?.[1]
      if (format !== undefined && Number(format) <= indexFormat && old !== name) await connection.dropTable(old)
    }
  }

  private async openTable(name: string): Promise<IndexTable> {
    if (this.open?.name === name) return this.open.table
    this.close()
    const table = await IndexTable.open(this.options.connection, name)
    this.open = { name, table }
    this.unindexed = await table.countUnindexedRows()
    return table
  }

  /** @returns null when the table is missing or has lost rows; the store is asked once for each table */
  private async openSound(head: IndexHead): Promise<IndexTable | null> {
    if (this.open?.name === head.table) return this.open.table
    if (!(await this.options.connection.tableNames()).includes(head.table)) return null
    const table = await this.openTable(head.table)
    const isSound = (await table.countRows()) >= head.rows && (await this.repair(head, table))
    if (isSound) return table
    this.close()
    return null
  }

  /**
   * Rows of later changes than the published one were written by a server that died before it published them, or the
   * database was restored from a backup and never had these changes. They are replaced by the articles as they are.
   *
   * @returns false when there are too many
   */
  private async repair({ version }: IndexHead, table: IndexTable): Promise<boolean> {
    const ids = await table.listIdsAfter(version, repairedMax + 1)
    if (ids.length > repairedMax) return false
    if (ids.length === 0) return true
    const held = await this.options.db
      .selectFrom('libraryArticles')
      .select(['id', 'record'])
      .where('id', 'in', ids)
      .execute()
    const records = new Map(held.map(({ id, record }) => [id, record]))
    const rows = ids.map((id) => {
      const record = records.get(id)
      return record === undefined
        ? makeRemovedRow(id, version)
        : this.rows.makeRow(JSON.parse(record) as Article, version)
    })
    await table.removeAfter(version)
    await table.add(rows)
    this.unindexed += rows.length
    // Due at once: servers see the rows when the next head is published.
    this.optimisedAt = Number.NEGATIVE_INFINITY
    return true
  }
}
