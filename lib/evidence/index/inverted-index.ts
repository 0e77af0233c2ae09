/**
 * The full-text index of the library: how it lies in the file.
 *
 * An article goes in as one list of its stems (`open_articles`). When the 8,192 rows of a block are given out, the lists
 * of its articles are turned round into one list of articles for each stem (`postings`), counted (`stems.articles`), and
 * are gone. A block never changes afterwards: a changed article gets a new row, and the old row's count of words becomes
 * 0. So an import only ever appends, and it costs the same with the millionth article as with the first.
 *
 * Numbers are little-endian, as on every machine that Node 24 is built for but one (s390x), where a library can't be
 * carried from or to another.
 */
import type { DatabaseSync } from 'node:sqlite'
import { type StudyType, studyTypes } from '@/lib/shared/study-types'

/** Small enough that its scores (32 kB) stay in the processor's first cache, and that scanning the open ones is cheap. */
export const articlesPerBlock = 8192

/** The key of a stem's postings. Ordered by block: a new block is written in one run at the end of the table. */
export function packPostingsKey(block: number, stem: number): number {
  return block * 2 ** 32 + stem
}

/** What one article holds: ids of stems and how often each stands there, weighted by column. */
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

/** The articles of a block that hold a stem. */
export type Postings =
  /** One count for each place of the block, 0 where the stem does not stand. */
  | { places: null; counts: Uint8Array }
  /** Places in ascending order, each with its count. */
  | { places: Uint16Array; counts: Uint8Array }

/** Three bytes for each article, or one for each place when that is less; the length alone tells which. */
function packPostings(places: Uint16Array, counts: Uint8Array): Uint8Array {
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

/** What a search needs of each article of a block beside its words, by place. */
export interface BlockArticles {
  /** Count of words; 0 for a place without an article. */
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

/** Words beyond this weigh as many in the score; the longest abstracts have a tenth of it. */
const wordsMax = 0xffff

function setArticle(block: BlockArticles, place: number, row: UnsealedRow): void {
  block.words[place] = Math.min(wordsMax, Number(row['words']))
  block.years[place] = Number(row['year'] ?? 0)
  block.types[place] = studyTypes.indexOf(String(row['study_type']) as StudyType)
}

type UnsealedRow = ReturnType<ReturnType<DatabaseSync['prepare']>['all']>[number]

const unsealedSql = `SELECT article, stems, words, year, study_type FROM open_articles JOIN articles ON rowid = article`

// ---------------------------------------------------------------------------------------------------------- reading

/** Articles that stand in no block yet, one after another. */
export interface UnsealedArticles {
  /** Row of each. */
  rows: number[]
  articles: BlockArticles
  /** The stem lists of all, end to end; `ends` says where each one ends. */
  ids: Uint32Array
  counts: Uint8Array
  ends: Uint32Array
  /** In how many of them each stem stands, by its id; none beyond the end. */
  holding: Uint32Array
}

export function readBlocks(db: DatabaseSync): { block: number; articles: BlockArticles }[] {
  return db
    .prepare('SELECT block, words, years, types FROM blocks ORDER BY block')
    .all()
    .map((row) => ({
      block: Number(row['block']),
      articles: {
        words: numbersOf(row['words'] as Uint8Array),
        years: numbersOf(row['years'] as Uint8Array),
        types: row['types'] as Uint8Array,
      },
    }))
}

export function readUnsealedArticles(db: DatabaseSync): UnsealedArticles {
  const found = db.prepare(`${unsealedSql} ORDER BY article`).all()
  const lists = found.map((row) => unpackStems(row['stems'] as Uint8Array))
  const total = lists.reduce((sum, { counts }) => sum + counts.length, 0)
  const open: UnsealedArticles = {
    rows: found.map((row) => Number(row['article'])),
    articles: {
      words: new Uint16Array(found.length),
      years: new Uint16Array(found.length),
      types: new Uint8Array(found.length),
    },
    ids: new Uint32Array(total),
    counts: new Uint8Array(total),
    ends: new Uint32Array(found.length),
    holding: new Uint32Array(findMaxId(lists) + 1),
  }
  let end = 0
  lists.forEach(({ stems, counts }, index) => {
    open.ids.set(stems, end)
    open.counts.set(counts, end)
    end += counts.length
    open.ends[index] = end
  })
  for (const id of open.ids) open.holding[id] = (open.holding[id] ?? 0) + 1
  found.forEach((row, index) => {
    setArticle(open.articles, index, row)
  })
  return open
}

// ---------------------------------------------------------------------------------------------------------- writing

/** Turns the stem lists of every whole block into postings. Belongs into the transaction that brought its last row. */
export function sealBlocks(db: DatabaseSync): void {
  const first = db.prepare('SELECT min(article) AS row FROM open_articles').get()?.['row']
  const last = db.prepare('SELECT max(rowid) AS row FROM articles').get()?.['row']
  if (typeof first !== 'number' || typeof last !== 'number') return
  const wholeBlocks = Math.floor((last + 1) / articlesPerBlock)
  for (let block = Math.floor(first / articlesPerBlock); block < wholeBlocks; block += 1) sealBlock(db, block)
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

/** For each stem the articles that hold it, all stems end to end by id; `ends` says where each one ends. */
interface InvertedLists {
  places: Uint16Array
  counts: Uint8Array
  ends: Uint32Array
}

/** Two passes, as in a counting sort: how many articles each stem has, then each article into the room of its stems. */
function invert(lists: (StemList & { place: number })[]): InvertedLists {
  const idMax = findMaxId(lists)
  const ends = new Uint32Array(idMax + 2)
  for (const { stems } of lists) for (const id of stems) ends[id + 1] = (ends[id + 1] ?? 0) + 1
  for (let id = 0; id <= idMax; id += 1) ends[id + 1] = (ends[id + 1] ?? 0) + (ends[id] ?? 0)
  const total = ends[idMax + 1] ?? 0
  const places = new Uint16Array(total)
  const all = new Uint8Array(total)
  // So far each number says where its stem begins; when its last article is in, where it ends.
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

/** Takes articles out of the sealed blocks that they stand in. */
export function unindexRows(db: DatabaseSync, rows: number[]): void {
  const read = db.prepare('SELECT words FROM blocks WHERE block = ?')
  const write = db.prepare('UPDATE blocks SET words = ? WHERE block = ?')
  for (const [block, inBlock] of Map.groupBy(rows, (row) => Math.floor(row / articlesPerBlock))) {
    const words = read.get(block)?.['words']
    if (!(words instanceof Uint8Array)) continue
    const numbers = numbersOf(words)
    for (const row of inBlock) numbers[row % articlesPerBlock] = 0
    write.run(bytesOf(numbers), block)
  }
}
