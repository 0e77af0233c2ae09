/**
 * Indexes an article: its stems with their counts. Folding, stemming and counting share one lookup per word, since an
 * import does this some 300 times an article.
 */
import type { Article } from '@/lib/evidence/article/article'
import { isEvidence } from '@/lib/evidence/article/full-text'
import { foldWord, stemWord } from '@/lib/evidence/text/normalize-terms'
import { TokenTable } from '@/lib/evidence/text/token-table'
import { decodeWord, type EncodedWord, forEachWord } from '@/lib/evidence/text/tokenizer'

/**
 * Weight of a word in each column: title 4, keywords 3, text 1. Title weight 8 is best where titles name the topic, 1
 * where they do not; 4 lost least on both (measured on MedQuAD and LiveQA). The index stores weighted counts, so
 * changing a weight requires raising `schemaVersion`.
 */
export const columnWeights = { title: 4, keywords: 3, body: 1 } as const

/** The indexed text of an article, by column. */
export function selectIndexedFields(article: Article): Record<keyof typeof columnWeights, string> {
  return {
    title: article.title,
    keywords: [...article.keywords, ...article.mesh, article.specialty ?? ''].join('. '),
    body: article.passages
      .filter((passage) => isEvidence(article, passage))
      .map(({ text }) => text)
      .join('\n'),
  }
}

export interface IndexedText {
  /** Ids of the article's distinct stems. */
  stems: Uint32Array
  /** How often each occurs in the article, weighted by column, at most 255. */
  counts: Uint8Array
  /** Number of words in all columns. */
  words: number
}

/** Receives words not seen before. */
interface Vocabulary {
  /** @returns the stem's id, assigned now if it has none */
  stemId(stem: string): number
  /** @param stem the id of its stem */
  addWord(word: string, stem: number): void
}

/** Words cached between articles; beyond this the cache is emptied. A large import has millions of rare ones. */
const surfacesMax = 300_000
/** Bounds the cache for a hostile file, whose words may have any length. */
const lettersMax = 16_000_000

/** For each stem: the last article it was seen in, and its weighted count there. */
const stateNumbers = 2

export class Indexer {
  private readonly vocabulary: Vocabulary
  /** Stems are numbered from 0 in order of first occurrence. */
  private readonly surfaces = new TokenTable()
  private readonly byWord = new Map<string, number>()
  private readonly byStem = new Map<string, number>()
  private ids: number[] = []
  private letters = 0
  private states = new Int32Array(2 ** 12)
  /** The stems of the current article. */
  private stemsMet = new Uint32Array(2 ** 10)
  private stemsMetCount = 0
  private article = 0

  constructor(vocabulary: Vocabulary) {
    this.vocabulary = vocabulary
  }

  index(article: Article): IndexedText {
    this.article += 1
    this.stemsMetCount = 0
    const fields = selectIndexedFields(article)
    let words = 0
    for (const column of ['title', 'keywords', 'body'] as const) {
      const weight = columnWeights[column]
      forEachWord(fields[column], (word) => {
        words += 1
        const stem = this.surfaces.find(word)
        this.count(stem < 0 ? this.newSurface(word) : stem, weight)
      })
    }
    const stems = new Uint32Array(this.stemsMetCount)
    const counts = new Uint8Array(this.stemsMetCount)
    for (let index = 0; index < this.stemsMetCount; index += 1) {
      const stem = this.stemsMet[index] ?? 0
      stems[index] = this.ids[stem] ?? 0
      counts[index] = Math.min(255, this.states[stateNumbers * stem + 1] ?? 0)
    }
    if (this.surfaces.size > surfacesMax || this.letters > lettersMax) this.reset()
    return { stems, counts, words }
  }

  /** Empties the caches, so that the vocabulary receives every word again. */
  reset(): void {
    this.surfaces.clear()
    this.byWord.clear()
    this.byStem.clear()
    this.ids = []
    this.letters = 0
    this.states.fill(0)
  }

  private count(stem: number, weight: number): void {
    const { states } = this
    const state = stateNumbers * stem
    if (states[state] === this.article) {
      states[state + 1] = (states[state + 1] ?? 0) + weight
      return
    }
    states[state] = this.article
    states[state + 1] = weight
    if (this.stemsMetCount === this.stemsMet.length) {
      const larger = new Uint32Array(2 * this.stemsMetCount)
      larger.set(this.stemsMet)
      this.stemsMet = larger
    }
    this.stemsMet[this.stemsMetCount] = stem
    this.stemsMetCount += 1
  }

  private newSurface(surface: EncodedWord): number {
    const word = foldWord(decodeWord(surface))
    const stem = this.byWord.get(word) ?? this.newWord(word)
    this.surfaces.add(surface, stem)
    return stem
  }

  private newWord(word: string): number {
    const name = stemWord(word)
    const stem = this.byStem.get(name) ?? this.newStem(name)
    this.byWord.set(word, stem)
    this.letters += word.length
    this.vocabulary.addWord(word, this.ids[stem] ?? 0)
    return stem
  }

  private newStem(name: string): number {
    const stem = this.ids.push(this.vocabulary.stemId(name)) - 1
    this.byStem.set(name, stem)
    if (stateNumbers * (stem + 1) > this.states.length) {
      const larger = new Int32Array(2 * this.states.length)
      larger.set(this.states)
      this.states = larger
    }
    return stem
  }
}
