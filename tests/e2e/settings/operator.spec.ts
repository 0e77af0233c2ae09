import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { ask, box, expect, open, openAsOperator, status, test } from '../../support/browser/fixture'

// Has its own server, since its token is replaced.
test.use({ settings: { LOG_LEVEL: 'info' } })

const run = promisify(execFile)
const operatorCommand = ['--import', './lib/cli/register-paths.ts', 'lib/cli/keys.ts', 'operator']

test('asking needs no token, and both operator pages explain how to get access', async ({ page }) => {
  await open(page)
  await ask(page)
  await expect(status(page)).toHaveText(/^Answer ready/)
  for (const path of ['/settings', '/library/import']) {
    await page.goto(path)
    await expect(page.getByText('Operator access required')).toBeVisible()
    await expect(page.getByText('npm run keys -- operator', { exact: true })).toBeVisible()
    await expect(page.getByLabel('Address').or(page.getByLabel(/^Choose files/))).toHaveCount(0)
  }
})

test.describe('in Chinese', () => {
  test.use({ locale: 'zh-CN' })

  test('the page explains how to get access', async ({ page }) => {
    await page.goto('/library/import')
    await expect(page.getByText('需要管理员权限')).toBeVisible()
  })
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
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]))
  const cookies = await context.cookies()
  const printedOnce = server.output().replace(server.operatorUrl, '')
  for (const text of [kept, JSON.stringify(cookies), referers.join(), printedOnce]) expect(text).not.toContain(token)
  expect(cookies.find(({ name }) => name.includes('operator'))).toMatchObject({ httpOnly: true, sameSite: 'Strict' })
})

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
