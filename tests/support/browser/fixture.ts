/**
 * Fixtures of every browser test: a real server, and a page without errors. A test fails on any console error, any
 * uncaught exception and any request to another origin.
 */
import { randomUUID } from 'node:crypto'
import { type BrowserContext, test as base, type Download, type Locator, type Page } from '@playwright/test'
import type { FakeUpstream } from '../../fakes/upstream'
import { type ForwardProxy, startForwardProxy } from '../proxies/forward-proxy'
import type { TestServer } from '../server'
import { lendPage, resetContext } from './reset-context'
import { type Engine, type ServerAndModel, WorkerServers } from './worker-servers'

export { expect } from '@playwright/test'

interface WorkerFixtures {
  servers: WorkerServers
  /** Contexts that the tests of a worker use one after the other, by their options. */
  contexts: Map<string, BrowserContext>
}

interface TestFixtures {
  /** The engine: quotations from the library, or the fake model server. */
  engine: Engine
  /** Settings of the server beside the engine. */
  settings: Record<string, string>
  serverAndModel: ServerAndModel
  server: TestServer
  upstream: FakeUpstream
  /** A page in a context of its own, for a test that installs a clock. */
  ownPage: Page
  /**
   * A page in a context of its own that reaches the server through a proxy. Its connections are cut there: Chromium
   * does not always cut the open streams of a page that is set offline.
   */
  proxied: { page: Page; proxy: ForwardProxy }
  /** Console errors and exceptions that a test provokes on purpose, such as the browser's message about a 503. */
  expectedErrors: RegExp[]
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  engine: ['extractive', { option: true }],
  settings: [{}, { option: true }],
  serverAndModel: async ({ servers, engine, settings }, use) => use(await servers.get(engine, settings)),
  server: ({ serverAndModel }, use) => use(serverAndModel.server),
  upstream: ({ serverAndModel }, use) => use(serverAndModel.upstream),

  servers: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads from this pattern what a fixture needs.
    async ({}, use) => {
      const servers = new WorkerServers()
      await use(servers)
      await servers.stop()
    },
    { scope: 'worker' },
  ],

  contexts: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads from this pattern what a fixture needs.
    async ({}, use) => use(new Map()),
    { scope: 'worker' },
  ],

  // Where it really listens; users may see another address.
  baseURL: ({ server }, use) => use(server.listeningUrl),
  expectedErrors: [[], { option: true }],

  /**
   * A context per worker instead of per test. A page of a new context starts a process, which compiles the scripts
   * again: 1.4 s of processor time, where the page of another test, emptied, opens the application in 0.4 s.
   */
  context: async (
    { browser, contexts, server, viewport, locale, isMobile, hasTouch, javaScriptEnabled, serviceWorkers },
    use,
    testInfo,
  ) => {
    // A service worker and a page without scripts can't be reset.
    if (serviceWorkers === 'allow' || !javaScriptEnabled) {
      const context = await browser.newContext()
      await use(context)
      await context.close()
      return
    }
    const options = JSON.stringify([server.listeningUrl, locale, hasTouch, isMobile])
    const context = contexts.get(options) ?? (await browser.newContext())
    contexts.set(options, context)
    // Pages that the test adds would have the size of the first test; one that closes at once needs none.
    if (viewport) context.on('page', (page) => void page.setViewportSize(viewport).catch(() => {}))
    await use(context)
    // After a failure the worker ends.
    if (testInfo.status === 'passed') await resetContext(context, server.listeningUrl)
  },

  page: async ({ context, server, viewport, expectedErrors }, use) => {
    const page = context.pages()[0] ?? (await context.newPage())
    if (viewport) await page.setViewportSize(viewport)
    lendPage(page)
    await watch(page, server, expectedErrors, use)
  },

  ownPage: async ({ browser, server, expectedErrors }, use) => {
    const context = await browser.newContext()
    await watch(await context.newPage(), server, expectedErrors, use)
    await context.close()
  },

  proxied: async ({ browser, server, expectedErrors }, use) => {
    const proxy = await startForwardProxy()
    const context = await browser.newContext({ proxy: { server: proxy.url } })
    await watch(await context.newPage(), server, expectedErrors, (page) => use({ page, proxy }))
    await context.close()
    await proxy.close()
  },
})

/**
 * Lends a page to a test.
 *
 * @throws after the test if the page reported an error or asked another origin for something
 */
export async function watch(
  page: Page,
  { listeningUrl }: TestServer,
  expectedErrors: RegExp[],
  use: (page: Page) => Promise<void>,
): Promise<void> {
  const faults: string[] = []
  page.on('console', (message) => {
    if (message.type() !== 'error') return
    if (!expectedErrors.some((expected) => expected.test(message.text()))) faults.push(`console: ${message.text()}`)
  })
  page.on('pageerror', ({ message }) => {
    if (!expectedErrors.some((expected) => expected.test(message))) faults.push(`exception: ${message}`)
  })
  page.on('request', (request) => {
    const url = new URL(request.url())
    const isOwn = url.origin === new URL(listeningUrl).origin || ['data:', 'blob:'].includes(url.protocol)
    if (!isOwn) faults.push(`request: ${request.url()}`)
  })
  await use(page)
  if (faults.length > 0) throw new Error(`The page was not quiet:\n${faults.join('\n')}`)
}

export const question = 'Does prone positioning lower mortality in severe ARDS?'

export function box(page: Page): Locator {
  return page.getByRole('textbox', { name: 'Your question' })
}

/** Opens the page and waits for hydration: before that, the page ignores input. */
export async function open(page: Page): Promise<void> {
  const session = page.waitForResponse('**/api/session')
  await page.goto('/')
  await session
}

/** Reloads a page of the chat that shows nothing by which hydration can be seen, and waits for that. */
export async function reload(page: Page): Promise<void> {
  const session = page.waitForResponse('**/api/session')
  await page.reload()
  await session
}

/** Opens an operator page with the token that `npm start` prints; the server then removes it from the address. */
export async function openAsOperator(page: Page, { operatorUrl }: TestServer, path: string): Promise<void> {
  const url = new URL(path, operatorUrl)
  url.search = new URL(operatorUrl).search
  await page.goto(url.href)
}

/**
 * Opens a path in a second window, which has the process of the first, and so its compiled scripts, and a copy of its
 * drafts.
 */
export async function openWindow(page: Page, path: string): Promise<Page> {
  const opened = page.waitForEvent('popup')
  await page.evaluate((path) => void window.open(path), path)
  return opened
}

export async function ask(page: Page, text = question): Promise<void> {
  await box(page).fill(text)
  await page.getByRole('button', { name: 'Ask', exact: true }).click()
}

/**
 * Asks the questions one after the other as the page does, without drawing their answers.
 *
 * @param page that has been opened
 * @returns the path of the conversation
 */
export async function storeConversation(page: Page, questions: readonly string[]): Promise<string> {
  const conversation = randomUUID()
  await page.evaluate(
    async ([id, questions]) => {
      let parent: string | undefined
      for (const content of questions) {
        const answer = crypto.randomUUID()
        const place = { id, parent, question: crypto.randomUUID(), answer }
        const response = await fetch('/api/v1/chat/completions', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ messages: [{ role: 'user', content }], conversation: place }),
        })
        if (!response.ok) throw new Error(await response.text())
        await response.text()
        parent = answer
      }
    },
    [conversation, questions] as const,
  )
  return `/c/${conversation}`
}

/** Opens the header's menu, which a narrow header has in place of labelled controls. */
export async function openHeaderMenu(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
}

/** The turn of the n-th question, from 0. */
export function turn(page: Page, index = 0): Locator {
  return page.getByRole('log').getByRole('article').nth(index)
}

export function status(page: Page): Locator {
  return page.getByRole('status')
}

/** The attachments of the question being written. */
export function attachments(page: Page): Locator {
  return page
    .getByRole('list', { name: 'Images', exact: true })
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^Remove / }) })
}

/** Saves the conversation in the format of that name in the Export menu. */
export async function exportFile(page: Page, name: string): Promise<Download> {
  await page.getByText('Export', { exact: true }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name }).click()
  return download
}

/** A real PNG of one colour, drawn by the browser. */
export async function createImage(page: Page, width = 60, height = 40): Promise<Buffer> {
  const base64 = await page.evaluate(
    ([width, height]) => {
      const canvas = document.createElement('canvas')
      canvas.width = width
      canvas.height = height
      const context = canvas.getContext('2d')
      if (context) context.fillStyle = '#2277aa'
      context?.fillRect(0, 0, width, height)
      return canvas.toDataURL('image/png').split(',')[1] ?? ''
    },
    [width, height] as const,
  )
  return Buffer.from(base64, 'base64')
}

/** Drops files on the window as a user does: drags them over the page, then releases them. */
export async function drop(
  page: Page,
  files: { name: string; type: string; data: Buffer }[],
  letGo = true,
): Promise<void> {
  const sent = files.map(({ name, type, data }) => ({ name, type, base64: data.toString('base64') }))
  await page.evaluate(
    ([files, letGo]) => {
      const data = new DataTransfer()
      for (const { name, type, base64 } of files) {
        const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
        data.items.add(new File([bytes], name, { type }))
      }
      const target = document.querySelector('main') ?? document.body
      for (const type of ['dragenter', 'dragover', ...(letGo ? ['drop'] : [])])
        target.dispatchEvent(new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true }))
    },
    [sent, letGo] as const,
  )
}
