/**
 * Reads one answer to its end: from the response stream, and after a lost connection from the server's generation log,
 * where the answer continues. It keeps reconnecting until `retriesMax`.
 */

import { AnswerError } from '@/components/errors/answer-error'
import { getSession, renewSession } from '@/components/session/session'
import type { AnswerEvent } from '@/lib/wire/answer-events'
import type { LogEntry } from '@/lib/wire/conversation'
import { type AskRequest, askQuestion, followAnswer, type ReadOptions } from './answer-client'
import { callApi } from './conversation-api'

const route = '/api/v1/chat/completions'
const waitsMs = [250, 500, 1000, 2000, 4000]
/** About a minute in total: longer than a server restart. */
const retriesMax = 18

const streamOptions = {
  stream: true,
  stream_options: { include_usage: true },
} as const
/**
 * The page shows search progress and figures that were not found as they arrive, and falls back to quotations when no
 * model is available.
 */
const evidenceOptions = { progress: true, live_checks: true, model_away: 'quotes' } as const

type Asked = Pick<AskRequest, 'messages' | 'conversation' | 'evidence'>

/**
 * Asks a question and yields the events of its answer. When the connection is lost, the entries of the log follow, from
 * the first one, and replace what came before.
 *
 * @param asked the fields specific to this question
 * @param answerUrl URL of the stored answer; null when it is not stored
 * @throws AnswerError when no answer is available; AbortError
 */
export async function* streamAnswer(
  asked: Asked,
  answerUrl: string | null,
  options: ReadOptions,
): AsyncGenerator<AnswerEvent | LogEntry> {
  try {
    yield* askOnce(asked, options)
  } catch (error) {
    // A response with an error status is final; for anything else the connection may have failed while the answer
    // continues.
    const isRefused = error instanceof AnswerError && error.status !== null
    if (answerUrl === null || options.signal.aborted || isRefused) throw error
    // Without any response the question probably never arrived: check once.
    const isUnheard = error instanceof AnswerError && error.kind === 'unreachable'
    options.onLost?.()
    try {
      yield* readGenerationLog(answerUrl, options, isUnheard ? 0 : retriesMax)
    } catch (late) {
      // The question never reached the server.
      throw isUnheard || (late instanceof AnswerError && late.status === 404) ? error : late
    }
  }
}

/** Renews an expired session once and asks again. */
async function* askOnce(asked: Asked, options: ReadOptions, isRenewed = false): AsyncGenerator<AnswerEvent> {
  try {
    // Ignore the outcome: if the session was refused, the chat response says so.
    await getSession()
    yield* askQuestion(
      route,
      { ...asked, ...streamOptions, evidence: { ...evidenceOptions, ...asked.evidence } },
      options,
    )
  } catch (error) {
    const isExpired = error instanceof AnswerError && error.status === 401
    if (!isExpired || isRenewed || (await renewSession()).state !== 'open') throw error
    yield* askOnce(asked, options, true)
  }
}

/**
 * Yields the log of a stored answer from its first event, and reconnects where it was cut off.
 *
 * @throws AnswerError with a status when the server has no such answer or refuses it
 */
export async function* readGenerationLog(
  answerUrl: string,
  options: ReadOptions,
  retries = retriesMax,
): AsyncGenerator<LogEntry> {
  let after = 0
  for (let failures = 0; ; ) {
    try {
      await getSession()
      for await (const entry of followAnswer(`${answerUrl}/events?after=${after}`, options)) {
        failures = 0
        yield entry
        if (entry.type === 'end') return
        after = entry.n
      }
    } catch (error) {
      if (options.signal.aborted) throw error
      const status = error instanceof AnswerError ? error.status : null
      if (status === 401) await renewSession()
      else if (status !== null && status >= 400 && status < 500) throw error
      failures += 1
      if (failures > retries) throw error
      options.onLost?.()
      await pause(waitsMs[Math.min(failures, waitsMs.length) - 1] ?? 0, options.signal)
    }
  }
}

/** Stops the generation on the server. Retries, since the question itself may still be on its way. */
export async function stopAnswer(url: string): Promise<void> {
  for (let tries = 0; tries < 5; tries++) {
    const isTold = await callApi('POST', `${url}/stop`).then(
      () => true,
      () => false,
    )
    if (isTold) return
    await new Promise((done) => setTimeout(done, 300))
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(end, ms)
    function end() {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      window.removeEventListener('online', end)
      done()
    }
    signal.addEventListener('abort', end)
    window.addEventListener('online', end)
  })
}
