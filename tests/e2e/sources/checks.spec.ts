/** Doubts about sentences that a model wrote, from the server's check to the page, a shared link and a file. */
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { type FakeUpstream, streamAnswer } from '../../fakes/upstream'
import { expectAccessibleInBothThemes } from '../../support/browser/accessible'
import { ask, expect, exportFile, open, status, test, turn } from '../../support/browser/fixture'
import { holdAnswer } from '../../support/browser/hold-answer'
import { observeShifts } from '../../support/browser/observe-shifts'
import { everyNth } from '../../support/full'

test.use({ engine: 'upstream' })

const notes = (page: Page) => turn(page).locator('button[data-check]')
const truth = 'In severe ARDS, prone positioning lowered 28-day mortality [1].'
const lie = 'Prone positioning lowered mortality to 3.21% [1].'

test('a doubtful sentence is counted, reached by key, announced, shared and exported; notes that come while the answer streams move nothing', async ({
  page,
  upstream,
}) => {
  const viewport = page.viewportSize()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page)
  for (const size of everyNth(
    [
      { width: 320, height: 420 },
      { width: 1440, height: 900 },
    ],
    2,
  ))
    await test.step(`the count and the notes move nothing at ${size.width} × ${size.height} px`, async () => {
      await page.setViewportSize(size)
      await expectNoShifts(page, upstream)
      await page.getByRole('button', { name: 'New question' }).click()
    })
  if (viewport) await page.setViewportSize(viewport)

  upstream.next(streamAnswer(`${truth} ${lie}`))
  await ask(page)
  await expect(status(page)).toHaveText(/^Answer ready, .*\. 1 of 2 sentences differs from its source\.$/)
  await expect(turn(page).getByText('1 of 2 sentences differs from its source')).toBeVisible()
  await expect(notes(page)).toHaveCount(1)
  await page.getByRole('heading', { level: 2 }).click()
  for (let presses = 0; presses < 3; presses++) await page.keyboard.press(']')
  await expect(notes(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Compare with the source' })).toContainText(
    'Prone positioning lowered mortality to 3.21%.',
  )
  await expectAccessibleInBothThemes(page)
  await page.keyboard.press('Escape')

  const note = (await notes(page).innerText()).replace(/^\(|\)$/g, '')
  const saved = await readFile(await (await exportFile(page, 'Text (Markdown)')).path(), 'utf8')
  expect(saved).toContain(`${lie} (Check: ${note})`)
  expect(saved).toContain('*1 of 2 sentences differs from its source*')

  await page.getByText('Export', { exact: true }).click()
  await page.getByRole('button', { name: 'Share by link…' }).click()
  await page.getByRole('button', { name: 'Create link' }).click()
  const link = page.getByRole('textbox', { name: 'Link to this conversation' })
  await expect(link).toHaveValue(/\/shared\//)
  await page.goto(await link.inputValue())
  await expect(page.getByText(/^Shared conversation as of /)).toBeVisible()
  await expect(notes(page)).toHaveText(`(${note})`)
  await expect(turn(page).getByText('1 of 2 sentences differs from its source')).toBeVisible()
})

async function expectNoShifts(page: Page, upstream: FakeUpstream): Promise<void> {
  const pairs = Array.from({ length: 12 }, (_, index) => `${truth} ${lie}${index % 3 === 2 ? '\n\n' : ' '}`)
  const { script, goOn } = holdAnswer(...pairs)
  upstream.next(script)
  await page.evaluate(observeShifts)
  await ask(page)
  for (let pair = 1; pair < 6; pair++) goOn()
  await expect(notes(page).nth(2)).toBeAttached()
  await expect(status(page)).toHaveText('Writing the answer.')
  await expect(turn(page).getByText(/^[3-9] of \d+ sentences differ from their sources/)).toBeVisible()
  for (let pair = 6; pair < pairs.length; pair++) goOn()
  await expect(status(page)).toHaveText(/^Answer ready/)
  await expect(turn(page).getByText('12 of 24 sentences differ from their sources')).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([])
}
