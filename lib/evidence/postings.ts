/**
 * The full-text index of the library: how it lies in the file.
 *
 * An article goes in as one list of its stems (`open_articles`). When the 8,192 rows of a block are given out, the lists
 * of its articles are turned round into one list of articles for each stem (`postings`) and are gone. A block never
 * changes afterwards: a changed article gets a new row, and the old row's count of words becomes 0. So an import only
 * ever appends, and it costs the same with the millionth article as with the first.
 *
 * Numbers are little-endian, as on every machine that Node 24 is built for but one (s390x), where a library can't be
 * carried from or to another.
 */
import type { DatabaseSync } from 'node:sqlite'
import { type StudyType, studyTypes } from '@/lib/wire/evidence'

/** Small enough that its scores (32 kB) stay in the processor's first cache, and that scanning the open ones is cheap. */
export const blockArticles = 8192

/** The key of a stem's postings. Ordered by block: a new block is written in one run at the end of the table. */
export function postingsKey(block: number, stem: number): number {
  return block * 2 ** 32 + stem
}

/** What one article holds: ids of stems and how often each stands there, weighted by column. */
export interface StemList {
  ids: Uint32Array
  counts: Uint8Array
}

export function packStems({ ids, counts }: StemList): Uint8Array {
  const packed = new Uint8Array(5 * ids.length)
  packed.set(new Uint8Array(ids.buffer, ids.byteOffset, ids.byteLength))
  packed.set(counts, 4 * ids.length)
  return packed
}

export function unpackStems(packed: Uint8Array): StemList {
  const length = packed.length / 5
  return { ids: new Uint32Array(packed.buffer, packed.byteOffset, length), counts: packed.subarray(4 * length) }
}

/** The articles of a block that hold a stem. */
export type Postings =
  /** One count for each place of the block, 0 where the stem does not stand. */
  | { places: null; counts: Uint8Array }
  /** Places in ascending order, each with its count. */
  | { places: Uint16Array; counts: Uint8Array }

/** Three bytes for each article, or one for each place when that is less; the length alone tells which. */
function packPostings(places: number[], counts: number[]): Uint8Array {
  if (3 * places.length >= blockArticles) {
    const packed = new Uint8Array(blockArticles)
    for (let index = 0; index < places.length; index += 1) packed[places[index] ?? 0] = counts[index] ?? 0
    return packed
  }
  const packed = new Uint8Array(3 * places.length)
  packed.set(new Uint8Array(Uint16Array.from(places).buffer))
  packed.set(counts, 2 * places.length)
  return packed
}

export function unpackPostings(packed: Uint8Array): Postings {
  if (packed.length === blockArticles) return { places: null, counts: packed }
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
    words: new Uint16Array(blockArticles),
    years: new Uint16Array(blockArticles),
    types: new Uint8Array(blockArticles),
  }
}

/** Words beyond this weigh as many in the score; the longest abstracts have a tenth of it. */
const wordsMax = 0xffff

function setArticle(block: BlockArticles, place: number, row: OpenRow): void {
  block.words[place] = Math.min(wordsMax, Number(row['words']))
  block.years[place] = Number(row['year'] ?? 0)
  block.types[place] = studyTypes.indexOf(String(row['study_type']) as StudyType)
}

type OpenRow = ReturnType<ReturnType<DatabaseSync['prepare']>['all']>[number]

const openSql = `SELECT article, stems, words, year, study_type FROM open_articles JOIN articles ON rowid = article`

// ---------------------------------------------------------------------------------------------------------- reading

/** Articles that stand in no block yet, one after another. */
export interface OpenArticles {
  /** Row of each. */
  rows: number[]
  articles: BlockArticles
  /** The stem lists of all, end to end; `ends` says where each one ends. */
  ids: Uint32Array
  counts: Uint8Array
  ends: Uint32Array
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

export function readOpenArticles(db: DatabaseSync): OpenArticles {
  const found = db.prepare(`${openSql} ORDER BY article`).all()
  const lists = found.map((row) => unpackStems(row['stems'] as Uint8Array))
  const total = lists.reduce((sum, { counts }) => sum + counts.length, 0)
  const open: OpenArticles = {
    rows: found.map((row) => Number(row['article'])),
    articles: {
      words: new Uint16Array(found.length),
      years: new Uint16Array(found.length),
      types: new Uint8Array(found.length),
    },
    ids: new Uint32Array(total),
    counts: new Uint8Array(total),
    ends: new Uint32Array(found.length),
  }
  let end = 0
  lists.forEach(({ ids, counts }, index) => {
    open.ids.set(ids, end)
    open.counts.set(counts, end)
    end += counts.length
    open.ends[index] = end
  })
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
  const wholeBlocks = Math.floor((last + 1) / blockArticles)
  for (let block = Math.floor(first / blockArticles); block < wholeBlocks; block += 1) sealBlock(db, block)
}

function sealBlock(db: DatabaseSync, block: number): void {
  const range = [block * blockArticles, (block + 1) * blockArticles - 1]
  const articles = emptyBlock()
  const lists = new Map<number, { places: number[]; counts: number[] }>()
  for (const row of db.prepare(`${openSql} WHERE article BETWEEN ? AND ? ORDER BY article`).iterate(...range)) {
    const place = Number(row['article']) % blockArticles
    setArticle(articles, place, row)
    const { ids, counts } = unpackStems(row['stems'] as Uint8Array)
    for (let index = 0; index < ids.length; index += 1) {
      const id = ids[index] ?? 0
      let list = lists.get(id)
      if (!list) {
        list = { places: [], counts: [] }
        lists.set(id, list)
      }
      list.places.push(place)
      list.counts.push(counts[index] ?? 0)
    }
  }
  const insert = db.prepare('INSERT INTO postings VALUES (?, ?)')
  const ids = Uint32Array.from(lists.keys()).sort()
  for (const id of ids) {
    const list = lists.get(id)
    if (list) insert.run(postingsKey(block, id), packPostings(list.places, list.counts))
  }
  db.prepare('INSERT INTO blocks VALUES (?, ?, ?, ?)').run(
    block,
    bytesOf(articles.words),
    bytesOf(articles.years),
    articles.types,
  )
  db.prepare('DELETE FROM open_articles WHERE article BETWEEN ? AND ?').run(...range)
}

/** Takes articles out of the index. */
export function unindex(db: DatabaseSync, rows: number[]): void {
  const removeOpen = db.prepare('DELETE FROM open_articles WHERE article = ?')
  const sealed = rows.filter((row) => Number(removeOpen.run(row).changes) === 0)
  const read = db.prepare('SELECT words FROM blocks WHERE block = ?')
  const write = db.prepare('UPDATE blocks SET words = ? WHERE block = ?')
  for (const [block, inBlock] of Map.groupBy(sealed, (row) => Math.floor(row / blockArticles))) {
    const words = read.get(block)?.['words']
    if (!(words instanceof Uint8Array)) continue
    const numbers = numbersOf(words)
    for (const row of inBlock) numbers[row % blockArticles] = 0
    write.run(bytesOf(numbers), block)
  }
}
