/**
 * The part of LanceDB that a shared index uses. Its package is not a dependency of the product, since it has 214 MB and
 * only servers with SEARCH_INDEX_URL need it: they install the folder `optional/shared-index`, which has its own lock
 * file.
 */
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

interface LanceQuery {
  fullTextSearch(query: object): LanceQuery
  where(condition: string): LanceQuery
  select(columns: string[]): LanceQuery
  limit(rows: number): LanceQuery
  toArray(options?: { timeoutMs: number }): Promise<Iterable<Record<string, unknown>>>
}

interface LanceMerge {
  whenMatchedUpdateAll(options: { where: string }): LanceMerge
  whenNotMatchedInsertAll(): LanceMerge
  execute(rows: object[]): Promise<unknown>
}

export interface LanceTable {
  add(rows: object[]): Promise<unknown>
  delete(condition: string): Promise<unknown>
  mergeInsert(on: string): LanceMerge
  query(): LanceQuery
  createIndex(column: string, options: { config: unknown }): Promise<void>
  setUnenforcedPrimaryKey(column: string): Promise<void>
  indexStats(name: string): Promise<{ numUnindexedRows: number } | undefined>
  optimize(options: { cleanupOlderThan: Date }): Promise<unknown>
  countRows(): Promise<number>
  checkoutLatest(): Promise<void>
  close(): void
}

export interface LanceConnection {
  tableNames(): Promise<string[]>
  openTable(name: string): Promise<LanceTable>
  createEmptyTable(name: string, schema: unknown): Promise<LanceTable>
  dropTable(name: string): Promise<void>
  close(): void
}

interface Lancedb {
  connect(uri: string, options: { storageOptions?: Record<string, string> }): Promise<LanceConnection>
  MatchQuery: new (text: string, column: string) => object
  Index: { fts(options: object): unknown; btree(): unknown; bitmap(): unknown }
}

interface Arrow {
  Schema: new (fields: object[]) => object
  Field: new (name: string, type: object, isNullable: boolean) => object
  Utf8: new () => object
  Int32: new () => object
  Float64: new () => object
}

const folder = 'optional/shared-index'

/** Whether the package is installed in addition to the product. */
export function isLancedbInstalled(root = process.cwd()): boolean {
  return existsSync(join(root, folder, 'node_modules/@lancedb/lancedb'))
}

interface LancedbPackages {
  lancedb: Lancedb
  arrow: Arrow
}

let loaded: LancedbPackages | undefined

/** @throws as `loadLancedbFrom` */
export function loadLancedb(): LancedbPackages {
  loaded ??= loadLancedbFrom(process.cwd())
  return loaded
}

/**
 * @param root the folder of the product
 * @throws Error for the operator when the package is missing, or has no build for this machine
 */
export function loadLancedbFrom(root: string): LancedbPackages {
  if (!isLancedbInstalled(root))
    throw new Error(
      `SEARCH_INDEX_URL needs LanceDB, which is not installed with Evidence Chat. Install it: npm ci --prefix ${folder}`,
    )
  const file = join(root, folder, 'package.json')
  try {
    return { lancedb: loadFrom<Lancedb>(file, '@lancedb/lancedb'), arrow: loadFrom<Arrow>(file, 'apache-arrow') }
  } catch (cause) {
    throw new Error(
      `LanceDB can't be loaded on this machine (${process.platform} ${process.arch}). Unset SEARCH_INDEX_URL, or install it again: npm ci --prefix ${folder}`,
      { cause },
    )
  }
}

/** A separate function, so that a build does not look for packages that are not installed. */
function loadFrom<T>(file: string, name: string): T {
  return createRequire(file)(name) as T
}
