/**
 * What the full-text index takes of an article: its words, folded, column by column; and in how many articles each word
 * stands. Folding and counting share one look-up for each word, since an import does both some 250 times an article.
 */
import type { Article } from './record'
import { eachSurface, foldWord } from './terms'

export interface IndexText {
  /** Folded words, separated by spaces. */
  title: string
  keywords: string
  body: string
  /** Count of words in all columns. */
  words: number
}

/** The text of an article as the index takes it, column by column. */
export function indexedFields(article: Article): { title: string; keywords: string; body: string } {
  return {
    title: article.title,
    keywords: [...article.keywords, ...article.mesh, article.specialty ?? ''].join('. '),
    body: article.passages.map(({ text }) => text).join('\n'),
  }
}

interface WordCount {
  word: string
  /** In how many articles more (or fewer) the word stands since the counts were last taken. */
  change: number
  /** The article that was counted last, so that a word counts once in each. */
  article: number
}

/** Words kept between articles; beyond that the memory starts anew. A large import has millions of rare ones. */
const surfacesMax = 300_000

export class Indexer {
  private readonly bySurface = new Map<string, WordCount>()
  private readonly byWord = new Map<string, WordCount>()
  private changed: WordCount[] = []
  private article = 0

  /** Folds the article's words and counts it in (`1`) or out (`-1`). */
  of(article: Article, sign: 1 | -1): IndexText {
    this.article += 1
    const { title, keywords, body } = indexedFields(article)
    const columns = [title, keywords, body].map((text) => this.column(text, sign))
    const [titleWords = [], keywordWords = [], bodyWords = []] = columns
    return {
      title: titleWords.join(' '),
      keywords: keywordWords.join(' '),
      body: bodyWords.join(' '),
      words: titleWords.length + keywordWords.length + bodyWords.length,
    }
  }

  /** The changes since the last call, one for each word that changed. */
  takeCounts(): Map<string, number> {
    const counts = new Map<string, number>()
    for (const count of this.changed) {
      if (count.change !== 0) counts.set(count.word, count.change)
      count.change = 0
    }
    this.changed = []
    if (this.bySurface.size > surfacesMax) {
      this.bySurface.clear()
      this.byWord.clear()
    }
    return counts
  }

  private column(text: string, sign: 1 | -1): string[] {
    const words: string[] = []
    eachSurface(text, (surface) => {
      const count = this.bySurface.get(surface) ?? this.newCount(surface)
      words.push(count.word)
      if (count.article === this.article) return
      count.article = this.article
      if (count.change === 0) this.changed.push(count)
      count.change += sign
    })
    return words
  }

  private newCount(surface: string): WordCount {
    const word = foldWord(surface)
    const count = this.byWord.get(word) ?? { word, change: 0, article: 0 }
    this.byWord.set(word, count)
    this.bySurface.set(surface, count)
    return count
  }
}
