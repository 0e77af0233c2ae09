/**
 * Computes the vectors of a library: one per article and model. Existing vectors are kept, so that it can be
 * interrupted and run again, and costs nothing when there is nothing new.
 */
import { DatabaseSync } from 'node:sqlite'
import type { Article } from '@/lib/evidence/article/article'
import { Library } from '@/lib/evidence/library/library-reader'
import { packVector } from './vector-search'

/** Turns texts into vectors, in order. */
type Embed = (texts: string[]) => Promise<Float32Array[]>

interface EmbedProgress {
  done: number
  total: number
}

const articlesPerCall = 64
/** Most embedding models read about 512 tokens and leave out the rest. */
const textCharactersMax = 2_000

/** @throws what `embed` throws; batches before it are kept */
export async function embedLibrary(
  file: string,
  model: string,
  embed: Embed,
  onProgress: (progress: EmbedProgress) => void = () => {},
): Promise<EmbedProgress> {
  const library = new Library(file)
  const db = new DatabaseSync(file, { timeout: 10_000 })
  try {
    const insert = db.prepare(
      // An import may have removed the article meanwhile.
      'INSERT OR REPLACE INTO vectors SELECT rowid, ?, ? FROM articles WHERE rowid = ?',
    )
    const rowids = library.rowsWithoutVector(model)
    const progress = { done: 0, total: rowids.length }
    for (let from = 0; from < rowids.length; from += articlesPerCall) {
      const batch = rowids.slice(from, from + articlesPerCall).flatMap((rowid) => {
        const article = library.articleByRow(rowid)
        return article ? [{ rowid, text: buildEmbeddingText(article) }] : []
      })
      const vectors = await embed(batch.map(({ text }) => text))
      db.exec('BEGIN IMMEDIATE')
      for (const [index, { rowid }] of batch.entries()) {
        const vector = vectors[index]
        if (vector) insert.run(model, packVector(vector), rowid)
      }
      db.exec('COMMIT')
      progress.done = Math.min(rowids.length, from + articlesPerCall)
      onProgress(progress)
    }
    return progress
  } finally {
    db.close()
    library.close()
  }
}

/** The text that represents an article: its title, then its conclusion, then the rest up to the model's limit. */
export function buildEmbeddingText({ title, passages }: Article): string {
  const conclusions = passages.filter(({ section }) => section === 'conclusion' || section === 'recommendation')
  const others = passages.filter((passage) => !conclusions.includes(passage))
  return [title, ...[...conclusions, ...others].map(({ text }) => text)].join('\n').slice(0, textCharactersMax)
}
