/** Sends requests as the page does, with a session. */
import assert from 'node:assert/strict'

/** Sends requests as one user: this machine without a key, or the owner of a key. */
export type Send = (method: string, path: string, body?: object, signal?: AbortSignal) => Promise<Response>

export async function signInAt(url: string, key?: string): Promise<Send> {
  const response = await createSender(url, '')('POST', '/api/session', key === undefined ? undefined : { key })
  assert.equal(response.status, 204)
  return createSender(url, readCookies(response))
}

/** @returns the cookies of a browser that has opened the operator's address */
export async function signInAsOperator(operatorUrl: string): Promise<string> {
  const response = await fetch(operatorUrl, { redirect: 'manual' })
  assert.equal(response.status, 303)
  return readCookies(response)
}

function createSender(url: string, cookie: string): Send {
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

function readCookies({ headers }: Response): string {
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}
