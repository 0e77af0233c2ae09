import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { sql } from 'kysely'
import { finishMove, finishMoves, moveConversations } from '@/lib/platform/conversations/move-conversations'
import { reindexMessages } from '@/lib/platform/conversations/reindex-messages'
import { searchConversations } from '@/lib/platform/conversations/search-conversations'
import { database } from '@/lib/store/db'
import { onEachDatabase } from '../../../support/databases'
import { askAndAnswer, createPlace, newId, useDatabase } from '../../../support/start-conversation'

onEachDatabase('a search of conversations', ({ db }) => {
  before(() => useDatabase(db()))

  test('by the beginnings of words, whatever their case and accents, with their position', async () => {
    const owner = newId()
    const { answer } = await askAndAnswer(
      owner,
      createPlace(),
      'Does Ménière’s disease respond?',
      'Betahistine was no better than placebo.',
    )
    const [hit] = await searchConversations('PLACEBO betah', owner)
    assert.equal(hit?.message?.id, answer)
    assert.equal(hit.place, 'answer')
    const marked = hit.marks.map(([start, end]) => hit.snippet.slice(start, end))
    assert.deepEqual(marked, ['Betahistine', 'placebo'])
    assert.equal((await searchConversations('meniere', owner)).length, 2)
    assert.deepEqual(await searchConversations('placebo aspirin', owner), [])
    assert.deepEqual(await searchConversations('" OR * -', owner), [])
  })

  test('with the hits of one conversation together, its title first', async () => {
    const owner = newId()
    const places = [createPlace(), createPlace()]
    for (const place of places)
      await askAndAnswer(owner, place, 'Is sotalol safe?', 'Sotalol prolongs the QT interval.')
    const hits = await searchConversations('sotalol', owner)
    const ids = hits.map(({ conversation }) => conversation.id)
    assert.equal(new Set(ids).size, 2)
    assert.deepEqual([new Set(ids.slice(0, 3)).size, new Set(ids.slice(3)).size], [1, 1])
    assert.deepEqual(
      hits.map(({ message }) => message === null),
      [true, false, false, true, false, false],
    )
  })

  test('with a snippet that shows no signs of Markdown', async () => {
    const owner = newId()
    const text = '> Cut.\n\nBetahistine: p > 0.05 [1]\n\n### Limits\n\n- First - of two\n\n| a |\n| --- |\n| b |'
    await askAndAnswer(owner, createPlace(), 'Vertigo?', text)
    const [hit] = await searchConversations('betahistine', owner)
    assert.equal(hit?.snippet.replace(/ +/g, ' ').trim(), 'Cut. Betahistine: p > 0.05 [1] Limits First - of two a b')
    assert.equal(hit?.snippet.slice(...(hit.marks[0] ?? [0, 0])), 'Betahistine')
    await askAndAnswer(owner, createPlace(), '> 65 years with menorrhagia?', 'None.')
    assert.equal((await searchConversations('menorrhagia', owner)).at(-1)?.snippet, '> 65 years with menorrhagia?')
  })

  test('for quoted words exactly as written, with the snippet at the match', async () => {
    const owner = newId()
    const { answer } = await askAndAnswer(
      owner,
      createPlace(),
      'Is positioning prone to fail?',
      `${'Positioning matters. '.repeat(20)}Early prone positioning lowered mortality.`,
    )
    const hits = await searchConversations('“Prone position” mortal', owner)
    assert.deepEqual(
      hits.map(({ message }) => message?.id),
      [answer],
    )
    assert.match(hits[0]?.snippet ?? '', /Early prone positioning lowered/)
    assert.deepEqual(await searchConversations('"prone mortality"', owner), [])
  })

  test('by the owner to whom they were moved, even if two moves end at the same time', async () => {
    const [from, to] = [newId(), newId()]
    const store = await database()
    for (const dose of ['first', 'second', 'third']) await askAndAnswer(from, createPlace(), 'Colchicine?', dose)
    await askAndAnswer(to, createPlace(), 'Colchicine?', 'own')
    const move = () => store.transaction().execute((transaction) => moveConversations(transaction, [from], to))
    assert.deepEqual([await move(), await move()], [3, 0])
    assert.equal((await searchConversations('third', to)).length, 0)
    await Promise.all([finishMove(to), finishMoves()])
    assert.equal((await searchConversations('third', to)).length, 1)
    assert.equal((await searchConversations('colchicine', to)).filter(({ message }) => message).length, 4)
    assert.deepEqual(await searchConversations('third', from), [])
  })

  test('no further back than is asked for', async () => {
    const owner = newId()
    const old = await askAndAnswer(owner, createPlace(), 'Is ramipril old?', 'Ramipril is old.')
    const { answer } = await askAndAnswer(owner, createPlace(), 'Is it new?', 'Ramipril is still used.')
    const store = await db()
    const createdAt = '2020-02-02T02:02:02.000Z'
    await store.updateTable('messages').set({ createdAt }).where('conversationId', '=', old.conversation).execute()
    const { conversation } = old
    await store.updateTable('conversations').set({ updatedAt: createdAt }).where('id', '=', conversation).execute()
    assert.equal((await searchConversations('ramipril', owner, createdAt)).length, 4)
    const since = await searchConversations('ramipril', owner, '2020-02-03T00:00:00.000Z')
    assert.deepEqual(
      since.map(({ message }) => message?.id),
      [answer],
    )
  })

  test('by names without the letters that few keyboards have', async () => {
    const owner = newId()
    await askAndAnswer(owner, createPlace(), 'What did Sørensen, Łukasz and Weiß find?', '≥ 5 µg/kg.')
    for (const query of ['sorensen lukasz weiss', 'Sørensen Łukasz Weiß'])
      assert.equal((await searchConversations(query, owner)).filter(({ message }) => message).length, 1)
    assert.equal((await searchConversations('≥5 μg', owner)).length, 1)
  })

  test('after a reindex if an older version had split them into other words', async () => {
    const owner = newId()
    const { conversation } = await askAndAnswer(owner, createPlace(), 'Was ist mit Weiß?', 'A.')
    const store = await db()
    await store.updateTable('conversations').set({ titleWords: 'x' }).where('id', '=', conversation).execute()
    await sql`delete from "messageSearch"`.execute(store)
    assert.deepEqual(await searchConversations('weiss', owner), [])
    assert.ok((await reindexMessages()) > 1)
    assert.equal((await searchConversations('weiss', owner)).length, 2)
    assert.equal(await reindexMessages(), 0)
  })

  test('in Chinese, which leaves no spaces', async () => {
    const owner = newId()
    await askAndAnswer(owner, createPlace(), '达格列净对射血分数降低的心力衰竭有效吗？', '有效。')
    const [, hit] = await searchConversations('心力衰竭', owner)
    assert.deepEqual(
      hit?.marks.map(([start, end]) => hit.snippet.slice(start, end)),
      ['心力衰竭'],
    )
    assert.equal((await searchConversations('竭', owner)).length, 2)
    assert.deepEqual(await searchConversations('肾衰竭', owner), [])
  })

  test('in Chinese with names and units of other scripts among it', async () => {
    const owner = newId()
    await askAndAnswer(owner, createPlace(), '使用SGLT2抑制剂能使HbA1c降低吗？SGLT2抑制剂', '能。')
    for (const query of ['sglt2', 'hba1c', 'SGLT2抑制剂', '"SGLT2抑制剂"', '抑制剂 HbA1c']) {
      const [, hit] = await searchConversations(query, owner)
      assert.equal(hit?.place, 'question', query)
    }
    const [, hit] = await searchConversations('抑制剂', owner)
    assert.equal(hit?.marks.length, 2)
    assert.deepEqual(await searchConversations('"HbA1c抑制剂"', owner), [])
  })
})
