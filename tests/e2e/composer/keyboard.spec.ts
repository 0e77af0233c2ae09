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

test('a complete visit by keyboard: ask, check a source, copy, start a new question, change the language and settings', async ({
  page,
}) => {
  await open(page)
  await expect(box(page)).toBeFocused()
  await page.keyboard.type(question)
  await page.keyboard.press('Enter')
  await expect(status(page)).toHaveText(/^Answer ready/)

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

  await page.keyboard.press('+')
  await expect(box(page)).toBeFocused()
  await page.getByRole('link', { name: 'Evidence Chat' }).focus()
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('button', { name: 'Conversations', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('complementary').getByRole('link', { name: question }).first())
  await page.keyboard.press('Enter')
  await expect(turn(page).getByRole('heading', { level: 2 })).toHaveText(question)

  await page.getByRole('link', { name: 'Evidence Chat' }).focus()
  await tabTo(page, page.getByRole('combobox', { name: 'Language' }))
  await page.keyboard.press('ArrowDown')
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans')
  await page.keyboard.press('ArrowUp')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')

  await tabTo(page, page.getByRole('link', { name: 'Settings' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible()
  await tabTo(page, page.getByRole('radio', { name: 'Medium' }))
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('html')).toHaveAttribute('data-text-size', 'large')
})

test('the list of shortcuts traps the focus and returns it', async ({ page }) => {
  await open(page)
  const theme = page.getByRole('button', { name: /^Theme/ })
  await theme.focus()
  await page.keyboard.press('?')
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(list).toBeVisible()
  await tabTo(page, list.getByRole('checkbox', { name: /Stop the answer/ }))
  await page.keyboard.press('Escape')
  await expect(list).toHaveCount(0)
  await expect(theme).toBeFocused()
})

test('the question box has the focus on load, and text typed or pasted anywhere goes there', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page)
  await expect(box(page)).toBeFocused()
  await page.keyboard.type(question)
  await page.keyboard.press('Enter')
  await expect(status(page)).toHaveText(/^Answer ready/)
  await turn(page).getByRole('button', { name: 'Copy answer' }).focus()
  await page.keyboard.type('no, in Children')
  await expect(box(page)).toHaveValue('no, in Children')
  await box(page).blur()
  await page.evaluate(() => navigator.clipboard.writeText(' of two years'))
  await page.keyboard.press('ControlOrMeta+v')
  await expect(box(page)).toHaveValue('no, in Children of two years')
  // A list of choices uses letters itself.
  await page.getByRole('combobox', { name: 'Language' }).focus()
  await page.keyboard.press('e')
  await expect(page.getByRole('combobox', { name: 'Language' })).toBeFocused()
})

test('the Ask button can always be pressed: without a question it leads to the box', async ({ page }) => {
  await open(page)
  await box(page).blur()
  await page.getByRole('button', { name: 'Ask', exact: true }).click()
  await expect(box(page)).toBeFocused()
  await expect(page.getByRole('log')).toHaveCount(0)
})
