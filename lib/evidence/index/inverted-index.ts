/**
 * The storage format of the library's full-text index.
 *
 * An article is first stored as a list of its stems (`open_articles`). When a block of 8,192 rows is full, its
 * per-article lists are inverted into postings (`postings`), counted (`stems.articles`) and deleted: the block is
 * sealed. A sealed block never changes, except that a replaced article gets a new row and the word count of its old
 * row becomes 0. So an import only appends, and the millionth article costs the same as the first.
 *
 * Numbers are little-endian, as on every platform of Node 24 except s390x; a library can't be copied from or to that
 * one.
 */
import type { DatabaseSync } from 'node:sqlite'
import { type StudyType, studyTypes } from '@/lib/shared/study-types'

/**
 * Small enough that the scores of a block (32 kB) stay in the L1 cache, and that scanning unsealed articles is cheap.
 */
export const articlesPerBlock = 8192

/**
 * The key of a stem's postings. Ordered by block, so that a new block is written in one run at the end of the table.
 */
export function packPostingsKey(block: number, stem: number): number {
  return block * 2 ** 32 + stem
}

/** The stems of one article: their ids and their counts, weighted by column. */
interface StemList {
  stems: Uint32Array
  counts: Uint8Array
}

export function packStems({ stems, counts }: StemList): Uint8Array {
  const packed = new Uint8Array(5 * stems.length)
  packed.set(new Uint8Array(stems.buffer, stems.byteOffset, stems.byteLength))
  packed.set(counts, 4 * stems.length)
  return packed
}

function unpackStems(packed: Uint8Array): StemList {
  const length = packed.length / 5
  return { stems: new Uint32Array(packed.buffer, packed.byteOffset, length), counts: packed.subarray(4 * length) }
}

/** The articles of a block that contain a stem. */
export type Postings =
  /** Dense: one count for each place of the block, 0 where the stem does not occur. */
  | { places: null; counts: Uint8Array }
  /** Sparse: places in ascending order, each with its count. */
  | { places: Uint16Array; counts: Uint8Array }

/** Packs three bytes per article (sparse) or one per place (dense), whichever is less; the length shows which. */
export function packPostings(places: Uint16Array, counts: Uint8Array): Uint8Array {
  if (3 * places.length >= articlesPerBlock) {
    const packed = new Uint8Array(articlesPerBlock)
    for (let index = 0; index < places.length; index += 1) packed[places[index] ?? 0] = counts[index] ?? 0
    return packed
  }
  const packed = new Uint8Array(3 * places.length)
  packed.set(bytesOf(places))
  packed.set(counts, 2 * places.length)
  return packed
}

export function unpackPostings(packed: Uint8Array): Postings {
  if (packed.length === articlesPerBlock) return { places: null, counts: packed }
  const length = packed.length / 3
  return { places: new Uint16Array(packed.buffer, packed.byteOffset, length), counts: packed.subarray(2 * length) }
}

/** What a search needs to know of each article of a block besides its postings, by place. */
export interface BlockArticles {
  /** Word count; 0 for a place without an article. */
  words: Uint16Array
  /** 0 when not stated. */
  years: Uint16Array
  /** Index into `studyTypes`. */
  types: Uint8Array
}

const bytesOf = (numbers: Uint16Array) => new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength)
const numbersOf = (bytes: Uint8Array) => new Uint16Array(bytes.buffer, bytes.byteOffset, bytes.length / 2)

function emptyBlock(): BlockArticles {
  return {
    words: new Uint16Array(articlesPerBlock),
    years: new Uint16Array(articlesPerBlock),
    types: new Uint8Array(articlesPerBlock),
  }
}

/** Word counts are capped here; the longest abstracts have a tenth of it. */
export const wordsMax = 0xffff

function setArticle(block: BlockArticles, place: number, row: UnsealedRow): void {
  block.words[place] = Math.min(wordsMax, Number(row['words']))
  block.years[place] = Number(row['year'] ?? 0)
  block.types[place] = studyTypes.indexOf(String(row['study_type']) as StudyType)
}

/** The last change of each block that has changed since it was sealed; changes are numbered from 1. */
export const blockChangesSchema =
  'CREATE TABLE IF NOT EXISTS block_changes (block INTEGER PRIMARY KEY, change INTEGER NOT NULL);'

const lastChangeSql = 'SELECT coalesce(max(change), 0) AS change FROM block_changes'

type UnsealedRow = ReturnType<ReturnType<DatabaseSync['prepare']>['all']>[number]

const unsealedSql = `SELECT article, stems, words, year, study_type FROM open_articles JOIN articles ON rowid = article`

// ---------------------------------------------------------------------------------------------------------- reading

/** Articles of the block that is not sealed yet, inverted in memory; a place is an index into `rows`. */
export interface UnsealedArticles {
  /** Row of each article. */
  rows: number[]
  articles: BlockArticles
  postings: InvertedLists
}

/** The unsealed articles that contain a stem, in ascending order, each with its count. */
export function readUnsealedPostings(
  { postings: { places, counts, ends } }: UnsealedArticles,
  stem: number,
): { places: Uint16Array; counts: Uint8Array } {
  const [start, end] = [ends[stem - 1] ?? 0, ends[stem] ?? 0]
  return { places: places.subarray(start, end), counts: counts.subarray(start, end) }
}

export interface SealedBlock {
  block: number
  articles: BlockArticles
}

export interface SealedBlocks {
  /** In ascending order. */
  blocks: SealedBlock[]
  /** The last change of a block that they contain; null in a file that does not record changes yet. */
  change: number | null
}

/**
 * Five bytes for each article of the library, 49 MB for ten million.
 *
 * @param known what an earlier call returned for this file: then only the blocks that were added or
 * changed since are read
 */
export function readBlocks(db: DatabaseSync, known?: SealedBlocks): SealedBlocks {
  // Read first: what is committed after this is read again the next time.
  const change = readLastChange(db)
  if (known === undefined || known.change === null || change === null) return { blocks: selectBlocks(db), change }
  const last = known.blocks.at(-1)?.block ?? -1
  const fresh = selectBlocks(
    db,
    'WHERE block > ? OR block IN (SELECT block FROM block_changes WHERE change > ?)',
    last,
    known.change,
  )
  const byNumber = new Map(fresh.map((each) => [each.block, each]))
  const kept = known.blocks.map((each) => byNumber.get(each.block) ?? each)
  return { blocks: [...kept, ...fresh.filter(({ block }) => block > last)], change }
}

function selectBlocks(db: DatabaseSync, condition = '', ...values: number[]): SealedBlock[] {
  const rows = db.prepare(`SELECT block, words, years, types FROM blocks ${condition} ORDER BY block`).all(...values)
  return rows.map((row) => ({
    block: Number(row['block']),
    articles: {
      words: numbersOf(row['words'] as Uint8Array),
      years: numbersOf(row['years'] as Uint8Array),
      types: row['types'] as Uint8Array,
    },
  }))
}

function readLastChange(db: DatabaseSync): number | null {
  const isRecorded = db.prepare("SELECT 1 FROM sqlite_master WHERE name = 'block_changes'").get() !== undefined
  return isRecorded ? Number(db.prepare(lastChangeSql).get()?.['change']) : null
}

export function readUnsealedArticles(db: DatabaseSync): UnsealedArticles {
  const found = db.prepare(`${unsealedSql} ORDER BY article`).all()
  const open: UnsealedArticles = {
    rows: found.map((row) => Number(row['article'])),
    articles: {
      words: new Uint16Array(found.length),
      years: new Uint16Array(found.length),
      types: new Uint8Array(found.length),
    },
    postings: invert(found.map((row, place) => ({ ...unpackStems(row['stems'] as Uint8Array), place }))),
  }
  found.forEach((row, index) => {
    setArticle(open.articles, index, row)
  })
  return open
}

// ---------------------------------------------------------------------------------------------------------- writing

/** Inverts every full block into postings. Call it in the transaction that added the block's last row. */
export function sealBlocks(db: DatabaseSync): void {
  for (const block of listFullBlocks(db)) sealBlock(db, block)
}

/** Blocks that `sealBlocks` would seal. */
export function listFullBlocks(db: DatabaseSync): number[] {
  const first = db.prepare('SELECT min(article) AS row FROM open_articles').get()?.['row']
  const last = db.prepare('SELECT max(rowid) AS row FROM articles').get()?.['row']
  if (typeof first !== 'number' || typeof last !== 'number') return []
  const [start, end] = [Math.floor(first / articlesPerBlock), Math.floor((last + 1) / articlesPerBlock)]
  return Array.from({ length: Math.max(0, end - start) }, (_, place) => start + place)
}

function sealBlock(db: DatabaseSync, block: number): void {
  const range = [block * articlesPerBlock, (block + 1) * articlesPerBlock - 1]
  const articles = emptyBlock()
  const lists: (StemList & { place: number })[] = []
  for (const row of db.prepare(`${unsealedSql} WHERE article BETWEEN ? AND ? ORDER BY article`).iterate(...range)) {
    const place = Number(row['article']) % articlesPerBlock
    setArticle(articles, place, row)
    lists.push({ ...unpackStems(row['stems'] as Uint8Array), place })
  }
  writePostings(db, block, invert(lists))
  db.prepare('INSERT INTO blocks VALUES (?, ?, ?, ?)').run(
    block,
    bytesOf(articles.words),
    bytesOf(articles.years),
    articles.types,
  )
  db.prepare('DELETE FROM open_articles WHERE article BETWEEN ? AND ?').run(...range)
}

/** The articles of each stem, all stems end to end by id; `ends` holds the end of each. */
interface InvertedLists {
  places: Uint16Array
  counts: Uint8Array
  ends: Uint32Array
}

/** Inverts lists in two passes, like a counting sort: count the articles of each stem, then place each article. */
function invert(lists: (StemList & { place: number })[]): InvertedLists {
  const idMax = findMaxId(lists)
  const ends = new Uint32Array(idMax + 2)
  for (const { stems } of lists) for (const id of stems) ends[id + 1] = (ends[id + 1] ?? 0) + 1
  for (let id = 0; id <= idMax; id += 1) ends[id + 1] = (ends[id + 1] ?? 0) + (ends[id] ?? 0)
  const total = ends[idMax + 1] ?? 0
  const places = new Uint16Array(total)
  const all = new Uint8Array(total)
  // Each number is the start of its stem; once its last article is placed, it is the end.
  for (const { stems, counts, place } of lists) {
    for (let index = 0; index < stems.length; index += 1) {
      const id = stems[index] ?? 0
      const at = ends[id] ?? 0
      places[at] = place
      all[at] = counts[index] ?? 0
      ends[id] = at + 1
    }
  }
  return { places, counts: all, ends }
}

function writePostings(db: DatabaseSync, block: number, { places, counts, ends }: InvertedLists): void {
  const insert = db.prepare('INSERT INTO postings VALUES (?, ?)')
  const count = db.prepare('UPDATE stems SET articles = articles + ? WHERE id = ?')
  for (let id = 0, start = 0; id < ends.length - 1; id += 1) {
    const end = ends[id] ?? 0
    if (end === start) continue
    insert.run(packPostingsKey(block, id), packPostings(places.subarray(start, end), counts.subarray(start, end)))
    count.run(end - start, id)
    start = end
  }
}

function findMaxId(lists: StemList[]): number {
  let idMax = 0
  for (const { stems } of lists) for (const id of stems) if (id > idMax) idMax = id
  return idMax
}

/** Removes articles from their sealed blocks. */
export function unindexRows(db: DatabaseSync, rows: number[]): void {
  if (rows.length === 0) return
  const read = db.prepare('SELECT words FROM blocks WHERE block = ?')
  const write = db.prepare('UPDATE blocks SET words = ? WHERE block = ?')
  const record = db.prepare('INSERT OR REPLACE INTO block_changes VALUES (?, ?)')
  const change = 1 + Number(db.prepare(lastChangeSql).get()?.['change'])
  for (const [block, inBlock] of Map.groupBy(rows, (row) => Math.floor(row / articlesPerBlock))) {
    const words = read.get(block)?.['words']
    if (!(words instanceof Uint8Array)) continue
    const numbers = numbersOf(words)
    for (const row of inBlock) numbers[row % articlesPerBlock] = 0
    write.run(bytesOf(numbers), block)
    record.run(block, change)
  }
}
