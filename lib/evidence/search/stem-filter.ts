/**
 * A Bloom filter of the stems of an article. Of the words and synonyms of a question an article holds a quarter, and a map takes
 * as long to say that it lacks a stem as to find one.
 */

/** A power of two. An abstract has some 200 different stems, so that of those it lacks one in ten has to be looked up. */
const bits = 2048

/** One bit for each hash of a stem, 32 to a number. */
export type StemFilter = Uint32Array

export function createStemFilter(stems: Iterable<string>): StemFilter {
  const filter = new Uint32Array(bits / 32)
  for (const stem of stems) {
    const bit = placeStem(stem)
    filter[bit >>> 5] = (filter[bit >>> 5] ?? 0) | (1 << (bit & 31))
  }
  return filter
}

/** The bit of a stem in any filter. */
export function placeStem(stem: string): number {
  let hash = 0
  for (let at = 0; at < stem.length; at += 1) hash = (Math.imul(hash, 31) + stem.charCodeAt(at)) | 0
  return (hash ^ (hash >>> 15)) & (bits - 1)
}

/** False if the article lacks the stem for certain. */
export function mayHold(filter: StemFilter, bit: number): boolean {
  return (((filter[bit >>> 5] ?? 0) >>> (bit & 31)) & 1) === 1
}
