/** The words of the library as an import changes them: each stem has an id, by which the index knows it. */
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

  /** The id of a stem; a new one is given on first sight and stays. */
  stemId(stem: string): number {
    return Number(this.knownStem.get(stem)?.['id'] ?? this.newStem.run(stem).lastInsertRowid)
  }

  addWord(word: string, stem: number): void {
    const { letters, reversed, middle } = makeSpellingKeys(word)
    this.word.run(word, stem, letters, reversed, middle)
  }

  /** Counts out an article that stood in a sealed block. */
  uncount(ids: Uint32Array): void {
    for (const id of ids) this.lessArticles.run(id)
  }
}
