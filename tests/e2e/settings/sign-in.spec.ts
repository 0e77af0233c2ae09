import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { BrowserContext, Page } from '@playwright/test'
import { expectAccessibleInBothThemes } from '../../support/browser/accessible'
import { ask, box, createImage, drop, expect, status, test } from '../../support/browser/fixture'
import { everyNth } from '../../support/full'

// A server that others can reach asks for a key, and scripts must never be able to read it.
test.use({
  settings: { PUBLIC_URL: 'http://evidence.example' },
  expectedErrors: [/status of 401/],
})
const run = promisify(execFile)
const keysCommand = ['--import', './lib/cli/register-paths.ts', 'lib/cli/keys.ts', 'create', '--name', 'ward']

test('a signed-out user sees a form on every page, and an article after a wrong key was rejected and a valid one given, which no script can read', async ({
  page,
  context,
  server,
}) => {
  const field = page.getByLabel('Access key')
  await test.step('axe finds nothing in the form in either theme, and a visit leaves no error in the console', async () => {
    const messages: string[] = []
    page.on('console', (message) => message.type() === 'error' && messages.push(message.text()))
    await page.setViewportSize({ width: 320, height: 700 })
    for (const path of everyNth(['/sources/card%3Aproseva', '/', '/settings'], 3).toReversed()) {
      await page.goto(path)
      await expect(field).toBeVisible()
      await expectAccessibleInBothThemes(page)
    }
    expect(messages).toEqual([])
  })
  await expect(page.getByText('Prone Positioning')).toHaveCount(0)
  await field.fill('sk-wrong')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('This key is not valid:')).toBeVisible()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await field.fill(server.key)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Prone Positioning')
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]))
  expect(kept).not.toContain(server.key)
  expect(await page.evaluate(() => document.cookie)).toBe('')
  const [cookie] = await context.cookies()
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict' })
})

test('a session that ends while reading keeps the conversation, and signing in retries the question; the next user of the tab finds nothing of it', async ({
  page,
  context,
  server,
}) => {
  const { stdout } = await run(process.execPath, keysCommand, { env: { ...process.env, DATA_DIR: server.dataDir } })
  const nextKey = stdout.trim().split('\n').at(-1) ?? ''

  await page.goto('/')
  await expect(page.getByLabel('Access key')).toBeVisible()
  await expect(box(page)).toHaveCount(0)
  await page.getByLabel('Access key').fill(server.key)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await ask(page)
  await expect(status(page)).toHaveText(/^Answer ready/)
  await context.clearCookies()
  await ask(page, 'And in children?')
  await expect(page.getByRole('heading', { name: 'You are not signed in' })).toBeVisible()
  await page.getByLabel('Access key').fill(server.key)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(status(page)).toHaveText(/^Answer ready/)
  await expect(page.getByRole('log').getByRole('article')).toHaveCount(2)

  await test.step('the next user of an open tab finds nothing of the user whose session ended there', () =>
    changeUsers(page, context, nextKey))
})

/** @param key of the next user */
async function changeUsers(page: Page, context: BrowserContext, key: string): Promise<void> {
  const second = await context.newPage()
  await box(page).fill('About Mrs Example')
  await second.goto(page.url())
  await box(second).fill('About Mr Sample')
  await page.reload()
  await expect(box(page)).toHaveValue('About Mrs Example')
  await context.clearCookies()
  await page.getByRole('button', { name: 'Ask', exact: true }).click()
  await page.getByRole('button', { name: 'Send as it is' }).click()
  await page.getByLabel('Access key').fill(key)
  await page.getByRole('button', { name: 'Sign in' }).click()
  for (const each of [page, second]) {
    await expect(each.getByRole('heading', { level: 1, name: 'Ask a clinical question' })).toBeVisible()
    await expect(each).toHaveURL(/\/$/)
    await expect(box(each)).toHaveValue('')
    // It comes with hydration, before which the buttons beside it do nothing.
    await expect(each.getByRole('button', { name: 'Sign out' })).toBeVisible()
  }
  // Both have loaded: a page that loads after the panel was opened in another shows it, and a click would close it.
  for (const each of [page, second]) {
    await each.getByRole('button', { name: 'Conversations', exact: true }).click()
    await expect(each.getByText('Your conversations will appear here.')).toBeVisible()
    expect(await each.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Example')
  }
}

test('signing out ends the session, clears every window and deletes drafts', async ({ page, context, server }) => {
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Sign out' })).toHaveCount(0)
  await page.getByLabel('Access key').fill(server.key)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await box(page).fill('About Mrs Example')
  const second = await context.newPage()
  await second.goto('/library')
  await expect(second.getByRole('button', { name: 'Sign out' })).toBeVisible()
  await second.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Sign out' }).click()
  for (const each of [page, second]) await expect(each.getByLabel('Access key')).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
  expect(await context.cookies()).toEqual([])
  await page.getByLabel('Access key').fill(server.key)
  await page.getByRole('button', { name: 'Sign in' }).click()
  for (const each of [page, second]) await expect(box(each)).toBeVisible()
})

/** On a shared ward computer, the next user must not find the previous user's questions. */
test('a page that is idle for fifteen minutes signs out and clears the screen', async ({ ownPage: page, server }) => {
  await page.clock.install()
  await page.goto('/')
  await page.getByLabel('Access key').fill(server.key)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await box(page).fill('Does Mrs Example need prone positioning?')
  await drop(page, [{ name: 'scan.png', type: 'image/png', data: await createImage(page) }])
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain('scan.png')
  await page.clock.fastForward('14:00')
  await box(page).press('End')
  await page.clock.fastForward('14:00')
  await expect(box(page)).toHaveValue(/Mrs Example/)
  await page.clock.fastForward('02:00')
  await expect(page.getByLabel('Access key')).toBeVisible()
  await expect(page.getByText('Mrs Example')).toHaveCount(0)
  expect(await page.context().cookies()).toEqual([])
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([])
})
