import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { readConfig } from '@/lib/config'
import { claimDueQuestion, recordAsked } from '@/lib/platform/saved-questions/due-questions'
import { findFeed, issueFeed } from '@/lib/platform/saved-questions/feed-address'
import {
  deleteAllSavedQuestions,
  exportSavedQuestions,
  moveSavedQuestions,
  purgeSavedQuestions,
} from '@/lib/platform/saved-questions/person-questions'
import {
  countUnseen,
  deleteSavedQuestion,
  listSavedQuestions,
  markSeen,
  newsMax,
  recordUse,
  savedQuestionsMax,
  saveQuestion,
} from '@/lib/platform/saved-questions/saved-questions'
import { ApiError } from '@/lib/wire/errors'
import type { FoundSource } from '@/lib/wire/saved-questions/saved-question'
import { onEachDatabase } from '../../../support/databases'
import { newId, useDatabase } from '../../../support/start-conversation'

const source: FoundSource = {
  id: 'pmid:1',
  pmid: '1',
  doi: null,
  title: 'A trial',
  journal: 'A journal',
  year: 2026,
  type: 'randomized-trial',
  url: 'https://pubmed.ncbi.nlm.nih.gov/1/',
  quote: 'It helped.',
}

onEachDatabase('saved questions', ({ db }) => {
  before(() => useDatabase(db()))

  const save = (question: string, owner: string) => saveQuestion({ question }, owner)

  async function addNews(id: string, at = Date.now()): Promise<void> {
    await recordAsked(
      id,
      'state',
      { knownIds: [source.id], main: source, news: { sources: [source], change: null } },
      at,
    )
  }

  test('are kept without what may identify a patient, once each, and seen by their owner only', async () => {
    const [owner, other] = [newId(), newId()]
    const saved = await save('Does apixaban help Mr. John Smith, MRN 12345678, with atrial fibrillation?', owner)
    assert.doesNotMatch(saved.question, /Smith|12345678/)
    assert.match(saved.question, /^Does apixaban help .*atrial fibrillation\?$/)
    assert.equal((await save(saved.question, owner)).id, saved.id)
    assert.equal((await listSavedQuestions(owner)).length, 1)
    assert.deepEqual(await listSavedQuestions(other), [])
    await assert.rejects(deleteSavedQuestion(saved.id, other), ApiError)
    await assert.rejects(save('john.smith@example.org', owner), /Nothing is left/)
    await deleteSavedQuestion(saved.id, owner)
    assert.deepEqual(await listSavedQuestions(owner), [])
  })

  test('are limited in number for one owner', async () => {
    const owner = newId()
    for (let n = 0; n < savedQuestionsMax; n += 1) await save(`Does drug ${n} help?`, owner)
    await assert.rejects(save('One more?', owner), /limit/)
    assert.ok(await save('Does drug 3 help?', owner), 'one that is saved already is no other one')
    await deleteAllSavedQuestions(owner)
  })

  test('with unseen news come first, and are new until their owner has seen them', async () => {
    const owner = newId()
    const first = await save('Does it help?', owner)
    await save('Does it harm?', owner)
    const seenAt = new Date().toISOString()
    await addNews(first.id, Date.parse(seenAt) - 1000)
    const [listed] = await listSavedQuestions(owner)
    assert.equal(listed?.id, first.id)
    assert.deepEqual([listed?.main, listed?.news[0]?.sources, listed?.news[0]?.isNew], [source, [source], true])
    assert.equal(await countUnseen(owner), 1)
    await addNews(first.id, Date.parse(seenAt) + 1000)
    await markSeen(owner, seenAt)
    assert.equal(await countUnseen(owner), 1, 'what came after the list was read')
    await markSeen(owner, new Date(Date.now() + 5000).toISOString())
    assert.equal(await countUnseen(owner), 0)
  })

  test('keep the latest news only, and none for a question that was deleted while it was asked', async () => {
    const owner = newId()
    const { id } = await save('Does it help?', owner)
    for (let n = 0; n < newsMax + 3; n += 1) await addNews(id, Date.now() + n)
    const [listed] = await listSavedQuestions(owner)
    assert.equal(listed?.news.length, newsMax)
    await deleteSavedQuestion(id, owner)
    await addNews(id)
    assert.deepEqual(await listSavedQuestions(owner), [])
  })

  test('are claimed by one server; one whose server ended is asked again after a while', async () => {
    const store = await db()
    await store.deleteFrom('savedQuestions').execute()
    const { id } = await save('Does it help?', newId())
    const now = Date.now()
    const claims = await Promise.all([claimDueQuestion('a', now), claimDueQuestion('a', now)])
    assert.deepEqual(
      claims.flatMap((claimed) => claimed?.id ?? []),
      [id],
    )
    assert.equal(await claimDueQuestion('a', now + 60_000), null)
    assert.equal((await claimDueQuestion('a', now + 11 * 60_000))?.id, id)
  })

  test('are erased, exported and handed over with everything else stored about a person; feeds end', async () => {
    const [owner, heir] = [newId(), newId()]
    const { id } = await save('Does it help?', owner)
    await addNews(id)
    await issueFeed(owner)
    const store = await db()
    const [exported] = await exportSavedQuestions(store, [owner])
    assert.deepEqual([exported?.question, exported?.news.length], ['Does it help?', 1])
    const moved = await store.transaction().execute((transaction) => moveSavedQuestions(transaction, [owner], heir))
    assert.equal(moved, 1)
    assert.equal(await findFeed(owner), null)
    assert.equal((await listSavedQuestions(heir))[0]?.news.length, 1)
    await issueFeed(heir)
    assert.equal(await deleteAllSavedQuestions(heir), 1)
    assert.deepEqual(await listSavedQuestions(heir), [])
    assert.equal(await findFeed(heir), null)
    assert.equal(
      await store.selectFrom('savedQuestionNews').select('id').where('questionId', '=', id).executeTakeFirst(),
      undefined,
    )
  })

  test('that nobody has looked at for as long as conversations are kept are deleted', async () => {
    const [owner, active] = [newId(), newId()]
    await save('Does it help?', owner)
    await save('Does it help?', active)
    const old = new Date(Date.now() - 40 * 86_400_000).toISOString()
    await (await db())
      .updateTable('savedQuestions')
      .set({ usedAt: old })
      .where('owner', 'in', [owner, active])
      .execute()
    assert.equal(await purgeSavedQuestions(Date.now(), db(), readConfig({ HISTORY_DAYS: '0' })), 0)
    await recordUse(active)
    assert.equal(await purgeSavedQuestions(Date.now(), db(), readConfig({ HISTORY_DAYS: '30' })), 1)
    assert.equal((await listSavedQuestions(active)).length, 1)
  })
})
