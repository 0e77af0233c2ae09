/**
 * Reads one answer to its end: from the route that was asked, and when the connection is lost from the server's log,
 * where the answer goes on being written. Connecting again is tried for as long as the reader waits.
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
/** Together about a minute: longer than a server takes to start again. */
const retriesMax = 18

const streamOptions = {
  stream: true,
  stream_options: { include_usage: true },
} as const
/** The reader sees how the search goes and which figures were not found as they come, and gets quotations where there is no model to be had. */
const evidenceOptions = { progress: true, live_checks: true, model_away: 'quotes' } as const

type Asked = Pick<AskRequest, 'messages' | 'conversation' | 'evidence'>

export interface AnswerHandlers {
  onAccepted?(): void
  onSearch(step: SearchStep): void
  onText(text: string, evidence: Evidence | null): void
  /** About text that has arrived. */
  onChecks(checks: readonly EvidenceCheck[]): void
  /** Awaited before more is read from the connection. */
  waitForFrame?(): Promise<void>
  /** What had arrived comes again from its beginning. */
  onRestart(): void
}

/** How an answer ended; read from the log it comes whole. */
export type AnswerEnd = { reason: FinishReason } | { answer: Answer }

/**
 * @param asked what is this question's own
 * @param eventsUrl where the answer is kept; null for one that is not
 * @throws AnswerError when there is no answer to be had, AbortError
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
    // A refusal by its status is the whole story; anything else may have happened to the connection only.
    const isRefused = error instanceof AnswerError && error.status !== null
    if (eventsUrl === null || signal.aborted || isRefused) throw error
    // A question that nobody answered has most likely not arrived: one look tells.
    const isUnheard = error instanceof AnswerError && error.kind === 'unreachable'
    try {
      return { answer: await readGenerationLog(eventsUrl, reader, signal, isUnheard ? 0 : retriesMax) }
    } catch (late) {
      // The question never arrived there.
      throw isUnheard || (late instanceof AnswerError && late.status === 404) ? error : late
    }
  }
}

/** An expired session is renewed once, which a reader need not know about. */
async function streamOnce(
  asked: Asked,
  reader: AnswerHandlers,
  signal: AbortSignal,
  isRenewed = false,
): Promise<FinishReason> {
  let reason: FinishReason = 'stop'
  let isAccepted = false
  try {
    // What came of it shows in the answer to the question itself, in the server's own words.
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

/** Ends an answer wherever it is written. Tried again, since the question itself may still be on its way to the server. */
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
