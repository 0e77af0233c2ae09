/** What readers say about answers: kept with the conversation, read by the department, seen by nobody else. */
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { before, test } from 'node:test'
import { deleteConversation, openConversation } from '@/lib/platform/conversations/conversations'
import { deleteAllConversations } from '@/lib/platform/conversations/delete-conversations'
import { exportConversations } from '@/lib/platform/conversations/export-conversations'
import { saveFeedback, withdrawFeedback } from '@/lib/platform/conversations/feedback'
import { readFeedback } from '@/lib/platform/conversations/feedback-records'
import { readShared, shareConversation } from '@/lib/platform/conversations/shares'
import { startTurn } from '@/lib/platform/conversations/start-turn'
import { startGeneration } from '@/lib/platform/generations/generations'
import { ApiError } from '@/lib/wire/errors'
import type { FeedbackChoice } from '@/lib/wire/feedback'
import { evidence } from '../../../fixtures/sample-answer'
import { onEachDatabase } from '../../../support/databases'
import {
  all,
  askAndAnswer,
  createPlace,
  emitEvents,
  finishWith,
  newId,
  textDelta,
  useDatabase,
} from '../../../support/start-conversation'

const wrong: FeedbackChoice = { rating: 'down', reason: 'wrong', comment: '=the dose is wrong, "twice"\nsee page 3' }
const helpful: FeedbackChoice = { rating: 'up', reason: null, comment: '' }
const isNotFound = (error: unknown) => error instanceof ApiError && error.status === 404

onEachDatabase('what a reader says about an answer', ({ db, environment }) => {
  before(() => useDatabase(db()))

  const readOwn = async (owner: string) => (await all(readFeedback())).filter((record) => record.owner === owner)
  const readAnswer = async (conversation: string, answer: string, owner: string) => {
    const message = (await openConversation(conversation, owner)).messages.find(({ id }) => id === answer)
    return message?.role === 'assistant' ? message.feedback : undefined
  }

  test('is kept with the answer, replaced by later feedback, and withdrawn', async () => {
    const owner = newId()
    const place = await askAndAnswer(owner, createPlace(), 'Is it safe?', 'It is. [1]')
    const { at, ...first } = await saveFeedback(place, wrong, owner)
    assert.deepEqual(first, wrong)
    assert.deepEqual(await readAnswer(place.conversation, place.answer, owner), { ...wrong, at })
    assert.match(await text(exportConversations(owner)), /the dose is wrong/)
    const later = await saveFeedback(place, helpful, owner)
    assert.deepEqual(await readAnswer(place.conversation, place.answer, owner), later)
    assert.equal((await readOwn(owner)).length, 1)
    await withdrawFeedback(place, owner)
    await withdrawFeedback(place, owner)
    assert.equal(await readAnswer(place.conversation, place.answer, owner), undefined)
    assert.deepEqual(await readOwn(owner), [])
  })

  test('can be given by the owner of the conversation only, on a finished answer, and is not shared', async () => {
    const owner = newId()
    const place = await askAndAnswer(owner, createPlace(), 'Is it safe?', 'It is. [1]')
    await assert.rejects(saveFeedback(place, wrong, newId()), isNotFound)
    await assert.rejects(saveFeedback({ ...place, answer: newId() }, wrong, owner), isNotFound)
    await assert.rejects(saveFeedback({ ...place, answer: place.question }, wrong, owner), isNotFound)
    await saveFeedback(place, wrong, owner)
    await assert.rejects(withdrawFeedback(place, newId()), isNotFound)
    const { id } = await shareConversation(place.conversation, owner)
    assert.doesNotMatch(JSON.stringify(await readShared(id)), /the dose is wrong/)
    const next = createPlace(place.conversation, { parent: place.answer })
    await startTurn(next, 'And now?', owner)
    await assert.rejects(saveFeedback(next, wrong, owner), { status: 400 })
  })

  test('says which model and which state of the library wrote the answer, for the department only', async () => {
    const owner = newId()
    const place = createPlace()
    await startTurn(place, 'Is it safe?', owner)
    const written = [textDelta('It is. [1]'), ...finishWith({ ...evidence, engine: 'upstream', libraryVersion: 7 })]
    const origin = (writer: string | undefined) => ({ model: `${writer} large`, libraryArticles: 540 })
    await all(startGeneration(place, () => emitEvents(...written), origin))
    await saveFeedback(place, wrong, owner)
    const [record] = await readOwn(owner)
    assert.partialDeepStrictEqual(record, {
      ...wrong,
      conversation: place.conversation,
      answer: place.answer,
      answerStatus: 'done',
      engine: 'upstream',
      model: 'upstream large',
      libraryVersion: 7,
      libraryArticles: 540,
      sources: evidence.items.map(({ id }) => id),
      texts: { question: 'Is it safe?', answer: 'It is. [1]' },
    })
    assert.doesNotMatch(JSON.stringify(await openConversation(place.conversation, owner)), /upstream large/)
  })

  test('is read page by page, oldest first, within a range', async () => {
    const owner = newId()
    const { conversation, answer } = await askAndAnswer(owner, createPlace(), 'Is it safe?', 'It is.')
    const store = await db()
    const {
      id: _,
      number: __,
      ...row
    } = await store.selectFrom('messages').selectAll().where('id', '=', answer).executeTakeFirstOrThrow()
    const ids = Array.from({ length: 250 }, (_, index) => `answer-of-a-page-${String(index).padStart(4, '0')}`)
    const at = (index: number) => new Date(Date.UTC(2020, 0, 1) + Math.floor(index / 2) * 1000).toISOString()
    await store
      .insertInto('messages')
      .values(ids.map((id) => ({ ...row, id })))
      .execute()
    const said = ids.map((answerId, index) => ({ conversationId: conversation, answerId, ...helpful, at: at(index) }))
    await store.insertInto('feedback').values(said).execute()
    assert.deepEqual(
      (await readOwn(owner)).map((record) => record.answer),
      ids,
    )
    const within = await all(readFeedback({ from: at(50), to: at(230) }))
    assert.deepEqual(
      within.map((record) => record.answer),
      ids.slice(50, 230),
    )
  })

  test('leaves no row behind when its conversation is deleted, and is not exported from then on', async () => {
    const owner = newId()
    const place = await askAndAnswer(owner, createPlace(), 'Is it safe?', 'It is.')
    await saveFeedback(place, wrong, owner)
    await deleteConversation(place.conversation, owner)
    assert.deepEqual(await readOwn(owner), [])
    await deleteAllConversations(owner)
    const rows = await (await db()).selectFrom('feedback').selectAll().execute()
    assert.deepEqual(
      rows.filter(({ conversationId }) => conversationId === place.conversation),
      [],
    )
  })

  test('is exported by the command as CSV and as JSON, without the question unless asked for, and audited', async () => {
    const owner = newId()
    const at = new Date().toISOString()
    const person = {
      id: owner,
      issuer: 'https://idp.example',
      subject: owner,
      name: 'Dr Zed',
      email: null,
      roles: 'clinician',
    }
    await (await db())
      .insertInto('people')
      .values({ ...person, createdAt: at, lastSignInAt: at, blockedAt: null })
      .execute()
    const place = await askAndAnswer(owner, createPlace(), 'Is Mrs Ay safe?', 'She is.')
    await saveFeedback(place, wrong, owner)
    const run = async (...given: string[]) => {
      const command = [
        '--import',
        './lib/cli/register-paths.ts',
        'lib/cli/data/data.ts',
        'feedback',
        'export',
        ...given,
      ]
      const child = spawn(process.execPath, command, { env: { ...process.env, ...environment() } })
      return text(child.stdout)
    }
    const [csv, json] = await Promise.all([run('--format', 'csv', '--with-text'), run('--from', '2026-01-01')])
    const [header = '', ...lines] = csv.split('\r\n')
    assert.match(header, /^at,rating,reason,comment,owner,.*,questionText,answerText$/)
    const line = lines.find((each) => each.includes(owner)) ?? ''
    assert.ok(line.includes(`,down,wrong,"'=the dose is wrong, ""twice""\nsee page 3",${owner},Dr Zed,`), line)
    assert.match(line, /,Is Mrs Ay safe\?,She is\.$/)
    const records = json
      .trim()
      .split('\n')
      .map((each) => JSON.parse(each))
    assert.equal(records.find((record) => record.owner === owner)?.comment, wrong.comment)
    assert.doesNotMatch(json, /Mrs Ay/)
    const audited = await (await db())
      .selectFrom('audit')
      .select(['action', 'details'])
      .where('target', '=', 'feedback')
      .execute()
    assert.deepEqual(
      audited.map(({ action }) => action),
      ['export', 'export'],
    )
  })
})
