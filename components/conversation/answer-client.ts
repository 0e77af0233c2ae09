/**
 * Sends a question from the browser and reads the streamed answer. It promises that an answer ends in one of three
 * ways: complete, as an AnswerError, or by the caller's abort. A stream that is cut off is an error, never a
 * complete-looking answer.
 */
import type { ChatCompletionCreateParamsStreaming } from 'openai/resources/chat/completions'
import { AnswerError, errorFromResponse } from '@/components/errors/answer-error'
import type { FinishReason } from '@/lib/wire/answer-events'
import type { GenerationLogEvent } from '@/lib/wire/conversation'
import type { ErrorBody } from '@/lib/wire/errors'
import type { Evidence, EvidenceCheck, EvidenceSourceName, SearchStep } from '@/lib/wire/evidence'
import type { ImageText } from '@/lib/wire/image-text'

export type AnswerPart =
  | { type: 'search'; step: SearchStep }
  | { type: 'text'; text: string }
  /** Sent twice: before the first word with empty spans, and complete at the end. The last one counts. */
  | { type: 'evidence'; evidence: Evidence }
  /** Checks of sentences whose text has already been sent. */
  | { type: 'checks'; checks: EvidenceCheck[] }
  | { type: 'finish'; reason: FinishReason }

/** The fields that the page sends in addition to OpenAI's. */
export type AskRequest = Omit<ChatCompletionCreateParamsStreaming, 'model'> & {
  evidence?: {
    progress?: boolean
    live_checks?: boolean
    model_away?: 'error' | 'quotes'
    sources?: EvidenceSourceName[]
    images?: ImageText[]
    plain_words_of?: string
  }
  /** Where to store the question and its answer. */
  conversation?: { id: string; parent: string | null; question: string; answer: string }
}

const immediately = async () => {}

/** The fields of a chunk that the page reads. */
interface AnswerChunk {
  choices?: { index: number; delta?: { content?: string | null }; finish_reason?: FinishReason | null }[]
  evidence?: Evidence | null
  search?: SearchStep
  checks?: EvidenceCheck[]
  error?: ErrorBody['error'] | null
}

/**
 * Sends one request and yields the parts of the answer as they arrive.
 *
 * @param url the chat completions route of the page's own origin
 * @param signal aborts the request; the AbortError of `fetch` then reaches the caller unchanged
 * @param waitUntilNeeded awaited before each read of the connection, so that the parts that arrive meanwhile come
 *   together
 * @throws AnswerError
 */
export async function* askQuestion(
  url: string,
  request: AskRequest,
  signal: AbortSignal,
  waitUntilNeeded = immediately,
): AsyncGenerator<AnswerPart> {
  const response = await sendRequest(url, request, signal)
  if (!response.ok) throw await errorFromResponse(response)
  if (!response.body || !response.headers.get('content-type')?.startsWith('text/event-stream'))
    throw new AnswerError('refused', 'The server answered with something that is not a stream.', {
      status: response.status,
    })
  yield* readAnswer(response.body, signal, waitUntilNeeded)
}

/**
 * Follows an answer that the server is still writing. The caller reconnects from the last event.
 *
 * @throws AnswerError, `broken` if the connection ends before the answer does
 */
export async function* followAnswer(
  url: string,
  signal: AbortSignal,
  waitUntilNeeded = immediately,
): AsyncGenerator<GenerationLogEvent> {
  const response = await fetch(url, { credentials: 'same-origin', cache: 'no-store', signal }).catch((cause) => {
    if (signal.aborted) throw cause
    throw new AnswerError('unreachable', 'The server could not be reached.', { cause })
  })
  if (!response.ok || !response.body) throw await errorFromResponse(response)
  try {
    for await (const data of readFrames(response.body, waitUntilNeeded)) {
      if (data === '[DONE]') return
      // Written by our own server.
      const event: GenerationLogEvent | ErrorBody = JSON.parse(data)
      if ('error' in event) throw new AnswerError('broken', event.error.message, event.error)
      yield event
    }
  } catch (cause) {
    if (cause instanceof AnswerError || signal.aborted) throw cause
  }
  throw new AnswerError('broken', 'The connection was lost while the answer was being written.')
}

/** Reads the frames of one streamed answer; see `askQuestion`. */
export async function* readAnswer(
  body: ReadableStream<Uint8Array>,
  signal?: AbortSignal,
  waitUntilNeeded = immediately,
): AsyncGenerator<AnswerPart> {
  let isFinished = false
  let hasText = false
  try {
    for await (const data of readFrames(body, waitUntilNeeded)) {
      if (data === '[DONE]') {
        if (isFinished) return
        break
      }
      for (const part of toParts(data, hasText)) {
        if (part.type === 'finish') isFinished = true
        if (part.type === 'text') hasText = true
        yield part
      }
    }
  } catch (cause) {
    if (cause instanceof AnswerError || signal?.aborted) throw cause
    throw new AnswerError('broken', 'The connection was lost while the answer was being written.', { cause })
  }
  throw new AnswerError('broken', 'The answer ended before it was complete.')
}

async function sendRequest(url: string, request: object, signal: AbortSignal): Promise<Response> {
  try {
    return await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
      body: JSON.stringify(request),
      credentials: 'same-origin',
      cache: 'no-store',
      signal,
    })
  } catch (cause) {
    if (signal.aborted) throw cause
    throw new AnswerError('unreachable', 'The server could not be reached.', { cause })
  }
}

function* toParts(data: string, hasText: boolean): Generator<AnswerPart> {
  // Written by our own server, from the same build and the same types.
  const chunk: AnswerChunk = JSON.parse(data)
  // An error before the first text is a refusal that arrived after the status was sent.
  if (chunk.error) throw new AnswerError(hasText ? 'broken' : 'refused', chunk.error.message, chunk.error)
  if (chunk.search) yield { type: 'search', step: chunk.search }
  if (chunk.checks) yield { type: 'checks', checks: chunk.checks }
  if (chunk.evidence) yield { type: 'evidence', evidence: chunk.evidence }
  for (const { index, delta, finish_reason } of chunk.choices ?? []) {
    if (index !== 0) continue
    if (delta?.content) yield { type: 'text', text: delta.content }
    if (finish_reason) yield { type: 'finish', reason: finish_reason }
  }
}

/** Yields the data of each server-sent event. Skips comments and other fields; drops an incomplete event. */
async function* readFrames(
  body: ReadableStream<Uint8Array>,
  waitUntilNeeded: () => Promise<void>,
): AsyncGenerator<string> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  let data: string[] = []
  try {
    while (true) {
      await waitUntilNeeded()
      const { done, value } = await reader.read()
      // A CR at the end may be half of a CRLF; keep it until more bytes arrive or the stream ends.
      rest += done ? '\n' : decoder.decode(value, { stream: true })
      const lines = rest.split(/\r\n|\n|\r(?!$)/)
      rest = lines.pop() ?? ''
      for (const line of lines) {
        if (line.startsWith('data:')) data.push(line.slice(line[5] === ' ' ? 6 : 5))
        else if (line === '' && data.length > 0) {
          yield data.join('\n')
          data = []
        }
      }
      if (done) return
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}
