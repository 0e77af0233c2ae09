/** Reads the postings of one stem block by block, from whichever table of the file has them. */
import { type Postings, packPostingsKey, unpackPostings } from './inverted-index'
import { blocksPerSegment, unpackSegment } from './segments'

/** The tables of a library that hold postings. */
export interface PostingsTables {
  /** Keys of segments before this are in `segments`, the others in `postings`. */
  joinedPosition: number
  readPostings(key: number): Uint8Array | null
  readSegment(key: number): Uint8Array | null
}

/** Holds the segment that was read last, so blocks are asked for in ascending order. */
export class StemPostings {
  private readonly tables: PostingsTables
  private readonly stem: number
  private segment = -1
  private blocks: ReturnType<typeof unpackSegment> = []

  constructor(tables: PostingsTables, stem: number) {
    this.tables = tables
    this.stem = stem
  }

  /** @returns null when no article of the block contains the stem */
  inBlock(block: number): Postings | null {
    const segment = Math.floor(block / blocksPerSegment)
    const key = packPostingsKey(segment, this.stem)
    if (key >= this.tables.joinedPosition) return this.readBlock(block)
    if (segment !== this.segment) {
      const packed = this.tables.readSegment(key)
      this.blocks = packed ? unpackSegment(packed) : []
      this.segment = segment
    }
    const found = this.blocks[block % blocksPerSegment]
    return found === 'dense' ? this.readBlock(block) : (found ?? null)
  }

  private readBlock(block: number): Postings | null {
    const packed = this.tables.readPostings(packPostingsKey(block, this.stem))
    return packed && unpackPostings(packed)
  }
}
