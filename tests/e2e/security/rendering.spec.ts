/** No text can break the page that shows it: text that is nested too deeply, or cannot be rendered, stays readable. */

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Page } from '@playwright/test'
import { streamAnswer } from '../../fakes/upstream'
import { expectAccessibleInBothThemes } from '../../support/browser/accessible'
import { ask, box, expect, exportFile, open, status, test, turn } from '../../support/browser/fixture'
import { everyNth, isFull } from '../../support/full'
import type { TestServer } from '../../support/server'

test.use({ engine: 'upstream' })

const depth = isFull ? 3_000 : 2_000
/** Two spaces more on each line: their number is the square of it. */
const indentedLevels = isFull ? 300 : 120
const nested = {
  quotes: `${'> '.repeat(depth)}It is deep.`,
  lists: `${'- '.repeat(depth)}It is deep.`,
  'numbered lists': `${'1. '.repeat(depth)}It is deep.`,
  'lists line by line': `${Array.from({ length: indentedLevels }, (_, level) => `${' '.repeat(2 * level)}- a`).join('\n')}\n\nIt is deep.`,
  emphasis: `${'**a *b '.repeat(depth / 2)}It is deep.${'c* d**'.repeat(depth / 2)}`,
}
const tried = everyNth(Object.values(nested), 3)

async function answered(page: Page, index = 0): Promise<void> {
  await ask(page)
  await expect(turn(page, index)).toContainText('It is deep.')
  await expect(status(page)).toHaveText(/^Answer ready/)
}

test('a conversation with thousands of nesting levels is streamed, opened, saved, copied and shared', async ({
  page,
  upstream,
  context,
}) => {
  test.setTimeout(120_000)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page)
  for (const [index, text] of tried.entries()) {
    upstream.next(streamAnswer(text.match(isFull ? /[\s\S]{1,200}/g : /[\s\S]{1,1000}/g) ?? []))
    await answered(page, index)
  }
  upstream.next(streamAnswer('The last one.'))
  await ask(page)
  await expect(turn(page, tried.length)).toContainText('The last one.')

  await page.setViewportSize({ width: 390, height: 800 })
  await page.reload()
  const earlier = page.getByRole('button', { name: 'Show earlier questions' })
  await expect(turn(page)).toBeVisible()
  await expect(async () => {
    if (await earlier.isVisible()) await earlier.click({ timeout: 1_000 })
    await expect(page.getByRole('log').getByRole('article')).toHaveCount(tried.length + 1, { timeout: 2_000 })
  }).toPass()
  for (const index of tried.keys()) await expect(turn(page, index)).toContainText('It is deep.')
  for (const index of tried.keys()) {
    const text = turn(page, index).getByText('It is deep.').last()
    const box = await text.evaluate((element) => element.getBoundingClientRect().right)
    expect(box, 'within the column').toBeLessThanOrEqual(390)
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  await turn(page, 0).getByRole('button', { name: 'Copy answer' }).click()
  await expect(turn(page, 0).getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(async () => navigator.clipboard.readText())).toContain('It is deep.')
  const markdown = await readFile(await (await exportFile(page, 'Text (Markdown)')).path(), 'utf8')
  // At least: a doubt repeats its sentence.
  expect(markdown.match(/It is deep\./g)?.length).toBeGreaterThanOrEqual(tried.length)
  expect((await readFile(await (await exportFile(page, 'Word document')).path())).subarray(0, 2).toString()).toBe('PK')

  await page.locator('summary', { hasText: 'Export' }).click()
  await page.getByRole('button', { name: 'Share by link…' }).click()
  await page.getByRole('button', { name: 'Create link' }).click()
  const link = page.getByRole('textbox', { name: 'Link to this conversation' })
  await expect(link).toHaveValue(/\/shared\//)
  await page.goto(await link.inputValue())
  await expect(page.getByText(/^Shared conversation as of /)).toBeVisible()
  for (const index of tried.keys()) await expect(turn(page, index)).toContainText('It is deep.')
})

/** As stored by another version. */
function changeAnswers(server: TestServer, change: (evidence: Record<string, unknown>) => void): void {
  const database = new DatabaseSync(join(server.dataDir, 'platform.sqlite'), { timeout: 5000 })
  const rows = database
    .prepare("SELECT id, body FROM messages WHERE role = 'assistant' AND body LIKE '%Mortality **fell**%'")
    .all()
  for (const { id, body } of rows) {
    const changed = JSON.parse(String(body))
    change(changed.evidence)
    database.prepare('UPDATE messages SET body = ? WHERE id = ?').run(JSON.stringify(changed), String(id))
  }
  database.close()
}

test.describe('an answer that cannot be rendered', () => {
  // React reports errors that a boundary catches.
  test.use({ expectedErrors: [/./] })

  const faults: Record<string, (evidence: Record<string, unknown>) => void> = {
    'in its text': (evidence) => Object.assign(evidence, { checks: [null] }),
    'in its sources': (evidence) => Object.assign(evidence, { items: [null] }),
  }
  for (const [where, change] of everyNth(Object.entries(faults), 2))
    test(`${where} shows its plain text and a note, and the rest of the page works`, async ({
      page,
      server,
      upstream,
    }) => {
      test.setTimeout(120_000)
      upstream.next(streamAnswer('Mortality **fell** [1].'))
      await open(page)
      await ask(page)
      await expect(status(page)).toHaveText(/^Answer ready/)
      upstream.next(streamAnswer('This one is whole.'))
      await ask(page)
      await expect(turn(page, 1)).toContainText('This one is whole.')
      await expect(status(page)).toHaveText(/^Answer ready/)
      changeAnswers(server, change)
      await page.reload()
      await expect(turn(page, 0)).toContainText('This message could not be displayed with formatting.')
      await expect(turn(page, 0)).toContainText('Mortality **fell** [1].')
      await expect(turn(page, 1)).toContainText('This one is whole.')
      await expectAccessibleInBothThemes(page)
      upstream.next(streamAnswer('And one more.'))
      await box(page).fill('And then?')
      await page.getByRole('button', { name: 'Ask', exact: true }).click()
      await expect(turn(page, 2)).toContainText('And one more.')
    })
})
