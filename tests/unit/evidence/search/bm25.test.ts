import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { after, test } from 'node:test'
import type { Article } from '@/lib/evidence/article/article'
import { buildLibrary } from '@/lib/evidence/build-library'
import { draftArticle } from '@/lib/evidence/import/formats/draft-article'
import { selectIndexedFields } from '@/lib/evidence/index/index-article'
import { articlesPerBlock } from '@/lib/evidence/index/inverted-index'
import { Library } from '@/lib/evidence/library/library-reader'
import { LibraryWriter } from '@/lib/evidence/library/library-writer'
import { EmbeddedIndex } from '@/lib/evidence/search/candidates/bm25'
import { foldWord, splitWords, stemWord } from '@/lib/evidence/text/normalize-terms'

const checkedAt = '2026-01-01T00:00:00Z'
const folder = mkdtempSync(join(tmpdir(), 'evidence-chat-candidates-'))
after(() => rmSync(folder, { recursive: true }))

/** More articles than two blocks hold; words of every frequency, including one in each article. */
const count = 2 * articlesPerBlock + 1000
const words = Array.from({ length: 200 }, (_, rank) => `wort${String.fromCharCode(97 + (rank % 26))}${rank}q`)

function article(number: number): Article {
  const held = words.filter((_, rank) => (number * 7919 + rank * 104_729) % (rank + 1) === 0)
  return draftArticle({
    pmid: String(number + 1),
    title: `${words[number % words.length]} ${number % 3 === 0 ? words[150] : ''}`,
    year: 1990 + (number % 30),
    studyType: number % 4 === 0 ? 'guideline' : 'other',
    mesh: number % 5 === 0 ? [words[17] ?? ''] : [],
    checkedAt,
    passages: [
      { ordinal: 0, section: 'results', label: '', text: `${held.join(' ')} ${'filler '.repeat(number % 40)}.` },
    ],
  })
}

const file = join(folder, 'library.sqlite')
const articles = Array.from({ length: count }, (_, number) => article(number))
buildLibrary(
  articles.map((each) => ({ article: each, origin: 'import' as const })),
  { file },
)

const questions = [
  [0, 1, 150],
  [3, 40, 120, 199],
  [2, 5, 9, 17, 60, 77, 101],
  [180, 181, 182, 183, 184, 185],
].map((ranks) => ranks.map((rank) => stemWord(foldWord(words[rank] ?? ''))))

function best(library: Library, stems: string[], filter = {}): string[] {
  const { articles } = library.snapshot(() =>
    new EmbeddedIndex(library).findCandidates({ stems, ...filter, limit: 20 }),
  )
  return articles.map((row) => library.articleByRow(row)?.id ?? '')
}

/** The same articles in FTS5, which scores every one that holds a word. */
function fts5(held: Article[]): (stems: string[], condition?: string) => { id: string; score: number }[] {
  const db = new DatabaseSync(':memory:')
  db.exec("CREATE VIRTUAL TABLE texts USING fts5(title, keywords, body, tokenize='porter unicode61')")
  db.exec('CREATE TABLE ids (rowid INTEGER PRIMARY KEY, id TEXT, year INTEGER, type TEXT)')
  const index = db.prepare('INSERT INTO texts VALUES (?, ?, ?)')
  const id = db.prepare('INSERT INTO ids VALUES (NULL, ?, ?, ?)')
  for (const each of held) {
    const fields = selectIndexedFields(each)
    const folded = [fields.title, fields.keywords, fields.body].map((text) =>
      splitWords(text)
        .map(({ word }) => word)
        .join(' '),
    )
    index.run(...folded)
    id.run(each.id, each.year, each.studyType)
  }
  return (stems, condition = '1') =>
    db
      .prepare(
        `SELECT id, -bm25(texts, 4, 3, 1) AS score FROM texts JOIN ids ON ids.rowid = texts.rowid
         WHERE texts MATCH ? AND ${condition} ORDER BY score DESC`,
      )
      .all(stems.map((stem) => `"${stem}"`).join(' OR '))
      .map((row) => ({ id: String(row['id']), score: Number(row['score']) }))
}

/** As good as the best: articles with equal scores may be in either order. */
function assertBest(found: string[], all: { id: string; score: number }[]): void {
  const scores = new Map(all.map(({ id, score }) => [id, score]))
  assert.equal(found.length, Math.min(20, all.length))
  found.forEach((id, place) => {
    const [own, expected] = [scores.get(id) ?? 0, all[place]?.score ?? 0]
    assert.ok(Math.abs(own - expected) < 1e-4 * expected + 1e-6, `${place}: ${own} instead of ${expected}`)
  })
}

test('the best twenty equal exact BM25 over all words, in sealed blocks and the unsealed one', () => {
  const library = new Library(file)
  const exact = fts5(articles)
  assert.equal(library.loadIndex().blocks.length, 2)
  for (const stems of questions) assertBest(best(library, stems), exact(stems))
  for (const stems of questions) {
    const filter = { fromYear: 2010, types: ['guideline' as const] }
    assertBest(best(library, stems, filter), exact(stems, "year >= 2010 AND type = 'guideline'"))
  }
  assert.deepEqual(library.findFaults(), [])
  library.close()
})

/** @returns the article before, with its row */
function replaceTitle(writer: LibraryWriter, pmid: number, title?: string) {
  return writer.transact(() => {
    const [held] = writer.findImported('pmid', String(pmid))
    assert.ok(held)
    writer.replace(held, { ...held.article, title: title ?? held.article.title })
    return held
  })
}

test('an open library reads again only the blocks that a commit changed', () => {
  const library = new Library(file)
  const before = library.loadIndex().blocks
  const db = new DatabaseSync(file)
  const writer = new LibraryWriter(db)
  const pmid = articlesPerBlock + 1
  const { rowid, article: original } = replaceTitle(writer, pmid, `${words[180]} ${words[3]}`)
  library.refresh()
  const after = library.loadIndex().blocks
  assert.equal(Math.floor(rowid / articlesPerBlock), 1)
  assert.equal(after[0], before[0])
  assert.notEqual(before[1]?.articles.words[rowid % articlesPerBlock], 0)
  assert.equal(after[1]?.articles.words[rowid % articlesPerBlock], 0)
  const reopened = new Library(file)
  assert.deepEqual(after, reopened.loadIndex().blocks)
  for (const stems of questions) assert.deepEqual(best(library, stems), best(reopened, stems))
  replaceTitle(writer, pmid, original.title)
  for (const each of [reopened, library, db]) each.close()
})

test('a library in which changes of blocks were not recorded is read again as a whole', () => {
  const db = new DatabaseSync(file)
  db.exec('DROP TABLE block_changes')
  const library = new Library(file)
  const before = library.loadIndex().blocks
  const { rowid } = replaceTitle(new LibraryWriter(db), articlesPerBlock + 2)
  library.refresh()
  const after = library.loadIndex().blocks
  assert.notEqual(after[0], before[0])
  assert.equal(after[1]?.articles.words[rowid % articlesPerBlock], 0)
  for (const each of [library, db]) each.close()
})

test('changed articles are found by their current text, and removed ones are not found', () => {
  const db = new DatabaseSync(file)
  const writer = new LibraryWriter(db)
  const held = (number: number) => {
    const [found] = writer.findImported('pmid', String(number + 1))
    assert.ok(found)
    return found
  }
  const now = [...articles]
  writer.transact(() => {
    for (let number = 0; number < 40; number += 2) writer.remove(held(number))
    for (let number = 1; number < 40; number += 2) {
      const changed = { ...articles[number], title: `${words[180]} ${words[3]}` } as Article
      writer.replace(held(number), changed)
      now[number] = changed
    }
  })
  db.close()
  const library = new Library(file)
  const exact = fts5(now.filter((_, number) => number >= 40 || number % 2 === 1))
  for (const stems of questions) assertBest(best(library, stems), exact(stems))
  for (const stem of questions.flat()) assert.equal(library.articlesWith(stem), exact([stem]).length, stem)
  assert.deepEqual(library.findFaults(), [])
  library.close()
})
