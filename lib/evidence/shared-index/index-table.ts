/** The table of a shared index: one row for each article. */
import type { CandidateQuery } from '@/lib/evidence/search/candidates/candidate-index'
import type { IndexRow } from './article-rows'
import { type LanceConnection, type LanceTable, loadLancedb } from './lancedb'

/** Of full-text indexes; LanceDB derives it from the column. */
const termsIndex = 'terms_idx'
/** How long versions are kept that a search may still be reading. */
const keptMs = 60 * 60_000
/** Stems are matched as they are; LanceDB drops tokens longer than this. */
const termLettersMax = 10_000

export class IndexTable {
  private readonly table: LanceTable

  private constructor(table: LanceTable) {
    this.table = table
  }

  static async open(connection: LanceConnection, name: string): Promise<IndexTable> {
    return new IndexTable(await connection.openTable(name))
  }

  /** Creates an empty table. Call `createIndexes` when it is filled. */
  static async create(connection: LanceConnection, name: string): Promise<IndexTable> {
    const { Schema, Field, Utf8, Int32, Float64 } = loadLancedb().arrow
    const types = { id: new Utf8(), terms: new Utf8(), year: new Int32(), type: new Utf8(), version: new Float64() }
    const fields = Object.entries(types).map(([column, type]) => new Field(column, type, false))
    const table = await connection.createEmptyTable(name, new Schema(fields))
    // Without a declared key, two writers of one row add it twice (lancedb#3377); with an index on it they do as well.
    await table.setUnenforcedPrimaryKey('id')
    return new IndexTable(table)
  }

  /** Adds articles that the table does not have. */
  async add(rows: IndexRow[]): Promise<void> {
    await this.table.add(rows)
  }

  /** Adds or replaces articles, except where the table has a later change of them. */
  async put(rows: IndexRow[]): Promise<void> {
    await this.table
      .mergeInsert('id')
      .whenMatchedUpdateAll({ where: 'target.version < source.version' })
      .whenNotMatchedInsertAll()
      .execute(rows)
  }

  /** Articles whose row has a change after this version, at most `limit`. */
  async listIdsAfter(version: number, limit: number): Promise<string[]> {
    const rows = await this.table.query().where(`version > ${version}`).select(['id']).limit(limit).toArray()
    return Array.from(rows, (row) => String(row['id']))
  }

  async removeAfter(version: number): Promise<void> {
    await this.table.delete(`version > ${version}`)
  }

  async createIndexes(): Promise<void> {
    const { Index } = loadLancedb().lancedb
    const asWritten = { lowercase: false, stem: false, removeStopWords: false, asciiFolding: false }
    const terms = { ...asWritten, baseTokenizer: 'whitespace', withPosition: false, maxTokenLength: termLettersMax }
    await this.table.createIndex('terms', { config: Index.fts(terms) })
    await this.table.createIndex('year', { config: Index.btree() })
    await this.table.createIndex('type', { config: Index.bitmap() })
  }

  countRows(): Promise<number> {
    return this.table.countRows()
  }

  /** Rows that each search has to scan, until `optimise`. */
  async countUnindexedRows(): Promise<number> {
    return (await this.table.indexStats(termsIndex))?.numUnindexedRows ?? 0
  }

  /** Indexes new rows, and removes versions that no search reads any more. */
  async optimise(): Promise<void> {
    await this.table.optimize({ cleanupOlderThan: new Date(Date.now() - keptMs) })
  }

  /** Makes what other processes have written visible. */
  async refresh(): Promise<void> {
    await this.table.checkoutLatest()
  }

  /** @returns ids, best first */
  async find({ stems, fromYear, types = [], limit }: CandidateQuery): Promise<string[]> {
    if (stems.length === 0) return []
    const { MatchQuery } = loadLancedb().lancedb
    const query = this.table.query().fullTextSearch(new MatchQuery(stems.join(' '), 'terms'))
    const conditions = [
      ...(fromYear === undefined ? [] : [`year >= ${Math.trunc(fromYear)}`]),
      ...(types.length === 0 ? [] : [`type IN (${types.map((type) => `'${type}'`).join(', ')})`]),
    ]
    const filtered = conditions.length === 0 ? query : query.where(conditions.join(' AND '))
    // Without the score LanceDB warns; it is not used, since ranking reads the articles.
    const rows = await filtered.select(['id', '_score']).limit(limit).toArray()
    return [...new Set(Array.from(rows, (row) => String(row['id'])))]
  }

  close(): void {
    this.table.close()
  }
}
