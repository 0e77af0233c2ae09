/** An answer that belongs to the server: who may follow it, what ends it, and what is left of it in every case. */
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { openConversation } from '@/lib/platform/conversations/conversations'
import { deleteAllConversations } from '@/lib/platform/conversations/delete-conversations'
import { startTurn } from '@/lib/platform/conversations/start-turn'
import {
  endDeadGenerations,
  followGeneration,
  startGeneration,
  stopGeneration,
} from '@/lib/platform/generations/generations'
import type { AnswerEvent } from '@/lib/wire/answer-events'
import type { LogEntry } from '@/lib/wire/conversation'
import type { TurnPlace } from '@/lib/wire/conversation-request'
import { ApiError } from '@/lib/wire/errors'
import type { Evidence, EvidenceCheck } from '@/lib/wire/evidence'
import { startChild } from '../../../support/child'
import { onEachDatabase } from '../../../support/databases'
import {
  all,
  createPlace,
  emitEvents,
  finish,
  newId,
  textDelta,
  useDatabase,
} from '../../../support/start-conversation'

process.env['LOG_LEVEL'] = 'silent'

const evidence: Evidence = { version: 1, engine: 'extractive', abstained: false, searched: [], items: [], checks: [] }

/** An answer that goes on when the test says so. */
function stepwise() {
  let go: () => void = () => {}
  const asked = new Set<AbortSignal>()
  return {
    asked,
    next: () => go(),
    begin: async function* (stop: AbortSignal): AsyncGenerator<AnswerEvent> {
      asked.add(stop)
      yield { type: 'sources', evidence }
      yield textDelta('It ')
      await new Promise<void>((done) => {
        go = done
        stop.addEventListener('abort', () => done(), { once: true })
      })
      yield textDelta('helps.')
      yield* emitEvents(...finish)
    },
  }
}

async function opened(owner: string, place = createPlace()): Promise<TurnPlace> {
  await startTurn(place, 'Does it help?', owner)
  return place
}

const never = new AbortController().signal

let clockMs = 1_000_000

/** Looks for dead answers every ten seconds of a clock of its own, until one without a heartbeat counts as dead. */
async function waitForSilence(): Promise<void> {
  for (let looks = 0; looks < 5; looks += 1) {
    clockMs += 10_000
    await endDeadGenerations({ nowMs: clockMs })
  }
}

async function readAll(place: TurnPlace, owner: string, after = 0): Promise<LogEntry[]> {
  return all(followGeneration(place, after, owner, never))
}

/** The words of the log, which may still lack the last ones, and those of the end. */
function textsOf(entries: readonly LogEntry[]): [log: string, end: string] {
  const end = entries.at(-1)
  assert.ok(end?.type === 'end')
  return [entries.map((event) => (event.type === 'delta' ? event.content : '')).join(''), end.state.text]
}

async function answerOf(place: TurnPlace, owner: string) {
  const answer = (await openConversation(place.conversation, owner)).messages.at(-1)
  assert.ok(answer?.role === 'assistant')
  return answer
}

onEachDatabase('a run', ({ db, environment }) => {
  before(() => useDatabase(db()))

  test('continues when its client has disconnected, and other readers can follow it', async () => {
    const owner = newId()
    const place = await opened(owner)
    const answer = stepwise()
    const asked = startGeneration(place, answer.begin)
    await asked.next()
    await asked.next()
    const leaving = asked.return(undefined)
    assert.equal((await openConversation(place.conversation, owner)).isRunning, true)
    const readers = [readAll(place, owner), readAll(place, owner)]
    answer.next()
    await leaving
    for (const entries of await Promise.all(readers)) {
      const [log, end] = textsOf(entries)
      assert.equal(end, 'It helps.')
      assert.ok(end.startsWith(log))
    }
    const { status, text, finishReason } = await answerOf(place, owner)
    assert.deepEqual([status, text, finishReason], ['done', 'It helps.', 'stop'])
    assert.equal((await openConversation(place.conversation, owner)).isRunning, false)
  })

  test('is picked up after the last event that a reader has', async () => {
    const owner = newId()
    const place = await opened(owner)
    const answer = stepwise()
    const asked = startGeneration(place, answer.begin)
    const first = followGeneration(place, 0, owner, never)
    const seen = await first.next()
    assert.deepEqual(seen.value, { n: 1, type: 'sources', evidence })
    void first.return(undefined)
    answer.next()
    const rest = await readAll(place, owner, 1)
    assert.equal(
      rest.some((event) => event.type === 'sources'),
      false,
    )
    assert.equal(textsOf(rest)[1], 'It helps.')
    await all(asked)
  })

  test('gives a reader of its log only what is written', async () => {
    const owner = newId()
    const place = await opened(owner)
    const answer = stepwise()
    const asked = startGeneration(place, answer.begin)
    for await (const event of followGeneration(place, 0, owner, never)) {
      if (event.type === 'end') break
      const rows = await (await db())
        .selectFrom('runEvents')
        .select('n')
        .where('runId', 'like', `${place.conversation}%`)
        .execute()
      assert.ok(rows.some(({ n }) => n === event.n))
      if (event.type === 'delta') break
    }
    answer.next()
    await all(asked)
  })

  test('that has ended gives its whole answer to a late reader', async () => {
    const owner = newId()
    const place = await opened(owner)
    await all(startGeneration(place, () => emitEvents(textDelta('Yes.'), ...finish)))
    const [end, ...more] = await readAll(place, owner, 7)
    assert.deepEqual([end?.type === 'end' && end.state.text, more], ['Yes.', []])
  })

  test('is not there for anybody else', async () => {
    const owner = newId()
    const place = await opened(owner)
    const answer = stepwise()
    const asked = startGeneration(place, answer.begin)
    await asked.next()
    for (const refused of [() => readAll(place, newId()), () => stopGeneration(place, newId())])
      await assert.rejects(refused, (error) => error instanceof ApiError && error.status === 404)
    assert.equal([...answer.asked][0]?.aborted, false)
    answer.next()
    await all(asked)
  })

  test('asked for twice, because its reply was lost, is written once', async () => {
    const owner = newId()
    const place = await opened(owner)
    await assert.rejects(opened(owner, place), /already requested/)
    await stopGeneration(place, owner)
  })

  describe('that is stopped', () => {
    test('ends its work at once, keeps what had arrived, and says so to all', async () => {
      const owner = newId()
      const place = await opened(owner)
      const answer = stepwise()
      const asked = startGeneration(place, answer.begin)
      await asked.next()
      await asked.next()
      const reader = readAll(place, owner)
      await stopGeneration(place, owner)
      assert.equal([...answer.asked][0]?.aborted, true)
      await assert.rejects(all(asked), (error) => error instanceof ApiError && error.code === 'answer_stopped')
      const end = (await reader).at(-1)
      assert.deepEqual(end?.type === 'end' && [end.state.status, end.state.text], ['stopped', 'It '])
      assert.equal((await answerOf(place, owner)).status, 'stopped')
    })

    test('keeps the checks of its sentences, and sends them to a reader who joins later', async () => {
      const owner = newId()
      const place = await opened(owner)
      const first: EvidenceCheck = { start: 0, end: 9, items: [1], status: 'not-found', missing: ['3%'] }
      const next: EvidenceCheck = { ...first, start: 10, end: 19 }
      const asked = startGeneration(place, async function* (stop) {
        yield { type: 'sources', evidence }
        for (const check of [first, next]) {
          yield textDelta('It fell. ')
          yield { type: 'checks', checks: [check] }
        }
        await new Promise((done) => stop.addEventListener('abort', done, { once: true }))
      })
      for (let read = 0; read < 5; read += 1) await asked.next()
      const reader = followGeneration(place, 0, owner, never)
      const entries: LogEntry[] = []
      // What came together is one event of each kind.
      while (entries.length < 3) entries.push((await reader.next()).value as LogEntry)
      assert.deepEqual(entries, [
        { n: 1, type: 'sources', evidence },
        { n: 2, type: 'delta', choice: 0, content: 'It fell. It fell. ' },
        { n: 3, type: 'checks', checks: [first, next] },
      ])
      await stopGeneration(place, owner)
      await assert.rejects(all(asked))
      assert.deepEqual((await answerOf(place, owner)).evidence?.checks, [first, next])
      assert.deepEqual(evidence.checks, [])
    })

    test('when its conversation is deleted for good', { timeout: 30_000 }, async () => {
      const owner = newId()
      const place = await opened(owner)
      const answer = stepwise()
      const asked = startGeneration(place, answer.begin)
      await asked.next()
      await deleteAllConversations(owner)
      await assert.rejects(all(asked), (error) => error instanceof ApiError && error.code === 'answer_stopped')
    })

    test('before the first word leaves no version to step through when the question is asked again', async () => {
      const owner = newId()
      const place = await opened(owner)
      const asked = startGeneration(place, () => emitEvents({ type: 'sources', evidence: { ...evidence } }))
      await assert.rejects(all(asked))
      await opened(owner, { ...place, answer: newId() })
      assert.equal((await openConversation(place.conversation, owner)).nodes.length, 2)
    })
  })

  test('that fails keeps what had arrived and the reason, as a refusal states it', async () => {
    const owner = newId()
    const place = await opened(owner)
    const asked = startGeneration(place, async function* () {
      yield textDelta('It ')
      throw new ApiError('upstream_timeout', 'The model server was silent.')
    })
    await assert.rejects(all(asked), /silent/)
    const { status, text, failure } = await answerOf(place, owner)
    assert.deepEqual([status, text], ['failed', 'It '])
    assert.deepEqual(failure, { status: 504, code: 'upstream_timeout', message: 'The model server was silent.' })
  })

  describe('of another process', () => {
    /** Starts an answer there that says two words and waits; resolves when they are written. */
    async function elsewhere(place: TurnPlace, owner: string) {
      const child = startChild(
        `import { startGeneration } from '@/lib/platform/generations/generations'
         import { startTurn } from '@/lib/platform/conversations/start-turn'
         const place = ${JSON.stringify(place)}
         await startTurn(place, 'Does it help?', '${owner}')
         const answer = startGeneration(place, async function* (stop) {
           yield { type: 'delta', choice: 0, content: 'It helps' }
           await new Promise((done) => stop.addEventListener('abort', done, { once: true }))
         })
         const alive = setInterval(() => {}, 1000)
         await Array.fromAsync(answer).catch(() => {})
         clearInterval(alive)
         process.exit()`,
        environment(),
      )
      const said = child.stderr.toArray()
      const exited = new Promise<void>((done) => child.once('exit', () => done()))
      const store = await db()
      const isWritten = async () =>
        (await store.selectFrom('runEvents').select('n').where('runId', 'like', `${place.conversation}%`).execute())
          .length > 0
      // A turn of the event loop each time, or the child's end would never be noticed.
      while (!(await isWritten())) {
        if (child.exitCode !== null) assert.fail(String(await said))
        await nextTurn()
      }
      return { child, exited }
    }

    test('is followed and stopped from here', { timeout: 60_000 }, async () => {
      const owner = newId()
      const place = createPlace()
      const { exited } = await elsewhere(place, owner)
      const reader = followGeneration(place, 0, owner, never)
      const { value: first } = await reader.next()
      assert.deepEqual(first, { n: 1, type: 'delta', choice: 0, content: 'It helps' })
      await stopGeneration(place, owner)
      const { value: end } = await reader.next()
      assert.deepEqual(end?.type === 'end' && [end.state.status, end.state.text], ['stopped', 'It helps'])
      await exited
    })

    // What a reader has seen must survive a crash, and must not look complete.
    test('that was killed keeps its text, labelled as interrupted', { timeout: 60_000 }, async () => {
      const owner = newId()
      const place = createPlace()
      const { child, exited } = await elsewhere(place, owner)
      await endDeadGenerations({ nowMs: clockMs })
      assert.equal((await answerOf(place, owner)).status, 'running')
      child.kill('SIGKILL')
      await exited
      await waitForSilence()
      const { status, text } = await answerOf(place, owner)
      assert.deepEqual([status, text], ['interrupted', 'It helps'])
      assert.equal((await openConversation(place.conversation, owner)).isRunning, false)
    })

    // Servers of one database are upgraded one after another.
    test('that runs version 0.2.0 is followed, and keeps its text and sources when it dies', async () => {
      const owner = newId()
      const place = await opened(owner)
      const store = await db()
      const runs = store.updateTable('runs').where('conversationId', '=', place.conversation)
      await runs.set({ process: 'elsewhere/1/x' }).execute()
      const check: EvidenceCheck = { start: 0, end: 9, items: [1], status: 'not-found', missing: ['3%'] }
      const { id: runId } = await store
        .selectFrom('runs')
        .select('id')
        .where('conversationId', '=', place.conversation)
        .executeTakeFirstOrThrow()
      // As that version wrote them.
      const rows = [
        '{"type":"search","step":{"source":"library","hits":2,"ms":1}}',
        `{"type":"evidence","evidence":${JSON.stringify(evidence)}}`,
        '{"type":"text","text":"It fell. "}',
        `{"type":"checks","checks":[${JSON.stringify(check)}]}`,
        '{"type":"text","text":"It "}',
      ].map((event, index) => ({ runId, n: index + 1, event }))
      await store.insertInto('runEvents').values(rows).execute()
      const reader = followGeneration(place, 1, owner, never)
      const entries = [await reader.next(), await reader.next()].map(({ value }) => value)
      assert.deepEqual(entries, [
        { n: 2, type: 'sources', evidence },
        { n: 3, type: 'delta', choice: 0, content: 'It fell. ' },
      ])
      await reader.return(undefined)
      await waitForSilence()
      const { status, text, evidence: kept } = await answerOf(place, owner)
      assert.deepEqual([status, text, kept], ['interrupted', 'It fell. It ', { ...evidence, checks: [check] }])
    })

    test('of another server counts as dead after half a minute without a heartbeat, whatever its clock says', async () => {
      const owner = newId()
      const place = await opened(owner)
      const runs = (await db()).updateTable('runs').where('conversationId', '=', place.conversation)
      await runs.set({ process: 'elsewhere' }).execute()
      for (const day of ['2001-01-01', '2001-01-02', '2001-01-03', '2001-01-04', '2001-01-05', '2001-01-06']) {
        clockMs += 10_000
        await runs.set({ aliveAt: `${day}T00:00:00.000Z` }).execute()
        await endDeadGenerations({ nowMs: clockMs })
      }
      assert.equal((await answerOf(place, owner)).status, 'running')
      await waitForSilence()
      assert.equal((await answerOf(place, owner)).status, 'interrupted')
    })

    test('of an earlier start of the only server is ended at once', async () => {
      const owner = newId()
      const place = await opened(owner)
      await (await db())
        .updateTable('runs')
        .where('conversationId', '=', place.conversation)
        .set({ process: 'earlier' })
        .execute()
      await endDeadGenerations({ isSoleServer: true, nowMs: clockMs })
      assert.equal((await answerOf(place, owner)).status, 'interrupted')
    })
  })
})
