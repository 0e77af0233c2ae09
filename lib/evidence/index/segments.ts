/**
 * Segments: the postings of 64 sealed blocks (524,288 articles) joined, one row for each stem.
 *
 * A search reads every block's row of each of its words. In a library of ten million articles these are some ten
 * thousand rows, each on a page of its own, which takes most of a search from memory and ten seconds from a disk.
 * Joined they are some two hundred rows, each read in one run. Dense postings stay in rows of their own: a search needs
 * the commonest words in few blocks only.
 *
 * Blocks are joined in the transactions of an import, a bounded number of rows in each, stem by stem in the order of
 * their ids. `meta` holds the position up to which this is done, so that a reader knows where a stem's postings are,
 * and an interrupted join continues where it ended. A file without a position, of an older version, is joined in the
 * same way: nothing is rebuilt.
 */
import type { DatabaseSync } from 'node:sqlite'
import { articlesPerBlock, type Postings, packPostingsKey, unpackPostings } from './inverted-index'

export const blocksPerSegment = 64

export const segmentsSchema = 'CREATE TABLE IF NOT EXISTS segments (key INTEGER PRIMARY KEY, entries BLOB NOT NULL);'

const positionName = 'joined'

/** Sparse postings of a stem in one block, packed as in `postings`; null for dense ones, which stay in `postings`. */
interface BlockPostings {
  /** From 0 in its segment. */
  block: number
  packed: Uint8Array | null
}

/** Length of dense postings in a header: more than any sparse postings have. */
const dense = 0xffff

/**
 * Packs a stem's postings in a segment: how many blocks hold it, which they are and how many articles each has, as
 * numbers of two bytes; then all places, two bytes each, and then all counts, one byte each.
 *
 * @param blocks in ascending order
 */
export function packSegment(blocks: BlockPostings[]): Uint8Array {
  const parts = blocks.map(({ packed }) => packed && unpackPostings(packed))
  const places = parts.flatMap((part) => part?.places ?? [])
  const lengths = parts.map((part) => part?.places?.length ?? dense)
  const articles = places.reduce((sum, each) => sum + each.length, 0)
  const head = [blocks.length, ...blocks.map(({ block }) => block), ...lengths]
  const packed = new Uint8Array(2 * head.length + 3 * articles)
  const numbers = new Uint16Array(packed.buffer, 0, head.length + articles)
  numbers.set(head)
  let at = head.length
  for (const each of places) {
    numbers.set(each, at)
    at += each.length
  }
  let end = numbers.byteLength
  for (const part of parts) {
    if (!part) continue
    packed.set(part.counts, end)
    end += part.counts.length
  }
  return packed
}

/** @returns the postings by block of the segment; nothing for a block without the stem */
export function unpackSegment(packed: Uint8Array): (Postings | 'dense' | undefined)[] {
  const numbers = new Uint16Array(packed.buffer, packed.byteOffset, packed.length >> 1)
  const blocks = numbers[0] ?? 0
  const lengths = numbers.subarray(1 + blocks, 1 + 2 * blocks)
  let place = 1 + 2 * blocks
  let count = 2 * lengths.reduce((sum, length) => sum + (length === dense ? 0 : length), place)
  const found = new Array<Postings | 'dense' | undefined>(blocksPerSegment).fill(undefined)
  lengths.forEach((length, index) => {
    const block = numbers[1 + index] ?? 0
    if (length === dense) {
      found[block] = 'dense'
      return
    }
    found[block] = { places: numbers.subarray(place, place + length), counts: packed.subarray(count, count + length) }
    place += length
    count += length
  })
  return found
}

/** Postings before this key have been joined into `segments`; the rest are in `postings`. */
export function readJoinedPosition(db: DatabaseSync): number {
  return Number(db.prepare('SELECT value FROM meta WHERE name = ?').get(positionName)?.['value'] ?? 0)
}

/** Stems joined at a time; most of a segment's postings belong to the first few thousand. */
const stemsPerStep = 256

/** Whether there is a segment all of whose blocks are sealed and not all joined. */
export function hasBlocksToJoin(db: DatabaseSync): boolean {
  return isSealed(segmentOf(readJoinedPosition(db)), countBlocks(db))
}

/**
 * Joins postings of the next segments whose blocks are all sealed. Call it in a transaction.
 *
 * @param rowsMax ends after about this many rows of `postings`
 */
export function joinBlocks(db: DatabaseSync, rowsMax: number): void {
  const blocks = countBlocks(db)
  let position = readJoinedPosition(db)
  if (!isSealed(segmentOf(position), blocks)) return
  const stemMax = Number(db.prepare('SELECT max(id) AS id FROM stems').get()?.['id'] ?? 0)
  for (let rows = 0; rows < rowsMax && isSealed(segmentOf(position), blocks); ) {
    const segment = segmentOf(position)
    const stem = position - packPostingsKey(segment, 0)
    rows += joinStems(db, segment, stem)
    const isLast = stem + stemsPerStep > stemMax
    position = isLast ? packPostingsKey(segment + 1, 0) : position + stemsPerStep
  }
  db.prepare('INSERT OR REPLACE INTO meta VALUES (?, ?)').run(positionName, String(position))
}

function countBlocks(db: DatabaseSync): number {
  return Number(db.prepare('SELECT max(block) + 1 AS count FROM blocks').get()?.['count'] ?? 0)
}

function isSealed(segment: number, blocks: number): boolean {
  return (segment + 1) * blocksPerSegment <= blocks
}

function segmentOf(position: number): number {
  return Math.floor(position / packPostingsKey(1, 0))
}

/** @returns how many rows were joined */
function joinStems(db: DatabaseSync, segment: number, from: number): number {
  const read = db.prepare('SELECT key, entries FROM postings WHERE key >= ? AND key < ?')
  const remove = db.prepare('DELETE FROM postings WHERE key >= ? AND key < ? AND length(entries) <> ?')
  const insert = db.prepare('INSERT INTO segments VALUES (?, ?)')
  const byStem = Array.from({ length: stemsPerStep }, (): BlockPostings[] => [])
  let rows = 0
  for (let block = 0; block < blocksPerSegment; block += 1) {
    const first = packPostingsKey(segment * blocksPerSegment + block, from)
    for (const row of read.all(first, first + stemsPerStep)) {
      const packed = row['entries'] as Uint8Array
      const isDense = packed.length === articlesPerBlock
      byStem[Number(row['key']) - first]?.push({ block, packed: isDense ? null : packed })
      rows += 1
    }
    remove.run(first, first + stemsPerStep, articlesPerBlock)
  }
  byStem.forEach((blocks, index) => {
    if (blocks.length > 0) insert.run(packPostingsKey(segment, from + index), packSegment(blocks))
  })
  return rows
}
