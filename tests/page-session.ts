/** Requests as the page makes them, with a session of its own. */
import assert from 'node:assert/strict'

/** A reader: this machine without a key, or somebody with one. */
export type Send = (method: string, path: string, body?: object, signal?: AbortSignal) => Promise<Response>

export async function signInAt(url: string, key?: string): Promise<Send> {
  const send = (cookie: string): Send => {
    return (method, path, body, signal) =>
      fetch(url + path, {
        method,
        headers: {
          origin: url,
          'sec-fetch-site': 'same-origin',
          cookie,
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
        ...(signal && { signal }),
      })
  }
  const response = await send('')('POST', '/api/session', key === undefined ? undefined : { key })
  assert.equal(response.status, 204)
  return send(response.headers.get('set-cookie')?.split(';')[0] ?? '')
}
