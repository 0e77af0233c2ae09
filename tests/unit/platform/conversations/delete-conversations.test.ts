import assert from 'node:assert/strict'
import { once } from 'node:events'
import { before, test } from 'node:test'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import { readConfig } from '@/lib/config'
import {
  changeConversation,
  deleteConversation,
  listConversations,
  openConversation,
} from '@/lib/platform/conversations/conversations'
import {
  deleteAllConversations,
  finishDeletions,
  purgeConversations,
} from '@/lib/platform/conversations/delete-conversations'
import { searchConversations } from '@/lib/platform/conversations/search-conversations'
import { isSqlite } from '@/lib/store/is-sqlite'
import { startChild } from '../../../support/child'
import { onEachDatabase } from '../../../support/databases'
import { getRefusalStatus } from '../../../support/expect-refusal'
import { askAndAnswer, createPlace, newId, useDatabase } from '../../../support/start-conversation'

const dayMs = 24 * 60 * 60 * 1000

onEachDatabase('deleted conversations', ({ db, environment }) => {
  before(() => useDatabase(db()))

  test('disappear from the list and from search, and can be restored for an hour', async () => {
    const owner = newId()
    const { conversation } = await askAndAnswer(owner, createPlace(), 'Does colchicine help?', 'Yes.')
    await deleteConversation(conversation, owner)
    assert.equal(await getRefusalStatus(openConversation(conversation, owner)), 404)
    const second = await askAndAnswer(owner, createPlace(), 'Does it harm?', 'No.')
    await deleteConversation(second.conversation, owner)
    const { data, deleted } = await listConversations(owner, undefined)
    assert.deepEqual([data, deleted.map(({ title }) => title)], [[], ['Does it harm?', 'Does colchicine help?']])
    assert.deepEqual(await searchConversations('colchicine', owner), [])
    await purgeConversations()
    await changeConversation(conversation, { isDeleted: false }, owner)
    assert.equal((await openConversation(conversation, owner)).messages.length, 2)
    assert.equal((await searchConversations('colchicine', owner)).length, 2)
    assert.equal((await listConversations(owner, undefined)).deleted.length, 1)
  })

  test('leave no word anywhere after the hour', async () => {
    const owner = newId()
    const place = createPlace()
    await askAndAnswer(owner, place, 'Xylophonitis?', 'Yes.')
    await deleteConversation(place.conversation, owner)
    await purgeConversations(Date.now() + 2 * 60 * 60 * 1000)
    assert.equal(await getRefusalStatus(changeConversation(place.conversation, { isDeleted: false }, owner)), 404)
    const store = await db()
    for (const table of ['messages', 'conversationImages', 'runs'] as const) {
      const rows = await store
        .selectFrom(table)
        .select('conversationId')
        .where('conversationId', '=', place.conversation)
        .execute()
      assert.deepEqual(rows, [])
    }
    const words = isSqlite(store) ? sql`"words"` : sql`"words"::text`
    const { rows } = await sql`select 1 from "messageSearch" where ${words} like '%xylophonitis%'`.execute(store)
    assert.deepEqual(rows, [])
  })

  test('are all that were asked in before the days that the operator keeps', async () => {
    const owner = newId()
    const old = await askAndAnswer(owner, createPlace(), 'Old?', 'Yes.')
    const updatedAt = new Date(Date.now() - 31 * dayMs).toISOString()
    await (await db()).updateTable('conversations').set({ updatedAt }).where('id', '=', old.conversation).execute()
    const recent = await askAndAnswer(owner, createPlace(), 'Recent?', 'Yes.')
    await purgeConversations()
    assert.equal((await listConversations(owner, undefined)).data.length, 2)
    const settings = readConfig({ HISTORY_DAYS: '30' })
    assert.deepEqual(await purgeConversations(Date.now(), db(), settings), [{ conversations: 1, days: 30 }])
    const { data } = await listConversations(owner, undefined)
    assert.deepEqual(
      data.map(({ id }) => id),
      [recent.conversation],
    )
  })

  test('are those past the days of their owner’s roles, the longest of several', async () => {
    const store = await db()
    const at = new Date().toISOString()
    const addPerson = async (roles: string) => {
      const id = newId()
      const person = { id, issuer: 'https://login.example', subject: id, name: roles || 'none', email: null, roles }
      await store
        .insertInto('people')
        .values({ ...person, createdAt: at, lastSignInAt: at, blockedAt: null })
        .execute()
      return id
    }
    const askDaysAgo = async (owner: string, days: number) => {
      const { conversation } = await askAndAnswer(owner, createPlace(), `${days} days ago?`, 'Yes.')
      const updatedAt = new Date(Date.now() - days * dayMs).toISOString()
      await store.updateTable('conversations').set({ updatedAt }).where('id', '=', conversation).execute()
    }
    const listKept = async (owner: string) => (await listConversations(owner, undefined)).data.map(({ title }) => title)
    const owners: [kept: string[], owner: string][] = [
      [['5 days ago?'], await addPerson('clinician')],
      [['5 days ago?', '40 days ago?'], await addPerson('librarian')],
      [['5 days ago?', '40 days ago?', '400 days ago?'], await addPerson('auditor')],
      [['5 days ago?', '40 days ago?'], await addPerson('clinician,librarian')],
      [['5 days ago?', '40 days ago?', '400 days ago?'], await addPerson('clinician,auditor')],
      [['5 days ago?', '40 days ago?'], await addPerson('')],
      [['5 days ago?', '40 days ago?'], newId()],
    ]
    for (const [, owner] of owners) for (const days of [400, 40, 5]) await askDaysAgo(owner, days)
    const settings = readConfig({ HISTORY_DAYS: '100', HISTORY_DAYS_BY_ROLE: 'clinician=30, auditor=0' })
    assert.deepEqual(
      (await purgeConversations(Date.now(), db(), settings)).toSorted((a, b) => (a.days ?? 0) - (b.days ?? 0)),
      [
        { conversations: 2, days: 30 },
        { conversations: 4, days: 100 },
      ],
    )
    for (const [kept, owner] of owners) assert.deepEqual(await listKept(owner), kept)
  })

  test('do not delay other callers, however many they are', async () => {
    const [owner, other] = [newId(), newId()]
    for (let turn = 0; turn < 60; turn++) await askAndAnswer(owner, createPlace(), `Question ${turn}?`, 'Yes.')
    const deleting = deleteAllConversations(owner)
    let isOver = false
    void deleting.finally(() => {
      isOver = true
    })
    let served = 0
    while (!isOver) {
      // A request comes with the event loop, not within its turn.
      await nextTurn()
      await listConversations(other, undefined)
      served += 1
    }
    await deleting
    assert.ok(served >= 20, `${served} requests were served meanwhile`)
  })

  test('are deleted to the last word after a kill -9 in the middle', async () => {
    const owner = newId()
    for (let turn = 0; turn < 60; turn++) await askAndAnswer(owner, createPlace(), `Question ${turn}?`, 'Yes.')
    const deleting = startChild(
      `import { deleteAllConversations } from '@/lib/platform/conversations/delete-conversations'
       import { database } from '@/lib/store/db'
       const db = await database()
       void deleteAllConversations('${owner}')
       const left = () => db.selectFrom('conversations').select('id').where('owner', '=', '${owner}').execute()
       while ((await left()).length > 50) await new Promise((done) => setImmediate(done))
       process.kill(process.pid, 'SIGKILL')`,
      environment(),
    )
    const [, signal] = await once(deleting, 'exit')
    assert.equal(signal, 'SIGKILL')
    const store = await db()
    const left = () => store.selectFrom('conversations').select('id').where('owner', '=', owner).execute()
    assert.ok((await left()).length > 0, 'nothing was left to delete')
    await finishDeletions()
    assert.deepEqual(await left(), [])
    assert.deepEqual(await store.selectFrom('facts').select('name').where('name', 'like', 'delete%').execute(), [])
  })

  test('leave no word in the index either when thousands of messages are deleted together', async (context) => {
    const store = await db()
    if (!isSqlite(store)) return context.skip('PostgreSQL keeps no deleted words in its index')
    const owner = newId()
    const last = { parent: undefined as string | undefined, conversation: newId() }
    for (let turn = 0; turn < 150; turn++) {
      const place = createPlace(last.conversation, last.parent === undefined ? {} : { parent: last.parent })
      await askAndAnswer(owner, place, 'Xylophonitis?', 'Yes, xylophonitis.')
      last.parent = place.answer
    }
    const pages = () =>
      sql`select 1 from "messageSearch_data" where instr("block", cast('ophonitis' as blob))`.execute(store)
    assert.ok((await pages()).rows.length > 0)
    await deleteAllConversations(owner)
    assert.deepEqual((await pages()).rows, [])
    const option = sql`select "v" from "messageSearch_config" where "k" = 'secure-delete'`
    assert.deepEqual((await option.execute(store)).rows, [{ v: 1 }])
  })

  test('include all of this owner’s when everything is deleted', async () => {
    const owner = newId()
    await askAndAnswer(owner, createPlace(), 'One?', 'Yes.')
    const { conversation } = await askAndAnswer(owner, createPlace(), 'Two?', 'Yes.')
    await deleteConversation(conversation, owner)
    await deleteAllConversations(owner)
    assert.equal(await getRefusalStatus(changeConversation(conversation, { isDeleted: false }, owner)), 404)
    assert.deepEqual((await listConversations(owner, undefined)).data, [])
  })
})
