/**
 * Looks up the number of a word as it is written, by its place in a text. A `Map` would need the word as a string of its
 * own each time, made and hashed; an import asks 300 times an article. The words lie in one run of memory in the order in
 * which they were met, so that the commonest ones share the lines of the processor's cache.
 */
import { type EncodedWord, hashStep } from './tokenizer'

/** Before the letters of an entry: their count, and the two halves of the number. */
const headUnits = 3
const emptySlots = 2 ** 13

export class TokenTable {
  size = 0
  /** Where the entry of each word begins; 0 for none. A power of two of them, at most half in use. */
  private slots = new Int32Array(emptySlots)
  private entries = new Uint16Array(2 ** 15)
  /** The first unit is left out, so that no entry begins at 0. */
  private end = 1

  /** @returns -1 when it is not there */
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
    // No word of a language is longer; it is then looked up anew each time.
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

  /** The slot of this word, or the empty one where it belongs. */
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

/** The lower bits of the hash tell least between words of one beginning. */
function spread(hash: number): number {
  const mixed = Math.imul(hash, 0x9e3779b1)
  return mixed ^ (mixed >>> 15)
}

/** A copy: a word cut from a text keeps the whole text in memory for as long as it is kept itself. */
export function copyString(text: string): string {
  return Buffer.from(text, 'utf16le').toString('utf16le')
}
