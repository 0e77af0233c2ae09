/** Articles as rows of a shared index. */
import type { Article } from '@/lib/evidence/article/article'
import { Indexer } from '@/lib/evidence/index/index-article'

export interface IndexRow {
  id: string
  /** Stems separated by spaces, each as often as the embedded index counts it. */
  terms: string
  /** 0 when not stated. */
  year: number
  type: string
  /** The change of the library that the row shows; of two writers, the one with the older change is ignored. */
  version: number
}

/** Stems cached between articles. */
const stemsMax = 500_000

/** Makes rows with the same stems and counts as the index in a library file. */
export class RowMaker {
  private stems: string[] = []
  private indexer = this.createIndexer()

  makeRow(article: Article, version: number): IndexRow {
    if (this.stems.length > stemsMax) this.reset()
    const { stems, counts } = this.indexer.index(article)
    let terms = ''
    stems.forEach((id, place) => {
      terms += `${this.stems[id] ?? ''} `.repeat(counts[place] ?? 0)
    })
    return { id: article.id, terms, year: article.year ?? 0, type: article.studyType, version }
  }

  private reset(): void {
    this.stems = []
    this.indexer = this.createIndexer()
  }

  private createIndexer(): Indexer {
    return new Indexer({ stemId: (stem) => this.stems.push(stem) - 1, addWord: () => undefined })
  }
}

/** A removed article keeps a row without words, so that a lagging writer cannot bring it back. */
export function makeRemovedRow(id: string, version: number): IndexRow {
  return { id, terms: '', year: 0, type: '', version }
}
