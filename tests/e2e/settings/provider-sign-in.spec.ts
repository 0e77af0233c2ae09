/** A person signs in at a real provider, and is signed out by it. The server and the provider belong to this file alone. */
import { expect, test } from '@playwright/test'
import { expectAccessible } from '../../support/browser/accessible'
import { freePort } from '../../support/free-port'
import { type IdentityProvider, startIdentityProvider } from '../../support/identity-provider'
import { startServer, type TestServer } from '../../support/server'

let provider: IdentityProvider
let server: TestServer

test.beforeAll(async () => {
  const port = String(await freePort())
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
  const context = await browser.newContext({ baseURL: server.url })
  const page = await context.newPage()
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
  await context.close()
})

test('a refused sign-in says why in the reader’s language, and leads back', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: server.url, locale: 'zh-CN' })
  const page = await context.newPage()
  await page.goto('/sign-in?refused=no_role')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('您尚未登录')
  await expect(page.getByRole('link', { name: '重新登录' })).toHaveAttribute('href', '/api/sign-in')
  await expectAccessible(page)
  await context.close()
})
