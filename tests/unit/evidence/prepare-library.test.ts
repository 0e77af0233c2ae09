import assert from 'node:assert/strict'
import { copyFileSync, existsSync, mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, test } from 'node:test'
import type { Article } from '@/lib/evidence/article/article'

const directory = mkdtempSync(join(tmpdir(), 'library-'))
process.env['DATA_DIR'] = directory
const { buildLibrary } = await import('@/lib/evidence/build-library')
const { findArticleById, closeLibrary, getLibraryFile, openLibrary } = await import('@/lib/evidence/open-library')
const { prepareLibrary, rebuildLibrary } = await import('@/lib/evidence/prepare-library')
const { Library } = await import('@/lib/evidence/library/library-reader')
const { readStarterLibrary } = await import('@/lib/evidence/library/starter-library')
const { searchLibrary } = await import('@/lib/evidence/search/search-library')

const starter = readStarterLibrary()
const imported: Article = {
  id: 'pmid:1',
  pmid: '1',
  doi: null,
  pmcid: null,
  title: 'Zebrafish larvae in hypobaric chambers',
  authors: ['Quill Q'],
  journal: 'J Test',
  year: 2020,
  volume: null,
  issue: null,
  pages: null,
  publicationTypes: ['Randomized Controlled Trial'],
  studyType: 'randomized-trial',
  mesh: ['Zebrafish'],
  keywords: [],
  specialty: null,
  participants: null,
  retraction: null,
  notices: [],
  provenance: 'abstract',
  checkedAt: '2026-01-01T00:00:00Z',
  passages: [
    { ordinal: 0, section: 'results', label: 'RESULTS', text: 'Larvae  survived hypobaric chambers; “all” 12/12.\n' },
  ],
}

/** A library as the first start builds it; tests that begin with one take a copy. */
const prepared = join(mkdtempSync(join(tmpdir(), 'prepared-')), 'library.sqlite')
buildLibrary(
  starter.articles.map((article) => ({ article, origin: 'starter' as const })),
  { file: prepared, starterHash: starter.hash },
)
const copyPrepared = () => copyFileSync(prepared, getLibraryFile())

const lines: string[] = []
const report = (line: string) => lines.push(line)
const asStarter = (articles: Article[]) => articles.map((article) => ({ article, origin: 'starter' as const }))

beforeEach(() => {
  closeLibrary()
  lines.length = 0
  for (const file of readdirSync(directory)) rmSync(join(directory, file))
})
afterEach(() => closeLibrary())
process.once('exit', () => {
  for (const folder of [directory, dirname(prepared)]) rmSync(folder, { recursive: true, force: true })
})

test('the first start builds the library and says so, also after one that was killed; the second has nothing to do', () => {
  writeFileSync(`${getLibraryFile()}.new`, 'half')
  writeFileSync(`${getLibraryFile()}.new-wal`, 'half')
  prepareLibrary(report)
  assert.match(lines.join(), /Building the library with 541 articles/)
  lines.length = 0
  prepareLibrary(report)
  assert.deepEqual(lines, [])
  assert.deepEqual(openLibrary().findFaults(), [])
})

// A quotation is checked character for character against what comes out here.
test('an article is read from the library exactly as it was written', () => {
  buildLibrary([{ article: imported, origin: 'import' }])
  assert.deepEqual(findArticleById('pmid:1'), imported)
  assert.equal(findArticleById('pmid:2'), null)
  closeLibrary()
  rmSync(getLibraryFile())
  copyPrepared()
  for (const article of starter.articles) assert.deepEqual(findArticleById(article.id), article)
})

test('a changed bundle replaces the bundled articles and leaves the imported ones alone', () => {
  const old = starter.articles.slice(0, 3).map((article) => ({ ...article, title: 'An older xylophone' }))
  buildLibrary([...asStarter(old), { article: imported, origin: 'import' }], { starterHash: 'older' })
  prepareLibrary(report)
  assert.match(lines.join(), /Updating the 541 bundled articles/)
  const library = openLibrary()
  assert.equal(library.articleCount, 542)
  assert.deepEqual(library.findFaults(), [])
  assert.deepEqual(findArticleById('pmid:1'), imported)
  assert.equal(findArticleById(starter.articles[0]?.id ?? '')?.title, starter.articles[0]?.title)
  assert.equal(library.knowsWord('xylophone'), false)
  assert.equal(library.articlesWith('zebrafish'), 1)
})

test('a running process notices a changed library', () => {
  buildLibrary([{ article: imported, origin: 'import' }], { starterHash: 'older' })
  const before = openLibrary()
  assert.equal(before.articleCount, 1)
  prepareLibrary(report)
  assert.equal(openLibrary({ recheck: true }).articleCount, 542)
})

test('a file of another version is rebuilt from its own articles', () => {
  buildLibrary([{ article: imported, origin: 'import' }])
  const db = new DatabaseSync(getLibraryFile())
  db.exec("UPDATE meta SET value = '0' WHERE name = 'schema'")
  db.close()
  assert.throws(() => new Library(getLibraryFile()), /schema version 0/)
  prepareLibrary(report)
  assert.equal(openLibrary().articleCount, 542)
  assert.deepEqual(findArticleById('pmid:1'), imported)
})

test('a file of version 6 is not rebuilt: it is read as it is and upgraded by the first write', () => {
  buildLibrary([{ article: imported, origin: 'import' }])
  const db = new DatabaseSync(getLibraryFile())
  db.exec("DROP TABLE segments; UPDATE meta SET value = '6' WHERE name = 'schema'")
  const before = new Library(getLibraryFile())
  assert.deepEqual(before.articleById('pmid:1'), imported)
  before.close()
  const lines: string[] = []
  prepareLibrary((line) => lines.push(line))
  assert.deepEqual(
    lines.filter((line) => line.includes('Rebuilding')),
    [],
  )
  const after = new Library(getLibraryFile())
  assert.equal(after.readMeta('schema'), '7')
  assert.equal(after.articleCount, 542)
  assert.equal(after.readSegment(0), null)
  after.close()
  db.close()
})

test('a start does not change a damaged file, and says which file it is and how to rebuild it', () => {
  writeFileSync(getLibraryFile(), 'not a database at all')
  const expected = { code: 'library_unavailable', message: /library\.sqlite.*npm run library -- rebuild/ }
  assert.throws(() => prepareLibrary(report), expected)
  assert.throws(() => openLibrary(), expected)
  assert.ok(existsSync(getLibraryFile()))
})

test('a rebuild keeps a damaged file under another name and everything that can be read from a sound one', () => {
  copyPrepared()
  truncateSync(getLibraryFile(), 100_000)
  rebuildLibrary(report)
  assert.match(lines.join('\n'), /kept as .*damaged/)
  assert.deepEqual(openLibrary().findFaults(), [])
  assert.equal(openLibrary().articleCount, 541)
  assert.ok(readdirSync(directory).some((file) => file.includes('damaged')))
})

test('a check reports the faults of a file', () => {
  const copy = join(directory, 'copy.sqlite')
  copyFileSync(prepared, copy)
  const db = new DatabaseSync(copy)
  db.exec('DELETE FROM passages WHERE article = 1; DELETE FROM articles WHERE rowid = 2')
  db.close()
  const library = new Library(copy)
  assert.deepEqual(library.findFaults().length, 4, library.findFaults().join('; '))
  library.close()
})

test('a retracted article is never found', () => {
  const search = { question: 'zebrafish larvae in hypobaric chambers', sourcesMax: 8, year: 2026 }
  const others = asStarter(starter.articles.slice(0, 50))
  buildLibrary([...others, { article: imported, origin: 'import' }])
  assert.equal(searchLibrary(openLibrary(), search).found[0]?.article.id, 'pmid:1')
  closeLibrary()
  buildLibrary([...others, { article: { ...imported, retraction: { noticePmid: '2' } }, origin: 'import' }])
  const { found, nearest } = searchLibrary(openLibrary(), search)
  assert.ok([...found, ...nearest].every(({ article }) => article.id !== 'pmid:1'))
})
