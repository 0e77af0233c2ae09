/** Writes in how many articles each stem of the library stands, and which words have it. */
import type { DatabaseSync, StatementSync } from 'node:sqlite'
import type { IndexCounts } from './index-text'
import { spellingKeys } from './spelling-keys'

/** Ids of stems kept in memory; beyond that the memory starts anew. */
const idsMax = 200_000

export class CountWriter {
  private readonly word: StatementSync
  private readonly stem: StatementSync
  private readonly newStem: StatementSync
  private readonly knownStem: StatementSync
  private readonly ids = new Map<string, number>()
  /** By id of the stem. Written at the end of a transaction: most stems of a batch stand in the next one too. */
  private readonly changes = new Map<number, number>()

  constructor(db: DatabaseSync) {
    this.word = db.prepare('INSERT OR IGNORE INTO words VALUES (?, ?, ?, ?, ?)')
    this.stem = db.prepare('UPDATE stems SET articles = articles + ? WHERE id = ?')
    this.newStem = db.prepare('INSERT INTO stems (stem, articles) VALUES (?, 0)')
    this.knownStem = db.prepare('SELECT id FROM stems WHERE stem = ?')
  }

  /** @returns the id of each of `counts.stems` */
  add({ stems, stemChanges, words, wordStems }: IndexCounts): Uint32Array {
    const ids = Uint32Array.from(stems, (stem, index) => {
      const id = this.stemId(stem)
      this.changes.set(id, (this.changes.get(id) ?? 0) + (stemChanges[index] ?? 0))
      return id
    })
    words.forEach((word, index) => {
      const { letters, reversed, middle } = spellingKeys(word)
      this.word.run(word, ids[wordStems[index] ?? 0] ?? 0, letters, reversed, middle)
    })
    return ids
  }

  /** The number by which the index knows a stem; a new one is given on first sight and stays. */
  stemId(stem: string): number {
    const cached = this.ids.get(stem)
    if (cached !== undefined) return cached
    const id = Number(this.knownStem.get(stem)?.['id'] ?? this.newStem.run(stem).lastInsertRowid)
    if (this.ids.size >= idsMax) this.ids.clear()
    this.ids.set(stem, id)
    return id
  }

  write(): void {
    for (const [id, change] of this.changes) if (change !== 0) this.stem.run(change, id)
    this.changes.clear()
  }

  /** To be called when a transaction is taken back: what it counted and the ids that it gave are not there after all. */
  forget(): void {
    this.changes.clear()
    this.ids.clear()
  }
}
