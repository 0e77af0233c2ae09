import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { findFullChromium } from '../../support/browser/chromium.mjs'
import { ask, expect, open, question, status, test } from '../../support/browser/fixture'
import { isFull } from '../../support/full'

async function forbidStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['sessionStorage', 'localStorage', 'indexedDB'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
  })
}

test('a browser without storage gets an answer', async ({ page }) => {
  await forbidStorage(page)
  await open(page)
  await ask(page)
  await expect(status(page)).toHaveText(/^Answer ready/)
  await page.getByRole('button', { name: 'Conversations', exact: true }).click()
  const list = page.getByRole('complementary', { name: 'Conversations' })
  await expect(list.getByRole('link', { name: question }).first()).toBeVisible()
})

const noCookies = 'This browser does not accept cookies from this page'

test('a browser that blocks cookies gets that reason, not that the server is unreachable', async ({ page }) => {
  await forbidStorage(page)
  await page.addInitScript(() => {
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} })
  })
  await page.goto('/')
  await expect(page.getByRole('heading', { name: noCookies })).toBeVisible()
  await expect(page.getByText('The server could not be reached')).toHaveCount(0)
})

// The same by the settings of a full Chromium, which is another program: its start costs as much as several tests.
if (isFull)
  test('a full Chromium that blocks cookies gets that reason, not that the server is unreachable', async ({
    playwright,
    launchOptions,
    server,
  }) => {
    const executablePath = findFullChromium()
    test.skip(executablePath === '', 'Only a full Chromium reads the setting that blocks all cookies.')
    // As "Block all cookies" in its settings: storage is then forbidden as well.
    const profile = await mkdtemp(join(tmpdir(), 'evidence-chat-profile-'))
    await mkdir(join(profile, 'Default'))
    const settings = { profile: { default_content_setting_values: { cookies: 2 } } }
    await writeFile(join(profile, 'Default', 'Preferences'), JSON.stringify(settings))
    const context = await playwright.chromium.launchPersistentContext(profile, { ...launchOptions, executablePath })
    try {
      const page = await context.newPage()
      const faults: string[] = []
      page.on('pageerror', ({ message }) => faults.push(message))
      await page.goto(server.url)
      await expect(page.getByRole('heading', { name: noCookies })).toBeVisible()
      await expect(page.getByText('The server could not be reached')).toHaveCount(0)
      expect(faults).toEqual([])
    } finally {
      await context.close()
      await rm(profile, { recursive: true, force: true })
    }
  })
