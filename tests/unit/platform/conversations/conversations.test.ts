import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { before, describe, test } from 'node:test'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import { config, readConfig } from '@/lib/config'
import { readOutline } from '@/lib/platform/conversations/conversation-outline'
import {
  changeConversation,
  deleteConversation,
  listConversations,
  openConversation,
  readImage,
  readMessages,
} from '@/lib/platform/conversations/conversations'
import {
  deleteAllConversations,
  finishDeletions,
  purgeConversations,
} from '@/lib/platform/conversations/delete-conversations'
import { exportConversations } from '@/lib/platform/conversations/export-conversations'
import { getImageStore } from '@/lib/platform/conversations/message-images'
import { finishMove, finishMoves, moveConversations } from '@/lib/platform/conversations/move-conversations'
import { findPastQuestions } from '@/lib/platform/conversations/past-questions'
import { reindexMessages } from '@/lib/platform/conversations/reindex-messages'
import { searchConversations } from '@/lib/platform/conversations/search-conversations'
import { startTurn } from '@/lib/platform/conversations/start-turn'
import { database } from '@/lib/store/db'
import { isSqlite } from '@/lib/store/is-sqlite'
import { StorageError } from '@/lib/store/storage-error'
import { toUserContent } from '@/lib/wire/conversation'
import { ApiError } from '@/lib/wire/errors'
import { startChild } from '../../../support/child'
import { onEachDatabase } from '../../../support/databases'
import { askAndAnswer, createPlace, newId, useDatabase } from '../../../support/start-conversation'

const dayMs = 24 * 60 * 60 * 1000
const image = 'data:image/png;base64,AAAA'

async function statusOf(promise: Promise<unknown>): Promise<number> {
  const error = await promise.then(
    () => assert.fail('nothing was refused'),
    (thrown: unknown) => thrown,
  )
  assert.ok(error instanceof ApiError, String(error))
  return error.status
}

onEachDatabase('conversations', ({ db, environment }) => {
  before(() => useDatabase(db()))

  test('are listed latest first, pinned ones before all others, page by page', async () => {
    const owner = newId()
    const ids: string[] = []
    for (let index = 0; index < 53; index++)
      ids.push((await askAndAnswer(owner, createPlace(), `Question ${index}?`, 'A.')).conversation)
    const pinned = ids[0] ?? ''
    await changeConversation(pinned, { isPinned: true }, owner)
    const first = await listConversations(owner, undefined)
    const rest = await listConversations(owner, first.next ?? '')
    assert.deepEqual(
      [...first.data, ...rest.data].map(({ id }) => id),
      [pinned, ...ids.slice(1).reverse()],
    )
    assert.equal(first.data[0]?.isPinned, true)
    assert.equal(rest.next, null)
  })

  test('give back the owner’s own questions with all typed words, latest first and each once', async () => {
    const [owner, other] = [newId(), newId()]
    await askAndAnswer(owner, createPlace(), 'Does prone positioning help in ARDS?', 'Prone ventilation did.')
    await askAndAnswer(owner, createPlace(), 'How long is prone positioning needed?', 'A.')
    const again = await askAndAnswer(owner, createPlace(), 'Does prone positioning help in ARDS?', 'A.')
    await askAndAnswer(other, createPlace(), 'Is prone positioning harmful?', 'A.')
    assert.deepEqual(await findPastQuestions('prone pos', owner, 3), [
      'Does prone positioning help in ARDS?',
      'How long is prone positioning needed?',
    ])
    assert.deepEqual(await findPastQuestions('prone ventilation', owner, 3), [])
    assert.deepEqual(await findPastQuestions(' ', owner, 3), [])
    await deleteConversation(again.conversation, owner)
    assert.equal((await findPastQuestions('prone pos', owner, 1))[0], 'How long is prone positioning needed?')
  })

  test('carry the first line of their first question as title, until they are renamed', async () => {
    const owner = newId()
    const long = `${'Does dapagliflozin help people with heart failure '.repeat(3)}?\u0000\nSecond line`
    const { conversation } = await askAndAnswer(owner, createPlace(), long, 'A.')
    const { title } = await openConversation(conversation, owner)
    assert.match(title, /^Does dapagliflozin .{40,60}\S…$/)
    await changeConversation(conversation, { title: 'Heart' }, owner)
    assert.equal((await openConversation(conversation, owner)).title, 'Heart')
  })

  test('store questions unchanged, and images with their descriptions', async () => {
    const owner = newId()
    const place = createPlace()
    const content = toUserContent('What is this? 🫀 NUL \u0000', [{ description: 'ECG, lead II', url: image }])
    const messages = await startTurn(place, content, owner)
    assert.deepEqual(messages, [{ role: 'user', content }])
    const [question] = (await openConversation(place.conversation, owner)).messages
    assert.ok(question?.role === 'user')
    assert.equal(question.text, 'What is this? 🫀 NUL \u0000')
    assert.equal(question.images[0]?.description, 'ECG, lead II')
    const hash = question.images[0]?.url.split('/').at(-1) ?? ''
    const { type, bytes } = await readImage(place.conversation, hash, owner)
    assert.deepEqual([type, Buffer.from(bytes)], ['image/png', Buffer.from('AAAA', 'base64')])
  })

  test('say whether the store of images did not respond or refused, and store nothing of the question', async () => {
    const content = toUserContent('What is this?', [{ description: '', url: image }])
    for (const [fault, code] of [
      ['unreachable', 'question_images_unreachable'],
      ['failed', 'question_images_refused'],
    ] as const) {
      const [owner, place] = [newId(), createPlace()]
      const images = await getImageStore()
      const { keep } = images
      images.keep = () => Promise.reject(new StorageError(fault, new Error('S3'), 'images'))
      await assert.rejects(startTurn(place, content, owner), { code: 'storage_failed', template: { code, params: {} } })
      images.keep = keep
      assert.deepEqual((await listConversations(owner, undefined)).data, [])
    }
  })

  test('share the file of an image, which is deleted with the last of them and is in no row', async () => {
    const owner = newId()
    const bytes = Buffer.from(`image of ${owner}`)
    const content = toUserContent('What is this?', [
      { description: '', url: `data:image/png;base64,${bytes.toString('base64')}` },
    ])
    const [first, second] = [createPlace(), createPlace()]
    for (const place of [first, second]) await startTurn(place, content, owner)
    const [row] = await (await db())
      .selectFrom('conversationImages')
      .selectAll()
      .where('conversationId', '=', first.conversation)
      .execute()
    const hash = createHash('sha256').update(bytes).digest('hex')
    assert.deepEqual(row, { conversationId: first.conversation, hash, type: 'image/png', size: bytes.length })
    const file = join(config().DATA_DIR, 'images', hash.slice(0, 2), hash)
    assert.deepEqual(readFileSync(file), bytes)
    // Old enough that no question with it can be on its way.
    utimesSync(file, 0, 0)
    await deleteConversation(first.conversation, owner)
    await purgeConversations(Date.now() + 2 * 60 * 60 * 1000)
    assert.ok(existsSync(file))
    await deleteAllConversations(owner)
    assert.ok(!existsSync(file))
  })

  test('report a missing image file and continue', async () => {
    const owner = newId()
    const place = createPlace()
    const bytes = Buffer.from(`lost image of ${owner}`)
    const url = `data:image/png;base64,${bytes.toString('base64')}`
    await startTurn(place, toUserContent('What is this?', [{ description: '', url }]), owner)
    const hash = createHash('sha256').update(bytes).digest('hex')
    rmSync(join(config().DATA_DIR, 'images', hash.slice(0, 2), hash))
    assert.equal(await statusOf(readImage(place.conversation, hash, owner)), 404)
    const [question] = await startTurn({ ...place, answer: newId() }, '', owner)
    assert.match(JSON.stringify(question), /An image was here\. The server no longer has it/)
  })

  describe('are a tree', () => {
    test('an edited question and a regenerated answer become siblings of the first ones', async () => {
      const owner = newId()
      const first = await askAndAnswer(owner, createPlace(), 'Does it help?', 'Yes.')
      const again = await askAndAnswer(owner, { ...first, answer: newId() }, 'ignored', 'Yes, again.')
      const edited = await askAndAnswer(owner, createPlace(first.conversation), 'Does it harm?', 'No.')
      const followUp = createPlace(first.conversation, { parent: again.answer })
      const history = await startTurn(followUp, 'And in children?', owner)
      assert.deepEqual(
        history.map(({ content }) => content),
        ['Does it help?', 'Yes, again.', 'And in children?'],
      )
      const { nodes, leafId, messages } = await openConversation(first.conversation, owner)
      assert.deepEqual(
        nodes.map(({ id, parentId }) => [id, parentId]),
        [
          [first.question, null],
          [first.answer, first.question],
          [again.answer, first.question],
          [edited.question, null],
          [edited.answer, edited.question],
          [followUp.question, again.answer],
          [followUp.answer, followUp.question],
        ],
      )
      assert.equal(leafId, followUp.answer)
      assert.equal(messages.length, 4)
      await changeConversation(first.conversation, { leaf: edited.answer }, owner)
      const stepped = await openConversation(first.conversation, owner)
      assert.deepEqual(
        stepped.messages.map(({ id }) => id),
        [edited.question, edited.answer],
      )
    })

    test('of which only the last messages are sent, however long the branch is', async () => {
      const owner = newId()
      let last = await askAndAnswer(owner, createPlace(), 'Question 0?', 'Answer 0.')
      for (let index = 1; index < 15; index++)
        last = await askAndAnswer(
          owner,
          createPlace(last.conversation, { parent: last.answer }),
          `Question ${index}?`,
          `Answer ${index}.`,
        )
      const { nodes, messages } = await openConversation(last.conversation, owner)
      assert.deepEqual([nodes.length, messages.length], [30, 6])
      const before = nodes[nodes.findIndex(({ id }) => id === messages[0]?.id) - 1]?.id ?? ''
      const { data } = await readMessages(last.conversation, before, owner)
      assert.equal(data.length, 20)
      assert.equal((await readMessages(last.conversation, before, owner, 200)).data.length, 24)
    })

    test('with an outline of the questions of one branch, and the number of all', async () => {
      const owner = newId()
      const first = await askAndAnswer(owner, createPlace(), `Does it help?${' Really?'.repeat(50)}`, 'Yes.')
      await askAndAnswer(owner, createPlace(first.conversation), 'Does it harm?', 'No.')
      const place = createPlace(first.conversation, { parent: first.answer })
      await askAndAnswer(owner, place, 'And in children?', 'Nobody knows.')
      const { data } = await readOutline(first.conversation, place.answer, owner)
      assert.deepEqual(
        data.map(({ id, text }) => [id, text.slice(0, 16), text.length]),
        [
          [first.question, 'Does it help? Re', 200],
          [place.question, 'And in children?', 16],
        ],
      )
      assert.equal((await openConversation(first.conversation, owner)).questionCount, 3)
      assert.equal(await statusOf(readOutline(first.conversation, newId(), owner)), 404)
    })

    test('in which a question needs an existing place', async () => {
      const owner = newId()
      const { conversation, question } = await askAndAnswer(owner, createPlace(), 'Does it help?', 'Yes.')
      assert.equal(await statusOf(startTurn(createPlace(conversation, { parent: newId() }), 'And?', owner)), 400)
      assert.equal(await statusOf(startTurn(createPlace(conversation, { parent: question }), 'And?', owner)), 400)
      assert.equal(await statusOf(startTurn(createPlace(newId(), { parent: newId() }), 'And?', owner)), 404)
    })
  })

  // One clinician's questions are nobody else's business, not even that they exist.
  test('are not there for anybody else', async () => {
    const owner = newId()
    const other = newId()
    const place = createPlace()
    await askAndAnswer(owner, place, 'Does it help?', 'Yes.')
    const { conversation, question, answer } = place
    const refusals: (() => Promise<unknown>)[] = [
      () => openConversation(conversation, other),
      () => readMessages(conversation, answer, other),
      () => readOutline(conversation, answer, other),
      () => readImage(conversation, 'a', other),
      () => changeConversation(conversation, { title: 'Mine' }, other),
      () => changeConversation(conversation, { isDeleted: false }, other),
      () => deleteConversation(conversation, other),
      () => startTurn(createPlace(conversation), 'And?', other),
      () => startTurn({ conversation, question, answer: newId() }, 'And?', other),
    ]
    for (const ask of refusals) assert.equal(await statusOf(ask()), 404)
    assert.deepEqual(await listConversations(other, undefined), { data: [], deleted: [], next: null })
    assert.deepEqual(await searchConversations('help', other), [])
    await deleteAllConversations(other)
    assert.equal((await openConversation(conversation, owner)).title, 'Does it help?')
  })

  describe('that are deleted', () => {
    test('disappear from the list and from search, and can be restored for an hour', async () => {
      const owner = newId()
      const { conversation } = await askAndAnswer(owner, createPlace(), 'Does colchicine help?', 'Yes.')
      await deleteConversation(conversation, owner)
      assert.equal(await statusOf(openConversation(conversation, owner)), 404)
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
      assert.equal(await statusOf(changeConversation(place.conversation, { isDeleted: false }, owner)), 404)
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
      const listKept = async (owner: string) =>
        (await listConversations(owner, undefined)).data.map(({ title }) => title)
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
      assert.equal(await statusOf(changeConversation(conversation, { isDeleted: false }, owner)), 404)
      assert.deepEqual((await listConversations(owner, undefined)).data, [])
    })
  })

  test('are exported with every branch and image', async () => {
    const owner = newId()
    const place = createPlace()
    await startTurn(place, toUserContent('What is this?', [{ description: '', url: image }]), owner)
    await askAndAnswer(owner, createPlace(place.conversation), 'Asked otherwise?', 'Yes.')
    const text = await new Response(exportConversations(owner)).text()
    const { conversations } = JSON.parse(text) as {
      conversations: { messages: { text: string }[]; images: { data_url: string }[] }[]
    }
    assert.deepEqual(
      conversations[0]?.messages.map(({ text }) => text),
      ['What is this?', '', 'Asked otherwise?', 'Yes.'],
    )
    assert.equal(conversations[0]?.images[0]?.data_url, image)
  })

  describe('are searched', () => {
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
})
