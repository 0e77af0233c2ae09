/** Saved questions: what is new about them is tested in tests/unit/cli/scheduled-questions.test.ts. */
import { expectAccessibleInBothThemes } from '../../support/browser/accessible'
import { ask, expect, open, test } from '../../support/browser/fixture'

test('a question is saved below its answer, asked again, read by a feed reader, and removed', async ({ page }) => {
  await open(page)
  await ask(page, 'Does apixaban reduce stroke in atrial fibrillation?')
  await page.getByRole('button', { name: 'Save question' }).click()
  await expect(page.getByRole('link', { name: 'Saved. See what’s new' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'What’s new' })).toBeVisible()
  const saved = page.getByRole('listitem').filter({ hasText: /apixaban/i })
  await expect(saved).toContainText('Last asked')
  await expect(saved).toContainText('Nothing new since you saved it.')
  await saved.getByText('Main finding now').click()
  await expect(saved.locator('q')).toContainText(/apixaban/i)

  await page.getByRole('button', { name: 'Create an address' }).click()
  await expect(page.getByRole('button', { name: 'Replace the address' })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  const address = await page.locator('code').filter({ hasText: '/feed?secret=' }).innerText()
  const feed = await page.request.get(address, { headers: { cookie: '' } })
  expect(feed.headers()['content-type']).toContain('application/atom+xml')
  expect(await feed.text()).not.toMatch(/apixaban/i)
  await page.getByRole('button', { name: 'End the feed' }).click()
  await expect(page.getByText('The feed has ended.')).toBeVisible()
  expect((await page.request.get(address)).status()).toBe(404)

  await saved.getByRole('button', { name: /^Remove “/ }).click()
  await expect(page.getByText('You have not saved a question yet.')).toBeVisible()
})
