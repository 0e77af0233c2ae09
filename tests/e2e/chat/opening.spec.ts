import type { Page } from '@playwright/test'
import {
  test as base,
  expect,
  open,
  openHeaderMenu,
  storeConversation,
  turn,
  watch,
} from '../../support/browser/fixture'
import { everyNth } from '../../support/full'

/**
 * A scroll bar that appears takes space from the page; Playwright hides scroll bars by default. A browser of this test
 * alone: with other options for all browsers of the file, a worker would end for it, and its servers with it.
 */
const test = base.extend({
  ownPage: async ({ playwright, launchOptions, server, expectedErrors }, use) => {
    const browser = await playwright.chromium.launch({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] })
    await watch(await browser.newPage(), server, expectedErrors, use)
    await browser.close()
  },
})

/** Summed as Lighthouse does, including shifts after a click. */
const shiftMax = 0.05

const questions = [
  'Does prone positioning lower mortality in severe ARDS?',
  'Does apixaban cause less bleeding than warfarin in atrial fibrillation?',
]

/** @returns the addresses of two conversations, each longer than a window */
async function twoConversations(page: Page): Promise<string[]> {
  return [await storeConversation(page, questions), await storeConversation(page, questions.toReversed())]
}

async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** The sum since the last call. */
function shifted(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { shifts } = window as unknown as { shifts: number[] }
    return shifts.splice(0).reduce((sum, each) => sum + each, 0)
  })
}

/** The last turn is at the top, and the last script has loaded: that of the button that scrolls to the end. */
async function isOpened(page: Page, question: string | undefined): Promise<void> {
  const heading = turn(page, 1).getByRole('heading', { level: 2 })
  await expect(heading).toHaveText(question ?? '')
  await expect(page.getByRole('button', { name: 'Jump to the end' })).toBeVisible()
  await expect(heading).toBeInViewport()
  await expect(turn(page, 0).getByRole('heading', { level: 2 })).not.toBeInViewport()
}

/** The desk first, where an open list of conversations may shift the rest. */
const viewports = { desk: { width: 1350, height: 700 }, phone: { width: 390, height: 844 } }

test('a stored conversation opens on a phone and on a desk at its last turn, and nothing shifts', async ({
  ownPage: page,
}) => {
  await open(page)
  const [one = '', other = ''] = await twoConversations(page)
  await watchShifts(page)
  const history = page.getByRole('button', { name: 'Conversations', exact: true })
  for (const [name, viewport] of everyNth(Object.entries(viewports), 2))
    await test.step(name, async () => {
      await page.setViewportSize(viewport)
      await page.goto(one)
      await isOpened(page, questions[1])
      expect(await shifted(page)).toBeLessThan(shiftMax)
      if (name === 'phone') await openHeaderMenu(page)
      await history.click()
      await page.getByRole('listitem').locator(`a[href="${other}"]`).click()
      await isOpened(page, questions[0])
      await shifted(page)
      await page.goBack()
      await isOpened(page, questions[1])
      expect(await shifted(page)).toBeLessThan(shiftMax)
      // On a desktop the list of conversations is now open beside it.
      await page.reload()
      await isOpened(page, questions[1])
      if (name === 'phone') await openHeaderMenu(page)
      await expect(history).toHaveAttribute('aria-expanded', String(name === 'desk'))
      expect(await shifted(page)).toBeLessThan(shiftMax)
    })
})
