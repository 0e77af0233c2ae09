/**
 * Sends a question from the browser and reads the events of its answer, from the public stream or from the server's
 * log. It promises that an answer ends in one of three ways: complete, as an AnswerError, or by the caller's abort. A
 * stream that is cut off is an error, never a complete-looking answer.
 */
import { createParser } from 'eventsource-parser'
import type { ChatCompletionCreateParamsStreaming } from 'openai/resources/chat/completions'
import { AnswerError, errorFromResponse } from '@/components/errors/answer-error'
import type { Annotation, AnswerEvent } from '@/lib/wire/answer-events'
import type { LogEntry } from '@/lib/wire/conversation'
import type { ErrorBody } from '@/lib/wire/errors'
import type { EvidenceSourceName } from '@/lib/wire/evidence'
import type { ImageText } from '@/lib/wire/images/image-text'
import type { ServiceChunk } from '@/lib/wire/response'

/** The fields that the page sends in addition to OpenAI's. */
export type AskRequest = Omit<ChatCompletionCreateParamsStreaming, 'model' | 'stream_options'> & {
  /** The chunk with the usage is the one that ends the answer. */
  stream_options: { include_usage: true }
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

/** Reads a connection: when to stop, and when to go on. */
export interface ReadOptions {
  /** Aborts the request; the AbortError of `fetch` then reaches the caller unchanged. */
  signal: AbortSignal
  /** Awaited before each read, so that the events that arrive meanwhile come together. */
  waitForFrame?(): Promise<void>
  /** Called when the connection is lost and will be made again. */
  onLost?(): void
}

/**
 * Sends one request and yields the events of the answer as they arrive.
 *
 * @param url the chat completions route of the page's own origin
 * @throws AnswerError
 */
export async function* askQuestion(
  url: string,
  request: AskRequest,
  options: ReadOptions,
): AsyncGenerator<AnswerEvent> {
  const response = await openStream(url, options.signal, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify(request),
  })
  yield* readAnswer(response, options)
}

/**
 * Follows an answer that the server is still writing. The caller reconnects from the last event.
 *
 * @throws AnswerError, `broken` if the connection ends before the answer does
 */
export async function* followAnswer(url: string, options: ReadOptions): AsyncGenerator<LogEntry> {
  let isComplete = false
  for await (const entry of readData<LogEntry>(await openStream(url, options.signal), options)) {
    isComplete = entry.type === 'end'
    yield entry
  }
  if (!isComplete) throwIncomplete()
}

/** Reads the chunks of one streamed answer; see `askQuestion`. */
export async function* readAnswer(body: ReadableStream<Uint8Array>, options: ReadOptions): AsyncGenerator<AnswerEvent> {
  let hasText = false
  let isComplete = false
  const annotations: Annotation[] = []
  // An error before the first text is a refusal that arrived after the status was sent.
  const errorKind = () => (hasText ? 'broken' : 'refused')
  for await (const chunk of readData<ServiceChunk>(body, options, errorKind))
    for (const event of eventsFromChunk(chunk, annotations)) {
      hasText ||= event.type === 'delta'
      isComplete = event.type === 'end'
      yield event
    }
  if (!isComplete) throwIncomplete()
}

async function openStream(
  url: string,
  signal: AbortSignal,
  request?: RequestInit,
): Promise<ReadableStream<Uint8Array>> {
  const response = await fetch(url, { credentials: 'same-origin', cache: 'no-store', signal, ...request }).catch(
    (cause) => {
      if (signal.aborted) throw cause
      throw new AnswerError('unreachable', 'The server could not be reached.', { cause })
    },
  )
  if (!response.ok) throw await errorFromResponse(response)
  if (!response.body || !response.headers.get('content-type')?.startsWith('text/event-stream'))
    throw new AnswerError('refused', 'The server answered with something that is not a stream.', {
      status: response.status,
    })
  return response.body
}

/** Inverse of `toChunks`, for the first choice: the page requests one, without tools. */
function* eventsFromChunk(chunk: ServiceChunk, annotations: Annotation[]): Generator<AnswerEvent> {
  const { evidence = null, usage } = chunk
  if (chunk.search) yield { type: 'search', step: chunk.search }
  if (chunk.checks) yield { type: 'checks', checks: chunk.checks }
  if (evidence && !usage) yield { type: 'sources', evidence }
  for (const { index, delta, finish_reason } of chunk.choices) {
    if (index !== 0) continue
    if (delta.content) yield { type: 'delta', choice: 0, content: delta.content }
    annotations.push(...(delta.annotations ?? []))
    if (finish_reason) yield { type: 'finish', choice: 0, reason: finish_reason, annotations }
  }
  if (usage) yield { type: 'end', usage, evidence }
}

/**
 * Reads the data of a stream to its `[DONE]`.
 *
 * @param errorKind how far the answer had come when the server sent an error
 * @throws AnswerError, `broken` if the connection ends before
 */
async function* readData<Data extends object>(
  body: ReadableStream<Uint8Array>,
  { signal, waitForFrame = async () => {} }: ReadOptions,
  errorKind: () => 'broken' | 'refused' = () => 'broken',
): AsyncGenerator<Data> {
  try {
    for await (const frame of readFrames(body, waitForFrame)) {
      if (frame === '[DONE]') return
      // Written by our own server, from the same build and the same types.
      const data: Data | ErrorBody = JSON.parse(frame)
      if ('error' in data) throw new AnswerError(errorKind(), data.error.message, data.error)
      yield data
    }
  } catch (cause) {
    if (cause instanceof AnswerError || signal.aborted) throw cause
    throw new AnswerError('broken', 'The connection was lost while the answer was being written.', { cause })
  }
  throwIncomplete()
}

function throwIncomplete(): never {
  throw new AnswerError('broken', 'The answer ended before it was complete.')
}

/** Yields the data of each server-sent event; drops an incomplete event. */
async function* readFrames(
  body: ReadableStream<Uint8Array>,
  waitForFrame: () => Promise<void>,
): AsyncGenerator<string> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let frames: string[] = []
  const parser = createParser({ onEvent: ({ data }) => frames.push(data) })
  try {
    while (true) {
      await waitForFrame()
      const { done, value } = await reader.read()
      // The parser keeps a CR at the end, which may be half of a CRLF, until more text arrives.
      parser.feed(done ? '\n' : decoder.decode(value, { stream: true }))
      yield* frames
      frames = []
      if (done) return
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}
