/**
 * The CPU cost of the page on a reader's machine, compared with plain pages (text only, react-markdown on the whole
 * message, streamdown) that render the same stream. Streams a 12,000-token answer at 200 tokens a second through the
 * built product into Chromium, with citations, cards and checks. Counts CPU time rather than wall time, so that a
 * busy machine changes little.
 *
 * `npm run bench -- page [streaming|view|opening|long|typing|lighthouse|ours|text|whole|streamdown]…`: about fifteen
 * minutes for all.
 */
import { type Browser, chromium } from '@playwright/test'
import { sampleQuestions } from '@/components/chat/sample-questions'
import { takeMedian } from '@/lib/shared/text/median'
import { startServer } from '../support/server'
import { type ModelServer, plainPages, startModelServer, startPlainPages, startProduct } from './page/contenders'
import { measureLargestPaintMs, measureScriptKb, scriptKbMax } from './page/first-view'
import { measureLighthouse } from './page/lighthouse'
import { measureLongConversation, measureTurnCost } from './page/long-conversation'
import { measureOpeningMs, seedConversation } from './page/opening'
import { measureStreaming, type StreamedPage } from './page/streaming'
import { measureTypingMs } from './page/typing'

const parts = { streaming, view, opening, long, typing, lighthouse }
/** Of a long conversation. */
const manyTurns = 400
const asked = process.argv.slice(2)
const isAsked = (name: string, among: readonly string[]) =>
  asked.includes(name) || !asked.some((each) => among.includes(each))

const model = await startModelServer()
const ours = await startProduct(model.baseUrl)
const plain = await startPlainPages(model.baseUrl)
const chromiumPath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'
const browser = await chromium.launch({
  // With an empty path Playwright's own Chromium is installed.
  ...(chromiumPath === '' ? {} : { executablePath: chromiumPath }),
  args: ['--no-sandbox', '--disable-gpu'],
})
const ourPage: StreamedPage = {
  url: ours.url,
  question: 'Do SGLT2 inhibitors help in heart failure with reduced ejection fraction?',
}
try {
  for (const [name, part] of Object.entries(parts)) if (isAsked(name, Object.keys(parts))) await part(browser, model)
} finally {
  await browser.close()
  plain.stop()
  await ours.stop()
  model.stop()
}

async function streaming(browser: Browser, model: ModelServer): Promise<void> {
  const pages: [string, StreamedPage][] = [
    ['ours', ourPage],
    ...plainPages.map((name): [string, StreamedPage] => [name, { url: `${plain.url}/${name}` }]),
  ]
  console.log(
    'Streaming; bars: main 15 s, all threads 25 s, growth 1.1, no task over 50 ms, fewer than 10 dropped frames',
  )
  for (const [name, page] of pages) {
    if (!isAsked(name, ['ours', ...plainPages])) continue
    const { mainS, allThreadsS, msPerThousand, afterMs, longTasksMs, droppedFrames } = await measureStreaming(
      browser,
      page,
      model,
    )
    const growth = (msPerThousand.at(-1) ?? 0) / (msPerThousand[0] ?? 1)
    console.log(
      `${name}: main ${mainS.toFixed(1)} s, all threads ${allThreadsS.toFixed(1)} s, growth ${growth.toFixed(2)} ` +
        `(ms per 1,000 tokens: ${msPerThousand.map((ms) => ms.toFixed(0)).join(' ')}; after them ${afterMs.toFixed(0)}), ` +
        `tasks over 50 ms: ${longTasksMs.join(' ') || 'none'}, dropped frames ${droppedFrames}`,
    )
  }
}

async function view(browser: Browser): Promise<void> {
  const kb = await measureScriptKb(browser, ours.url)
  console.log(`First view: ${kb.toFixed(1)} kB of script on the wire; bar ${scriptKbMax}`)
  const times = { ours: [] as number[], bare: [] as number[] }
  for (let round = 0; round < 9; round += 1) {
    times.ours.push(await measureLargestPaintMs(browser, ours.url))
    times.bare.push(await measureLargestPaintMs(browser, `${plain.url}/bare`))
  }
  const [own, bare] = [takeMedian(times.ours), takeMedian(times.bare)]
  console.log(
    `Largest paint, processor slowed 4 x: ours ${own.toFixed(0)} ms, bare React page ${bare.toFixed(0)} ms, ratio ${(own / bare).toFixed(2)}; bar 1.3`,
  )
}

async function opening(browser: Browser): Promise<void> {
  // Without a model, quoted answers come at once, with the usual sources and marks.
  const { url, stop } = await startServer({ RATE_LIMIT_RPM: '1000000' })
  try {
    const conversations = {
      short: await seedConversation(browser, url, 8),
      long: await seedConversation(browser, url, 2 * manyTurns),
    }
    const times = { short: [] as number[], long: [] as number[] }
    for (let round = 0; round < 15; round += 1) {
      times.short.push(await measureOpeningMs(browser, url, conversations.short))
      times.long.push(await measureOpeningMs(browser, url, conversations.long))
    }
    const [short, long] = [takeMedian(times.short), takeMedian(times.long)]
    console.log(
      `Opening a conversation: of 4 turns ${short.toFixed(0)} ms, of ${manyTurns} ${long.toFixed(0)} ms, ratio ${(long / short).toFixed(2)}; bar 1.2`,
    )
  } finally {
    await stop()
  }
}

async function long(browser: Browser): Promise<void> {
  const { url, stop } = await startServer({ RATE_LIMIT_RPM: '1000000' })
  try {
    const address = `${url}/c/${await seedConversation(browser, url, 2 * manyTurns)}`
    const { expandMs, expandTasksMs, scrollTasksMs, keysMs } = await measureLongConversation(
      browser,
      address,
      manyTurns,
    )
    console.log(
      `${manyTurns} turns: all shown in ${expandMs.toFixed(0)} ms, bar 3000; tasks over 50 ms then: ${expandTasksMs.join(' ') || 'none'}, ` +
        `while scrolling through them: ${scrollTasksMs.join(' ') || 'none'}, bar none; slowest key painted within ${keysMs.at(-1)} ms, bar 32`,
    )
    const { earlyMs, lateMs, curveMs } = await measureTurnCost(browser, url, Object.values(sampleQuestions), 192, 4)
    // The questions take turns, and answers differ in length.
    const around = (turn: number) => curveMs.slice(turn - 4, turn + 4).reduce((sum, ms) => sum + ms, 0) / 8
    const curve = [5, 25, 50, 100, 150, 188].map((turn) => `${turn}: ${around(turn).toFixed(0)} ms`)
    const [early, late] = [takeMedian(earlyMs), takeMedian(lateMs)]
    console.log(
      `Asking in one tab, by turn: ${curve.join(', ')}; in turn with new tabs, turns 5 to 8 ${early.toFixed(0)} ms, ` +
        `from 193 on ${late.toFixed(0)} ms, ratio ${(late / early).toFixed(2)}, bar 1.3`,
    )
  } finally {
    await stop()
  }
}

async function typing(browser: Browser): Promise<void> {
  const ms = await measureTypingMs(browser, ourPage)
  console.log(
    `Typing while an answer streams: half of ${ms.length} keys painted within ${takeMedian(ms)} ms, all within ${ms.at(-1)} ms, ` +
      `${ms.filter((each) => each > 32).length} later than 32 ms; bar 0`,
  )
}

async function lighthouse(browser: Browser): Promise<void> {
  const { url, stop } = await startServer({ RATE_LIMIT_RPM: '1000000' })
  try {
    const pages = { 'the first view': url, 'a conversation': `${url}/c/${await seedConversation(browser, url, 4)}` }
    for (const [name, address] of Object.entries(pages))
      for (const form of ['phone', 'desk'] as const) {
        const scores = Object.entries(measureLighthouse(address, form, chromiumPath))
        console.log(
          `Lighthouse on ${name}, ${form}: ${scores.map(([name, points]) => `${name} ${points}`).join(', ')}; bars 100, 100 and 95`,
        )
      }
  } catch (error) {
    console.log(`Lighthouse is left out: npm could not bring it, or it could not load the page.\n${error}`)
  } finally {
    await stop()
  }
}
