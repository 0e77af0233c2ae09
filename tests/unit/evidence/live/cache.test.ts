/** What the services answered, kept on disk; time here is simulated. */
import assert from 'node:assert/strict'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { after, afterEach, beforeEach, describe, test } from 'node:test'
import { draftArticle } from '@/lib/evidence/import/formats/draft-article'
import { LiveCache, openLiveCache } from '@/lib/evidence/live/cache'

const folder = mkdtempSync(join(tmpdir(), 'live-cache-'))
const hourMs = 3_600_000
let file: string
let now: number
let cache: LiveCache

describe('what the services answered', () => {
  beforeEach((context) => {
    // One file for each test, named after it.
    file = join(folder, `${context.name.replace(/\W+/g, '-')}.sqlite`)
    now = Date.UTC(2026, 0, 1)
    cache = open()
  })
  afterEach(() => cache.close())
  after(() => rmSync(folder, { recursive: true }))

  const open = (limits = {}) => new LiveCache(file, { now: () => now, ...limits })
  const passages = [{ ordinal: 0, section: 'results' as const, label: 'RESULTS', text: 'Ünïcode & "quotes" 10⁹.' }]
  const article = (pmid: string) => draftArticle({ pmid, title: `Article ${pmid}`, passages, checkedAt: '2026-01-01' })
  const result = { ids: ['pmid:1'], search: { source: 'pubmed' as const, query: 'gout', hits: 1 } }

  test('a search is kept for a day', () => {
    cache.storeSearch('key', result)
    now += 24 * hourMs - 1
    assert.deepEqual(cache.findSearch('key'), result)
    now += 1
    assert.equal(cache.findSearch('key'), null)
    assert.equal(cache.findSearch('another key'), null)
  })

  test('a record is fresh for thirty days and is returned unchanged', () => {
    cache.storeArticles([article('1'), article('2')])
    now += 30 * 24 * hourMs - 1
    assert.deepEqual(cache.findFreshArticles(['pmid:1', 'pmid:3']), new Map([['pmid:1', article('1')]]))
    now += 1
    assert.equal(cache.findFreshArticles(['pmid:1']).size, 0)
    assert.deepEqual(cache.findArticleById('pmid:1'), article('1'))
  })

  test('a record fetched again is fresh again', () => {
    cache.storeArticles([article('1')])
    now += 31 * 24 * hourMs
    cache.storeArticles([{ ...article('1'), retraction: { noticePmid: '9' } }])
    assert.deepEqual(cache.findFreshArticles(['pmid:1']).get('pmid:1')?.retraction, { noticePmid: '9' })
  })

  test('the file stays within its bounds, the newest are kept', () => {
    cache.close()
    cache = open({ recordsMax: 20, searchesMax: 10 })
    for (let each = 1; each <= 500; each++) {
      now += 1000
      cache.storeArticles([article(String(each))])
      cache.storeSearch(`key ${each}`, result)
    }
    const kept = (table: string) => {
      const db = new DatabaseSync(file, { readOnly: true })
      const count = Number(db.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.['n'])
      db.close()
      return count
    }
    assert.ok(kept('records') < 20 + 50, `${kept('records')} records`)
    assert.ok(kept('searches') < 10 + 50, `${kept('searches')} searches`)
    assert.notEqual(cache.findArticleById('pmid:500'), null)
    assert.equal(cache.findArticleById('pmid:1'), null)
  })

  test('a record that an answer cites is never dropped, however many and however old', () => {
    cache.close()
    cache = open({ recordsMax: 5 })
    cache.storeCited([article('1')])
    now += 400 * 24 * hourMs
    for (let each = 2; each <= 200; each++) cache.storeArticles([article(String(each))])
    assert.deepEqual(cache.findArticleById('pmid:1'), article('1'))
    cache.storeArticles([article('1')])
    for (let each = 201; each <= 400; each++) cache.storeArticles([article(String(each))])
    assert.notEqual(cache.findArticleById('pmid:1'), null)
  })

  test('stored records survive a restart', () => {
    cache.storeCited([article('1')])
    cache.close()
    cache = open()
    assert.deepEqual(cache.findArticleById('pmid:1'), article('1'))
  })

  test('two processes may use one file', () => {
    const other = open()
    cache.storeArticles([article('1')])
    other.storeArticles([article('2')])
    assert.equal(cache.findFreshArticles(['pmid:1', 'pmid:2']).size, 2)
    other.close()
  })

  test('a failing cache behaves like an empty one', () => {
    cache.storeArticles([article('1')])
    const db = new DatabaseSync(file)
    db.exec('DROP TABLE records')
    db.close()
    cache.storeArticles([article('2')])
    assert.equal(cache.findFreshArticles(['pmid:1']).size, 0)
    assert.equal(cache.findArticleById('pmid:1'), null)
  })

  test('a damaged file is set aside and searching continues', () => {
    const damaged = join(folder, 'damaged.sqlite')
    writeFileSync(damaged, 'this is no database, whatever its name says')
    const opened = openLiveCache(damaged)
    opened.storeArticles([article('1')])
    assert.equal(opened.findFreshArticles(['pmid:1']).size, 1)
    opened.close()
    assert.ok(readdirSync(folder).some((name) => name.startsWith('damaged.sqlite.damaged-')))
  })

  test('a file of a newer program is not changed', () => {
    const newer = join(folder, 'newer.sqlite')
    const db = new DatabaseSync(newer)
    db.exec('PRAGMA user_version = 99')
    db.close()
    assert.throws(() => openLiveCache(newer), /schema version 99/)
  })
})
