/** The cost of one streamed answer for a page in Chromium: CPU seconds, long tasks and dropped frames. */
import type { Browser, CDPSession } from '@playwright/test'
import { answerTokens } from './answer'
import type { ModelServer } from './contenders'
import { countDroppedFrames, findLongTasksMs, startTrace } from './trace'

export interface StreamingCost {
  /** CPU seconds of the main thread. */
  mainS: number
  /** CPU seconds of the whole renderer process: main thread, workers, compositor, raster. */
  allThreadsS: number
  /** Main-thread milliseconds for each thousand tokens, in order. */
  msPerThousand: number[]
  /** Main-thread milliseconds after the last token, when our page renders the checks of all sentences. */
  afterMs: number
  /** Main-thread tasks that took more than 50 ms of CPU, longest first. */
  longTasksMs: number[]
  droppedFrames: number
}

export interface StreamedPage {
  url: string
  /** Text to type into the page's only text box before asking; undefined for a page without one. */
  question?: string
}

export async function measureStreaming(
  browser: Browser,
  { url, question }: StreamedPage,
  model: ModelServer,
): Promise<StreamingCost> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await page.goto(url, { waitUntil: 'networkidle' })
  if (question !== undefined) await page.getByRole('textbox').fill(question)
  const cdp = await context.newCDPSession(page)
  // CPU time rather than wall time, which other programs on a shared machine would distort.
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  const machine = await browser.newBrowserCDPSession()

  const stopTrace = await startTrace(machine)
  const allBefore = await rendererS(machine)
  const mainBefore = await mainThreadS(cdp)
  const sent = Array.from({ length: answerTokens / 1000 + 1 }, (_, index) => model.sent(index * 1000))
  await page.getByRole('button', { name: 'Ask', exact: true }).click()
  await sent[0]
  // Chromium counts each blink of a caret as a dropped frame.
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
  const marks: number[] = []
  for (const thousand of sent) {
    await thousand
    marks.push(await mainThreadS(cdp))
  }
  await page.getByRole('status').filter({ hasText: 'Answer ready' }).waitFor({ state: 'attached', timeout: 120_000 })
  marks.push(await mainThreadS(cdp))
  const allThreadsS = (await rendererS(machine)) - allBefore
  const events = await stopTrace()
  await context.close()
  return {
    mainS: (marks.at(-1) ?? 0) - mainBefore,
    allThreadsS,
    msPerThousand: marks.slice(1, -1).map((mark, index) => (mark - (marks[index] ?? 0)) * 1000),
    afterMs: ((marks.at(-1) ?? 0) - (marks.at(-2) ?? 0)) * 1000,
    longTasksMs: findLongTasksMs(events),
    droppedFrames: countDroppedFrames(events),
  }
}

async function mainThreadS(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
}

async function rendererS(machine: CDPSession): Promise<number> {
  const { processInfo } = await machine.send('SystemInfo.getProcessInfo')
  return processInfo.filter(({ type }) => type === 'renderer').reduce((sum, { cpuTime }) => sum + cpuTime, 0)
}
