/** How long stored conversations take to open: from the navigation to the newest answer on the screen, with the box below it ready. */
import type { Browser } from '@playwright/test'
import { sampleQuestions } from '@/components/chat/sample-questions'

const questions = Object.values(sampleQuestions)

/**
 * Puts a conversation in by the route that the page asks, so that its answers carry sources, marks and checks.
 *
 * @param messages questions and answers together; the newest question is the same for every number
 * @returns its id
 */
export async function talkAtLength(browser: Browser, url: string, messages: number): Promise<string> {
  const context = await browser.newContext()
  const page = await context.newPage()
  // The page fetches its session by itself, and what is asked from it belongs to that.
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

/** @returns milliseconds by the page's own clock, with nothing cached */
export async function openingMs(browser: Browser, url: string, conversation: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await page.addInitScript((newest) => {
    const isOpen = () => {
      const last = [...document.querySelectorAll('[role="log"] article')].at(-1)
      return last?.textContent?.includes(newest) && last.querySelector('a[aria-label^="Source 1"]') !== null
    }
    const look = () => {
      if (!isOpen()) requestAnimationFrame(look)
      // What is there in one frame is on the screen when the next one begins.
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
