import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { ask, box, expect, exportFile, open, question, status, test, turn } from '../../support/browser/fixture'

test('a conversation is saved as Markdown, JSON and Word, and its references in citation order', async ({ page }) => {
  await open(page)
  await ask(page)
  await expect(status(page)).toHaveText(/^Answer ready/)
  await test.step('the menu opens, closes and returns the focus by keyboard', async () => {
    const summary = page.locator('summary', { hasText: 'Export' })
    await summary.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Word document' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Word document' })).toBeHidden()
    await expect(summary).toBeFocused()
  })

  const markdown = await exportFile(page, 'Text (Markdown)')
  expect(markdown.suggestedFilename()).toMatch(/^evidence-chat-\d{4}-\d\d-\d\d-\d{4}\.md$/)
  const text = await readFile(await markdown.path(), 'utf8')
  expect(text).toContain(`## ${question}`)
  expect(text).toContain('### How this was searched')

  const json = JSON.parse(await readFile(await (await exportFile(page, 'Data (JSON)')).path(), 'utf8'))
  expect(json.turns[0].question.text).toBe(question)
  expect(json.turns[0].answer.evidence.items[0].n).toBe(1)

  const word = await exportFile(page, 'Word document')
  expect(word.suggestedFilename()).toMatch(/\.docx$/)
  expect((await readFile(await word.path())).subarray(0, 2).toString()).toBe('PK')

  const save = async (name: string) => {
    await turn(page).locator('summary', { hasText: 'References' }).click()
    const download = page.waitForEvent('download')
    await turn(page).getByRole('link', { name }).click()
    return readFile(await (await download).path(), 'utf8')
  }
  const marks = turn(page).getByRole('link', { name: /^Source \d+$/ })
  await expect(marks.first()).toBeAttached()
  const cited = await marks.evaluateAll((marks) => marks.map((mark) => mark.getAttribute('data-source')))
  const ris = await save('RIS')
  expect(ris.match(/^TY {2}- /gm)).toHaveLength(new Set(cited).size)
  expect(ris).toContain('TI  - Prone Positioning in Severe Acute Respiratory Distress Syndrome')
  expect(await save('Text (Vancouver)')).toMatch(/^1\. Guérin C, et al\. Prone Positioning/)

  await test.step('a printout shows the answer, every quoted passage and the search details, and no controls', () =>
    print(page))
})

async function print(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
  await expect(turn(page).getByRole('heading', { name: question })).toBeVisible()
  await expect(turn(page).getByText('How this was searched')).toBeVisible()
  await expect(turn(page).locator('details code').first()).toBeVisible()
  await expect(turn(page).locator('details q').first()).toBeVisible()
  await expect(box(page)).toBeHidden()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.getByText(/^Evidence Chat\. Printed .*20\d\d.* For health professionals\./)).toBeVisible()
  // A closed menu would be opened like every other disclosure.
  await expect(page.getByText('RIS (EndNote')).toBeHidden()
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(251, 251, 249)')

  const { numPages, textOf } = await readPdf(await page.pdf({ preferCSSPageSize: true }))
  for (let number = 1; number <= numPages; number++) expect(await textOf(number)).toContain(`${number} / ${numPages}`)
}

async function readPdf(bytes: Buffer) {
  const document = await getDocument({ data: new Uint8Array(bytes), useWorkerFetch: false }).promise
  const textOf = async (number: number) => {
    const { items } = await (await document.getPage(number)).getTextContent()
    return items.map((item) => ('str' in item ? item.str : '')).join('')
  }
  return { numPages: document.numPages, textOf }
}
