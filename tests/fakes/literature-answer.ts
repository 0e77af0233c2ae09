/** What the fake services are asked, and how they answer. */
import type { IncomingHttpHeaders, ServerResponse } from 'node:http'

export type Endpoint = 'esearch' | 'efetch' | 'esummary' | 'search'

export interface LiteratureRequest {
  endpoint: Endpoint
  method: string
  /** Of the address and of a form in the body. */
  parameters: Record<string, string>
  /** Names of the parameters in the URL. */
  inAddress: string[]
  headers: IncomingHttpHeaders
  atMs: number
  /** True once the client has left before its answer was whole. */
  hasLeft: boolean
}

export interface Answer {
  type: string
  body: string
}

export function send(
  reply: ServerResponse,
  status: number,
  { type, body }: Answer,
  headers: Record<string, string> = {},
): void {
  reply.writeHead(status, { 'content-type': type, ...headers }).end(body)
}

export function toJsonAnswer(body: unknown): Answer {
  return { type: 'application/json; charset=UTF-8', body: JSON.stringify(body) }
}
