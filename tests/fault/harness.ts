/** Helpers of the fault suites: requests to a running server, and its memory use. */
import { readFileSync } from 'node:fs'
import type { TestServer } from '../support/server'

type Place = Pick<TestServer, 'url' | 'key'>

export function post({ url, key }: Place, fields: object, init: RequestInit = {}): Promise<Response> {
  return fetch(`${url}/api/v1/chat/completions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ messages: [{ role: 'user', content: 'hello' }], ...fields }),
    ...init,
  })
}

export function get({ url, key }: Place, path: string): Promise<Response> {
  return fetch(`${url}${path}`, { headers: { authorization: `Bearer ${key}` } })
}

export function residentMb(pid: number): number {
  return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
}

/** The largest value that `figure` took while the work ran. */
export async function peakDuring<T>(figure: () => number, work: Promise<T>): Promise<{ peak: number; result: T }> {
  let peak = figure()
  const timer = setInterval(() => {
    peak = Math.max(peak, figure())
  }, 50)
  try {
    return { result: await work, peak: Math.max(peak, figure()) }
  } finally {
    clearInterval(timer)
  }
}
