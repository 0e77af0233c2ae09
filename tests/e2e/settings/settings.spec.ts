import { sendJson, whole } from '../../fakes/upstream'
import { ask, box, expect, open, openAsOperator, question, status, test, turn } from '../../support/browser/fixture'

test.describe('the settings page', () => {
  test('shows what produces the answers, without any secret', async ({ page, server }) => {
    await page.goto('/settings')
    const facts = page.getByRole('region', { name: 'This server' })
    await expect(facts).toContainText('Quotations from the library; no language model is connected.')
    await expect(facts).toContainText(/\d+ articles/)
    await expect(facts).toContainText('off; nothing is searched outside this machine')
    expect(await page.content()).not.toContain(server.key)
  })

  test('has the facts for operators and developers; the empty page has one line and four samples', async ({ page }) => {
    await open(page)
    await expect(page.getByRole('main').getByRole('paragraph').first()).toHaveText(/^Answers quote published studies/)
    await expect(page.getByRole('main').getByRole('list').getByRole('button')).toHaveCount(4)
    await expect(page.getByRole('main').getByRole('link')).toHaveCount(0)
    await page.getByRole('link', { name: 'Settings' }).click()
    await page.getByRole('region', { name: 'This server' }).getByRole('link', { name: 'API documentation' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('API documentation')
  })

  test('sends nothing before a button is pressed', async ({ page, server, upstream }) => {
    const sent: string[] = []
    page.on('request', (request) => request.url().includes('/model-servers/') && sent.push(request.url()))
    await openAsOperator(page, server, '/settings')
    await page.getByLabel('Address').fill(upstream.baseUrl)
    await page.getByRole('button', { name: 'Test this address' }).hover()
    await page.waitForLoadState('networkidle')
    expect(sent).toEqual([])
    expect(upstream.modelRequests.length + upstream.requests.length).toBe(0)
  })

  test('shows what a model server can do, and the settings that connect it', async ({ page, server, upstream }) => {
    upstream.always(whole('Red.'))
    upstream.models(sendJson(200, { data: [{ id: 'medical:7b' }, { id: 'small' }] }))
    await openAsOperator(page, server, '/settings')
    await page.getByLabel('Address').fill(new URL(upstream.baseUrl).host)
    await page.getByLabel('API key (if the server requires one)').fill('sk-mine')
    await page.getByRole('button', { name: 'Test this address' }).click()
    const report = page.getByRole('status').filter({ hasText: 'The server responded' })
    await expect(report).toContainText('medical:7b, small')
    await expect(report).toContainText(/responded in [\d.]+ s/)
    await expect(report).toContainText('read: the model named the colour of a test image')
    await expect(report).toContainText(`UPSTREAM_BASE_URL=${upstream.baseUrl}`)
    await expect(report).toContainText('UPSTREAM_MODEL=medical:7b')
    await expect(report).not.toContainText('sk-mine')
  })

  test('explains what is wrong with an address', async ({ page, server }) => {
    await openAsOperator(page, server, '/settings')
    await page.getByLabel('Address').fill('127.0.0.1:1')
    await page.getByLabel('Address').press('Enter')
    await expect(page.getByText('Nothing is listening at this address.')).toBeVisible()
  })
})

test('a chosen text size is stored, applied from the first paint, and scales everything', async ({ page }) => {
  await page.goto('/settings')
  const size = () => page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize))
  const before = await size()
  await page.getByRole('radio', { name: 'Largest' }).check()
  expect(await size()).toBeCloseTo(before * 1.3, 1)
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('data-text-size', 'largest')
})

test('the chosen key sends the question', async ({ page }) => {
  await page.goto('/settings')
  await page.getByRole('radio', { name: 'Ctrl or ⌘ + Enter' }).check()
  await open(page)
  await box(page).fill(question)
  await box(page).press('Enter')
  await expect(box(page)).toHaveValue(`${question}\n`)
  await expect(page.getByText('Ctrl or ⌘ + Enter to send, Enter for a new line')).toBeVisible()
  await box(page).press('ControlOrMeta+Enter')
  await expect(turn(page).getByRole('heading', { level: 2 })).toHaveText(question)
})

test.describe('keyboard shortcuts', () => {
  test('are listed by ?, and Esc closes the list', async ({ page }) => {
    await open(page)
    await page.keyboard.press('?')
    const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await expect(list.getByRole('checkbox', { name: /Go to the question box/ })).toBeChecked()
    await page.keyboard.press('Escape')
    await expect(list).toHaveCount(0)
  })

  test('go to the question box and start a new question', async ({ page }) => {
    await open(page)
    await box(page).blur()
    await page.keyboard.press('/')
    await expect(box(page)).toBeFocused()
    await ask(page)
    await expect(status(page)).toHaveText(/^Answer ready/)
    await page.keyboard.press('+')
    await expect(page.getByRole('log')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1, name: 'Ask a clinical question' })).toBeVisible()
  })

  test('type letters in a text field', async ({ page }) => {
    await open(page)
    await box(page).pressSequentially('n/?')
    await expect(box(page)).toHaveValue('n/?')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  // WCAG 2.1.4: speech input types letters, so it must be possible to disable each key.
  test('can each be disabled, and stay disabled', async ({ page }) => {
    await open(page)
    await page.keyboard.press('?')
    await page.getByRole('checkbox', { name: /Go to the question box/ }).uncheck()
    await page.getByRole('checkbox', { name: /Write in the question box from anywhere/ }).uncheck()
    await open(page)
    await box(page).blur()
    await page.keyboard.press('/')
    await page.keyboard.press('x')
    await expect(box(page)).not.toBeFocused()
    await expect(box(page)).toHaveValue('')
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  })
})
