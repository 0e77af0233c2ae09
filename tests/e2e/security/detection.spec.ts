/**
 * A page on another origin tries to find out whether the product runs on this machine, using the user's browser,
 * without a key. Everything that it can observe must look the same as for a port where nothing listens. No server can
 * hide how long a refusal takes, and a window opened by a click is severed from its opener (COOP), which is observable.
 */
import { createServer } from 'node:http'
import { type AddressInfo, createServer as createTcpServer, type Server } from 'node:net'
import type { Page } from '@playwright/test'
import { ocrAssetPath } from '@/lib/shared/ocr-asset-path'
import { expect, test } from '../../support/browser/fixture'
import { everyNth } from '../../support/full'

/** A page that visits other origins and provokes errors, which the fixture's page must not. */
const spying = test.extend<{ page: Page; foreign: string; closed: string }>({
  page: async ({ browser }, use) => {
    const context = await browser.newContext()
    await use(await context.newPage())
    await context.close()
  },
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads from this pattern what a fixture needs.
  foreign: async ({}, use) => {
    const server = createServer((_request, response) => {
      response.setHeader('content-type', 'text/html').end('<!doctype html><title>foreign</title><body></body>')
    })
    await use(`http://127.0.0.1:${await listen(server)}`)
    server.close()
  },
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads from this pattern what a fixture needs.
  closed: async ({}, use) => {
    const server = createTcpServer()
    const port = await listen(server)
    server.close()
    await use(`http://127.0.0.1:${port}`)
  },
})

async function listen(server: Server): Promise<number> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  // This browser listens on a port, not on a pipe.
  return (server.address() as AddressInfo).port
}

/** Browsers open six connections to one address. */
const groupSize = 4

const script = /\/_next\/static\/chunks\/[^"'\\ ]+?\.js/
const style = /\/_next\/static\/[^"'\\ ]+?\.css/

async function paths(url: string): Promise<string[]> {
  const text = await (await fetch(url)).text()
  return [
    '/',
    '/library',
    '/settings',
    '/offline',
    '/nothing',
    '/%ff',
    script.exec(text)?.[0] ?? '',
    style.exec(text)?.[0] ?? '',
    '/_next/static/nothing.js',
    '/favicon.ico',
    '/icons/icon.svg',
    '/icons/nothing',
    '/screenshot.png',
    '/offline.css',
    '/service-worker.js',
    '/manifest.webmanifest',
    `/${ocrAssetPath}/worker.min.js`,
    '/api/health',
    '/api/session',
    '/api/metrics',
    '/api/nothing',
    '/api/conversations',
    '/api/v1/models',
    '/api/v1/openapi.json',
    '/api/v1/chat/completions',
    '/api/v1/responses',
  ]
}

/** Runs in the foreign page: everything that a page can observe of an address, except times. */
async function observe(url: string): Promise<Record<string, string>> {
  const seen: Record<string, string> = {}
  const wellFormed = `sk-${'0'.repeat(46)}`
  const requests: Record<string, RequestInit> = {
    get: {},
    'get without cors': { mode: 'no-cors' },
    'get with cookies': { credentials: 'include' },
    'get with a key': { headers: { authorization: `Bearer ${wellFormed}` } },
    'get with an empty key': { headers: { authorization: 'Bearer' } },
    head: { method: 'HEAD' },
    options: { method: 'OPTIONS' },
    delete: { method: 'DELETE' },
    post: { method: 'POST', body: '{}' },
    'post without cors': { method: 'POST', body: '{}', mode: 'no-cors' },
    'post json': { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } },
  }
  await Promise.all(
    Object.entries(requests).map(async ([name, init]) => {
      const tried = fetch(url, { cache: 'no-store', ...init })
      seen[`fetch: ${name}`] = await tried.then(
        (response) => `${response.type} ${response.status}`,
        (error: Error) => error.name,
      )
    }),
  )
  const elements: [name: string, attributes: Record<string, string>][] = [
    ['script', { src: url }],
    ['script', { src: url, type: 'module' }],
    ['script', { src: url, crossorigin: 'anonymous' }],
    ['img', { src: url }],
    ['img', { src: url, crossorigin: 'anonymous' }],
    ['link', { href: url, rel: 'stylesheet' }],
    ['link', { href: url, rel: 'preload', as: 'script' }],
    ['link', { href: url, rel: 'preload', as: 'image' }],
    ['link', { href: url, rel: 'preload', as: 'style' }],
    ['link', { href: url, rel: 'preload', as: 'fetch' }],
    ['link', { href: url, rel: 'modulepreload' }],
    ['link', { href: url, rel: 'prefetch' }],
    ['video', { src: url }],
    ['object', { data: url }],
    ['embed', { src: url }],
  ]
  await Promise.all(
    elements.map(async ([name, attributes]) => {
      const element = document.createElement(name)
      for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value)
      const label = `${name} ${Object.entries(attributes)
        .filter(([, value]) => value !== url)
        .join(' ')}`
      seen[label] = await new Promise<string>((done) => {
        for (const event of ['load', 'error', 'loadedmetadata']) element.addEventListener(event, () => done(event))
        setTimeout(done, 20_000, 'nothing')
        document.body.append(element)
      })
    }),
  )
  seen['event source'] = await new Promise<string>((done) => {
    const source = new EventSource(url)
    source.onopen = () => done('open')
    source.onerror = () => {
      source.close()
      done('error')
    }
  })
  seen['web socket'] = await new Promise<string>((done) => {
    const socket = new WebSocket(url.replace('http', 'ws'))
    socket.onopen = () => done('open')
    socket.onclose = ({ code, reason }) => done(`closed ${code} ${reason}`)
  })
  // A frame whose document was refused or never loaded reloads when only the fragment changes; a loaded one does not.
  seen['frame'] = await new Promise<string>((done) => {
    const frame = document.createElement('iframe')
    let loads = 0
    frame.onload = () => {
      loads++
      if (loads === 1) frame.src = `${url}#other`
      else done(`loaded again, ${frame.contentWindow?.length} frames within`)
    }
    frame.src = url
    document.body.append(frame)
    setTimeout(done, 10_000, 'loaded once')
  })
  const timing = performance.getEntriesByName(url).at(-1)?.toJSON() ?? {}
  const { responseStatus, transferSize, encodedBodySize, nextHopProtocol, contentType } = timing
  seen['timing entry'] = JSON.stringify({ responseStatus, transferSize, encodedBodySize, nextHopProtocol, contentType })
  return seen
}

spying(
  'a page of another origin can observe nothing of the product that it could not observe of a closed port',
  async ({ page, server, foreign, closed }) => {
    spying.setTimeout(180_000)
    const differences: string[] = []
    const all = everyNth(await paths(server.url), 7)
    for (let index = 0; index < all.length; index += groupSize) {
      await page.goto(foreign)
      const group = all.slice(index, index + groupSize)
      const observeAll = (origin: string) =>
        Promise.all(group.map((path) => page.evaluate(observe, `${origin}${path}`)))
      const [expected, seen] = await Promise.all([observeAll(closed), observeAll(server.url)])
      group.forEach((path, at) => {
        for (const [name, value] of Object.entries(seen[at] ?? {}))
          if (value !== expected[at]?.[name])
            differences.push(`${path}: ${name}: ${value}, not ${expected[at]?.[name]}`)
      })
    }
    expect(differences).toEqual([])
  },
)

spying('a page of another origin that has a key reads answers and refusals', async ({ page, server, foreign }) => {
  await page.goto(foreign)
  const ask = (path: string, key: string) =>
    page.evaluate(
      async ([url, authorization]) => {
        const headers = { authorization, 'content-type': 'application/json' }
        const tried = fetch(url, { method: 'POST', headers, body: '{"messages":[{"role":"user","content":"hello"}]}' })
        return tried.then(
          async (response) =>
            `${response.status} ${response.headers.has('x-request-id')} ${(await response.text()).length > 20}`,
          (error: Error) => error.name,
        )
      },
      [`${server.url}${path}`, `Bearer ${key}`] as const,
    )
  expect(await ask('/api/v1/chat/completions', server.key)).toBe('200 true true')
  expect(await ask('/api/v1/models', server.key)).toBe('405 true true')
  expect(await ask('/api/v1/embeddings', server.key)).toBe('404 true true')
  expect(await ask('/api/v1/chat/completions', `${server.key}x`)).toBe('TypeError')
})
