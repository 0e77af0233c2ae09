import { readFile } from 'node:fs/promises'
import { expectAccessible } from '../../support/browser/accessible'
import { ask, expect, open, question, status, test, turn } from '../../support/browser/fixture'

test.use({ expectedErrors: [/ERR_CONNECTION_REFUSED/] })

test('a reader says by keyboard why an answer did not help, changes it, takes it back and reports it; what was not saved is kept', async ({
  page,
}) => {
  await open(page)
  await ask(page)
  await expect(status(page)).toHaveText(/^Answer ready/)
  const helpful = turn(page).getByRole('button', { name: 'Helpful', exact: true })
  const unhelpful = turn(page).getByRole('button', { name: 'Not helpful' })

  await page.route('**/feedback', (route) => route.abort('connectionrefused'))
  await unhelpful.click()
  await expect(turn(page).getByText(/^Not saved\. What you chose and wrote is kept here/)).toBeVisible()
  await expect(unhelpful).toHaveAttribute('aria-pressed', 'true')
  await page.unroute('**/feedback')
  await turn(page).getByRole('button', { name: 'Try again' }).click()
  await expect(turn(page).getByText('Saved on this server.')).toBeVisible()

  await helpful.press('Enter')
  await expect(helpful).toHaveAttribute('aria-pressed', 'true')
  await expect(turn(page).getByText('Saved on this server.')).toBeVisible()

  await unhelpful.press('Enter')
  const form = page.getByRole('form', { name: 'What is wrong with this answer?' })
  await form.getByLabel('A source is wrong or does not fit').press('Space')
  await form.getByLabel('Comment (optional)').fill('The trial is of another drug.')
  await expectAccessible(page, { within: form })
  await form.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(form).toBeHidden()
  await expect(turn(page).getByText('Saved on this server.')).toBeVisible()
  await expect(helpful).toHaveAttribute('aria-pressed', 'false')

  await page.reload()
  await expect(unhelpful).toHaveAttribute('aria-pressed', 'true')
  await turn(page).getByRole('button', { name: 'Say why' }).press('Enter')
  await expect(form.getByLabel('A source is wrong or does not fit')).toBeChecked()
  await expect(form.getByLabel('Comment (optional)')).toHaveValue('The trial is of another drug.')
  await form.getByLabel('Comment (optional)').press('Escape')
  await expect(form).toBeHidden()

  const download = page.waitForEvent('download')
  await turn(page).getByRole('button', { name: 'Report a wrong answer' }).click()
  const report = await readFile(await (await download).path(), 'utf8')
  expect(report).toContain('The trial is of another drug.')
  expect(report).toContain(`## ${question}`)
  expect(report).toContain('### How this was searched')
  const record = JSON.parse(/```json\n(.*)\n```/s.exec(report)?.[1] ?? '')
  expect(record.evidence.searched[0].source).toBe('library')
  expect(record.reason).toBe('source')

  await unhelpful.press('Enter')
  await expect(turn(page).getByText('Withdrawn.')).toBeVisible()
  await page.reload()
  await expect(helpful).toHaveAttribute('aria-pressed', 'false')
  await expect(unhelpful).toHaveAttribute('aria-pressed', 'false')
})
