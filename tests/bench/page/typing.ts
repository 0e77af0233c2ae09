/** How long a key takes to appear in the composer while an answer streams. */
import type { Browser } from '@playwright/test'
import type { StreamedPage } from './streaming'

const keys = 120
const betweenMs = 90

/** @returns milliseconds from each key to the paint that shows it, from the browser's event timing (in steps of 8) */
export async function measureTypingMs(browser: Browser, { url, question = '' }: StreamedPage): Promise<number[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await page.goto(url, { waitUntil: 'networkidle' })
  const box = page.getByRole('textbox')
  await box.fill(question)
  await page.getByRole('button', { name: 'Ask', exact: true }).click()
  await page.getByRole('status').filter({ hasText: 'Writing the answer' }).waitFor({ state: 'attached' })
  await page.evaluate(() => {
    const seen: number[] = []
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (name === 'keydown') seen.push(duration)
      // The browser reports nothing below 16 ms; unreported keys were faster.
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
  await box.pressSequentially('what about older patients '.repeat(5).slice(0, keys), { delay: betweenMs })
  const reported = await page.evaluate(() => (window as unknown as { seen: number[] }).seen)
  await context.close()
  return [...reported, ...Array<number>(Math.max(0, keys - reported.length)).fill(8)].sort((a, b) => a - b)
}
