import type { Locator, Page } from '@playwright/test'
import { box, expect, open, question, status, test, turn } from '../../support/browser/fixture'

/** Presses Tab until the element has the focus, as a user does; fails on a focus trap or lost focus. */
async function tabTo(page: Page, target: Locator, pressesMax = 40): Promise<void> {
  for (let presses = 0; presses < pressesMax; presses++) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`${target} was not reached by ${pressesMax} presses of Tab`)
}

test('a complete visit by keyboard: ask, check a source, copy, follow up, start a new question, change the language and settings', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/settings')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await open(page)
  await expect(box(page)).toBeFocused()
  await page.keyboard.type(question)
  await page.keyboard.press('Shift+Enter')
  await expect(box(page)).toHaveValue(`${question}\n`)
  await page.keyboard.press('Enter')
  await expect(status(page)).toHaveText(/^Answer ready/)
  await expect(box(page)).toBeFocused()

  // The composer is in view wherever one reads, so the shortcut to it leaves the page in place.
  await box(page).blur()
  expect(await page.evaluate(() => document.documentElement.scrollHeight > 1.2 * innerHeight)).toBe(true)
  const readAt = await page.evaluate(() => scrollY)
  await page.keyboard.press('/')
  await expect(box(page)).toBeFocused()
  await page.keyboard.type('not asked')
  expect(await page.evaluate(() => scrollY)).toBe(readAt)
  await box(page).fill('')

  // What has the focus elsewhere is not behind the composer.
  const isHidden = await turn(page)
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => {
        scrollTo({ top: 0, behavior: 'instant' })
        link.focus()
        const composerTop = document.getElementById('question')?.getBoundingClientRect().top ?? 0
        // Scrolling rounds to whole pixels.
        return link.getBoundingClientRect().bottom > composerTop + 1
      }),
    )
  expect(isHidden.length).toBeGreaterThan(3)
  expect(isHidden).not.toContain(true)

  // From the first citation on, each source opens and returns the focus.
  await page.getByRole('link', { name: 'Evidence Chat' }).focus()
  const mark = turn(page)
    .getByRole('link', { name: /^Source 1$/ })
    .first()
  await tabTo(page, mark)
  await page.keyboard.press('Enter')
  const source = turn(page)
    .getByRole('region', { name: /^Sources \(/ })
    .getByRole('listitem')
    .first()
  await expect(source).toBeFocused()
  await tabTo(page, source.getByRole('link', { name: /^PubMed/ }))
  await page.keyboard.press('Escape')
  await expect(mark).toBeFocused()

  await tabTo(page, turn(page).getByRole('button', { name: 'Copy answer' }))
  await page.keyboard.press('Enter')
  await expect(turn(page).getByRole('button', { name: /^Cop/ })).not.toHaveText('Copy answer')

  // What is typed anywhere is a follow-up, a letter in a list of choices is not.
  await page.getByRole('combobox', { name: 'Language' }).focus()
  await page.keyboard.press('e')
  await expect(page.getByRole('combobox', { name: 'Language' })).toBeFocused()
  await turn(page).getByRole('button', { name: /^Cop/ }).focus()
  await page.keyboard.type('no, in Children')
  await expect(box(page)).toHaveValue('no, in Children')
  await box(page).blur()
  await page.evaluate(() => navigator.clipboard.writeText(' of two years'))
  await page.keyboard.press('ControlOrMeta+v')
  await expect(box(page)).toHaveValue('no, in Children of two years')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('log').getByRole('article')).toHaveCount(2)
  await expect(status(page)).toHaveText(/^Answer ready/)

  await page.getByRole('link', { name: 'Evidence Chat' }).focus()
  await page.keyboard.press('+')
  await expect(box(page)).toBeFocused()
  await page.getByRole('link', { name: 'Evidence Chat' }).focus()
  await tabTo(page, page.getByRole('combobox', { name: 'Language' }))
  await page.keyboard.press('ArrowDown')
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans')
  await page.keyboard.press('ArrowUp')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')

  await page.getByRole('link', { name: 'Evidence Chat' }).focus()
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('button', { name: 'Conversations', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('complementary').getByRole('link', { name: question }).first())
  await page.keyboard.press('Enter')
  await expect(turn(page).getByRole('heading', { level: 2 })).toHaveText(question)

  await page.getByRole('link', { name: 'Evidence Chat' }).focus()
  await tabTo(page, page.getByRole('link', { name: 'Settings' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible()
  await tabTo(page, page.getByRole('radio', { name: 'Medium' }))
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('html')).toHaveAttribute('data-text-size', 'large')
})

test('a shortcut leads to the question box and another to a new question; in the box they are letters', async ({
  page,
}) => {
  await open(page)
  await box(page).blur()
  await page.getByRole('button', { name: 'Ask', exact: true }).click()
  await expect(box(page), 'without a question the Ask button leads to the box').toBeFocused()
  await expect(page.getByRole('log')).toHaveCount(0)
  await box(page).blur()
  await page.keyboard.press('/')
  await expect(box(page)).toBeFocused()
  await box(page).pressSequentially('n/?')
  await expect(box(page)).toHaveValue('n/?')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await box(page).fill('')
  await test.step('Enter during IME composition does not send the question', async () => {
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
  await expect(status(page)).toHaveText(/^Answer ready/)
  await box(page).blur()
  await page.keyboard.press('+')
  await expect(page.getByRole('log')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: 'Ask a clinical question' })).toBeVisible()

  // WCAG 2.1.4: speech input types letters, so it must be possible to disable each key.
  await test.step('? lists the shortcuts, in a list that traps the focus and returns it, and each can be disabled for good', () =>
    disableShortcuts(page))
})

async function disableShortcuts(page: Page): Promise<void> {
  const theme = page.getByRole('button', { name: /^Theme/ })
  await theme.focus()
  await page.keyboard.press('?')
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(list).toBeVisible()
  await expect(list.getByRole('checkbox', { name: /Go to the question box/ })).toBeChecked()
  await tabTo(page, list.getByRole('checkbox', { name: /Stop the answer/ }))
  await list.getByRole('checkbox', { name: /Go to the question box/ }).uncheck()
  await list.getByRole('checkbox', { name: /Write in the question box from anywhere/ }).uncheck()
  await page.keyboard.press('Escape')
  await expect(list).toHaveCount(0)
  await expect(theme).toBeFocused()
  await open(page)
  await box(page).blur()
  await page.keyboard.press('/')
  await page.keyboard.press('x')
  await expect(box(page)).not.toBeFocused()
  await expect(box(page)).toHaveValue('')
  await page.keyboard.press('?')
  await expect(list).toBeVisible()
}
