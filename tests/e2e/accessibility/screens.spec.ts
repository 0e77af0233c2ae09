/**
 * The main screens as a user sees them: each is rendered at three widths in both themes and saved as a screenshot in
 * `test-results` for review. No baseline is compared, since fonts differ between machines; each screen is checked for
 * what a machine can detect: nothing overflows the window, and no text is cut off.
 */

import type { Page } from '@playwright/test'
import { ask, expect, open, openAsOperator, status, test, turn } from '../../support/browser/fixture'
import type { TestServer } from '../../support/server'

async function answered(page: Page): Promise<void> {
  await open(page)
  await ask(page, 'Do SGLT2 inhibitors lower cardiovascular death in heart failure?')
  await expect(status(page)).toHaveText(/^Answer ready/)
}

const screens: Record<string, (page: Page, server: TestServer) => Promise<void>> = {
  welcome: open,
  answer: answered,
  studies: async (page) => {
    await answered(page)
    await turn(page)
      .getByText(/^Compare the \d+ cited sources$/)
      .click()
    await expect(turn(page).getByRole('img', { name: /^Hazard ratios/ })).toBeVisible()
  },
  source: async (page) => {
    await answered(page)
    await turn(page)
      .getByRole('link', { name: /^Source 1:/ })
      .first()
      .click()
    await expect(page.getByRole('dialog')).toBeVisible()
  },
  conversations: async (page) => {
    await answered(page)
    await page.getByRole('button', { name: 'Conversations' }).click()
    await expect(page.getByRole('region', { name: 'Today' })).toBeVisible()
  },
  article: async (page) => void (await page.goto('/sources/card%3Aproseva?quote=severe%20ARDS#quote')),
  library: async (page) => void (await page.goto('/library?q=heart+failure')),
  settings: (page, server) => openAsOperator(page, server, '/settings'),
  'settings without operator access': async (page) => void (await page.goto('/settings?operator=refused#model')),
  'adding articles without operator access': async (page) => void (await page.goto('/library/import')),
  'API documentation': async (page) => void (await page.goto('/api-docs')),
}

for (const [name, reach] of Object.entries(screens))
  test(`${name}: nothing is cut off at any width or in either theme`, async ({ page, server }, info) => {
    await reach(page, server)
    for (const width of [360, 768, 1440])
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.setViewportSize({ width, height: 900 })
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await page.screenshot({ path: info.outputPath(`${width}-${colorScheme}.png`), animations: 'disabled' })
        const beyond = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect.soft(beyond, `${width} px`).toBeLessThanOrEqual(0)
        expect.soft(await cutWords(page), `${width} px`).toEqual([])
      }
  })

/** Text of which a part is visible and the rest cannot be scrolled to; titles in the list may end in an ellipsis. */
function cutWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (nodes.nextNode()) {
      const text = nodes.currentNode
      const parent = text.parentElement
      if (!parent?.checkVisibility() || parent.closest('[aria-hidden], script, style')) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const { left, right, top, bottom } = range.getBoundingClientRect()
      for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
        const { overflowX, textOverflow } = getComputedStyle(box)
        if (overflowX === 'auto' || overflowX === 'scroll') break
        if (textOverflow === 'ellipsis' && box.closest('li')) break
        const edge = box.getBoundingClientRect()
        // Text for screen readers is in a one-pixel box; text without room wraps as a whole below its box.
        const isSeen = edge.width > 1 && top < edge.bottom && bottom > edge.top && left < edge.right
        if (overflowX !== 'visible' && isSeen && (left < edge.left - 1 || right > edge.right + 1))
          found.push(text.textContent ?? '')
      }
    }
    return found
  })
}
