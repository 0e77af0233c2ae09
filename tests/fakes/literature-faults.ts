/** Faults that a test injects into the answers of the fake services. */
import type { ServerResponse } from 'node:http'
import { type Answer, type LiteratureRequest, send } from './literature-answer'

/** A fault injected into one request, instead of or on top of its answer. */
export type Fault = (reply: ServerResponse, answer: () => Answer, request: LiteratureRequest) => void | Promise<void>

export function failWithStatus(code: number, headers: Record<string, string> = {}, body = ''): Fault {
  return (reply) => send(reply, code, { type: 'text/html', body }, headers)
}

/** Over the rate, in NCBI's words. */
export function failWithRateLimit(retryAfter?: string): Fault {
  return (reply) => {
    const body = JSON.stringify({ error: 'API rate limit exceeded', 'api-key': '127.0.0.1', count: '4', limit: '3' })
    send(reply, 429, { type: 'application/json', body }, retryAfter === undefined ? {} : { 'retry-after': retryAfter })
  }
}

/** Never answers; ends when the client leaves. */
export const neverAnswer: Fault = (reply) => new Promise((done) => reply.once('close', done))

/** The head and half of the body, then nothing more until the client leaves. */
export const stallMidAnswer: Fault = (reply, answer) => {
  const { type, body } = answer()
  reply.writeHead(200, { 'content-type': type }).write(body.slice(0, body.length / 2))
  return new Promise((done) => reply.once('close', done))
}

/** Half of the body, then the connection is cut. */
export const cutConnection: Fault = async (reply, answer) => {
  const { type, body } = answer()
  reply.writeHead(200, { 'content-type': type, 'content-length': String(Buffer.byteLength(body)) })
  await new Promise<void>((done) => reply.write(body.slice(0, body.length / 2), () => done()))
  reply.socket?.destroy()
}

/** Half of the body as if it were all: well-formed HTTP, broken JSON or XML. */
export const truncateAnswer: Fault = (reply, answer) => {
  const { type, body } = answer()
  send(reply, 200, { type, body: body.slice(0, body.length / 2) })
}

export function answerWith(body: string, headers: Record<string, string> = {}): Fault {
  return (reply) => send(reply, 200, { type: 'application/json', body }, headers)
}

/** The real answer, once something else has happened. */
export function answerAfter(event: Promise<unknown>): Fault {
  return async (reply, answer) => {
    await event
    send(reply, 200, answer())
  }
}

/** The real answer, changed: for fields that are missing or wrong. */
export function alterAnswer(change: (body: string) => string): Fault {
  return (reply, answer) => {
    const { type, body } = answer()
    send(reply, 200, { type, body: change(body) })
  }
}

/** HTTP 200 with the failure inside, as esearch does, which breaks lines inside the string. */
export const errorInside: Fault = answerWith(
  '{"header":{"type":"esearch","version":"0.3"},"esearchresult":{"ERROR":"Search Backend failed:\n read request has failed."}}',
)
