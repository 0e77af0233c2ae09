/**
 * Meters an answer while it is written: holds its caller's concurrency slot, watches for events that end it from
 * outside, and records it in usage, metrics, traces, log and audit log.
 */
import 'server-only'
import type { CompletionUsage } from 'openai/resources/completions'
import { log } from '@/lib/log'
import { assertAuditable, audit } from '@/lib/platform/audit/audit'
import { registerAnswer } from '@/lib/platform/generations/abort-registry'
import { getRequestContext, toAuditEvent, toLogFields } from '@/lib/platform/http/request-context'
import { takeRequestResources } from '@/lib/platform/http/request-resources'
import { startAnswerSpan } from '@/lib/platform/http/request-span'
import { recordUsage } from '@/lib/platform/limits/usage'
import { measureAnswer } from '@/lib/platform/metrics/answer-metrics'
import { failSpan, iterateInSpan } from '@/lib/store/tracing/spans'
import type { AnswerEvent } from '@/lib/wire/answer-events'
import { ApiError, toApiError } from '@/lib/wire/errors'
import { watchOpenAnswer } from './people/recheck-open'

/** Who asked. */
export interface AnswerCaller {
  /** See `Principal`. */
  owner: string
  keyId: string | null
  sessionId: string | null
  /** The person who asked, or to whom the key belongs. */
  personId: string | null
  /** The session is that of a person, whose groups are read again while the answer is open. */
  isSignedInPerson: boolean
}

interface MeterOptions {
  caller: AnswerCaller
  /** Aborts the answer. */
  leave: AbortController
  request: Request
  takeSlot(): Promise<void>
}

/** The end of an answer, as log, audit log and traces have it. */
interface AnswerEnd {
  /** `whole`, `left` by the client, or an error code. */
  outcome: string
  promptTokens: number
  completionTokens: number
}

/**
 * Passes the events of an answer on; see `Admission.meter`.
 *
 * @throws ApiError before the first event if no slot is free or the audit log cannot take another row; the reason of
 *   `leave`
 */
export async function* meterAnswer(
  events: AsyncIterable<AnswerEvent>,
  { caller, leave, request, takeSlot }: MeterOptions,
): AsyncGenerator<AnswerEvent> {
  assertAuditable()
  await takeSlot()
  const release = takeRequestResources(request)
  const unwatch = watchAnswer(caller, leave)
  const { startedAt = performance.now() } = getRequestContext(request)
  const measured = measureAnswer(startedAt)
  const traced = startAnswerSpan(request)
  let usage: CompletionUsage | null = null
  let model: string | null | undefined
  let outcome = 'left'
  try {
    for await (const event of iterateInSpan(traced?.span ?? null, events)) {
      leave.signal.throwIfAborted()
      measured.event(event)
      if (event.type === 'end') {
        usage = event.usage
        model = event.model
        // Set here, since the consumer may stop reading after this event.
        outcome = 'whole'
      }
      yield event
    }
    leave.signal.throwIfAborted()
  } catch (error) {
    if (!request.signal.aborted) outcome = toApiError(leave.signal.reason ?? error).code
    // Report why the answer was aborted, not the error of the aborted work.
    leave.signal.throwIfAborted()
    throw error
  } finally {
    measured.end(outcome)
    unwatch()
    await release()
    recordUsage(caller.owner, usage, model)
    const { prompt_tokens: promptTokens = 0, completion_tokens: completionTokens = 0 } = usage ?? {}
    const ended = { outcome, promptTokens, completionTokens }
    log().info({ ...toLogFields(request), ...ended, ms: Math.round(performance.now() - startedAt) }, 'answer ended')
    if (traced) endAnswerSpan(traced, ended)
    audit({ ...toAuditEvent(request), action: 'answer', details: ended })
  }
}

/** @returns a function that ends the watch */
function watchAnswer(
  { keyId, sessionId, personId, isSignedInPerson }: AnswerCaller,
  leave: AbortController,
): () => void {
  const unregister = registerAnswer({
    keyId,
    sessionId,
    personId,
    end: (code, message) => leave.abort(new ApiError(code, message)),
  })
  const unwatchPerson = isSignedInPerson && sessionId !== null ? watchOpenAnswer(sessionId) : undefined
  return () => {
    unregister()
    unwatchPerson?.()
  }
}

function endAnswerSpan(
  { span, end }: NonNullable<ReturnType<typeof startAnswerSpan>>,
  { outcome, promptTokens, completionTokens }: AnswerEnd,
): void {
  span.setAttributes({
    'evidence_chat.outcome': outcome,
    'gen_ai.usage.input_tokens': promptTokens,
    'gen_ai.usage.output_tokens': completionTokens,
  })
  if (outcome !== 'whole' && outcome !== 'left') failSpan(span, outcome)
  end()
}
