/**
 * Hostile text through the real page: whatever a model, an article, a file or a user writes is shown as text. Fails on
 * any script, dialog, navigation, frame, form or request to another host.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Locator, Page } from '@playwright/test'
import { oneLine, payloads } from '../../attack/payloads'
import { sendJson, streamAnswer } from '../../fakes/upstream'
import { ask, box, drop, expect, open, test as quiet, status, turn } from '../../support/browser/fixture'
import { everyNth } from '../../support/full'

const root = fileURLToPath(new URL('../../../', import.meta.url))

const test = quiet.extend({
  page: async ({ page }, use) => {
    const faults: string[] = []
    page.on('dialog', (dialog) => {
      faults.push(`dialog: ${dialog.message()}`)
      void dialog.dismiss()
    })
    page.on('popup', (popup) => faults.push(`popup: ${popup.url()}`))
    page.on('framenavigated', (frame) => {
      if (frame !== page.mainFrame()) faults.push(`frame: ${frame.url()}`)
      else if (/evil|javascript:|^data:/.test(frame.url())) faults.push(`navigation: ${frame.url()}`)
    })
    await use(page)
    expect(faults).toEqual([])
  },
})

test.use({ engine: 'upstream' })

const groupSize = 52
const groups = Array.from({ length: Math.ceil(payloads.length / groupSize) }, (_, index) =>
  payloads.slice(index * groupSize, (index + 1) * groupSize),
)

/** What text must never become, anywhere; links lead only to https, mail or our own article pages. */
async function assertInert(page: Page, within: Locator): Promise<void> {
  expect(await page.evaluate(() => Reflect.get(window, 'hit'))).toBeUndefined()
  const faults = await within.evaluate((element) => {
    const forbidden = 'script, iframe, frame, object, embed, link, meta, base, style, audio, video, portal, template'
    const found = [...element.querySelectorAll(forbidden)].map((each) => each.outerHTML)
    for (const each of element.querySelectorAll('*'))
      for (const { name, value } of each.attributes)
        if (name.startsWith('on') || name === 'ping' || name === 'srcdoc' || /^\s*(javascript|vbscript):/i.test(value))
          found.push(each.outerHTML.slice(0, 200))
    for (const image of element.querySelectorAll('img'))
      if (!/^(data:image\/(png|jpeg|webp|gif)|blob:)/.test(image.src)) found.push(image.outerHTML)
    for (const form of element.querySelectorAll('form[action]'))
      if (form.getAttribute('action') !== '/api/library/export') found.push(form.outerHTML)
    for (const link of element.querySelectorAll('a')) {
      const { protocol, origin } = new URL(link.href, location.href)
      const isOwn = origin === location.origin
      if (!isOwn && !['https:', 'mailto:', 'tel:', 'blob:'].includes(protocol)) found.push(link.outerHTML)
      if (!isOwn && protocol === 'https:' && !/noopener/.test(link.rel)) found.push(`no noopener: ${link.outerHTML}`)
    }
    return found
  })
  expect(faults).toEqual([])
}

for (const [index, group] of groups.entries())
  test(`group ${index + 1}: text from a model stays text, and so does text that a user pastes`, async ({
    page,
    upstream,
  }) => {
    upstream.always(streamAnswer(group.map((payload) => `${payload}\n\n`)))
    await open(page)
    await ask(page, group.join('\n\n'))
    await expect(status(page)).toHaveText(/^Answer ready/)
    await expect(turn(page).getByRole('heading', { level: 2 })).toContainText('evil.example')
    expect((await turn(page).locator('[data-place="answer"]').innerText()).length).toBeGreaterThan(100)
    await assertInert(page, page.locator('main'))
  })

test.describe('articles', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hostile-'))
  test.afterAll(() => rmSync(folder, { recursive: true, force: true }))

  /** One article per payload, which is its title and part of its abstract, and so becomes its quote. */
  const nbib = oneLine
    .map(
      (payload, index) =>
        `PMID- ${90000000 + index}\nTI  - Zolgrevimab ${payload}\nAB  - Zolgrevimab lowered mortality by 12% ${payload} in adults.\nJT  - Journal of ${payload}\nFAU - ${payload}, X\nDP  - 2024\nPT  - Randomized Controlled Trial\n`,
    )
    .join('\n')

  test('text of an article stays text, as a source, a quote and an article page', async ({
    page,
    server,
    upstream,
  }) => {
    test.setTimeout(240_000)
    const file = join(folder, 'hostile.nbib')
    writeFileSync(file, nbib)
    const options = ['--import', './lib/cli/register-paths.ts', 'lib/cli/library.ts', 'import', file]
    const imported = spawnSync(process.execPath, options, {
      cwd: root,
      env: { ...process.env, DATA_DIR: server.dataDir },
      encoding: 'utf8',
    })
    expect(imported.stdout).toMatch(/added/)

    upstream.always(streamAnswer('Zolgrevimab lowered mortality by 12% [1]. It did so again [2]. And again [3].'))
    await open(page)
    await ask(page, 'Does zolgrevimab lower mortality?')
    await expect(status(page)).toHaveText(/^Answer ready/)
    await turn(page)
      .getByRole('link', { name: /^Source 1$/ })
      .first()
      .click()
    await expect(turn(page).locator('li[data-shown]')).toContainText('Zolgrevimab')
    await page.setViewportSize({ width: 1000, height: 800 })
    await turn(page)
      .getByRole('link', { name: /^Source 1$/ })
      .first()
      .click()
    await expect(page.getByRole('dialog')).toContainText('Zolgrevimab')
    await assertInert(page, page.locator('main'))
    for (const index of everyNth([...oneLine.keys()], 12)) {
      const response = await page.goto(`/sources/pmid%3A${90000000 + index}`)
      expect(response?.status()).toBe(200)
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Zolgrevimab')
      await assertInert(page, page.locator('main'))
    }
  })
})

test('a file name stays text', async ({ page }) => {
  await open(page)
  for (let start = 0; start < oneLine.length; start += 10) {
    const names = oneLine.slice(start, start + 10)
    const data = Buffer.from('no image')
    await drop(
      page,
      names.map((name) => ({ name: `${name}.txt`, type: 'text/plain', data })),
    )
    await expect(page.getByText('This file is not a readable image').first()).toBeVisible()
    await assertInert(page, page.locator('main'))
  }
})

test.describe('failures', () => {
  test.use({ expectedErrors: [/status of (4|5)\d\d/] })

  test('an error message from a model server stays text', async ({ page, upstream }) => {
    await open(page)
    for (let start = 0; start < payloads.length; start += 20) {
      const message = payloads.slice(start, start + 20).join(' ')
      upstream.always(sendJson(400, { error: { message, type: 'invalid_request_error', param: null, code: null } }))
      await box(page).fill('hello')
      await page.getByRole('button', { name: 'Ask', exact: true }).click()
      await expect(page.getByRole('log').getByRole('article').last()).toContainText(/.+/)
      await expect(page.getByRole('button', { name: 'Ask', exact: true })).toBeVisible()
      await assertInert(page, page.locator('main'))
    }
  })
})

test('at least 150 payloads were tried', () => {
  expect(payloads.length * 3 + oneLine.length * 2).toBeGreaterThanOrEqual(150)
  expect(new Set(payloads).size).toBe(payloads.length)
})
