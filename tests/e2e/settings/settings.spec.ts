import { sendJson, whole } from '../../fakes/upstream'
import { expect, open, openAsOperator, test } from '../../support/browser/fixture'

test('the page has one line and four samples; the settings have the facts, and no secret', async ({ page, server }) => {
  await open(page)
  await expect(page.getByRole('main').getByRole('paragraph').first()).toHaveText(/^Answers quote published studies/)
  await expect(page.getByRole('main').getByRole('list').getByRole('button')).toHaveCount(4)
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(0)
  await page.getByRole('link', { name: 'Settings' }).click()
  const facts = page.getByRole('region', { name: 'This server' })
  await expect(facts).toContainText('Quotations from the library; no language model is connected.')
  await expect(facts).toContainText(/\d+ articles/)
  await expect(facts).toContainText('off; nothing is searched outside this machine')
  expect(await page.content()).not.toContain(server.key)
  await facts.getByRole('link', { name: 'API documentation' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('API documentation')
})

test('a model server is asked when its button is pressed, and the page shows what it can do or what is wrong', async ({
  page,
  server,
  upstream,
}) => {
  upstream.always(whole('Red.'))
  upstream.models(sendJson(200, { data: [{ id: 'medical:7b' }, { id: 'small' }] }))
  await openAsOperator(page, server, '/settings')
  await page.getByLabel('Address').fill(new URL(upstream.baseUrl).host)
  await page.getByLabel('API key (if the server requires one)').fill('sk-mine')
  await page.getByRole('button', { name: 'Test this address' }).hover()
  await page.waitForLoadState('networkidle')
  expect(upstream.modelRequests.length + upstream.requests.length).toBe(0)

  await page.getByRole('button', { name: 'Test this address' }).click()
  const report = page.getByRole('status').filter({ hasText: 'The server responded' })
  await expect(report).toContainText('medical:7b, small')
  await expect(report).toContainText(/responded in [\d.]+ s/)
  await expect(report).toContainText('read: the model named the colour of a test image')
  await expect(report).toContainText(`UPSTREAM_BASE_URL=${upstream.baseUrl}`)
  await expect(report).toContainText('UPSTREAM_MODEL=medical:7b')
  await expect(report).not.toContainText('sk-mine')

  await page.getByLabel('Address').fill('127.0.0.1:1')
  await page.getByLabel('Address').press('Enter')
  await expect(page.getByText('Nothing is listening at this address.')).toBeVisible()
})
