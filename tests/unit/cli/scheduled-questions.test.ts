import assert from 'node:assert/strict'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { askDueQuestions } from '@/lib/cli/server/scheduled-questions'
import { config } from '@/lib/config'
import { buildLibrary } from '@/lib/evidence/build-library'
import { importFile } from '@/lib/evidence/import/importer'
import { closeLibrary, getLibraryFile, openLibrary } from '@/lib/evidence/open-library'
import { listSavedQuestions, saveQuestion } from '@/lib/platform/saved-questions/saved-questions'
import { database } from '@/lib/store/db'
import { onOneDatabase } from '../../support/databases'
import { readStarterLibrary } from '../../support/library/starter-articles'
import { newId, useDatabase } from '../../support/start-conversation'

const aboutSteroids = /corti|dexameth|steroid|predniso/i

/** What the question is about and some of the others: each test builds the library again. */
const articles = readStarterLibrary().articles.filter(
  ({ id, title }, index) => aboutSteroids.test(title) || id === 'card:adrenal' || index % 8 === 0,
)
const question = 'Does hydrocortisone reduce mortality in septic shock?'

/** All of them but these. */
function buildWithout(...ids: string[]): void {
  closeLibrary()
  const kept = articles.filter(({ id }) => !ids.includes(id))
  buildLibrary(kept.map((article) => ({ article, origin: 'starter' as const })))
}

/** As PubMed has an article after its retraction. */
async function importRetracted(id: string): Promise<void> {
  const { doi, title, year } = articles.find((article) => article.id === id) ?? {}
  const file = join(config().DATA_DIR, 'retracted.xml')
  writeFileSync(
    file,
    `<PubmedArticleSet><PubmedArticle><MedlineCitation><PMID>91000008</PMID><Article>
    <Journal><JournalIssue><PubDate><Year>${year}</Year></PubDate></JournalIssue></Journal>
    <ArticleTitle>${title}</ArticleTitle><Abstract><AbstractText>It was withdrawn.</AbstractText></Abstract>
    <ELocationID EIdType="doi">${doi}</ELocationID></Article>
    <CommentsCorrectionsList><CommentsCorrections RefType="RetractionIn"><PMID>91000009</PMID></CommentsCorrections>
    </CommentsCorrectionsList></MedlineCitation></PubmedArticle></PubmedArticleSet>`,
  )
  await importFile(file, getLibraryFile())
}

onOneDatabase('a saved question', ({ db }) => {
  before(() => useDatabase(db()))
  after(() => {
    closeLibrary()
    rmSync(getLibraryFile(), { force: true })
  })

  /** Asks as the schedule does, when an hour has passed since the last time. */
  async function askLater(owner: string) {
    const store = await database()
    await store
      .updateTable('savedQuestions')
      .set({ askedAt: '2026-01-01T00:00:00.000Z' })
      .where('askedAt', 'is not', null)
      .execute()
    await askDueQuestions()
    const [saved] = await listSavedQuestions(owner)
    assert.ok(saved)
    return saved
  }

  test('reports sources that are new, a finding that points the other way, and a retraction, once each', async () => {
    const owner = newId()
    buildWithout('card:aprocchss')
    await saveQuestion({ question }, owner)
    const first = await askLater(owner)
    assert.match(first.main?.title ?? '', /Hydrocortisone|Glucocorticoid/i)
    assert.deepEqual(first.news, [], 'nothing is new at first')
    assert.deepEqual((await askLater(owner)).news, [], 'the same library has no news')

    buildWithout()
    const [opposed, ...none] = (await askLater(owner)).news
    assert.ok(opposed && none.length === 0 && opposed.isNew)
    assert.deepEqual(
      opposed.sources.map(({ id }) => id),
      ['card:aprocchss'],
    )
    assert.match(opposed.change?.kind ?? '', /^oppos/)
    assert.equal(opposed.change?.before.quote, first.main?.quote)
    assert.match(opposed.change?.after?.quote ?? '', /lowered 90-day mortality/)

    const { main, news } = await askLater(owner)
    assert.equal(news.length, 1, 'each is reported once')
    await importRetracted(main?.id ?? '')
    const [retracted] = (await askLater(owner)).news
    assert.equal(retracted?.change?.kind, 'retracted')
    assert.equal(retracted?.change?.before.id, main?.id)
  })

  test('that nothing answers is kept, and reports the first article that does', async () => {
    const owner = newId()
    buildWithout(...articles.filter(({ title }) => aboutSteroids.test(title)).map(({ id }) => id))
    await saveQuestion({ question }, owner)
    assert.equal((await askLater(owner)).main, null)
    buildWithout()
    const { main, news } = await askLater(owner)
    assert.ok(main)
    assert.ok(news[0]?.sources.some(({ id }) => id === main.id))
    assert.equal(news[0]?.change, null)
  })

  test('is asked by one of several servers, daily, and soon after the library has changed', async () => {
    const owner = newId()
    buildWithout()
    const { id } = await saveQuestion({ question }, owner)
    const readAskedAt = async () => {
      const store = await database()
      return (await store.selectFrom('savedQuestions').select('askedAt').where('id', '=', id).executeTakeFirstOrThrow())
        .askedAt
    }
    const setAskedBefore = async (minutes: number) => {
      const askedAt = new Date(Date.now() - minutes * 60_000).toISOString()
      await (await database()).updateTable('savedQuestions').set({ askedAt }).where('id', '=', id).execute()
      return askedAt
    }
    await askDueQuestions()
    const justAsked = await readAskedAt()
    assert.ok(justAsked)
    await askDueQuestions()
    assert.equal(await readAskedAt(), justAsked)
    const anHourAgo = await setAskedBefore(60)
    await askDueQuestions()
    assert.equal(await readAskedAt(), anHourAgo, 'the library is the same')
    const before = openLibrary().contentState
    await importRetracted('card:adrenal')
    assert.notEqual(openLibrary({ recheck: true }).contentState, before)
    await askDueQuestions()
    assert.notEqual(await readAskedAt(), anHourAgo)
    const yesterday = await setAskedBefore(24 * 60)
    await Promise.all([askDueQuestions(), askDueQuestions()])
    assert.notEqual(await readAskedAt(), yesterday)
  })
})
