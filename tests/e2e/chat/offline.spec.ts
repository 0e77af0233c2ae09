import type { Page, Request } from '@playwright/test'
import sharp from 'sharp'
import { box, expect, open, question, status, test, turn } from '../../support/browser/fixture'

test.use({ serviceWorkers: 'allow', expectedErrors: [/ERR_/] })

/** The service worker controls the page. */
async function installed(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (navigator.serviceWorker.controller) return
    await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }))
  })
}

/** The browser takes the service worker offline a moment after the page. */
async function reloadOffline(page: Page, heading: string): Promise<void> {
  await page.context().setOffline(true)
  await expect(async () => {
    await page.reload()
    await expect(page.getByRole('heading', { name: heading })).toBeVisible({ timeout: 2_000 })
  }).toPass()
}

test('when the server is unreachable the page says so in its language, has cached nothing else, and the draft is restored afterwards', async ({
  page,
  context,
}) => {
  await open(page)
  await test.step('it can be installed', () => expectInstallable(page))
  // Its script, if it is fetched without a connection, is an error of the console.
  await installed(page)
  await test.step('a question that cannot be checked without a connection can be sent; one that was checked says that the server is unreachable', () =>
    askOffline(page))
  const conversation = page.url()
  await test.step('P17: no service worker caches questions, answers or any other API response', async () => {
    await page.goto('/sources/card%3Aproseva')
    const kept = await page.evaluate(async () => {
      const caching = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
      const requests = await Promise.all(caching.map((cache) => cache.keys()))
      return requests.flat().map(({ url }) => new URL(url).pathname)
    })
    expect(kept.sort()).toEqual(['/icons/icon.svg', '/offline', '/offline.css'])
  })

  await page.goto(conversation)
  await expect(turn(page)).toBeVisible()
  await box(page).fill('Half a question about')
  await reloadOffline(page, 'The server cannot be reached')
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(turn(page)).toBeVisible()
  await expect(box(page)).toHaveValue('Half a question about')

  await page.getByRole('combobox', { name: 'Language' }).selectOption('中文')
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(['offline?language=zh'])
  await reloadOffline(page, '无法连接服务器')
})

async function askOffline(page: Page): Promise<void> {
  const loading = new Set<Request>()
  page.on('request', (request) => loading.add(request))
  page.on('requestfinished', (request) => loading.delete(request))
  page.on('requestfailed', (request) => loading.delete(request))
  await page.context().setOffline(true)
  await box(page).fill(question)
  await expect(page.getByText('This has not been checked for patient identifiers.')).toBeVisible()
  await box(page).press('Enter')
  await page.getByRole('button', { name: 'Send as it is' }).click()
  await expect(page.getByRole('heading', { name: 'The server could not be reached' })).toBeVisible()
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(status(page)).toHaveText(/^Answer ready/)

  await box(page).fill('And in a patient with the phone number 212-555-0187?')
  await expect(page.getByRole('region', { name: 'Possible patient identifiers' })).toBeVisible()
  await expect.poll(() => loading.size).toBe(0)
  await box(page).fill('And for how many hours a day?')
  await page.context().setOffline(true)
  await box(page).press('Enter')
  await expect(turn(page, 1).getByRole('heading', { name: 'The server could not be reached' })).toBeVisible()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await page.context().setOffline(false)
}

async function expectInstallable(page: Page): Promise<void> {
  const address = await page.locator('link[rel=manifest]').getAttribute('href')
  const manifest = await (await page.request.get(address ?? '')).json()
  expect(manifest).toMatchObject({ name: 'Evidence Chat', display: 'standalone', start_url: '/', lang: 'en' })
  for (const { src, sizes } of manifest.icons.slice(1)) {
    const { width } = await sharp(await (await page.request.get(src)).body()).metadata()
    expect(`${width}x${width}`).toBe(sizes)
  }
}
