/**
 * A person signs in at a real provider, and is signed out by it. The server and the provider belong to this file alone.
 */
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { type IdentityProvider, startIdentityProvider } from '../../fakes/identity-provider'
import { expectAccessible } from '../../support/browser/accessible'
import { expect, test } from '../../support/browser/fixture'
import { resetContext } from '../../support/browser/reset-context'
import { findFreePort } from '../../support/free-port'
import { startServer, type TestServer } from '../../support/server'

let provider: IdentityProvider
let server: TestServer

test.beforeAll(async () => {
  const port = String(await findFreePort())
  provider = await startIdentityProvider([`http://127.0.0.1:${port}`])
  server = await startServer({ ...provider.environment, PORT: port })
})
test.afterAll(async () => {
  await server.stop()
  await provider.stop()
})

test('from a page that needs a session to the provider and back, in three redirects at most; signed out by the provider', async ({
  browser,
}) => {
  provider.people.set('anna', { name: 'Dr Anna Berg', groups: ['ward'] })
  const page = await visit(browser, 0)
  const account = page.getByRole('link', { name: 'Sign in with your work account' })
  await page.goto('/')
  await expect(account).toBeVisible()
  await expectAccessible(page)
  await page.goto('/library?q=heart')

  let redirects = 0
  page.on('response', (response) => {
    const isOfPage = response.request().isNavigationRequest() && response.status() >= 300 && response.status() < 400
    if (isOfPage && new URL(response.url()).origin === server.url) redirects += 1
  })
  await account.click()
  await page.getByRole('textbox', { name: 'Name' }).fill('anna')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL('**/library?q=heart')
  await expect(page.getByRole('heading', { level: 1, name: 'Library' })).toBeVisible()
  expect(redirects).toBeLessThanOrEqual(3)

  await provider.logOut('anna')
  await page.reload()
  await expect(account).toBeVisible()
})

test('a person ends another session of her own', async ({ browser }) => {
  provider.people.set('visitor', { name: 'Dr Visitor', groups: ['ward'] })
  const visitor = await signIn(browser, 0, 'visitor', '/settings')
  const elsewhere = await signIn(browser, 1, 'visitor', '/settings')
  await elsewhere.getByRole('button', { name: /^End the session/ }).press('Enter')
  await expect(elsewhere.getByText('The session has ended.')).toBeVisible()
  await expectAccessible(elsewhere)
  await visitor.reload()
  await expect(visitor.getByRole('link', { name: 'Sign in with your work account' })).toBeVisible()
})

test('by keyboard an admin blocks, hands over, issues a key and verifies the audit', async ({ browser }) => {
  provider.people.set('boss', { name: 'Dr Boss', groups: ['administrators'] })
  provider.people.set('visitor', { name: 'Dr Visitor', groups: ['ward'] })
  const visitor = await signIn(browser, 0, 'visitor', '/settings')
  const page = await signIn(browser, 1, 'boss', '/admin')
  await page.getByText(/^Actions for .?Dr Visitor/).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Block' }).press('Enter')
  await page.getByRole('button', { name: 'Confirm' }).press('Enter')
  await expect(page.getByText(/Dr Visitor.? is blocked\.$/)).toBeVisible()
  await expectAccessible(page)
  await visitor.goto('/library')
  await expect(visitor.getByText('An administrator of this server has blocked your account.')).toBeVisible()

  await page.getByRole('searchbox', { name: 'Find by name or address' }).fill('visitor')
  await expect(page.getByText(/^Actions for/)).toHaveCount(1)
  await chooseBoss(page, 'Hand conversations over to')
  await page.getByRole('button', { name: 'Hand over' }).press('Enter')
  await expect(page.getByText(/Dr Visitor.? move to .?Dr Boss/)).toBeFocused()
  await page.getByRole('button', { name: 'Confirm' }).press('Enter')
  await expect(page.getByText(/The conversations of .?Dr Visitor.? were handed over\.$/)).toBeVisible()

  await page.getByRole('link', { name: 'Usage', exact: true }).press('Enter')
  await expect(page.getByText('Nothing was asked in the last 30 days.')).toBeVisible()
  await page.getByRole('link', { name: 'Imports', exact: true }).press('Enter')
  await expect(page.getByText('Choose files')).toBeVisible()
  await page.getByRole('link', { name: 'Audit', exact: true }).press('Enter')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await page.getByRole('button', { name: 'Verify the audit log' }).press('Enter')
  await expect(page.getByText(/^The audit log is unchanged: \d+ rows\.$/)).toBeVisible()
  await page.getByRole('searchbox', { name: 'Action' }).fill('person-blocked')
  await page.getByRole('searchbox', { name: 'Action' }).press('Enter')
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(page.getByRole('row').nth(1)).toContainText('Dr Boss')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Access keys' }).press('Enter')
  await chooseBoss(page, 'Belongs to')
  await page.getByRole('textbox', { name: 'Key holder' }).fill('script')
  await page.getByRole('button', { name: 'Issue key' }).press('Enter')
  const issued = page.getByRole('listitem').filter({ hasText: 'script' }).first()
  await expect(issued.getByRole('button', { name: 'Revoke the key of script' })).toBeVisible()
  await expect(issued).toContainText('Dr Boss')
})

/** Chooses Dr Boss by the first letters. */
async function chooseBoss(page: Page, name: string): Promise<void> {
  const people = page.getByRole('combobox', { name })
  await expect(people.getByRole('option', { name: 'Dr Boss' })).toBeAttached()
  await people.pressSequentially('Dr B')
}

/**
 * As many browsers as a test has people at once; the next test has them again, emptied, with their compiled scripts.
 */
const browsers: BrowserContext[] = []

async function visit(browser: Browser, index: number): Promise<Page> {
  const context = browsers[index]
  if (context) await resetContext(context, server.url)
  const visited = context ?? (await browser.newContext({ baseURL: server.url }))
  browsers[index] = visited
  return visited.pages()[0] ?? visited.newPage()
}

/** @param index of the person's browser */
async function signIn(browser: Browser, index: number, login: string, path: string): Promise<Page> {
  const page = await visit(browser, index)
  await page.goto(`/api/sign-in?return=${encodeURIComponent(path)}`)
  await page.getByRole('textbox', { name: 'Name' }).fill(login)
  await page.getByRole('button', { name: 'Sign in' }).press('Enter')
  await page.waitForURL(`**${path}`)
  return page
}

test('a refused sign-in says why in the reader’s language, and leads back', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: server.url, locale: 'zh-CN' })
  const page = await context.newPage()
  await page.goto('/sign-in?refused=no_role')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('您尚未登录')
  await expect(page.getByRole('link', { name: '重新登录' })).toHaveAttribute('href', '/api/sign-in')
  await expectAccessible(page)
  await context.close()
})
