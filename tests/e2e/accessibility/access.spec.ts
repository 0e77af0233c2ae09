import type { Page } from '@playwright/test'
import { expectAccessible } from '../../support/browser/accessible'
import { ask, box, expect, open, openHeaderMenu, question, status, test, turn } from '../../support/browser/fixture'

test('on a 4K screen nothing overflows the window, and the text is larger', async ({ page }) => {
  await page.setViewportSize({ width: 3840, height: 2160 })
  await open(page)
  await expectAccessible(page)
  expect(await page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize))).toBeGreaterThan(18)
})

// The size of a window of 1280 by 1024 pixels at 400 % zoom.
test('at 400 % zoom, the bars leave room for the content', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await open(page)
  await ask(page)
  await expect(status(page)).toHaveText(/^Answer ready/)
  await turn(page).getByText('Also reported').scrollIntoViewIfNeeded()
  await expect(page.getByRole('banner')).not.toBeInViewport()
  await expect(page.getByRole('form', { name: 'Ask a question' })).not.toBeInViewport()
  await page.keyboard.press('Tab')
  await page.keyboard.press('/')
  await expect(box(page)).toBeInViewport()
})

test('the largest text fits a window 640 and 320 px wide', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 740 })
  await page.goto('/settings')
  await page.getByRole('radio', { name: 'Largest' }).check()
  await open(page)
  await ask(page)
  await expect(status(page)).toHaveText(/^Answer ready/)
  await expectAccessible(page)
  expect(await findWrappedButtons(page)).toEqual([])
  await page.setViewportSize({ width: 320, height: 740 })
  await expectAccessible(page)
  await expect(page).toHaveTitle(/ARDS\? · Evidence Chat$/)
  // With the text of the browser itself at 200 %, and the answer scrolled so that the button to its end is shown.
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  await turn(page).getByRole('heading').first().scrollIntoViewIfNeeded()
  await expect.poll(async () => (await box(page).boundingBox())?.width).toBeGreaterThan(200)
})

/**
 * Buttons whose label takes more than one line. Those that hold a sentence may, and so may those with a second label on a
 * line of its own: each piece of text is measured by itself.
 */
function findWrappedButtons(page: Page): Promise<string[]> {
  return page.locator('button:visible:not(.text-start), summary:visible').evaluateAll((buttons) =>
    buttons.flatMap((button) => {
      if ((button.textContent ?? '').length > 50) return []
      const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const range = document.createRange()
        range.selectNodeContents(texts.currentNode)
        const { lineHeight, fontSize } = getComputedStyle(texts.currentNode.parentElement ?? button)
        const linePx = Number.parseFloat(lineHeight) || 1.5 * Number.parseFloat(fontSize)
        if (range.getBoundingClientRect().height > 1.7 * linePx) return [button.textContent ?? '']
      }
      return []
    }),
  )
}

// A window of 1280 pixels is this wide at 200 % zoom.
test('at 200 % zoom no label of a button wraps', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 400 })
  await open(page)
  expect(await findWrappedButtons(page)).toEqual([])
  await ask(page)
  await expect(status(page)).toHaveText(/^Answer ready/)
  expect(await findWrappedButtons(page)).toEqual([])
  await page.goto('/settings')
  expect(await findWrappedButtons(page)).toEqual([])
})

test('zooming is never disabled', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('meta[name=viewport]')).not.toHaveAttribute('content', /maximum-scale|user-scalable/)
})

test('a question is asked, read and followed up by keyboard', async ({ page }) => {
  await page.goto('/settings')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await open(page)
  await expect(box(page)).toBeFocused()
  await page.keyboard.type(question)
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.type('Second line')
  await expect(box(page)).toHaveValue(`${question}\nSecond line`)
  await page.keyboard.press('Enter')
  await expect(status(page)).toHaveText(/^Answer ready/)
  await expect(box(page)).toBeFocused()
  await page.keyboard.type('And in children?')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('log').getByRole('article')).toHaveCount(2)
})

test('Enter during IME composition does not send the question', async ({ page }) => {
  await open(page)
  await box(page).focus()
  const keyboard = await page.context().newCDPSession(page)
  await keyboard.send('Input.imeSetComposition', { text: '心不全', selectionStart: 3, selectionEnd: 3 })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('log')).toHaveCount(0)
  // As reported by browsers that do not set isComposing.
  await box(page).dispatchEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true, cancelable: true })
  await expect(page.getByRole('log')).toHaveCount(0)
  // The composed word is confirmed.
  await keyboard.send('Input.insertText', { text: '心不全' })
  await page.keyboard.press('Enter')
  await expect(turn(page).getByRole('heading', { level: 2 })).toHaveText(/^心不全/)
})

test.describe('on a phone without a mouse', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('Enter starts a new line, the button sends, and a tap opens the source at the bottom edge', async ({ page }) => {
    await open(page)
    await box(page).fill('Does prone positioning')
    await box(page).press('Enter')
    await expect(box(page)).toHaveValue('Does prone positioning\n')
    await ask(page)
    await expect(status(page)).toHaveText(/^Answer ready/)
    await turn(page)
      .getByRole('link', { name: /^Source 1$/ })
      .first()
      .tap()
    const card = page.getByRole('dialog', { name: 'Source 1' })
    await expect(card).toBeInViewport()
    const { bottom, width } = await card.evaluate((element) => element.getBoundingClientRect())
    expect({ bottom: Math.round(bottom), width: Math.round(width) }).toEqual({ bottom: 740, width: 360 })
  })

  test('buttons below an answer are large enough for a finger, and a follow-up says first what it was searched as', async ({
    page,
  }) => {
    await open(page)
    await ask(page)
    await expect(status(page)).toHaveText(/^Answer ready/)
    const buttons = turn(page).locator('footer').getByRole('button')
    for (const button of await buttons.all()) expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(40)
    const searchedAs = page.getByRole('paragraph').filter({ hasText: /^Searched as/ })
    await expect(searchedAs).toHaveCount(0)
    await ask(page, 'What about 90 days?')
    await expect(status(page)).toHaveText(/^Answer ready/)
    await expect(searchedAs).toHaveText(/prone/)
    await expect(searchedAs).toBeInViewport()
  })

  test('the button scrolls to the end of the answer, and nothing scrolls the page before that', async ({ page }) => {
    await open(page)
    await ask(page)
    await expect(status(page)).toHaveText(/^Answer ready/)
    await expect(turn(page).getByRole('heading', { level: 2 })).toBeInViewport()
    await page.getByRole('button', { name: 'Jump to the end' }).tap()
    await expect(turn(page).getByRole('button', { name: 'Copy answer' })).toBeInViewport()
    await expect(page.getByRole('button', { name: 'Jump to the end' })).toHaveCount(0)
  })
})

test('below an answer the question box is one line, grows in use, and takes at most a third of a low window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page)
  await ask(page)
  await expect(status(page)).toHaveText(/^Answer ready/)
  await expect(turn(page).getByText('Check the original article before you act.')).toBeVisible()
  const composer = page.getByRole('form', { name: 'Ask a question' })
  const heightPx = () => composer.evaluate((element) => element.getBoundingClientRect().height)
  const linePx = () => box(page).evaluate((element) => element.getBoundingClientRect().height)
  await box(page).blur()
  expect(await heightPx()).toBeLessThan((await linePx()) + 24)
  await expect(page.getByRole('button', { name: 'Add images' })).toBeHidden()
  const idlePx = await heightPx()
  await box(page).focus()
  await expect(page.getByRole('button', { name: 'Add images' })).toBeVisible()
  await box(page).fill('And in children?\n'.repeat(5))
  expect(await heightPx()).toBeGreaterThan(idlePx * 2)
  // A phone in landscape, the smallest window, and one with the on-screen keyboard open.
  for (const [width, height] of [[800, 390] as const, [320, 420] as const, [400, 400] as const]) {
    await page.setViewportSize({ width, height })
    await box(page).fill(`Patient John Smith, MRN 00482913.\n${'And in children?\n'.repeat(9)}`)
    await expect(page.getByRole('region', { name: 'Possible patient identifiers' })).toBeAttached()
    const dockPx = await page.locator('#question').evaluate((element) => element.getBoundingClientRect().height)
    expect(dockPx, `${width} x ${height}`).toBeLessThanOrEqual(height / 3)
    await expectAccessible(page)
  }
})

test('a wide header labels its controls; a narrow one keeps the primary action and a menu', async ({ page }) => {
  await open(page)
  await ask(page)
  await expect(status(page)).toHaveText(/^Answer ready/)
  const header = page.getByRole('banner')
  const names = ['Conversations', 'Export', 'Library', 'English', 'Theme: system', 'Settings']
  const label = (name: string) => header.getByText(name, { exact: true }).filter({ visible: true }).first()
  for (const name of names) await expect(label(name)).toBeVisible()
  await expect(header.getByRole('button', { name: 'Menu' })).toBeHidden()
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(header.locator('button:visible')).toHaveText(['New question', 'Menu'])
  await openHeaderMenu(page)
  for (const name of names) await expect(label(name)).toBeInViewport({ ratio: 1 })
  await header.getByText('Export', { exact: true }).click()
  await expect(page.getByRole('button', { name: 'Share by link…' })).toBeInViewport({ ratio: 1 })
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Share by link…' }).click()
  await expect(page.getByRole('dialog', { name: 'Share this conversation' })).toBeVisible()
})

test('a jump past the end of the answer hides the button', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 500 })
  await open(page)
  await ask(page)
  await expect(status(page)).toHaveText(/^Answer ready/)
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(page.getByRole('button', { name: 'Jump to the end' })).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await expect(page.getByRole('button', { name: 'Jump to the end' })).toHaveCount(0)
})

// A wide window is this narrow at 400 % zoom.
test('an open source and the product name fit a window that was narrowed', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 800 })
  await open(page)
  await ask(page)
  await expect(status(page)).toHaveText(/^Answer ready/)
  await turn(page)
    .getByRole('link', { name: /^Source 1$/ })
    .first()
    .click()
  await page.setViewportSize({ width: 360, height: 256 })
  const edges = () =>
    page.getByRole('dialog', { name: 'Source 1' }).evaluate((card) => {
      const { left, right, top, bottom } = card.getBoundingClientRect()
      return { left, right, isWhole: top >= 0 && bottom <= window.innerHeight }
    })
  await expect.poll(edges).toEqual({ left: 0, right: 360, isWhole: true })
  // A cut-off name is worse than the icon alone.
  const name = await page.getByRole('link', { name: 'Evidence Chat' }).evaluate((link) => {
    const text = link.querySelector('span')?.getBoundingClientRect()
    const { right, bottom } = link.getBoundingClientRect()
    return text && (text.right <= right + 1 || text.top >= bottom - 1)
  })
  expect(name).toBe(true)
})

test('the text of an answer is never in a live region', async ({ page }) => {
  await open(page)
  await ask(page)
  await expect(status(page)).toHaveText(/^Answer ready, \d+ sources?\.$/)
  await expect(page.getByRole('log')).toHaveAttribute('aria-live', 'off')
  await expect(page.getByRole('log')).toHaveAttribute('aria-busy', 'false')
})

test('a chosen theme is stored and applied from the first paint', async ({ page }) => {
  await open(page)
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const light = await background()
  await page.getByRole('button', { name: 'Switch to light' }).click()
  await page.getByRole('button', { name: 'Switch to dark' }).click()
  expect(await background()).not.toBe(light)
  await page.reload({ waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('button', { name: 'Switch to system' }).click()
  expect(await background()).toBe(light)
})

test('targets are at least 24 pixels high and wide', async ({ page }) => {
  await open(page)
  await ask(page)
  await expect(status(page)).toHaveText(/^Answer ready/)
  const small = await page.locator('button:visible, a[data-source]:visible, summary:visible').evaluateAll((elements) =>
    elements
      .map((element) => ({ name: element.textContent, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width < 24 || box.height < 24)
      .map(({ name, box }) => `${name}: ${box.width} x ${box.height}`),
  )
  expect(small).toEqual([])
})
