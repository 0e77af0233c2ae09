import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { after, test } from 'node:test'
import { articlesPerBlock, packPostings, packPostingsKey } from '@/lib/evidence/index/inverted-index'
import {
  blocksPerSegment,
  hasBlocksToJoin,
  joinBlocks,
  packSegment,
  unpackSegment,
} from '@/lib/evidence/index/segments'
import { Library } from '@/lib/evidence/library/library-reader'
import { LibraryWriter } from '@/lib/evidence/library/library-writer'
import { computeIdf, EmbeddedIndex } from '@/lib/evidence/search/candidates/bm25'
import { isFull } from '../../../support/full'

const folder = mkdtempSync(join(tmpdir(), 'evidence-chat-segments-'))
after(() => rmSync(folder, { recursive: true }))

/** Two whole segments, and blocks that fill no segment. */
const blockCount = 2 * blocksPerSegment + 3
const rowCount = blockCount * articlesPerBlock
/**
 * All blocks have articles or, in the short run, every fourth one, the last of each segment, and those that fill none.
 */
const hasArticles = Array.from(
  { length: blockCount },
  (_, block) => isFull || block % 4 === 0 || (block + 1) % blocksPerSegment === 0 || block >= 2 * blocksPerSegment,
)
/** Share of the articles that contain each stem; the ids are far apart, so that a join takes several steps. */
const stems = [0.9, 0.6, 0.35, 0.2, 0.05, 0.01, 0.001, 0.0001, 0.00001].map((share, index) => ({
  id: 1 + 300 * index,
  stem: `stem${index}`,
  share,
  counts: new Uint8Array(rowCount),
  articles: 0,
}))
const words = new Uint16Array(rowCount)
const years = new Uint16Array(rowCount)

/** Mulberry32. */
let state = 7
function random(): number {
  state = (state + 0x6d2b79f5) >>> 0
  let mixed = Math.imul(state ^ (state >>> 15), state | 1)
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
}

for (let row = 0; row < rowCount; row += 1) {
  if (!hasArticles[Math.floor(row / articlesPerBlock)]) continue
  // Of every thousand articles one was removed.
  words[row] = row % 1000 === 0 ? 0 : 20 + Math.floor(random() * 400)
  years[row] = 1990 + (row % 36)
}
const rows = Uint32Array.from([...words.keys()].filter((row) => words[row] !== 0))
for (const stem of stems) {
  // Skips the articles between two that contain the stem.
  const step = () => 1 + Math.floor(Math.log(1 - random()) / Math.log(1 - stem.share))
  for (let row = step() - 1; row < rowCount; row += step()) {
    if (!hasArticles[Math.floor(row / articlesPerBlock)]) continue
    stem.counts[row] = 1 + Math.floor(random() ** 4 * 12)
    stem.articles += 1
  }
}

function writeLibrary(): string {
  const file = join(folder, 'library.sqlite')
  const db = new DatabaseSync(file)
  LibraryWriter.createTables(db)
  const insert = db.prepare('INSERT INTO postings VALUES (?, ?)')
  const insertBlock = db.prepare('INSERT INTO blocks VALUES (?, ?, ?, ?)')
  db.exec('BEGIN')
  for (const { id, stem, articles } of stems) db.prepare('INSERT INTO stems VALUES (?, ?, ?)').run(id, stem, articles)
  for (let block = 0; block < blockCount; block += 1) {
    const [first, end] = [block * articlesPerBlock, (block + 1) * articlesPerBlock]
    for (const { id, counts } of hasArticles[block] ? stems : []) {
      const inBlock = counts.subarray(first, end)
      const places = Uint16Array.from([...inBlock.keys()].filter((place) => inBlock[place] !== 0))
      if (places.length === 0) continue
      const held = Uint8Array.from(places, (place) => inBlock[place] ?? 0)
      insert.run(packPostingsKey(block, id), packPostings(places, held))
    }
    const bytes = (numbers: Uint16Array) => new Uint8Array(numbers.slice(first, end).buffer)
    insertBlock.run(block, bytes(words), bytes(years), new Uint8Array(articlesPerBlock))
  }
  const setMeta = db.prepare('INSERT OR REPLACE INTO meta VALUES (?, ?)')
  setMeta.run('articles', String(rowCount))
  setMeta.run('words', String(words.reduce((sum, count) => sum + count, 0)))
  db.exec('COMMIT')
  db.close()
  return file
}

/** Scores every article with every word, in the same order and precision as the index. */
function findByFullScan(library: Library, asked: number[], limit: number, fromYear = 0): number[] {
  const scores = new Float32Array(rows.length)
  const terms = stems
    .filter((_, index) => asked.includes(index))
    .map(({ counts, articles }) => ({ counts, idf: computeIdf(library.articleCount, articles) }))
    .sort((a, b) => b.idf - a.idf)
  rows.forEach((row, index) => {
    if ((years[row] ?? 0) < fromYear) return
    const length = Math.fround(1.2 * (1 - 0.75 + (0.75 * (words[row] ?? 0)) / library.wordsMean))
    for (const { counts, idf } of terms) {
      const count = counts[row] ?? 0
      if (count > 0) scores[index] = (scores[index] ?? 0) + (idf * 2.2 * count) / (count + length)
    }
  })
  // Sorting all numbers by a comparator takes longer than all searches; only those that can be among the first need it.
  const least = scores.toSorted().at(-limit) ?? 0
  const found: number[] = []
  scores.forEach((score, index) => {
    if (score > 0 && score >= least) found.push(index)
  })
  return found
    .sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b)
    .slice(0, limit)
    .map((index) => rows[index] ?? 0)
}

const questions = [[0, 1, 2, 3, 4, 5, 6, 7, 8], [2, 4, 6], [0, 1], [8], [3, 5, 7]]

function search(library: Library, asked: number[], fromYear?: number) {
  const query = { stems: asked.map((index) => `stem${index}`), fromYear, limit: 150 }
  return library.snapshot(() => new EmbeddedIndex(library).findCandidates(query))
}

test('postings of a segment are read as they were packed', () => {
  const first = { places: Uint16Array.of(3, 8191), counts: Uint8Array.of(1, 255) }
  const last = { places: Uint16Array.of(0), counts: Uint8Array.of(9) }
  const blocks = unpackSegment(
    packSegment([
      { block: 0, packed: packPostings(first.places, first.counts) },
      { block: 5, packed: null },
      { block: 63, packed: packPostings(last.places, last.counts) },
    ]),
  )
  assert.equal(blocks.length, blocksPerSegment)
  assert.deepEqual([blocks[0], blocks[5], blocks[63]], [first, 'dense', last])
  assert.equal(blocks.filter((each) => each !== undefined).length, 3)
})

test('a search finds exactly what a full scan finds, before, during and after blocks are joined', () => {
  const file = writeLibrary()
  const library = new Library(file)
  const exact = questions.map((asked) => findByFullScan(library, asked, 150))
  const recent = questions.map((asked) => findByFullScan(library, asked, 150, 2020))
  const first = questions.map((asked) => search(library, asked))
  const assertSame = () => {
    questions.forEach((asked, index) => {
      const found = search(library, asked)
      assert.deepEqual(found.articles, exact[index])
      assert.equal(found.hits, first[index]?.hits)
      assert.deepEqual(search(library, asked, 2020).articles, recent[index])
    })
  }
  assertSame()

  const db = new DatabaseSync(file)
  let transactions = 0
  const entriesAtOnce = isFull ? 200 : 50
  for (; hasBlocksToJoin(db); transactions += 1) {
    // Interrupted, then continued.
    db.exec('BEGIN')
    joinBlocks(db, entriesAtOnce)
    db.exec('ROLLBACK; BEGIN')
    joinBlocks(db, entriesAtOnce)
    db.exec('COMMIT')
    if (transactions % 8 === 0) assertSame()
  }
  assert.ok(transactions > 4, `${transactions} transactions`)
  assertSame()
  const inSegments = packPostingsKey(2 * blocksPerSegment, 0)
  const lengths = db.prepare('SELECT DISTINCT length(entries) AS bytes FROM postings WHERE key < ?').all(inSegments)
  assert.deepEqual(
    lengths.map(({ bytes }) => bytes),
    [articlesPerBlock],
    'only dense postings are not joined',
  )
  assert.ok(Number(db.prepare('SELECT count(*) AS count FROM segments').get()?.['count']) <= 2 * stems.length)
  assert.deepEqual(
    library.findFaults().filter((fault) => fault.includes('page') || fault.includes('database')),
    [],
  )
  db.close()
  library.close()
})
