/** Writes in how many articles each word and each stem of the library stands. */
import type { DatabaseSync, StatementSync } from 'node:sqlite'
import type { IndexCounts } from './index-text'
import { spellingKeys } from './spelling-keys'

/** Ids of stems kept in memory; beyond that the memory starts anew. */
const idsMax = 200_000

export class CountWriter {
  private readonly word: StatementSync
  private readonly newWord: StatementSync
  private readonly unusedWord: StatementSync
  private readonly stem: StatementSync
  private readonly newStem: StatementSync
  private readonly knownStem: StatementSync
  private readonly ids = new Map<string, number>()

  constructor(db: DatabaseSync) {
    this.word = db.prepare('UPDATE words SET articles = articles + ? WHERE word = ?')
    this.newWord = db.prepare('INSERT INTO words VALUES (?, ?, ?, ?, ?)')
    this.unusedWord = db.prepare('DELETE FROM words WHERE word = ? AND articles <= 0')
    this.stem = db.prepare('UPDATE stems SET articles = articles + ? WHERE id = ?')
    this.newStem = db.prepare('INSERT INTO stems (stem, articles) VALUES (?, 0)')
    this.knownStem = db.prepare('SELECT id FROM stems WHERE stem = ?')
  }

  /** @returns the id of each of `counts.stems` */
  add({ words, wordChanges, stems, stemChanges }: IndexCounts): Uint32Array {
    words.forEach((word, index) => {
      this.addWord(word, wordChanges[index] ?? 0)
    })
    return Uint32Array.from(stems, (stem, index) => {
      const id = this.stemId(stem)
      const change = stemChanges[index] ?? 0
      if (change !== 0) this.stem.run(change, id)
      return id
    })
  }

  /** The number by which the index knows a stem; a new one is given on first sight and stays. */
  stemId(stem: string): number {
    const known = this.ids.get(stem) ?? this.knownStem.get(stem)?.['id']
    const id = Number(known ?? this.newStem.run(stem).lastInsertRowid)
    if (this.ids.size >= idsMax) this.ids.clear()
    this.ids.set(stem, id)
    return id
  }

  /** To be called when a transaction is taken back: ids that it gave are not given after all. */
  forget(): void {
    this.ids.clear()
  }

  private addWord(word: string, change: number): void {
    if (change === 0) return
    if (Number(this.word.run(change, word).changes) === 0) {
      const { letters, reversed, middle } = spellingKeys(word)
      this.newWord.run(word, change, letters, reversed, middle)
    }
    if (change < 0) this.unusedWord.run(word)
  }
}
