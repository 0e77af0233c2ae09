/**
 * A Bloom filter of the stems of an article. An article contains a quarter of a question's words and synonyms, and
 * looking up a missing stem in a map takes as long as finding one.
 */

/**
 * A power of two. An abstract has some 200 distinct stems, so that one in ten of the missing stems still has to be
 * looked up.
 */
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

/** False if the article certainly lacks the stem. */
export function mayHold(filter: StemFilter, bit: number): boolean {
  return (((filter[bit >>> 5] ?? 0) >>> (bit & 31)) & 1) === 1
}
