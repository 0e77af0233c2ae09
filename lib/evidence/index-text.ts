/**
 * What the full-text index takes of an article: its stems with their counts; and in how many articles each stem and each
 * word stands. Folding, stemming and counting share one look-up for each word, since an import does all of it some 250
 * times an article.
 */
import type { Article } from './record'
import { eachSurface, foldWord, stemOf } from './terms'

/**
 * What a word counts in each column: title 4, keywords 3, text 1. Title weight 8 is best where titles name the topic, 1
 * where they do not; 4 lost least on both (measured on MedQuAD and LiveQA). The index holds the weighted counts, so a
 * change here raises `schemaVersion`.
 */
export const columnWeights = { title: 4, keywords: 3, body: 1 } as const

/** The text of an article as the index takes it, column by column. */
export function indexedFields(article: Article): Record<keyof typeof columnWeights, string> {
  return {
    title: article.title,
    keywords: [...article.keywords, ...article.mesh, article.specialty ?? ''].join('. '),
    body: article.passages.map(({ text }) => text).join('\n'),
  }
}

export interface IndexText {
  /** Each stem of the article once, as its place in `IndexCounts.stems`. */
  stems: Uint32Array
  /** How often each stands in the article, weighted by column, at most 255. */
  counts: Uint8Array
  /** Count of words in all columns. */
  words: number
}

/** In how many articles more (or fewer) each word and each stem stands since the counts were last taken. */
export interface IndexCounts {
  words: string[]
  wordChanges: Int32Array
  stems: string[]
  stemChanges: Int32Array
}

interface StemCount {
  stem: string
  change: number
  /** Place among the stems of the articles since the counts were last taken; -1 before the first of them. */
  place: number
  /** The article that was counted last, and how often the stem stood in it. */
  article: number
  weight: number
}

interface WordCount {
  word: string
  stem: StemCount
  change: number
  isNoted: boolean
  article: number
}

/** Words kept between articles; beyond that the memory starts anew. A large import has millions of rare ones. */
const surfacesMax = 300_000

export class Indexer {
  private readonly bySurface = new Map<string, WordCount>()
  private readonly byWord = new Map<string, WordCount>()
  private readonly byStem = new Map<string, StemCount>()
  private notedWords: WordCount[] = []
  private notedStems: StemCount[] = []
  private article = 0

  /** Folds and stems the article's words and counts it in (`1`) or out (`-1`). */
  of(article: Article, sign: 1 | -1): IndexText {
    this.article += 1
    const fields = indexedFields(article)
    const held: StemCount[] = []
    let words = 0
    for (const column of ['title', 'keywords', 'body'] as const) {
      eachSurface(fields[column], (surface) => {
        words += 1
        const word = this.bySurface.get(surface) ?? this.newCount(surface)
        this.countWord(word, sign)
        this.countStem(word.stem, sign, columnWeights[column], held)
      })
    }
    const stems = new Uint32Array(held.length)
    const counts = new Uint8Array(held.length)
    held.forEach(({ place, weight }, index) => {
      stems[index] = place
      counts[index] = Math.min(255, weight)
    })
    return { stems, counts, words }
  }

  /** The stem at a place that `of` gave since the counts were last taken. */
  stemAt(place: number): string {
    return this.notedStems[place]?.stem ?? ''
  }

  /** The changes since the last call. The places that `of` gave since then are places in its `stems`. */
  takeCounts(): IndexCounts {
    const { notedWords, notedStems } = this
    const counts: IndexCounts = {
      words: notedWords.map(({ word }) => word),
      wordChanges: Int32Array.from(notedWords, ({ change }) => change),
      stems: notedStems.map(({ stem }) => stem),
      stemChanges: Int32Array.from(notedStems, ({ change }) => change),
    }
    for (const each of notedWords) {
      each.change = 0
      each.isNoted = false
    }
    for (const each of notedStems) {
      each.change = 0
      each.place = -1
    }
    this.notedWords = []
    this.notedStems = []
    if (this.bySurface.size > surfacesMax) {
      this.bySurface.clear()
      this.byWord.clear()
      this.byStem.clear()
    }
    return counts
  }

  private countWord(word: WordCount, sign: 1 | -1): void {
    if (word.article === this.article) return
    word.article = this.article
    word.change += sign
    if (word.isNoted) return
    word.isNoted = true
    this.notedWords.push(word)
  }

  private countStem(stem: StemCount, sign: 1 | -1, weight: number, held: StemCount[]): void {
    if (stem.article === this.article) {
      stem.weight += weight
      return
    }
    stem.article = this.article
    stem.weight = weight
    stem.change += sign
    held.push(stem)
    if (stem.place >= 0) return
    stem.place = this.notedStems.length
    this.notedStems.push(stem)
  }

  private newCount(surface: string): WordCount {
    const word = foldWord(surface)
    const count = this.byWord.get(word) ?? {
      word,
      stem: this.stemCount(stemOf(word)),
      change: 0,
      isNoted: false,
      article: 0,
    }
    this.byWord.set(word, count)
    this.bySurface.set(surface, count)
    return count
  }

  private stemCount(stem: string): StemCount {
    const count = this.byStem.get(stem) ?? { stem, change: 0, place: -1, article: 0, weight: 0 }
    this.byStem.set(stem, count)
    return count
  }
}
