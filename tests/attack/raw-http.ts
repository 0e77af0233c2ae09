/** Raw HTTP as an attacker writes it: arbitrary bytes on a socket, without a client that would correct them. */
import { connect } from 'node:net'

export interface RawAnswer {
  /** 0 when the connection was closed without a status line. */
  status: number
  head: string
  body: string
}

const answerTimeoutMs = 20_000

/**
 * Sends the bytes as they are and reads until the server closes.
 *
 * @throws Error when the server neither answers nor closes in time
 */
export function sendRaw(port: number, bytes: string | Uint8Array): Promise<RawAnswer> {
  return new Promise((done, failed) => {
    const socket = connect(port, '127.0.0.1')
    const pieces: Buffer[] = []
    const timer = setTimeout(() => {
      socket.destroy()
      failed(new Error(`no answer in ${answerTimeoutMs} ms`))
    }, answerTimeoutMs)
    socket.on('data', (piece) => pieces.push(piece))
    // A server that refuses early may close while we still write; its response counts.
    socket.on('error', () => {})
    socket.on('close', () => {
      clearTimeout(timer)
      done(parse(Buffer.concat(pieces).toString('latin1')))
    })
    socket.end(bytes)
  })
}

function parse(text: string): RawAnswer {
  const [head = '', ...rest] = text.replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, '').split('\r\n\r\n')
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0), head, body: rest.join('\r\n\r\n') }
}

export function rawRequest(method: string, path: string, headers: string[], body = ''): Buffer {
  const length = body === '' ? [] : [`Content-Length: ${Buffer.byteLength(body)}`]
  return Buffer.from(
    [`${method} ${path} HTTP/1.1`, 'Host: 127.0.0.1', 'Connection: close', ...headers, ...length, '', body].join(
      '\r\n',
    ),
    'latin1',
  )
}
