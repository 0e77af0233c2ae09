/**
 * Vector search: one vector per article, made by the operator's embedding model and stored in the library file, and
 * an exact search over all of them. Vectors are normalized and stored as one signed byte per dimension, a quarter of
 * the size for differences in the third decimal. Scanning 100,000 vectors of 768 dimensions takes some 70 ms of a
 * search thread, so no approximate index is needed.
 */
import type { Library } from '@/lib/evidence/library/library-reader'

export interface QueryEmbedding {
  /** The model that made the vector; vectors of different models can't be compared. */
  model: string
  vector: Float32Array
}

interface NearRow {
  rowid: number
  /** Cosine, -1 to 1. */
  similarity: number
}

const scale = 127

/** @throws RangeError for a zero vector, which has no direction */
export function packVector(vector: Float32Array): Uint8Array {
  const length = Math.hypot(...vector)
  if (!(length > 0 && Number.isFinite(length))) throw new RangeError('a vector without a length')
  return new Uint8Array(Int8Array.from(vector, (value) => Math.round((value / length) * scale)).buffer)
}

interface AllVectors {
  rowids: number[]
  /** One after the other. */
  values: Int8Array
}

const read = new WeakMap<object, Map<string, AllVectors>>()

/** @returns the nearest articles, nearest first; [] when the library has no vectors of this model and length */
export function findNearestRows(library: Library, { model, vector }: QueryEmbedding, limit: number): NearRow[] {
  const { rowids, values } = loadVectors(library, model, vector.length)
  const length = Math.hypot(...vector) * scale
  const all = rowids.map((rowid, index) => ({
    rowid,
    similarity: dot(values, index * vector.length, vector) / length,
  }))
  return all.sort((a, b) => b.similarity - a.similarity).slice(0, limit)
}

function dot(values: Int8Array, from: number, vector: Float32Array): number {
  let sum = 0
  // Both indexes are in bounds: every stored vector has the requested length.
  for (let index = 0; index < vector.length; index++) sum += (values[from + index] ?? 0) * (vector[index] ?? 0)
  return sum
}

/** Loads the vectors once for each state of the file. */
function loadVectors(library: Library, model: string, dimensions: number): AllVectors {
  let byModel = read.get(library.state)
  if (!byModel) {
    byModel = new Map()
    read.set(library.state, byModel)
  }
  const key = `${dimensions} ${model}`
  let found = byModel.get(key)
  if (!found) {
    const rows = library.readVectors(model, dimensions)
    const values = new Int8Array(rows.length * dimensions)
    for (const [index, { vector }] of rows.entries())
      values.set(new Int8Array(vector.buffer, vector.byteOffset, dimensions), index * dimensions)
    found = { rowids: rows.map(({ rowid }) => rowid), values }
    byModel.set(key, found)
  }
  return found
}
