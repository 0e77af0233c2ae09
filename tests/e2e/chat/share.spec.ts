import type { Browser, Page } from '@playwright/test'
import { expectAccessibleInBothThemes } from '../../support/browser/accessible'
import { ask, box, expect, open, question, status, test, turn } from '../../support/browser/fixture'

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

test('a shared conversation opens by its link, is read-only, shows later questions once they are included, and nothing when it is revoked', async ({
  page,
  browser,
}) => {
  await open(page)
  await ask(page)
  await expect(status(page)).toHaveText(/^Answer ready/)
  await openDialog(page)
  await page.getByRole('button', { name: 'Create link' }).click()
  const address = page.getByRole('textbox', { name: 'Link to this conversation' })
  await expect(address).toHaveValue(/\/shared\/[\w-]{22}$/)
  const link = await address.inputValue()
  await expectAccessibleInBothThemes(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Share this conversation' })).toHaveCount(0)

  await ask(page, 'And for how many hours a day?')
  await expect(turn(page, 1).getByRole('heading', { level: 2 })).toBeVisible()
  await expect(status(page)).toHaveText(/^Answer ready/)
  await asOther(browser, link, async (other) => {
    await expect(turn(other).getByRole('heading', { level: 2 })).toHaveText(question)
    await expect(turn(other).getByText('“In severe ARDS')).toBeVisible()
    await expect(turn(other).getByRole('region', { name: /^Sources \(\d+\)/ })).toBeVisible()
    await expect(other.getByText(/^Shared conversation as of /)).toBeVisible()
    await expect(turn(other, 1)).toHaveCount(0)
    await expect(box(other)).toHaveCount(0)
    for (const name of ['Ask again', 'Edit the question', 'Try again'])
      await expect(other.getByRole('button', { name })).toHaveCount(0)
    await expectAccessibleInBothThemes(other)

    await openDialog(page)
    const included = page.waitForResponse((response) => response.request().method() === 'POST')
    await page.getByRole('button', { name: 'Include later questions' }).click()
    await included
    await other.reload()
    await expect(turn(other, 1).getByRole('heading', { level: 2 })).toHaveText('And for how many hours a day?')
    // As a document does, it opens at its top.
    await expect(turn(other).getByRole('heading', { level: 2 })).toBeInViewport()
    expect(await other.evaluate(() => window.scrollY)).toBe(0)

    await page.getByRole('button', { name: 'Revoke link' }).click()
    await expect(page.getByRole('button', { name: 'Create link' })).toBeEnabled()
    await expect(address).toHaveCount(0)
    await other.reload()
    await expect(other.getByRole('heading', { name: 'There is nothing at this address' })).toBeVisible()
  })
})
