import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { awaitFirst, followHandOver, type PreparedAnswer } from '@/lib/answer/hand-over'
import type { AnswerEvent } from '@/lib/wire/answer-events'

const step: AnswerEvent = { type: 'search', step: { source: 'library', hits: 1, ms: 1 } }
const word = (content: string): AnswerEvent => ({ type: 'delta', choice: 0, content })

suite('a hand-over', () => {
  test('the events of the preparation come before those of the answer', async () => {
    const { log, prepared } = prepare([step], [word('a'), word('b')])
    assert.deepEqual(await readAll(followHandOver(prepared)), [step, word('a'), word('b')])
    assert.deepEqual(log, ['preparation closed', 'answer closed'])
  })

  test('the first event of the answer is produced before any is read', async () => {
    const { log, prepared } = prepare([], [word('a')])
    const events = followHandOver(prepared)
    await events.next()
    assert.deepEqual(log, ['preparation closed'])
    await events.return?.()
    assert.deepEqual(log, ['preparation closed', 'answer closed'])
  })

  test('a reader who leaves during the preparation closes it', async () => {
    const { log, prepared } = prepare([step, step], [word('a')])
    for await (const event of followHandOver(prepared)) if (event.type === 'search') break
    assert.deepEqual(log, ['preparation closed'])
  })

  test('a failure before the first event is thrown where the answer was prepared', async () => {
    const failure = new Error('away')
    const events = followHandOver(
      (async function* (): PreparedAnswer {
        try {
          return await awaitFirst(failAtOnce(failure))
        } catch (error) {
          assert.equal(error, failure)
          yield step
          return awaitFirst(answerWith([word('instead')], []))
        }
      })(),
    )
    assert.deepEqual(await readAll(events), [step, word('instead')])
  })
})

function prepare(steps: AnswerEvent[], words: AnswerEvent[]): { log: string[]; prepared: PreparedAnswer } {
  const log: string[] = []
  async function* run(): PreparedAnswer {
    try {
      for (const each of steps) yield each
      return await awaitFirst(answerWith(words, log))
    } finally {
      log.push('preparation closed')
    }
  }
  return { log, prepared: run() }
}

async function* answerWith(words: AnswerEvent[], log: string[]): AsyncGenerator<AnswerEvent, undefined> {
  try {
    for (const each of words) yield each
  } finally {
    log.push('answer closed')
  }
}

async function* failAtOnce(failure: Error): AsyncGenerator<AnswerEvent, undefined> {
  if (failure.message !== '') throw failure
  yield step
}

async function readAll(events: AsyncIterable<AnswerEvent>): Promise<AnswerEvent[]> {
  const all: AnswerEvent[] = []
  for await (const event of events) all.push(event)
  return all
}
