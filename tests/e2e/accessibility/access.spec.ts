import type { Page } from '@playwright/test'
import { expectAccessible } from '../../support/browser/accessible'
import {
  ask,
  box,
  createImage,
  expect,
  open,
  openHeaderMenu,
  question,
  status,
  test,
  turn,
} from '../../support/browser/fixture'
import { everyNth } from '../../support/full'

const endButton = (page: Page) => page.getByRole('button', { name: 'Jump to the end' })

const firstMark = (page: Page) =>
  turn(page)
    .getByRole('link', { name: /^Source 1$/ })
    .first()

test('an answer stays readable, and what belongs to it within reach, in a window of any size', async ({ page }) => {
  await open(page)
  await test.step('a chosen theme is stored and applied from the first paint, and zooming is never disabled', async () => {
    await expect(page.locator('meta[name=viewport]')).not.toHaveAttribute('content', /maximum-scale|user-scalable/)
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
  await page.setViewportSize({ width: 3840, height: 800 })
  await test.step('on a 4K screen the text is larger', async () => {
    expect(await page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize))).toBeGreaterThan(18)
  })

  // A window of 1280 pixels is this wide at 200 % zoom.
  await page.setViewportSize({ width: 640, height: 400 })
  await expect.poll(() => findWrappedButtons(page), 'at 200 % zoom').toEqual([])
  await ask(page)
  await expect(status(page)).toHaveText(/^Answer ready, \d+ sources?\.$/)
  await expect.poll(() => findWrappedButtons(page), 'at 200 % zoom').toEqual([])
  await test.step('its text is not in a live region', async () => {
    await expect(page.getByRole('log')).toHaveAttribute('aria-live', 'off')
    await expect(page.getByRole('log')).toHaveAttribute('aria-busy', 'false')
  })

  await test.step('targets are at least 24 pixels high and wide', async () => {
    await page.setViewportSize({ width: 1280, height: 800 })
    const targets = page.locator('button:visible, a[data-source]:visible, summary:visible')
    const small = () =>
      targets.evaluateAll((elements) =>
        elements
          .map((element) => ({ name: element.textContent, box: element.getBoundingClientRect() }))
          .filter(({ box }) => box.width < 24 || box.height < 24)
          .map(({ name, box }) => `${name}: ${box.width} x ${box.height}`),
      )
    // The header is drawn again for the new width.
    await expect.poll(small).toEqual([])
  })

  await test.step('a wide header labels its controls; a narrow one keeps the primary action and a menu', async () => {
    const header = page.getByRole('banner')
    const names = ['Conversations', 'Export', 'Library', 'English', 'Theme: system', 'Settings']
    const label = (name: string) => header.getByText(name, { exact: true }).filter({ visible: true }).first()
    for (const name of names) await expect(label(name)).toBeVisible()
    await expect(header.getByRole('button', { name: 'Menu' })).toBeHidden()
    await page.setViewportSize({ width: 360, height: 740 })
    await expect(header.locator('button:visible')).toHaveText(['New question', 'Menu'])
    await openHeaderMenu(page)
    for (const name of names) await expect(label(name)).toBeInViewport({ ratio: 1 })
    const tops = await Promise.all(names.map(async (name) => (await label(name).boundingBox())?.y ?? 0))
    expect(tops).toEqual(tops.toSorted((one, other) => one - other))
    await header.getByText('Export', { exact: true }).click()
    await expect(page.getByRole('button', { name: 'Share by link…' })).toBeInViewport({ ratio: 1 })
    await page.getByRole('button', { name: 'Share by link…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Share this conversation' })
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  })

  await test.step('a jump past the end of the answer hides the button that leads there', async () => {
    await page.setViewportSize({ width: 360, height: 500 })
    await page.evaluate(() => window.scrollTo(0, 0))
    await expect(endButton(page)).toBeVisible()
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await expect(endButton(page)).toHaveCount(0)
  })

  // A wide window is this narrow at 400 % zoom.
  await test.step('an open source and the product name fit a window that was narrowed', async () => {
    await page.setViewportSize({ width: 1000, height: 800 })
    await firstMark(page).click()
    await page.setViewportSize({ width: 360, height: 256 })
    const card = page.getByRole('dialog', { name: 'Source 1' })
    const edges = () =>
      card.evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect()
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
    await page.keyboard.press('Escape')
    await expect(card).toBeHidden()
  })

  // The size of a window of 1280 by 1024 pixels at 400 % zoom.
  await test.step('at 400 % zoom, the bars leave room for the content', async () => {
    await page.setViewportSize({ width: 320, height: 256 })
    await turn(page).getByText('Also reported').scrollIntoViewIfNeeded()
    await expect(page.getByRole('banner')).not.toBeInViewport()
    await expect(page.getByRole('form', { name: 'Ask a question' })).not.toBeInViewport()
    await page.keyboard.press('Tab')
    await page.keyboard.press('/')
    await expect(box(page)).toBeInViewport()
  })

  await test.step('below it the question box is one line, grows in use, and takes at most a third of a low window', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
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
    await box(page).fill(`Patient John Smith, MRN 00482913.\n${'And in children?\n'.repeat(9)}`)
    await expect(page.getByRole('region', { name: 'Possible patient identifiers' })).toBeAttached()
    // The smallest window, one with the on-screen keyboard open, and a phone in landscape.
    for (const [width, height] of everyNth([[320, 420] as const, [400, 400] as const, [800, 390] as const], 2)) {
      await page.setViewportSize({ width, height })
      const dockPx = await page.locator('#question').evaluate((element) => element.getBoundingClientRect().height)
      expect(dockPx, `${width} x ${height}`).toBeLessThanOrEqual(height / 3)
    }
    await page.setViewportSize({ width: 320, height: 420 })
    await expectAccessible(page, { within: page.locator('#question') })
  })
})

test('the largest text scales everything from the first paint and fits a window 640 and 320 px wide, and the chosen key sends the question', async ({
  page,
}) => {
  await page.setViewportSize({ width: 640, height: 740 })
  await page.goto('/settings')
  expect(await findWrappedButtons(page)).toEqual([])
  const size = () => page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize))
  const before = await size()
  await page.getByRole('radio', { name: 'Largest' }).check()
  expect(await size()).toBeCloseTo(before * 1.3, 1)
  await page.getByRole('radio', { name: 'Ctrl or ⌘ + Enter' }).check()
  await open(page)
  await expect(page.locator('html')).toHaveAttribute('data-text-size', 'largest')
  await box(page).fill(question)
  await box(page).press('Enter')
  await expect(box(page)).toHaveValue(`${question}\n`)
  await expect(page.getByText('Ctrl or ⌘ + Enter to send, Enter for a new line')).toBeVisible()
  await box(page).press('ControlOrMeta+Enter')
  await expect(turn(page).getByRole('heading', { level: 2 })).toHaveText(question)
  await expect(status(page)).toHaveText(/^Answer ready/)
  expect(await findWrappedButtons(page)).toEqual([])
  for (const width of everyNth([320, 640], 2)) {
    await page.setViewportSize({ width, height: 740 })
    await expectAccessible(page)
  }
  await expect(page).toHaveTitle(/ARDS\? · Evidence Chat$/)
  // With the text of the browser itself at 200 %, and the answer scrolled so that the button to its end is shown.
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  await turn(page).getByRole('heading').first().scrollIntoViewIfNeeded()
  await expect.poll(async () => (await box(page).boundingBox())?.width).toBeGreaterThan(200)
})

/**
 * Buttons whose label takes more than one line. Those that hold a sentence may, and so may those with a second label on
 * a line of its own: each piece of text is measured by itself.
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

test.describe('on a phone without a mouse', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('a question is sent by its button, a source opens at the bottom edge, and everything is large enough for a finger', async ({
    page,
  }) => {
    await open(page)
    await test.step('the camera is offered, and an image fits the screen', async () => {
      await page.getByRole('button', { name: 'Add images' }).tap()
      const chooser = page.waitForEvent('filechooser')
      await page.getByRole('button', { name: 'Take a photo…' }).tap()
      const camera = (await chooser).element()
      expect(await camera.getAttribute('capture')).toBe('environment')
      await (await chooser).setFiles({
        name: 'ward.png',
        mimeType: 'image/png',
        buffer: await createImage(page, 900, 1600),
      })
      await page.getByRole('button', { name: 'Open ward.png' }).tap()
      const shown = await page.getByRole('dialog').getByRole('img', { name: 'ward.png' }).boundingBox()
      expect(shown && shown.x >= 0 && shown.x + shown.width <= 360 && shown.y + shown.height <= 740).toBe(true)
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Remove ward.png' }).tap()
    })
    await box(page).fill('Does prone positioning')
    await box(page).press('Enter')
    await expect(box(page)).toHaveValue('Does prone positioning\n')
    await ask(page)
    await expect(status(page)).toHaveText(/^Answer ready/)
    await test.step('nothing scrolls the page before its button does', async () => {
      await expect(turn(page).getByRole('heading', { level: 2 })).toBeInViewport()
      await endButton(page).tap()
      await expect(turn(page).getByRole('button', { name: 'Copy answer' })).toBeInViewport()
      await expect(endButton(page)).toHaveCount(0)
    })
    const buttons = turn(page).locator('footer').getByRole('button')
    for (const button of await buttons.all()) expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(40)
    await firstMark(page).tap()
    const card = page.getByRole('dialog', { name: 'Source 1' })
    await expect(card).toBeInViewport()
    const { bottom, width } = await card.evaluate((element) => element.getBoundingClientRect())
    expect({ bottom: Math.round(bottom), width: Math.round(width) }).toEqual({ bottom: 740, width: 360 })
    for (const name of ['PubMed', 'DOI'])
      await expect(card.getByRole('link', { name: `${name} (opens in a new tab)`, exact: true })).toBeVisible()
    await page.keyboard.press('Escape')

    const searchedAs = page.getByRole('paragraph').filter({ hasText: /^Searched as/ })
    await expect(searchedAs).toHaveCount(0)
    await ask(page, 'What about 90 days?')
    await expect(status(page)).toHaveText(/^Answer ready/)
    await expect(searchedAs).toHaveText(/prone/)
    await expect(searchedAs).toBeInViewport()
  })
})
