/**
 * A scriptable model server: real HTTP and SSE on a free loopback port, every quirk and failure
 * that model servers show, and a record of what reached it and of clients that left.
 *
 *   const upstream = await startUpstream()
 *   upstream.next(streamAnswer('Aspirin [1].', { usage: 'never' }))
 *   … ask upstream.baseUrl …
 *   assert.equal(upstream.requests[0]?.body.model, 'fake-model')
 *   await upstream.close()
 */
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import type { ChatCompletionCreateParamsStreaming } from 'openai/resources/chat/completions'

/** What one request does; a script is any function, and the builders below make the usual ones. */
export type Script = (reply: Reply, request: ReceivedRequest) => Promise<void> | void

export interface ReceivedRequest {
  method: string
  path: string
  headers: IncomingHttpHeaders
  /** The parsed JSON body; an empty object when there was none. */
  body: Partial<ChatCompletionCreateParamsStreaming>
  /** Resolves with `performance.now()` when the client leaves before its answer is whole; never resolves otherwise. */
  left: Promise<number>
  hasLeft: boolean
}

export interface FakeUpstream {
  /** What UPSTREAM_BASE_URL would be, such as `http://127.0.0.1:49152/v1`. */
  baseUrl: string
  /** Requests for completions, in order of arrival. */
  requests: ReceivedRequest[]
  /** Requests for the list of models. */
  modelRequests: ReceivedRequest[]
  /** Connections accepted so far: shows whether clients keep them alive. */
  readonly connections: number
  /** Scripts for the next requests, one each. */
  next(...scripts: Script[]): void
  /** The default script for requests without one of their own. */
  always(script: Script): void
  /** Resolves with the n-th completion request (from 1) as soon as it has arrived. */
  received(count: number): Promise<ReceivedRequest>
  models(script: Script): void
  /** Closes the connections that are idle, as servers do after a while. */
  dropConnections(): void
  close(): Promise<void>
}

/** Writes one answer, raw. Every write is flushed on its own, so that a reader meets the edges that a test made. */
export class Reply {
  private readonly response: ServerResponse

  constructor(response: ServerResponse) {
    this.response = response
  }

  head(status: number, headers: Record<string, string> = {}): void {
    this.response.writeHead(status, headers)
    this.response.flushHeaders()
  }

  async bytes(data: string | Uint8Array): Promise<void> {
    if (this.response.destroyed) return
    await new Promise<void>((done) => this.response.write(data, () => done()))
    await nextTurn()
  }

  end(data: string | Uint8Array = ''): void {
    this.response.end(data)
  }

  /** Drops the connection without a response. */
  disconnect(): void {
    this.response.socket?.destroy()
  }

  /** Bytes past HTTP, before any header. */
  rawSocket(data: string): void {
    this.response.socket?.write(data)
  }

  /** Never answers again, until the client leaves. */
  hang(): Promise<void> {
    return new Promise((done) => this.response.once('close', done))
  }
}

export async function startUpstream(
  script: Script = streamAnswer('Hello from the model.'),
  { models = ['fake-model'] }: { models?: string[] } = {},
): Promise<FakeUpstream> {
  const requests: ReceivedRequest[] = []
  const modelRequests: ReceivedRequest[] = []
  const queue: Script[] = []
  const waiting: { count: number; done: (request: ReceivedRequest) => void }[] = []
  let fallback = script
  let modelsScript: Script = sendJson(200, { object: 'list', data: models.map((id) => ({ id, object: 'model' })) })
  let connections = 0

  async function serve(message: IncomingMessage, response: ServerResponse): Promise<void> {
    const request = await receive(message, response)
    const reply = new Reply(response)
    if (request.method === 'GET' && request.path.endsWith('/models')) {
      modelRequests.push(request)
      return modelsScript(reply, request)
    }
    requests.push(request)
    for (const { count, done } of waiting) if (count <= requests.length) done(request)
    await (queue.shift() ?? fallback)(reply, request)
  }

  const server = createServer((message, response) => {
    serve(message, response).catch((error) => response.destroy(error))
  })
  server.on('connection', () => connections++)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  // `address()` is a string for pipes only; this server listens on a port.
  const { port } = server.address() as AddressInfo

  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests,
    modelRequests,
    get connections() {
      return connections
    },
    next: (...scripts) => void queue.push(...scripts),
    always: (next) => {
      fallback = next
    },
    received: (count) => {
      const there = requests[count - 1]
      return there ? Promise.resolve(there) : new Promise((done) => waiting.push({ count, done }))
    },
    models: (next) => {
      modelsScript = next
    },
    dropConnections: () => server.closeIdleConnections(),
    close: () => {
      const closed = new Promise<void>((done) => server.close(() => done()))
      server.closeAllConnections()
      return closed
    },
  }
}

async function receive(message: IncomingMessage, response: ServerResponse): Promise<ReceivedRequest> {
  const parts: Buffer[] = []
  for await (const part of message) parts.push(part)
  const text = Buffer.concat(parts).toString()
  const request: ReceivedRequest = {
    method: message.method ?? '',
    path: message.url ?? '',
    headers: message.headers,
    body: text === '' ? {} : JSON.parse(text),
    hasLeft: false,
    left: new Promise((done) => {
      response.once('close', () => {
        if (response.writableFinished) return
        request.hasLeft = true
        done(performance.now())
      })
    }),
  }
  return request
}

// Builders: the ways in which model servers answer.

export interface StreamOptions {
  id?: string
  model?: string
  /** Where frames are cut: after so many bytes each, in writes of their own. Default: one write a frame. */
  cutBytes?: number
  delayMs?: number
  newline?: '\n' | '\r\n'
  /** `: ping` before every frame, as OpenRouter and some proxies do. */
  comments?: boolean
  /** First chunk: as OpenAI has it, with content null (llama.cpp), or not there at all. */
  role?: 'assistant' | 'null-content' | 'missing'
  /** Azure's first chunk: no choices, empty id and model, prompt_filter_results. */
  prelude?: boolean
  reasoning?: { field: 'reasoning_content' | 'reasoning'; text: string }
  /** Raw `delta.tool_calls`, one chunk each. */
  toolCalls?: object[][]
  /** Raw `delta.function_call`, one chunk each: the older form of a tool call. */
  functionCalls?: object[]
  usage?: 'last' | 'every' | 'never'
  finishReason?: string | null
  /** Number of choices, each with the same text. */
  choices?: number
  done?: boolean
}

/** A streamed answer, word by word; the options are the ways in which servers differ from OpenAI. */
export function streamAnswer(text: string | string[], options: StreamOptions = {}): Script {
  return async (reply) => {
    reply.head(200, { 'content-type': 'text/event-stream' })
    await writeFrames(reply, toStreamPayloads(text, options), options)
    reply.end()
  }
}

/** Starts like `streamAnswer`, then does something else after the given number of frames. */
export function streamAnswerUntil(
  sendFrames: number,
  then: Script,
  text: string | string[],
  options: StreamOptions = {},
): Script {
  return async (reply, request) => {
    reply.head(200, { 'content-type': 'text/event-stream' })
    await writeFrames(reply, toStreamPayloads(text, options).slice(0, sendFrames), options)
    await then(reply, request)
  }
}

/** The `data:` payloads of a streamed answer. */
export function toStreamPayloads(text: string | string[], options: StreamOptions = {}): string[] {
  const { id = 'chatcmpl-fake', model = 'fake-model', role = 'assistant', usage = 'last' } = options
  const words = typeof text === 'string' ? (text.match(/\S+\s*|\s+/g) ?? []) : text
  const spent = { prompt_tokens: 11, completion_tokens: words.length, total_tokens: 11 + words.length }
  const chunk = (choices: object[], extra: object = {}) =>
    JSON.stringify({ id, object: 'chat.completion.chunk', created: 1_700_000_000, model, choices, ...extra })
  const each = (delta: object, finish: string | null = null) =>
    Array.from({ length: options.choices ?? 1 }, (_, index) =>
      chunk(
        [{ index, delta, logprobs: null, finish_reason: finish }],
        usage === 'every' ? { usage: spent } : usage === 'last' ? { usage: null } : {},
      ),
    )

  const frames: string[] = []
  if (options.prelude) {
    frames.push(
      JSON.stringify({
        id: '',
        object: '',
        created: 0,
        model: '',
        choices: [],
        prompt_filter_results: [{ prompt_index: 0 }],
      }),
    )
  }
  if (role !== 'missing') frames.push(...each({ role: 'assistant', content: role === 'null-content' ? null : '' }))
  if (options.reasoning) frames.push(...each({ [options.reasoning.field]: options.reasoning.text }))
  for (const content of words) frames.push(...each({ content }))
  for (const tool_calls of options.toolCalls ?? []) frames.push(...each({ tool_calls }))
  for (const function_call of options.functionCalls ?? []) frames.push(...each({ function_call }))
  const finishReason = options.finishReason === undefined ? 'stop' : options.finishReason
  if (finishReason !== null) frames.push(...each({}, finishReason))
  if (usage === 'last') frames.push(chunk([], { usage: spent }))
  if (options.done !== false) frames.push('[DONE]')
  return frames
}

async function writeFrames(reply: Reply, payloads: string[], options: StreamOptions): Promise<void> {
  const { newline = '\n', comments, delayMs, cutBytes } = options
  const frames = payloads.map((data) =>
    Buffer.from(`${comments ? `: ping${newline}${newline}` : ''}data: ${data}${newline}${newline}`),
  )
  if (cutBytes) {
    const sendCompletion = Buffer.concat(frames)
    for (let at = 0; at < sendCompletion.length; at += cutBytes)
      await reply.bytes(sendCompletion.subarray(at, at + cutBytes))
    return
  }
  for (const frame of frames) {
    if (delayMs) await wait(delayMs)
    await reply.bytes(frame)
  }
}

/** Raw payloads as a stream: garbage, error frames, frames of other makers. */
export function frames(...payloads: (string | object)[]): Script {
  return async (reply) => {
    reply.head(200, { 'content-type': 'text/event-stream' })
    const texts = payloads.map((payload) => (typeof payload === 'string' ? payload : JSON.stringify(payload)))
    await writeFrames(reply, texts, {})
    reply.end()
  }
}

/** Raw bytes under any status and type. */
export function sendBody(body: string | Uint8Array, headers: Record<string, string> = {}, status = 200): Script {
  return (reply) => {
    reply.head(status, headers)
    reply.end(body)
  }
}

/** An answer in one JSON object, whatever the request's `stream` says. */
export function whole(
  text: string,
  extra: { message?: object; finishReason?: string; usage?: object | null } = {},
): Script {
  const usage = extra.usage === undefined ? { prompt_tokens: 11, completion_tokens: 3, total_tokens: 14 } : extra.usage
  return sendJson(200, {
    id: 'chatcmpl-fake',
    object: 'chat.completion',
    created: 1_700_000_000,
    model: 'fake-model',
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content: text, ...extra.message },
        finish_reason: extra.finishReason ?? 'stop',
      },
    ],
    ...(usage ? { usage } : {}),
  })
}

export function sendJson(status: number, body: unknown, headers: Record<string, string> = {}): Script {
  return sendBody(JSON.stringify(body), { 'content-type': 'application/json', ...headers }, status)
}

/** A refusal in OpenAI's envelope. */
export function sendRefusal(
  status: number,
  error: { message?: string; code?: unknown; param?: string } = {},
  headers = {},
): Script {
  const { message = 'Refused.', code = null, param = null } = error
  return sendJson(status, { error: { message, type: 'invalid_request_error', param, code } }, headers)
}

export function sendHtmlPage(status: number): Script {
  return sendBody(
    '<!DOCTYPE html><html><body><h1>Bad Gateway</h1>nginx</body></html>',
    { 'content-type': 'text/html' },
    status,
  )
}

export function sendRedirect(location: string, status = 307): Script {
  return sendBody('', { location }, status)
}

export const hang: Script = (reply) => reply.hang()
export const disconnect: Script = (reply) => reply.disconnect()
