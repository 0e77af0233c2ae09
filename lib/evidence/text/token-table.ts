/**
 * A hash table from words, given by their position in a text, to numbers. A `Map` would need a new string for each
 * lookup, and an import makes 300 an article. Words are stored contiguously in order of first occurrence, so that the
 * commonest share cache lines.
 */
import { type EncodedWord, hashStep } from './tokenizer'

/** Header of an entry: its length, and the two halves of its number. */
const headUnits = 3
const emptySlots = 2 ** 13

export class TokenTable {
  size = 0
  /** Start of each entry; 0 for none. The size is a power of two, at most half used. */
  private slots = new Int32Array(emptySlots)
  private entries = new Uint16Array(2 ** 15)
  /** The first unit is unused, so that no entry starts at 0. */
  private end = 1

  /** @returns -1 when it is not in the table */
  find(word: EncodedWord): number {
    const entry = this.slots[this.slotOf(word)] ?? 0
    return entry === 0 ? -1 : (this.entries[entry + 1] ?? 0) + (this.entries[entry + 2] ?? 0) * 0x10000
  }

  /**
   * @param word not in the table yet
   * @param number from 0, below 2 ** 32
   */
  add(word: EncodedWord, number: number): void {
    const length = word.end - word.start
    // No real word is longer; such a token is looked up again each time.
    if (length > 0xffff) return
    if (2 * this.size >= this.slots.length) this.growSlots()
    const start = this.end
    this.end = start + headUnits + length
    if (this.end > this.entries.length) {
      const larger = new Uint16Array(2 * this.end)
      larger.set(this.entries)
      this.entries = larger
    }
    this.entries[start] = length
    this.entries[start + 1] = number & 0xffff
    this.entries[start + 2] = number >>> 16
    this.entries.set(word.units.subarray(word.start, word.end), start + headUnits)
    this.slots[this.slotOf(word)] = start
    this.size += 1
  }

  clear(): void {
    this.slots = new Int32Array(emptySlots)
    this.end = 1
    this.size = 0
  }

  /** The slot of this word, or the empty slot where it belongs. */
  private slotOf(word: EncodedWord): number {
    const { slots } = this
    const mask = slots.length - 1
    let slot = spread(word.hash) & mask
    for (let entry = slots[slot] ?? 0; entry !== 0; entry = slots[slot] ?? 0) {
      if (this.isWord(entry, word)) return slot
      slot = (slot + 1) & mask
    }
    return slot
  }

  private isWord(entry: number, { units, start, end }: EncodedWord): boolean {
    const { entries } = this
    if (entries[entry] !== end - start) return false
    const from = entry + headUnits - start
    for (let at = start; at < end; at += 1) if (entries[from + at] !== units[at]) return false
    return true
  }

  private growSlots(): void {
    const slots = new Int32Array(2 * this.slots.length)
    const mask = slots.length - 1
    for (let entry = 1; entry < this.end; ) {
      const next = entry + headUnits + (this.entries[entry] ?? 0)
      let hash = 0
      for (let at = entry + headUnits; at < next; at += 1) hash = hashStep(hash, this.entries[at] ?? 0)
      let slot = spread(hash) & mask
      while (slots[slot] !== 0) slot = (slot + 1) & mask
      slots[slot] = entry
      entry = next
    }
    this.slots = slots
  }
}

/** Mixes the bits: the lower bits of the hash differ least between words with a common prefix. */
function spread(hash: number): number {
  const mixed = Math.imul(hash, 0x9e3779b1)
  return mixed ^ (mixed >>> 15)
}

/** Copies a string: a slice keeps the whole text in memory as long as the slice lives. */
export function copyString(text: string): string {
  return Buffer.from(text, 'utf16le').toString('utf16le')
}
