/** What a long conversation costs in one tab: showing all its questions, scrolling, typing, and asking one more. */
import type { Browser, CDPSession, Page } from '@playwright/test'
import { findLongTasksMs, startTrace } from './trace'

const keys = 60
const betweenMs = 90
const wheelPx = 900
const betweenWheelsMs = 60

export interface LongConversationCost {
  /** Milliseconds by the page's clock from the press that shows all questions to the frame that has them. */
  expandMs: number
  /** Main-thread tasks of more than 50 ms of CPU while they are shown, longest first. */
  expandTasksMs: number[]
  /** The same while the reader scrolls from the newest turn to the oldest and back. */
  scrollTasksMs: number[]
  /** Milliseconds from each key to its paint, slowest last. */
  keysMs: number[]
}

/** @param turns the number of turns that the conversation has */
export async function measureLongConversation(
  browser: Browser,
  address: string,
  turns: number,
): Promise<LongConversationCost> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  const machine = await browser.newBrowserCDPSession()
  await page.goto(address, { waitUntil: 'networkidle' })
  const stopExpanding = await startTrace(machine)
  const expandMs = await showAll(page, turns)
  const expandTasksMs = findLongTasksMs(await stopExpanding())
  const stopScrolling = await startTrace(machine)
  await scrollThrough(page, -1)
  await scrollThrough(page, 1)
  const scrollTasksMs = findLongTasksMs(await stopScrolling())
  const keysMs = await measureKeysMs(page)
  await context.close()
  return { expandMs, expandTasksMs, scrollTasksMs, keysMs }
}

async function showAll(page: Page, turns: number): Promise<number> {
  return page.evaluate(async (turns) => {
    const nextFrame = () => new Promise(requestAnimationFrame)
    const start = performance.now()
    ;[...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Show all')?.click()
    while (document.querySelectorAll('[role="log"] > article').length < turns) await nextFrame()
    await nextFrame()
    return performance.now() - start
  }, turns)
}

/** Turns the wheel until the page no longer moves. */
async function scrollThrough(page: Page, direction: 1 | -1): Promise<void> {
  await page.mouse.move(400, 400)
  for (let still = 0, last = Number.NaN; still < 5; ) {
    await page.mouse.wheel(0, direction * wheelPx)
    await page.waitForTimeout(betweenWheelsMs)
    const now = await page.evaluate(() => window.scrollY)
    still = now === last ? still + 1 : 0
    last = now
  }
}

async function measureKeysMs(page: Page): Promise<number[]> {
  await page.evaluate(() => {
    const seen: number[] = []
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (name === 'keydown') seen.push(duration)
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
  await page
    .getByRole('textbox', { name: 'Your question' })
    .pressSequentially('what about older patients with a low blood pressure and kidneys '.slice(0, keys), {
      delay: betweenMs,
    })
  const reported = await page.evaluate(() => (window as unknown as { seen: number[] }).seen)
  return [...reported, ...Array<number>(Math.max(0, keys - reported.length)).fill(8)].sort((a, b) => a - b)
}

export interface TurnCost {
  /** Main-thread CPU milliseconds of each of the first turns, from the press to the end of the answer, by tab. */
  earlyMs: number[]
  /** The same of the turns after `turns` others, measured in turn with the early ones. */
  lateMs: number[]
  /** The same of every turn of the long tab before that. */
  curveMs: number[]
}

/**
 * Asks one question after the other in one tab, then again in turn with tabs that are newly opened: other work on the
 * machine changes both alike.
 *
 * @param turns the number of turns before the measured ones
 * @param tabs the number of new tabs
 */
export async function measureTurnCost(
  browser: Browser,
  url: string,
  questions: readonly string[],
  turns: number,
  tabs: number,
): Promise<TurnCost> {
  const cost: TurnCost = { earlyMs: [], lateMs: [], curveMs: [] }
  const long = await openTab(browser, url, questions)
  for (let turn = 0; turn < turns; turn += 1) cost.curveMs.push(await long.ask())
  for (let tab = 0; tab < tabs; tab += 1) {
    const early = await openTab(browser, url, questions)
    // The first turn of a tab also loads code.
    for (const _ of questions) await early.ask()
    for (const _ of questions) {
      cost.earlyMs.push(await early.ask())
      cost.lateMs.push(await long.ask())
    }
    await early.close()
  }
  await long.close()
  return cost
}

/** @returns `ask`, which asks the next question and gives its main-thread CPU milliseconds */
async function openTab(browser: Browser, url: string, questions: readonly string[]) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await page.goto(url, { waitUntil: 'networkidle' })
  const field = page.getByRole('textbox', { name: 'Your question' })
  await field.fill(questions[0] ?? '')
  // The button takes presses once the page's code runs; before that, submitting the form would load the page again.
  await page.getByRole('button', { name: 'Ask', exact: true }).click({ trial: true })
  await field.fill('')
  const cdp = await context.newCDPSession(page)
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  let turn = 0
  return {
    ask: async () => {
      await page.bringToFront()
      const before = await mainThreadMs(cdp)
      await page.evaluate(ask, { turn, question: questions[turn % questions.length] ?? '' })
      turn += 1
      return (await mainThreadMs(cdp)) - before
    },
    close: () => context.close(),
  }
}

/** Runs in the page, since Playwright's own queries read the whole document. @returns when the answer has ended */
async function ask({ turn, question }: { turn: number; question: string }): Promise<void> {
  const field = document.querySelector('textarea')
  if (!field) throw new Error('There is no question box.')
  // React listens to the setter of the prototype.
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, question)
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  const nextFrame = () => new Promise(requestAnimationFrame)
  await nextFrame()
  field.form?.requestSubmit()
  const log = () => document.querySelector('[role="log"]')
  while (!log()?.children[turn]?.querySelector('footer')) await nextFrame()
}

async function mainThreadMs(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
}
