/** An answer rewritten in plain language for a patient. */
import type { Page } from '@playwright/test'
import { streamAnswer } from '../../fakes/upstream'
import { expectAccessibleInBothThemes } from '../../support/browser/accessible'
import { ask, expect, open, status, test, turn } from '../../support/browser/fixture'

test.use({ engine: 'upstream' })

const inPlainWords = (page: Page) => page.getByRole('button', { name: 'Plain language' })

test('an answer is rewritten in plain language from the same sources, unless it is not stored or cites nothing', async ({
  page,
  upstream,
}) => {
  upstream.next(
    streamAnswer('Guidelines conditionally support corticosteroids and neuromuscular blockade in ARDS [2].'),
  )
  await open(page)
  await ask(page)
  await expect(status(page)).toHaveText(/^Answer ready/)
  const record = await turn(page)
    .getByRole('link', { name: /^Source 2/ })
    .first()
    .getAttribute('href')
  upstream.next(streamAnswer('Fewer people died when they lay face down [2].'))
  await inPlainWords(page).click()
  const second = turn(page, 1)
  await expect(second.getByRole('heading', { level: 2 })).toHaveText(
    'Rewrite the answer above in plain language for a patient',
  )
  await expect(second.getByText('A clinician should check this text before giving it to a patient.')).toBeVisible()
  await expect(second.getByText('Fewer people died when they lay face down')).toBeVisible()
  // A rewrite is expected to differ in its wording.
  await expect(second.getByText('not found in the source')).toHaveCount(0)
  await expect(second.getByRole('link', { name: /^Source 2/ }).first()).toHaveAttribute('href', record ?? '')
  await expect(second.getByRole('region', { name: 'Sources (1)' })).toBeVisible()
  for (const name of ['Plain language', 'Edit the question'])
    await expect(second.getByRole('button', { name, exact: true })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Ask again' })).toHaveCount(2)
  await expectAccessibleInBothThemes(page)

  await page.reload()
  await expect(second.getByText('Fewer people died when they lay face down')).toBeVisible()
  upstream.next(streamAnswer('When they lay face down, fewer people died [2].'))
  await second.getByRole('button', { name: 'Ask again' }).click()
  await expect(second.getByText('When they lay face down, fewer people died')).toBeVisible()
  await expect(second.getByText('A clinician should check this')).toBeVisible()

  upstream.next(streamAnswer('Prone positioning lowered 28-day mortality [1].'), streamAnswer('Nobody knows.'))
  await page.getByRole('button', { name: 'New question' }).click()
  await page.getByRole('checkbox', { name: 'Temporary' }).check()
  await ask(page)
  await expect(status(page)).toHaveText(/^Answer ready/)
  await expect(inPlainWords(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'New question' }).click()
  await page.getByRole('checkbox', { name: 'Temporary' }).uncheck()
  await ask(page)
  await expect(status(page)).toHaveText(/^Answer ready/)
  await expect(page.getByRole('button', { name: 'Ask again' })).toBeVisible()
  await expect(inPlainWords(page)).toHaveCount(0)
})
