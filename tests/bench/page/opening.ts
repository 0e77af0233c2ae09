/**
 * How long stored conversations take to open: from navigation until the newest answer is visible and the composer is
 * ready.
 */
import type { Browser } from '@playwright/test'
import { sampleQuestions } from '@/components/chat/sample-questions'

const questions = Object.values(sampleQuestions)

/**
 * Creates a conversation through the page's own route, so that its answers have sources, marks and checks.
 *
 * @param messages number of questions and answers together; the newest question is the same for every number
 * @returns the conversation's id
 */
export async function seedConversation(browser: Browser, url: string, messages: number): Promise<string> {
  const context = await browser.newContext()
  const page = await context.newPage()
  // The page creates its own session, to which its questions then belong.
  await page.goto(url, { waitUntil: 'networkidle' })
  const turns = Array.from({ length: messages / 2 }, (_, back) => questions[back % questions.length] ?? '').reverse()
  const conversation = await page.evaluate(async (turns) => {
    const newId = () => crypto.randomUUID()
    const id = newId()
    let parent: string | undefined
    for (const content of turns) {
      const answer = newId()
      const response = await fetch('/api/v1/chat/completions', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          messages: [{ role: 'user', content }],
          conversation: { id, parent, question: newId(), answer },
        }),
      })
      if (!response.ok) throw new Error(`The question was refused with ${response.status}: ${await response.text()}`)
      await response.text()
      parent = answer
    }
    return id
  }, turns)
  await context.close()
  return conversation
}

/** @returns milliseconds by the page's clock, with an empty cache */
export async function measureOpeningMs(browser: Browser, url: string, conversation: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await page.addInitScript((newest) => {
    const isOpen = () => {
      const last = [...document.querySelectorAll('[role="log"] article')].at(-1)
      return last?.textContent?.includes(newest) && last.querySelector('a[aria-label^="Source 1"]') !== null
    }
    const look = () => {
      if (!isOpen()) requestAnimationFrame(look)
      // Content of one frame is visible when the next frame begins.
      else requestAnimationFrame(() => Object.assign(window, { openedMs: performance.now() }))
    }
    requestAnimationFrame(look)
  }, questions[0] ?? '')
  await page.goto(`${url}/c/${conversation}`)
  const opened = await page.waitForFunction(() => (window as unknown as { openedMs?: number }).openedMs)
  const ms = (await opened.jsonValue()) ?? Number.NaN
  await context.close()
  return ms
}
