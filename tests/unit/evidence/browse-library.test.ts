import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, test } from 'node:test'
import type { Article } from '@/lib/evidence/article/article'
import { toReference } from '@/lib/evidence/article/article-to-reference'
import { iterateArticles, pageArticles } from '@/lib/evidence/browse/library-view'
import { browseLibrary, loadReferencesToExport, suggestFromLibrary } from '@/lib/evidence/browse-library'
import { buildLibrary } from '@/lib/evidence/build-library'
import { importFile } from '@/lib/evidence/import/importer'
import { toHeldSource } from '@/lib/evidence/library/facet-counts'
import { getLiveCacheFile } from '@/lib/evidence/live/open-cache'
import { getLibraryFile, openLibrary } from '@/lib/evidence/open-library'
import { studyTypes } from '@/lib/shared/study-types'
import { defaultLibraryQuery, type LibraryQuery } from '@/lib/wire/library-query'
import { useOwnLibrary } from '../../support/library/own-library'
import { readStarterLibrary } from '../../support/library/starter-articles'

const directory = mkdtempSync(join(tmpdir(), 'browse-'))
const starter = readStarterLibrary()
const owner = 'test'
const asker = { owner, signal: new AbortController().signal }

const asked = (query: Partial<LibraryQuery>): LibraryQuery => ({ ...defaultLibraryQuery, ...query })

const filters: Record<string, Partial<LibraryQuery>> = {
  everything: {},
  'one type': { types: ['cohort'] },
  'two types of some years': { types: ['guideline', 'randomized-trial'], fromYear: 2010, toYear: 2020 },
  'one specialty': { specialties: ['cardiology'] },
  'guidelines of departments': { source: 'guideline' },
  'imported files up to a year': { source: 'import', toYear: 2005 },
  nothing: { types: ['case-report'], source: 'starter' },
}

function importedArticle(n: number): Article {
  const isGuideline = n % 50 === 0
  return {
    id: isGuideline ? `title:${n}` : `pmid:${900_000 + n}`,
    pmid: isGuideline ? null : String(900_000 + n),
    doi: null,
    pmcid: null,
    title: `Zebrafish larvae in hypobaric chambers, part ${n}`,
    authors: [n % 2 === 0 ? 'Quill Q' : 'Müller A'],
    journal: 'J Test',
    year: n % 7 === 0 ? null : 1990 + (n % 36),
    volume: null,
    issue: null,
    pages: null,
    publicationTypes: [],
    studyType: isGuideline ? 'guideline' : (studyTypes[n % studyTypes.length] ?? 'other'),
    mesh: [],
    keywords: [],
    specialty: n % 3 === 0 ? 'cardiology' : null,
    participants: null,
    retraction: null,
    notices: [],
    provenance: isGuideline ? 'guideline' : 'abstract',
    checkedAt: '2026-01-01T00:00:00Z',
    passages: [{ ordinal: 0, section: 'results', label: '', text: `Larvae of batch ${n} survived the chambers.` }],
  }
}

describe('the library page', () => {
  useOwnLibrary(() => {
    const imported = Array.from({ length: 300 }, (_, n) => ({ article: importedArticle(n), origin: 'import' as const }))
    const bundled = starter.articles.map((article) => ({ article, origin: 'starter' as const }))
    buildLibrary([...bundled, ...imported], { file: getLibraryFile(), starterHash: starter.hash })
  })
  after(() => rmSync(directory, { recursive: true }))

  for (const sort of ['year', 'added'] as const)
    for (const [name, filter] of Object.entries(filters))
      test(`${name}, by ${sort}: pages list every matching article once, and the counts are exact`, async () => {
        const all = [...openLibrary().articles()].map(({ article, origin }, row) => ({
          article,
          row,
          source: toHeldSource(article, origin),
        }))
        const fits = ({ article: { studyType, specialty, year }, source }: (typeof all)[number], but?: string) =>
          (but === 'types' || !filter.types || filter.types.includes(studyType)) &&
          (!filter.specialties || filter.specialties.includes(specialty ?? '')) &&
          (but === 'source' || !filter.source || filter.source === source) &&
          (!filter.fromYear || (year ?? 0) >= filter.fromYear) &&
          (!filter.toYear || (year ?? 9999) <= filter.toYear)
        const expected = all.filter((each) => fits(each))
        const query = asked({ ...filter, sort })

        const view = await browseLibrary(query, owner)
        assert.equal(view.total, expected.length)
        assert.equal(view.pages, Math.ceil(expected.length / pageArticles))
        const pages = Array.from({ length: view.pages }, (_, at) => browseLibrary({ ...query, page: at + 1 }, owner))
        const shown = (await Promise.all(pages)).flatMap(({ listed }) => listed)
        assert.deepEqual(
          shown.map(({ article }) => article.id).sort(),
          expected.map(({ article }) => article.id).sort(),
        )
        const order = shown.map(({ article }) =>
          sort === 'year' ? -(article.year ?? 0) : -(all.find((each) => each.article.id === article.id)?.row ?? 0),
        )
        assert.deepEqual(
          order,
          order.toSorted((a, b) => a - b),
        )

        for (const { value, articles } of view.counts.types)
          assert.equal(articles, all.filter((each) => fits(each, 'types') && each.article.studyType === value).length)
        for (const { value, articles } of view.counts.sources)
          assert.equal(articles, all.filter((each) => fits(each, 'source') && each.source === value).length)
      })

  test('a title or author search needs every word, ignores accents and accepts a prefix as the last word', async () => {
    const ids = async (text: string) => {
      const { listed } = await browseLibrary(asked({ text, searchIn: 'names', sort: 'relevance' }), owner)
      return listed.map(({ article }) => article.id)
    }
    assert.deepEqual(await ids('mcmurray dapaglif'), ['card:dapa-hf'])
    assert.deepEqual(await ids('MÜLLER 17 chamb'), ['pmid:900017'])
    assert.deepEqual(await ids('mcmurray zebrafish'), [])
    assert.deepEqual(await ids('" OR title:*'), [])
  })

  test('a relevance search ranks the answering article first and can be filtered', async () => {
    const query = asked({ text: 'Does prone positioning lower mortality in severe ARDS?', sort: 'relevance' })
    const view = await browseLibrary(query, owner)
    assert.equal(view.listed[0]?.article.id, 'card:proseva')
    assert.ok(view.total > 3)
    const narrowed = await browseLibrary({ ...query, source: 'guideline' }, owner)
    assert.ok(narrowed.listed.every(({ source }) => source === 'guideline'))
    assert.equal(view.counts.sources.find(({ value }) => value === 'guideline')?.articles ?? 0, narrowed.total)
  })

  test('what matches nothing as typed is searched in English, and the query says so', async () => {
    const found = await browseLibrary(asked({ text: '心力衰竭', sort: 'relevance' }), owner)
    assert.equal(found.query.text, 'heart failure')
    assert.ok(found.total > 3)
    for (const text of ['heart failure', 'zzyzx', ''])
      assert.equal((await browseLibrary(asked({ text }), owner)).query.text, text)
  })

  test('an export follows the order of the list, as articles and as references', async () => {
    const query = asked({ types: ['guideline'] })
    const articles = [...iterateArticles(openLibrary(), getLiveCacheFile(), query)]
    const { listed, total } = await browseLibrary(query, owner)
    assert.deepEqual(
      articles.slice(0, pageArticles).map(({ id }) => id),
      listed.map(({ article }) => article.id),
    )
    assert.equal(articles.length, total)
    assert.deepEqual(await loadReferencesToExport(query, asker), articles.map(toReference))
  })

  test('an export in several requests contains each article once and skips missing ids', async () => {
    const titles = (await loadReferencesToExport(asked({ sort: 'added' }), asker)).map(
      ({ title, pmid }) => `${pmid} ${title}`,
    )
    assert.equal(titles.length, (await browseLibrary(defaultLibraryQuery, owner)).total)
    assert.equal(new Set(titles).size, titles.length)
    const named = await loadReferencesToExport(['pmid:900017', 'pmid:1', 'card:dapa-hf'], asker)
    assert.deepEqual(
      named.map(({ pmid }) => pmid),
      ['900017', '31535829'],
    )
  })

  test('an import updates the facet counts, also when it changes a stored article', async () => {
    const file = join(directory, 'more.jsonl')
    const changed = { ...importedArticle(5), year: 1999, title: 'Renamed larvae', revisedAt: '2026-02-02' }
    const lines = [changed, importedArticle(1000)].map((article) => JSON.stringify(article))
    writeFileSync(file, lines.join('\n'))
    await importFile(file, getLibraryFile())
    openLibrary({ recheck: true })
    assert.deepEqual(openLibrary().findFaults(), [])
    assert.equal((await browseLibrary(defaultLibraryQuery, owner)).total, starter.articles.length + 301)
    const renamed = await browseLibrary(asked({ text: 'renamed larvae', searchIn: 'names' }), owner)
    assert.equal(renamed.listed[0]?.article.year, 1999)
  })

  test('a typed text is completed with names of which the library has articles, and with titles', async () => {
    const { concepts, titles } = await suggestFromLibrary('Does dapagl', asker)
    assert.deepEqual(concepts, [{ text: 'dapagliflozin', from: 5 }])
    assert.ok(titles.length > 0 && titles.every((title) => /dapagliflozin/i.test(title)), titles.join())
    const phrase = await suggestFromLibrary('dapagliflozin in heart fail', asker)
    assert.ok(phrase.concepts.some(({ text, from }) => text.startsWith('heart failure') && from === 17))
  })

  test('a Chinese text is completed with Chinese names, wherever they begin, and with English ones typed within it', async () => {
    const { concepts } = await suggestFromLibrary('房颤患者能否用阿哌', asker)
    assert.deepEqual(concepts, [{ text: '阿哌沙班', from: 7 }])
    const { concepts: short } = await suggestFromLibrary('心力', asker)
    assert.ok(short.length > 0 && short.every(({ text, from }) => text.startsWith('心力') && from === 0))
    const { concepts: mixed } = await suggestFromLibrary('房颤患者用apix', asker)
    assert.deepEqual(mixed, [{ text: 'apixaban', from: 5 }])
  })

  test('nothing is suggested for a few letters, for words that the library lacks, and for operators of the index', async () => {
    for (const text of ['', 'a', 'is', 'zzzzqq', '"', 'title : (', 'NEAR("a b") OR *', '患者', '🫀'])
      assert.deepEqual(await suggestFromLibrary(text, asker), { concepts: [], titles: [] }, text)
  })
})
