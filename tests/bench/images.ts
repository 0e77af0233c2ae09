/**
 * How long a phone photo takes from drop to ready, and a printed report to be read by OCR, and whether the page stays
 * responsive; how many of the report's numbers are right, in the browser and on the server; how much memory the tab
 * retains after fifty images were added and removed. `npm run bench -- images [RUNS]`; needs a build (`npm start` or
 * `npm test` makes one).
 */
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { labReport, reportNumbers } from '../fixtures/images/lab-report'
import { startServer } from '../support/server'
import { measureOcr } from './images/measure-ocr'

const runs = Number(process.argv[2] ?? 9)
const [across, down] = [4032, 3024]

const server = await startServer({ RATE_LIMIT_RPM: '10000' })
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--headless', '--no-sandbox', '--disable-gpu'],
})
try {
  const photo = await phonePhoto()
  console.log(`a phone photo of ${across} × ${down} pixels, ${(photo.length / 1e6).toFixed(1)} MB`)
  const page = await browser.newPage()
  await page.goto(server.url, { waitUntil: 'networkidle' })
  const times: number[] = []
  let longest = 0
  for (let run = 0; run < runs; run += 1) {
    const { ms, longTaskMs } = await addOne(page, photo)
    times.push(Math.round(ms))
    longest = Math.max(longest, longTaskMs)
  }
  times.sort((a, b) => a - b)
  console.log(`drop to ready: median ${times[Math.floor(runs / 2)]} ms (${times.join(', ')}); bar 700 ms`)
  console.log(`longest task on the page meanwhile: ${Math.round(longest)} ms (0: none over 50 ms); bar 50 ms`)

  for (const font of ['Liberation Sans', 'DejaVu Sans', 'Liberation Serif', 'DejaVu Sans Mono']) {
    const printer = await browser.newPage()
    const report = await labReport(printer, `'${font}'`)
    await printer.close()
    const { ms, longTaskMs, text } = await readOne(page, report)
    const right = countRight(text)
    console.log(
      `A4 report at 150 dpi in ${font}: ${right} of ${reportNumbers.length} numbers right (${((100 * right) / reportNumbers.length).toFixed(1)} %; bar 95 %) in ${(ms / 1000).toFixed(1)} s (bar 8 s), longest task on the page ${Math.round(longTaskMs)} ms (0: none over 50 ms)`,
    )
  }

  const before = await heapMb(page)
  const small = await sharp(photo).resize(1600).jpeg().toBuffer()
  for (let image = 0; image < 50; image += 1) await addOne(page, small, false)
  const full = await heapMb(page)
  while ((await page.getByRole('button', { name: /^Remove / }).count()) > 0)
    await page
      .getByRole('button', { name: /^Remove / })
      .first()
      .click()
  const after = await heapMb(page)
  console.log(`memory of the page's scripts: ${before} MB, with 50 images ${full} MB, after removing them ${after} MB`)
  await measureOcr(server)
} finally {
  await browser.close()
  await server.stop()
}

/** Gradients and grain as from a sensor; compresses like a photo. */
async function phonePhoto(): Promise<Buffer> {
  const grain = await sharp({
    create: {
      width: across,
      height: down,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 18 },
    },
  })
    .png()
    .toBuffer()
  const scene = await sharp(
    Buffer.from([200, 60, 40, 40, 160, 90, 30, 70, 200, 240, 230, 210, 90, 90, 90, 20, 30, 40]),
    {
      raw: { width: 3, height: 2, channels: 3 },
    },
  )
    .resize(across, down, { kernel: 'cubic' })
    .png()
    .toBuffer()
  return sharp(scene)
    .composite([{ input: grain, blend: 'soft-light' }])
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 88 })
    .toBuffer()
}

/** Counts the report's numbers that occur in the text, each once. */
function countRight(text: string): number {
  const found: string[] = text.match(/\d+(?:\.\d+)?/g) ?? []
  return reportNumbers.filter((number) => {
    const at = found.indexOf(number)
    if (at >= 0) found.splice(at, 1)
    return at >= 0
  }).length
}

async function addOne(page: Page, data: Buffer, isRemoved = true): Promise<{ ms: number; longTaskMs: number }> {
  const added = await addAndAwait(page, data, 'form li input[type=text]')
  if (isRemoved) await removeFirst(page)
  return added
}

/** Time from drop to the OCR text. */
async function readOne(page: Page, data: Buffer): Promise<{ ms: number; longTaskMs: number; text: string }> {
  const added = await addAndAwait(page, data, 'form li textarea')
  const text = await page.locator('form li textarea').inputValue()
  await removeFirst(page)
  return { ...added, text }
}

async function removeFirst(page: Page): Promise<void> {
  await page.evaluate(() => document.querySelector<HTMLElement>('form li button[aria-label^=Remove]')?.click())
}

/** @param sign the text that a tile shows when it is done */
async function addAndAwait(page: Page, data: Buffer, sign: string): Promise<{ ms: number; longTaskMs: number }> {
  return page.evaluate(
    async ({ base64, sign }) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
      const transfer = new DataTransfer()
      transfer.items.add(new File([bytes], 'photo.jpg', { type: 'image/jpeg' }))
      const done = () => document.querySelectorAll(sign).length
      const had = done()
      // Counts only the preparation, not the base64 decoding above.
      await new Promise((later) => setTimeout(later, 100))
      let longTaskMs = 0
      const observer = new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) longTaskMs = Math.max(longTaskMs, duration)
      })
      observer.observe({ type: 'longtask' })
      const started = performance.now()
      document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true }))
      while (done() === had) await new Promise(requestAnimationFrame)
      const ms = performance.now() - started
      await new Promise((later) => setTimeout(later, 100))
      observer.disconnect()
      return { ms, longTaskMs }
    },
    { base64: data.toString('base64'), sign },
  )
}

async function heapMb(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  await session.detach()
  return Math.round(usedSize / 1e5) / 10
}
