/**
 * Reads one answer to its end: from the response stream, and after a lost connection from the server's generation log,
 * where the answer continues. It keeps reconnecting until `retriesMax`.
 */

import { AnswerError } from '@/components/errors/answer-error'
import { getSession, renewSession } from '@/components/session/session'
import type { FinishReason } from '@/lib/wire/answer-events'
import type { Evidence, EvidenceCheck, SearchStep } from '@/lib/wire/evidence'
import { type AskRequest, askQuestion, followAnswer } from './answer-client'
import { callApi } from './conversation-api'
import type { Answer } from './conversation-reducer'
import { answerFromState } from './turns-from-messages'

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

export interface AnswerHandlers {
  onAccepted?(): void
  onSearch(step: SearchStep): void
  onText(text: string, evidence: Evidence | null): void
  /** Checks of text that has already arrived. */
  onChecks(checks: readonly EvidenceCheck[]): void
  /** Awaited before reading more from the connection. */
  waitForFrame?(): Promise<void>
  /** The answer is replayed from its beginning. */
  onRestart(): void
}

/** How an answer ended; the log returns the complete answer. */
export type AnswerEnd = { reason: FinishReason } | { answer: Answer }

/**
 * @param asked the fields specific to this question
 * @param eventsUrl URL of the stored answer; null when it is not stored
 * @throws AnswerError when no answer is available; AbortError
 */
export async function streamAnswer(
  asked: Asked,
  eventsUrl: string | null,
  reader: AnswerHandlers,
  signal: AbortSignal,
): Promise<AnswerEnd> {
  try {
    return { reason: await streamOnce(asked, reader, signal) }
  } catch (error) {
    // A response with an error status is final; for anything else the connection may have failed while the answer
    // continues.
    const isRefused = error instanceof AnswerError && error.status !== null
    if (eventsUrl === null || signal.aborted || isRefused) throw error
    // Without any response the question probably never arrived: check once.
    const isUnheard = error instanceof AnswerError && error.kind === 'unreachable'
    try {
      return { answer: await readGenerationLog(eventsUrl, reader, signal, isUnheard ? 0 : retriesMax) }
    } catch (late) {
      // The question never reached the server.
      throw isUnheard || (late instanceof AnswerError && late.status === 404) ? error : late
    }
  }
}

/** Renews an expired session once and asks again. */
async function streamOnce(
  asked: Asked,
  reader: AnswerHandlers,
  signal: AbortSignal,
  isRenewed = false,
): Promise<FinishReason> {
  let reason: FinishReason = 'stop'
  let isAccepted = false
  try {
    // Ignore the outcome: if the session was refused, the chat response says so.
    await getSession()
    const request = {
      ...asked,
      ...streamOptions,
      evidence: { ...evidenceOptions, ...asked.evidence },
    }
    for await (const part of askQuestion(route, request, signal, reader.waitForFrame)) {
      if (!isAccepted) reader.onAccepted?.()
      isAccepted = true
      if (part.type === 'finish') reason = part.reason
      else if (part.type === 'search') reader.onSearch(part.step)
      else if (part.type === 'text') reader.onText(part.text, null)
      else if (part.type === 'checks') reader.onChecks(part.checks)
      else reader.onText('', part.evidence)
    }
    return reason
  } catch (error) {
    const isExpired = error instanceof AnswerError && error.status === 401
    if (!isExpired || isRenewed || (await renewSession()).state !== 'open') throw error
    return streamOnce(asked, reader, signal, true)
  }
}

/** @throws AnswerError with a status when the server has no such answer or refuses it */
export async function readGenerationLog(
  url: string,
  reader: AnswerHandlers,
  signal: AbortSignal,
  retries = retriesMax,
): Promise<Answer> {
  let after = 0
  for (let failures = 0; ; ) {
    try {
      await getSession()
      for await (const event of followAnswer(`${url}/events?after=${after}`, signal, reader.waitForFrame)) {
        failures = 0
        if (event.type === 'end') return answerFromState(event.state)
        if (event.n === 1) reader.onRestart()
        after = event.n
        reader.onAccepted?.()
        if (event.type === 'search') reader.onSearch(event.step)
        else if (event.type === 'text') reader.onText(event.text, null)
        else if (event.type === 'checks') reader.onChecks(event.checks)
        else reader.onText('', event.evidence)
      }
    } catch (error) {
      if (signal.aborted) throw error
      if (error instanceof AnswerError && error.status === 401) await renewSession()
      else if (error instanceof AnswerError && error.status !== null && error.status < 500) throw error
      failures += 1
      if (failures > retries) throw error
      await pause(waitsMs[Math.min(failures, waitsMs.length) - 1] ?? 0, signal)
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
