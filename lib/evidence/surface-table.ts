/**
 * Looks up what is known of a word as it is written, by its place in a text. A `Map` would need the word as a string of
 * its own each time, made and hashed; an import asks 300 times an article, and this takes a third of the time.
 */

const slotCount = 2 ** 20

export class SurfaceTable<T> {
  private readonly slots = new Int32Array(slotCount)
  private readonly surfaces: string[] = []
  private readonly values: T[] = []

  get size(): number {
    return this.values.length
  }

  find(text: string, start: number, end: number): T | undefined {
    const index = this.slots[this.slotOf(text, start, end)] ?? 0
    return index === 0 ? undefined : this.values[index - 1]
  }

  /** @param surface not in the table yet */
  add(surface: string, value: T): void {
    this.slots[this.slotOf(surface, 0, surface.length)] = this.values.push(value)
    this.surfaces.push(ownString(surface))
  }

  clear(): void {
    this.slots.fill(0)
    this.surfaces.length = 0
    this.values.length = 0
  }

  /** The slot of this word, or the empty one where it belongs. */
  private slotOf(text: string, start: number, end: number): number {
    let hash = 0
    for (let at = start; at < end; at += 1) hash = (Math.imul(hash, 31) + text.charCodeAt(at)) | 0
    let slot = Math.imul(hash, 0x9e3779b1) >>> 12
    for (let index = this.slots[slot] ?? 0; index !== 0; index = this.slots[slot] ?? 0) {
      if (isAt(this.surfaces[index - 1] ?? '', text, start, end)) return slot
      slot = (slot + 1) % slotCount
    }
    return slot
  }
}

function isAt(surface: string, text: string, start: number, end: number): boolean {
  if (surface.length !== end - start) return false
  for (let at = 0; at < surface.length; at += 1) {
    if (surface.charCodeAt(at) !== text.charCodeAt(start + at)) return false
  }
  return true
}

/** A copy: a word cut from a text keeps the whole text in memory for as long as it is kept itself. */
export function ownString(text: string): string {
  return Buffer.from(text, 'utf16le').toString('utf16le')
}
