import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { streamAnswer, whole } from '../../fakes/upstream'
import { expectAccessibleInBothThemes } from '../../support/browser/accessible'
import { ask, box, expect, open, openAsOperator } from '../../support/browser/fixture'
import { test } from '../own-server'

const run = promisify(execFile)
const operatorCommand = ['--import', './lib/cli/register-paths.ts', 'lib/cli/keys.ts', 'operator']

/** The last tests of a server: its token is replaced. */
export function registerOperatorTests(): void {
  test('the operator’s pages explain how to get access', async ({ page }) => {
    for (const path of ['/settings', '/settings/keys', '/library/import']) {
      await page.goto(path)
      await expect(page.getByText('Operator access required')).toBeVisible()
      await expect(page.getByText('npm run keys -- operator', { exact: true })).toBeVisible()
      await expect(page.getByLabel('Address').or(page.getByLabel(/^Choose files/))).toHaveCount(0)
    }
  })

  test('the printed address grants access, and the token is then in no address, Referer, storage or log', async ({
    page,
    context,
    server,
  }) => {
    const token = new URL(server.operatorUrl).searchParams.get('token') ?? ''
    const referers: string[] = []
    page.on('request', (request) => referers.push(request.headers()['referer'] ?? ''))
    await page.goto(server.operatorUrl)
    await expect(page).toHaveURL(`${server.url}/`)
    await expect(box(page)).toBeVisible()
    await page.goto('/settings')
    await expect(page.getByLabel('Address')).toBeVisible()
    await page.goto('/library/import')
    await expect(page.getByLabel(/^Choose files/)).toBeAttached()
    const kept = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
    )
    const cookies = await context.cookies()
    const printedOnce = server.output().replace(server.operatorUrl, '')
    for (const text of [kept, JSON.stringify(cookies), referers.join(), printedOnce]) expect(text).not.toContain(token)
    expect(cookies.find(({ name }) => name.includes('operator'))).toMatchObject({ httpOnly: true, sameSite: 'Strict' })
  })

  test('a tested model server is saved without a restart, and removed again', async ({ page, server, upstream }) => {
    upstream.always(whole('Prone positioning lowered mortality [1].'))
    await openAsOperator(page, server, '/settings')
    await page.getByLabel('Address').fill(upstream.baseUrl)
    await page.getByRole('button', { name: 'Test this address' }).click()
    await page.getByRole('button', { name: 'Use this model server' }).click()
    await expect(page.getByText('Saved. Questions are now answered with this model server.')).toBeVisible()
    await open(page)
    upstream.always(streamAnswer('Prone positioning lowered mortality [1].'))
    await ask(page)
    await expect(page.getByText('Written by a language model from these sources.')).toBeVisible()
    await page.goto('/settings')
    await page.getByRole('button', { name: 'Stop using it' }).click()
    await expect(page.getByText('Removed. The server’s own settings apply again.')).toBeVisible()
    await page.reload()
    await expect(page.getByText('Quotations from the library; no language model is connected.')).toBeVisible()
  })

  test('a key is issued, shown once, and revoked on the page', async ({ page, server, request }) => {
    await openAsOperator(page, server, '/settings')
    await page.getByRole('link', { name: 'Manage access keys' }).click()
    await page.getByLabel('Key holder').fill('Ward 3 tablet')
    await page.getByRole('button', { name: 'Issue key' }).click()
    await expect(page.getByText('The key of Ward 3 tablet. Copy it now')).toBeVisible()
    const secret = (await page.getByText(/^sk-[0-9A-Za-z]{46}$/).textContent()) ?? ''
    const models = () =>
      request.get(`${server.listeningUrl}/api/v1/models`, { headers: { authorization: `Bearer ${secret}` } })
    expect((await models()).status()).toBe(200)
    await expectAccessibleInBothThemes(page)
    await page.reload()
    await expect(page.getByText(secret)).toHaveCount(0)
    await page.getByRole('button', { name: 'Revoke the key of Ward 3 tablet' }).click()
    await page.getByRole('button', { name: 'Revoke now' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'Ward 3 tablet' })).toContainText('revoked on')
    expect((await models()).status()).toBe(401)
  })

  // Last, since the token that the others use ends here.
  test('operator access outlasts the session and sign-in, and ends when the token is replaced', async ({
    page,
    context,
    server,
  }) => {
    await openAsOperator(page, server, '/settings')
    await expect(page.getByLabel('Address')).toBeVisible()
    await context.clearCookies({ name: /^evidence-chat-\d+$/ })
    await page.reload()
    await expect(page.getByLabel('Address')).toBeVisible()
    const env = { ...process.env, DATA_DIR: server.dataDir, PORT: new URL(server.url).port }
    const { stdout } = await run(process.execPath, [...operatorCommand, '--replace'], { env })
    await page.reload()
    await expect(page.getByText('Operator access required')).toBeVisible()
    await page.goto(server.operatorUrl)
    await expect(page).toHaveURL(`${server.url}/settings?operator=refused#model`)
    await expect(page.getByText('The token in this address is not valid')).toBeInViewport()
    await page.goto(stdout.trim())
    await page.goto('/settings')
    await expect(page.getByLabel('Address')).toBeVisible()
  })
}
