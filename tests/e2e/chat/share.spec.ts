import type { Browser, Page } from '@playwright/test'
import { expectAccessibleInBothThemes } from '../../support/browser/accessible'
import { ask, box, expect, open, question, status, test, turn } from '../../support/browser/fixture'

/** Asks, shares, and returns the link. */
async function share(page: Page): Promise<string> {
  await open(page)
  await ask(page)
  await expect(status(page)).toHaveText(/^Answer ready/)
  await openDialog(page)
  await page.getByRole('button', { name: 'Create link' }).click()
  const link = page.getByRole('textbox', { name: 'Link to this conversation' })
  await expect(link).toHaveValue(/\/shared\/[\w-]{22}$/)
  return link.inputValue()
}

async function openDialog(page: Page): Promise<void> {
  await page.locator('summary', { hasText: 'Export' }).click()
  await page.getByRole('button', { name: 'Share by link…' }).click()
  await expect(page.getByRole('dialog', { name: 'Share this conversation' })).toBeVisible()
}

/** Another user's browser: no cookie, no history, and a different time zone. Hydration must match the server's HTML. */
async function asOther(browser: Browser, link: string, look: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ timezoneId: 'Pacific/Kiritimati' })
  try {
    const page = await context.newPage()
    const faults: string[] = []
    page.on('pageerror', ({ message }) => faults.push(message))
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
    await page.goto(link)
    await look(page)
    expect(faults.filter((fault) => !fault.includes('status of 404'))).toEqual([])
  } finally {
    await context.close()
  }
}

test('a shared conversation opens by its link with its sources, and is read-only', async ({ page, browser }) => {
  const link = await share(page)
  await asOther(browser, link, async (other) => {
    await expect(turn(other).getByRole('heading', { level: 2 })).toHaveText(question)
    await expect(turn(other).getByText('“In severe ARDS')).toBeVisible()
    await expect(turn(other).getByRole('region', { name: /^Sources \(\d+\)/ })).toBeVisible()
    await expect(other.getByText(/^Shared conversation as of /)).toBeVisible()
    await expect(box(other)).toHaveCount(0)
    for (const name of ['Ask again', 'Edit the question', 'Try again'])
      await expect(other.getByRole('button', { name })).toHaveCount(0)
    await expectAccessibleInBothThemes(other)
  })
})

test('the owner revokes the link, and it shows nothing from then on', async ({ page, browser }) => {
  const link = await share(page)
  await page.getByRole('button', { name: 'Revoke link' }).click()
  await expect(page.getByRole('textbox', { name: 'Link to this conversation' })).toHaveCount(0)
  await asOther(browser, link, async (other) => {
    await expect(other.getByRole('heading', { name: 'There is nothing at this address' })).toBeVisible()
  })
})

test('later questions stay private until they are included', async ({ page, browser }) => {
  const link = await share(page)
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await ask(page, 'And for how many hours a day?')
  await expect(turn(page, 1).getByRole('heading', { level: 2 })).toBeVisible()
  await expect(status(page)).toHaveText(/^Answer ready/)
  await asOther(browser, link, async (other) => {
    await expect(turn(other).getByText('“In severe ARDS')).toBeVisible()
    await expect(turn(other, 1)).toHaveCount(0)
  })
  await openDialog(page)
  await page.getByRole('button', { name: 'Include later questions' }).click()
  await asOther(browser, link, async (other) => {
    await expect(turn(other, 1).getByRole('heading', { level: 2 })).toHaveText('And for how many hours a day?')
    // As a document does, it opens at its top.
    await expect(turn(other).getByRole('heading', { level: 2 })).toBeInViewport()
    expect(await other.evaluate(() => window.scrollY)).toBe(0)
  })
})

test('the dialog is accessible in both themes, and Esc closes it', async ({ page }) => {
  await share(page)
  await expectAccessibleInBothThemes(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Share this conversation' })).toHaveCount(0)
})
