/** What a search needs of every `CandidateIndex`: the one in the library file, and a shared one. */
import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { after, describe, test } from 'node:test'
import type { Article } from '@/lib/evidence/article/article'
import { draftArticle } from '@/lib/evidence/import/formats/draft-article'
import { Library } from '@/lib/evidence/library/library-reader'
import { LibraryWriter } from '@/lib/evidence/library/library-writer'
import { EmbeddedIndex } from '@/lib/evidence/search/candidates/bm25'
import type { CandidateQuery } from '@/lib/evidence/search/candidates/candidate-index'
import { makeRemovedRow, RowMaker } from '@/lib/evidence/shared-index/article-rows'
import { IndexTable } from '@/lib/evidence/shared-index/index-table'
import { isLancedbInstalled, loadLancedb } from '@/lib/evidence/shared-index/lancedb'
import { SharedIndex } from '@/lib/evidence/shared-index/shared-index'
import { splitWords } from '@/lib/evidence/text/normalize-terms'
import { type GeneratedArticle, generateArticles } from '../../../bench/corpus/generated'

const folder = mkdtempSync(join(tmpdir(), 'candidate-index-'))
after(() => rmSync(folder, { recursive: true }))
let files = 0

interface Found {
  ids: string[]
  hits: number
  version: number | null
}

interface IndexUnderTest {
  put(articles: Article[], version: number): Promise<void>
  remove(id: string, version: number): Promise<void>
  find(query: CandidateQuery): Promise<Found>
  close(): void
}

async function createEmbedded(articles: Article[]): Promise<IndexUnderTest> {
  files += 1
  const file = join(folder, `${files}.sqlite`)
  const db = new DatabaseSync(file)
  LibraryWriter.createTables(db)
  const writer = new LibraryWriter(db)
  const put = async (changed: Article[], version: number) =>
    writer.transact(() => {
      for (const article of changed) {
        writer.removeById(article.id)
        writer.insert(article, 'import')
      }
      writer.setMeta('shared-version', String(version))
    })
  await put(articles, 1)
  const library = new Library(file)
  return {
    put,
    remove: async (id, version) =>
      writer.transact(() => {
        writer.removeById(id)
        writer.setMeta('shared-version', String(version))
      }),
    find: async (query) =>
      library.snapshot(() => {
        const index = new EmbeddedIndex(library)
        const found = index.findCandidates(query)
        const ids = found.articles.map((row) => library.articleByRow(row)?.id ?? '')
        return { ids, hits: found.hits, version: index.version }
      }),
    close: () => {
      library.close()
      db.close()
    },
  }
}

async function createShared(articles: Article[]): Promise<IndexUnderTest> {
  files += 1
  const connect = () => loadLancedb().lancedb.connect(join(folder, String(files)), {})
  const written = await IndexTable.create(await connect(), 'articles-1')
  const maker = new RowMaker()
  await written.add(articles.map((article) => maker.makeRow(article, 1)))
  await written.createIndexes()
  // A server that searches has another connection than the one that writes.
  const index = new SharedIndex(await connect())
  const head = { table: 'articles-1', generation: 1, rows: articles.length, epoch: '', mark: '' }
  const follow = (version: number) => index.follow({ ...head, version, generation: version })
  await follow(1)
  return {
    async put(changed, version) {
      await written.put(changed.map((article) => maker.makeRow(article, version)))
      await follow(version)
    },
    async remove(id, version) {
      await written.put([makeRemovedRow(id, version)])
      await follow(version)
    },
    async find(query) {
      const { articles: ids, hits } = await index.findCandidates(query)
      return { ids, hits, version: index.version }
    },
    close: () => {
      index.close()
      written.close()
    },
  }
}

const stemsOf = (text: string) => [...new Set(splitWords(text).map(({ stem }) => stem))]
const ask = (index: IndexUnderTest, text: string, filter: Partial<CandidateQuery> = {}) =>
  index.find({ stems: stemsOf(text), limit: 20, ...filter })

function makeArticle(pmid: number, title: string, text: string, more: Partial<Article> = {}): Article {
  const passages = [{ ordinal: 0, section: 'results' as const, label: '', text }]
  return { ...draftArticle({ pmid: String(pmid), title, checkedAt: '2026-01-01T00:00:00Z', passages }), ...more }
}

const filler = Array.from({ length: 40 }, (_, n) => makeArticle(100 + n, `Filler number ${n}`, `Ordinary words ${n}.`))
const articles = [
  makeArticle(1, 'Dapagliflozin in heart failure', 'Patients improved.', { year: 2019, studyType: 'randomized-trial' }),
  makeArticle(2, 'Outcomes of patients', 'Some had heart failure and took dapagliflozin.', {
    year: 2005,
    studyType: 'cohort',
  }),
  makeArticle(3, 'Heart valves', 'Valves of the heart.', { year: null, studyType: 'review' }),
  makeArticle(4, 'Sodium channels', 'A paralytic, tetrodotoxin, blocks sodium channels.', {
    year: 2019,
    studyType: 'review',
  }),
  makeArticle(5, `Sequence ${'acgt'.repeat(20)}`, 'SGLT-2 and vitamin D; 心力衰竭.', {
    year: 2020,
    studyType: 'other',
  }),
  ...filler,
]

const adapters = [
  { name: 'the index in the library file', create: createEmbedded, skip: false as const },
  {
    name: 'a shared index (LanceDB)',
    create: createShared,
    skip: isLancedbInstalled() ? (false as const) : 'LanceDB is not installed: npm ci --prefix optional/shared-index',
  },
]

for (const { name, create, skip } of adapters) {
  describe(name, { skip }, () => {
    test('articles with more and rarer words come first, and a title counts more than a text', async () => {
      const index = await create(articles)
      const { ids, hits, version } = await ask(index, 'dapagliflozin heart failure')
      assert.deepEqual(ids, ['pmid:1', 'pmid:2', 'pmid:3'])
      assert.equal(hits, 3)
      assert.equal(version, 1)
      assert.deepEqual((await ask(index, 'tetrodotoxin')).ids, ['pmid:4'])
      index.close()
    })

    test('words are matched as they are indexed, whatever their script or length', async () => {
      const index = await create(articles)
      for (const text of ['acgt'.repeat(20), 'SGLT2', 'vitamin d', 'TETRODOTOXIN'])
        assert.equal((await ask(index, text)).ids.length, 1, text)
      index.close()
    })

    test('words that no article contains, and empty queries, find nothing', async () => {
      const index = await create(articles)
      assert.deepEqual(await ask(index, 'zorblastatin'), { ids: [], hits: 0, version: 1 })
      assert.deepEqual(await ask(index, ''), { ids: [], hits: 0, version: 1 })
      assert.deepEqual((await ask(index, 'zorblastatin tetrodotoxin')).ids, ['pmid:4'])
      index.close()
    })

    test('a year and study types limit what is found; an article without a year is not found by one', async () => {
      const index = await create(articles)
      const find = async (filter: Partial<CandidateQuery>) => (await ask(index, 'heart', filter)).ids.toSorted()
      assert.deepEqual(await find({}), ['pmid:1', 'pmid:2', 'pmid:3'])
      assert.deepEqual(await find({ fromYear: 2005 }), ['pmid:1', 'pmid:2'])
      assert.deepEqual(await find({ fromYear: 2006 }), ['pmid:1'])
      assert.deepEqual(await find({ types: ['review', 'cohort'] }), ['pmid:2', 'pmid:3'])
      assert.deepEqual(await find({ types: ['review', 'cohort'], fromYear: 2000 }), ['pmid:2'])
      assert.deepEqual(await find({ types: [] }), ['pmid:1', 'pmid:2', 'pmid:3'])
      index.close()
    })

    test('no more than the limit is returned, each article once', async () => {
      const index = await create(articles)
      const { ids, hits } = await ask(index, 'ordinary filler words', { limit: 7 })
      assert.equal(new Set(ids).size, 7)
      assert.equal(ids.length, 7)
      assert.ok(hits >= 7)
      index.close()
    })

    test('a changed article is found by its present text only, a removed one not at all, a new one at once', async () => {
      const index = await create(articles)
      await index.put([makeArticle(4, 'Potassium channels', 'Amiodarone.'), makeArticle(6, 'Digoxin', 'Toxicity.')], 2)
      await index.remove('pmid:2', 3)
      assert.deepEqual((await ask(index, 'tetrodotoxin')).ids, [])
      assert.deepEqual((await ask(index, 'amiodarone')).ids, ['pmid:4'])
      assert.deepEqual((await ask(index, 'digoxin')).ids, ['pmid:6'])
      const { ids, version } = await ask(index, 'dapagliflozin')
      assert.deepEqual(ids, ['pmid:1'])
      assert.equal(version, 3)
      index.close()
    })
  })
}

describe('both indexes', { skip: adapters[1]?.skip ?? false }, () => {
  test('share 85 of a hundred articles among the best ten, and agree on the one whose title is asked', async () => {
    const generated = [...generateArticles(1000)].map(toArticle)
    const [own, shared] = [await createEmbedded(generated), await createShared(generated)]
    let common = 0
    let all = 0
    for (const { id, title } of generated.filter((_, n) => n % 40 === 0)) {
      const [one, other] = [await ask(own, title, { limit: 10 }), await ask(shared, title, { limit: 10 })]
      assert.equal(one.ids[0], id)
      assert.equal(other.ids[0], id)
      common += one.ids.filter((each) => other.ids.includes(each)).length
      all += one.ids.length
    }
    assert.ok(common >= 0.85 * all, `${common} of ${all}`)
    own.close()
    shared.close()
  })
})

function toArticle({ pmid, title, sections, mesh, year }: GeneratedArticle): Article {
  return { ...makeArticle(Number(pmid), title, sections.map(({ text }) => text).join(' ')), mesh, year }
}
