/** What surrounds an answer while it flows: its place, its tokens, and who may end it from outside. */
import '../../../support/data-folder'
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { config } from '@/lib/config'
import { type Admission, admit } from '@/lib/platform/auth/admit'
import { createKey } from '@/lib/platform/auth/api-keys'
import { createSession, endSession, toSessionCookie } from '@/lib/platform/auth/sessions'
import { endOpenAnswers } from '@/lib/platform/generations/abort-registry'
import { writeUsage } from '@/lib/platform/limits/usage'
import { database } from '@/lib/store/db'
import type { AnswerEvent } from '@/lib/wire/answer-events'
import { ApiError } from '@/lib/wire/errors'
import { runChild } from '../../../support/child'

const word: AnswerEvent = { type: 'delta', choice: 0, content: 'word' }
const end: AnswerEvent = {
  type: 'end',
  usage: { prompt_tokens: 10, completion_tokens: 3, total_tokens: 13 },
  evidence: null,
}

async function* whole(): AsyncGenerator<AnswerEvent> {
  yield word
  yield { type: 'finish', choice: 0, reason: 'stop', annotations: [] }
  yield end
}

/** Sends one word and then waits, like an answer whose model is silent; ends without an error when aborted. */
async function* silent(signal: AbortSignal): AsyncGenerator<AnswerEvent> {
  yield word
  if (!signal.aborted) await new Promise((done) => signal.addEventListener('abort', done, { once: true }))
}

async function read(events: AsyncIterable<AnswerEvent>): Promise<AnswerEvent[]> {
  const all: AnswerEvent[] = []
  for await (const event of events) all.push(event)
  return all
}

async function admitted(secret: string, signal?: AbortSignal): Promise<Admission> {
  const headers = { authorization: `Bearer ${secret}` }
  return admit(new Request('http://localhost:3000/', { method: 'POST', headers, ...(signal && { signal }) }))
}

async function thrownBy(promise: Promise<unknown>): Promise<ApiError> {
  const error = await promise.then(
    () => assert.fail('nothing was thrown'),
    (thrown: unknown) => thrown,
  )
  assert.ok(error instanceof ApiError, String(error))
  return error
}

async function usageOf(owner: string) {
  await writeUsage()
  const columns = ['requests', 'promptTokens', 'completionTokens'] as const
  return (await database()).selectFrom('usage').select(columns).where('owner', '=', owner).executeTakeFirst()
}

describe('an answer', () => {
  test('passes unchanged, and its tokens are counted by key and day', async () => {
    const { key, secret } = await createKey({ name: 'counts' })
    const events = await read((await admitted(secret)).meter(whole()))
    assert.deepEqual(events, await read(whole()))
    await read((await admitted(secret)).meter(whole()))
    assert.deepEqual({ ...(await usageOf(key.id)) }, { requests: 2, promptTokens: 20, completionTokens: 6 })
    await read((await admitted(secret)).meter(whole()))
    assert.deepEqual({ ...(await usageOf(key.id)) }, { requests: 3, promptTokens: 30, completionTokens: 9 })
  })

  test('that fails keeps its own error and releases its slot', async () => {
    const { secret } = await createKey({ name: 'fails', streams: 1 })
    const failure = new Error('the model is gone')
    const failing = async function* (): AsyncGenerator<AnswerEvent> {
      yield word
      throw failure
    }
    for (let turn = 0; turn < 3; turn++) await assert.rejects(read((await admitted(secret)).meter(failing())), failure)
  })

  test('whose reader leaves gives its place back and ends the work behind', async () => {
    const { key, secret } = await createKey({ name: 'leaves', streams: 1 })
    for (let turn = 0; turn < 3; turn++) {
      let isEnded = false
      const endless = async function* (): AsyncGenerator<AnswerEvent> {
        try {
          for (;;) yield word
        } finally {
          isEnded = true
        }
      }
      for await (const event of (await admitted(secret)).meter(endless())) if (event === word) break
      assert.equal(isEnded, true)
    }
    assert.equal((await usageOf(key.id))?.requests, 3)
  })

  test('beyond the key’s places is refused before its first event, with when to come again', async () => {
    const { secret } = await createKey({ name: 'full', streams: 2 })
    const open = await Promise.all(
      [1, 2].map(async () => {
        const stream = (await admitted(secret)).meter(whole())
        await stream.next()
        return stream
      }),
    )
    const error = await thrownBy((await admitted(secret)).meter(whole()).next())
    assert.deepEqual([error.status, error.toBody().error.code], [429, 'rate_limit_exceeded'])
    assert.match(error.message, /limit of 2 answers/)
    assert.equal(error.headers['retry-after'], '1')
    await open[0]?.return(undefined)
    await read((await admitted(secret)).meter(whole()))
    await open[1]?.return(undefined)
  })
})

describe('an answer under way ends', { timeout: 30_000 }, () => {
  test('when its client leaves', async () => {
    const { secret } = await createKey({ name: 'client' })
    const client = new AbortController()
    const { signal, meter } = await admitted(secret, client.signal)
    const stream = meter(silent(signal))
    await stream.next()
    client.abort()
    assert.equal(signal.aborted, true)
    assert.deepEqual(await stream.next(), { done: true, value: undefined })
  })

  test('with the reason, when its key is revoked on the command line', async () => {
    const { key, secret } = await createKey({ name: 'revoked' })
    const other = await createKey({ name: 'stays' })
    const { signal, meter } = await admitted(secret)
    const { signal: otherSignal, meter: otherMeter } = await admitted(other.secret)
    const stream = meter(silent(signal))
    const otherStream = otherMeter(silent(otherSignal))
    await Promise.all([stream.next(), otherStream.next()])
    await runChild(`process.argv.push('keys', 'revoke', '${key.id}'); await import('@/lib/cli/keys')`, {
      DATA_DIR: config().DATA_DIR,
    })
    const error = await thrownBy(stream.next())
    assert.deepEqual([error.status, error.code], [401, 'invalid_api_key'])
    assert.equal(otherSignal.aborted, false)
    endOpenAnswers()
    await thrownBy(otherStream.next())
  })

  test('when its key expires', async () => {
    const { key, secret } = await createKey({ name: 'expires' })
    const { signal, meter } = await admitted(secret)
    const stream = meter(silent(signal))
    await stream.next()
    const expiresAt = new Date().toISOString()
    await (await database()).updateTable('keys').set({ expiresAt }).where('id', '=', key.id).execute()
    assert.equal((await thrownBy(stream.next())).code, 'invalid_api_key')
  })

  test('when its session signs out', async () => {
    const token = await createSession(null)
    const headers = { cookie: toSessionCookie(token), host: 'localhost:3000', origin: 'http://localhost:3000' }
    const { signal, meter } = await admit(new Request('http://localhost:3000/', { method: 'POST', headers }))
    const stream = meter(silent(signal))
    await stream.next()
    await endSession(token)
    assert.equal((await thrownBy(stream.next())).status, 401)
  })

  test('with a reason to ask again, when the server stops', async () => {
    const { secret } = await createKey({ name: 'stops' })
    const { signal, meter } = await admitted(secret)
    const stream = meter(silent(signal))
    await stream.next()
    endOpenAnswers()
    const error = await thrownBy(stream.next())
    assert.deepEqual([error.status, error.code], [503, 'overloaded'])
  })
})

test('usage that cannot be written now is counted later', async () => {
  const { key, secret } = await createKey({ name: 'later' })
  await read((await admitted(secret)).meter(whole()))
  await writeUsage(Promise.reject(new Error('the disk is full')))
  assert.equal((await usageOf(key.id))?.requests, 1)
})
