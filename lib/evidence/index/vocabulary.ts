/** Writes the words of the library; each stem gets an id, which the index uses. */
import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { makeSpellingKeys } from './spelling-keys'

export class Vocabulary {
  private readonly word: StatementSync
  private readonly newStem: StatementSync
  private readonly knownStem: StatementSync
  private readonly lessArticles: StatementSync

  constructor(db: DatabaseSync) {
    this.word = db.prepare('INSERT OR IGNORE INTO words VALUES (?, ?, ?, ?, ?)')
    this.newStem = db.prepare('INSERT INTO stems (stem, articles) VALUES (?, 0)')
    this.knownStem = db.prepare('SELECT id FROM stems WHERE stem = ?')
    this.lessArticles = db.prepare('UPDATE stems SET articles = articles - 1 WHERE id = ?')
  }

  /** The id of a stem, assigned on first use and permanent. */
  stemId(stem: string): number {
    return Number(this.knownStem.get(stem)?.['id'] ?? this.newStem.run(stem).lastInsertRowid)
  }

  addWord(word: string, stem: number): void {
    const { letters, reversed, middle } = makeSpellingKeys(word)
    this.word.run(word, stem, letters, reversed, middle)
  }

  /** Subtracts an article of a sealed block from the counts of its stems. */
  uncount(ids: Uint32Array): void {
    for (const id of ids) this.lessArticles.run(id)
  }
}
