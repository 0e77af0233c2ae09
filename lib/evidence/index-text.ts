/**
 * What the full-text index takes of an article: its stems with their counts; and in how many articles each stem stands.
 * Folding, stemming and counting share one look-up for each word, since an import does all of it some 250
 * times an article.
 */
import type { Article } from './record'
import { ownString, SurfaceTable } from './surface-table'
import { eachPlace, foldWord, joinedForm, stemOf } from './terms'

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

/** What the articles since the last counts brought. */
export interface IndexCounts {
  stems: string[]
  /** In how many articles more (or fewer) each stem stands. */
  stemChanges: Int32Array
  /** Words that this `Indexer` had not met before, folded, and the place of each one's stem in `stems`. */
  words: string[]
  wordStems: Uint32Array
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

/** Words kept between articles; beyond that the memory starts anew. A large import has millions of rare ones. */
const surfacesMax = 300_000

export class Indexer {
  private readonly bySurface = new SurfaceTable<StemCount>()
  private readonly byWord = new Map<string, StemCount>()
  private readonly byStem = new Map<string, StemCount>()
  private newWords: { word: string; stem: StemCount }[] = []
  private notedStems: StemCount[] = []
  private article = 0

  /** Folds and stems the article's words and counts it in (`1`) or out (`-1`). */
  of(article: Article, sign: 1 | -1): IndexText {
    this.article += 1
    const fields = indexedFields(article)
    const held: StemCount[] = []
    let words = 0
    for (const column of ['title', 'keywords', 'body'] as const) {
      const text = fields[column]
      const weight = columnWeights[column]
      const count = (surfaces: string, start: number, end: number) => {
        words += 1
        const stem = this.bySurface.find(surfaces, start, end) ?? this.newSurface(surfaces.slice(start, end))
        this.count(stem, sign, weight, held)
      }
      eachPlace(
        text,
        (start, end) => count(text, start, end),
        (start, end) => {
          const joined = joinedForm(text, start, end)
          count(joined, 0, joined.length)
        },
      )
    }
    const stems = new Uint32Array(held.length)
    const counts = new Uint8Array(held.length)
    for (let index = 0; index < held.length; index += 1) {
      stems[index] = held[index]?.place ?? 0
      counts[index] = Math.min(255, held[index]?.weight ?? 0)
    }
    return { stems, counts, words }
  }

  /** The stem at a place that `of` gave since the counts were last taken. */
  stemAt(place: number): string {
    return this.notedStems[place]?.stem ?? ''
  }

  /** What was counted since the last call. The places that `of` gave since then are places in its `stems`. */
  takeCounts(): IndexCounts {
    const { newWords, notedStems } = this
    const counts: IndexCounts = {
      stems: notedStems.map(({ stem }) => stem),
      stemChanges: Int32Array.from(notedStems, ({ change }) => change),
      words: newWords.map(({ word }) => word),
      wordStems: Uint32Array.from(newWords, ({ stem }) => stem.place),
    }
    for (const each of notedStems) {
      each.change = 0
      each.place = -1
    }
    this.newWords = []
    this.notedStems = []
    if (this.bySurface.size > surfacesMax) {
      this.bySurface.clear()
      this.byWord.clear()
      this.byStem.clear()
    }
    return counts
  }

  private count(stem: StemCount, sign: 1 | -1, weight: number, held: StemCount[]): void {
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

  private newSurface(surface: string): StemCount {
    const word = ownString(foldWord(surface))
    const stem = this.byWord.get(word) ?? this.newWord(word)
    this.bySurface.add(surface, stem)
    return stem
  }

  private newWord(word: string): StemCount {
    const stem = ownString(stemOf(word))
    const count = this.byStem.get(stem) ?? { stem, change: 0, place: -1, article: 0, weight: 0 }
    this.byStem.set(stem, count)
    this.byWord.set(word, count)
    this.newWords.push({ word, stem: count })
    return count
  }
}
