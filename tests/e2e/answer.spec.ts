import { samples } from '@/components/samples'
import { ask, box, expect, open, question, status, test, turn } from './fixture'

test('a question gets a cited answer, its sources in the order of their marks', async ({ page }) => {
  await open(page)
  await ask(page)
  const first = turn(page)
  await expect(first.getByRole('heading', { level: 2 })).toHaveText(question)
  await expect(first.getByRole('heading', { name: 'What the sources say' })).toBeVisible()
  await expect(first.getByText('“In severe ARDS')).toBeVisible()
  const mark = first.getByRole('link', { name: /^Source 1: Prone Positioning in Severe/ }).first()
  await expect(mark).toHaveText('1')

  const sources = first.getByRole('region', { name: /^Sources \(\d+\)$/ })
  const numbers = await sources.getByRole('listitem').filter({ hasText: 'Source' }).locator('> span').allTextContents()
  expect(numbers).toEqual(numbers.map((_, index) => String(index + 1)))
  await expect(sources.getByText('Randomised controlled trial').first()).toBeVisible()
  await expect(sources.getByText('Library summary of').first()).toBeVisible()
  await expect(status(page)).toHaveText(/^Answer ready, \d+ sources?\.$/)
})

test('the references stand in the list of sources and in the copied text, not twice on the page', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page)
  await ask(page)
  await page.getByRole('button', { name: 'Copy answer' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'References' })).toHaveCount(0)
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain('\nReferences\n')
  expect(copied).toMatch(/\[1\] Library summary of: /)
})

test('each sample question is answered by the library', async ({ page }) => {
  for (const question of Object.values(samples)) {
    await open(page)
    await page.getByRole('button', { name: question }).click()
    await expect(status(page)).toHaveText(/^Answer ready, [1-9]\d* sources?\.$/)
    await expect(
      turn(page)
        .getByRole('link', { name: /^Source 1:/ })
        .first(),
    ).toBeVisible()
  }
})

test('a question that the library cannot answer is told so, with no source', async ({ page }) => {
  await open(page)
  await ask(page, 'What is the capital of Mongolia and its opening hours?')
  await expect(page.getByRole('heading', { name: 'Not in the library' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Source/ })).toHaveCount(0)
  await expect(status(page)).toHaveText('Answer ready, no sources.')
})

test('a follow-up goes on in the same conversation and pins its question to the top', async ({ page }) => {
  await open(page)
  await ask(page)
  await expect(status(page)).toHaveText(/^Answer ready/)
  const sent = page.waitForRequest('**/api/v1/chat/completions')
  await ask(page, 'And for how many hours a day?')
  // The server has the rest.
  const { messages, stream, conversation } = (await sent).postDataJSON()
  expect(stream).toBe(true)
  expect(messages).toEqual([{ role: 'user', content: 'And for how many hours a day?' }])
  expect(conversation.parent).toMatch(/^[0-9a-f]{32}$/)
  await expect(turn(page, 1).getByRole('heading', { level: 2 })).toBeInViewport()
  await expect(status(page)).toHaveText(/^Answer ready/)
  const belowBar = () =>
    turn(page, 1).evaluate(
      (element) => element.getBoundingClientRect().top - (document.querySelector('header')?.offsetHeight ?? 0),
    )
  // The way there is animated.
  await expect.poll(async () => Math.abs(await belowBar())).toBeLessThan(4)
})

test('a new question starts empty', async ({ page }) => {
  await open(page)
  await ask(page)
  await expect(status(page)).toHaveText(/^Answer ready/)
  await page.getByRole('button', { name: 'New question' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ask a clinical question.' })).toBeVisible()
  await expect(page.getByRole('log')).toHaveCount(0)
  await expect(box(page)).toBeFocused()
})

test('a draft survives a reload, and is gone once the server has the question', async ({ page }) => {
  await open(page)
  await box(page).fill('Half a question about')
  await page.reload()
  await expect(box(page)).toHaveValue('Half a question about')
  await ask(page)
  await expect(status(page)).toHaveText(/^Answer ready/)
  await page.reload()
  await expect(box(page)).toHaveValue('')
})
