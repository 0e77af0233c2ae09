import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { sampleQuestions } from '@/components/chat/sample-questions'
import type { Evidence } from '@/lib/wire/evidence'
import { expectAccessible } from '../../support/browser/accessible'
import {
  ask,
  attachments,
  box,
  createImage,
  drop,
  expect,
  exportFile,
  open,
  question,
  status,
  test,
  turn,
} from '../../support/browser/fixture'

// Feedback that cannot be sent.
test.use({ expectedErrors: [/ERR_CONNECTION_REFUSED/] })

test('a question gets a cited answer with its sources in citation order, which is copied whole or in part, saved and rated', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page)
  await ask(page)
  const first = turn(page)
  await expect(first.getByRole('heading', { level: 2 })).toHaveText(question)
  await expect(first.getByRole('heading', { name: 'What the sources say' })).toBeVisible()
  await expect(first.getByText('“In severe ARDS')).toBeVisible()
  const mark = first.getByRole('link', { name: /^Source 1$/ }).first()
  await expect(mark).toHaveText('[1]')
  await expect(mark).toHaveAccessibleDescription(/^Prone Positioning in Severe/)
  // The answer opens with what it comes to, before what each source says.
  const opening = first.locator('[data-place=answer]')
  expect(await opening.innerText()).toMatch(/^Bottom line\s+“In severe ARDS/)
  // The design, year and size of a source are set apart from its words.
  await expect(first.getByText('randomised controlled trial, 2013, n = 466')).toBeVisible()

  const sources = first.getByRole('region', { name: /^Sources \(\d+\)/ })
  const numbers = await sources.getByRole('listitem').filter({ hasText: 'Source' }).locator('> span').allTextContents()
  expect(numbers).toEqual(numbers.map((_, index) => String(index + 1)))
  await expect(sources.getByText('Randomised controlled trial').first()).toBeVisible()
  await expect(sources.getByRole('link', { name: /^Library summary/ }).first()).toBeVisible()
  await expect(status(page)).toHaveText(/^Answer ready, \d+ sources?\.$/)

  await test.step('the copy is rich text and plain text, with the references that the page has in its list', async () => {
    await page.getByRole('button', { name: 'Copy answer' }).click()
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'References' })).toHaveCount(0)
    const { html, text } = await page.evaluate(async () => {
      const [item] = await navigator.clipboard.read()
      const read = async (type: string) => (await item?.getType(type))?.text() ?? ''
      return { html: await read('text/html'), text: await read('text/plain') }
    })
    expect(html).toContain('<h3>References</h3>')
    expect(html).toMatch(/<a href="https:\/\/pubmed\.ncbi\.nlm\.nih\.gov\/\d+\/"/)
    expect(text).toMatch(/\nReferences\n\n\[1\] Library summary of: /)
    expect(text).not.toMatch(/###|\*\*/)
  })

  await test.step('a selection is copied with its citations in brackets', async () => {
    await opening.evaluate((answer) => document.getSelection()?.selectAllChildren(answer))
    await page.keyboard.press('ControlOrMeta+C')
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toMatch(/HR 0\.39\)\.”\s\[1\]\s\(randomised controlled trial, 2013, n = 466\)/)
  })

  await test.step('it is saved as Markdown, JSON and Word, and its references in citation order', () => saveFiles(page))
  await test.step('a reader says by keyboard why it did not help, changes it, takes it back and reports it; what was not saved is kept', () =>
    rate(page))

  await page.getByRole('button', { name: 'New question' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ask a clinical question' })).toBeVisible()
  await expect(page.getByRole('log')).toHaveCount(0)
  await expect(box(page)).toBeFocused()
})

async function saveFiles(page: Page): Promise<void> {
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
}

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
  await page.emulateMedia({ colorScheme: null, media: null })
}

async function readPdf(bytes: Buffer) {
  const document = await getDocument({ data: new Uint8Array(bytes), useWorkerFetch: false }).promise
  const textOf = async (number: number) => {
    const { items } = await (await document.getPage(number)).getTextContent()
    return items.map((item) => ('str' in item ? item.str : '')).join('')
  }
  return { numPages: document.numPages, textOf }
}

async function rate(page: Page): Promise<void> {
  const helpful = turn(page).getByRole('button', { name: 'Helpful', exact: true })
  const unhelpful = turn(page).getByRole('button', { name: 'Not helpful' })

  await page.route('**/feedback', (route) => route.abort('connectionrefused'))
  await unhelpful.click()
  await expect(turn(page).getByText(/^Not saved\. Your choice and comment are kept here/)).toBeVisible()
  await expect(unhelpful).toHaveAttribute('aria-pressed', 'true')
  await page.unroute('**/feedback')
  await turn(page).getByRole('button', { name: 'Try again' }).click()
  await expect(turn(page).getByText('Saved on this server.')).toBeVisible()

  await helpful.press('Enter')
  await expect(helpful).toHaveAttribute('aria-pressed', 'true')
  await expect(turn(page).getByText('Saved on this server.')).toBeVisible()

  await unhelpful.press('Enter')
  const form = page.getByRole('form', { name: 'What is wrong with this answer?' })
  await form.getByLabel('A source is wrong or does not fit').press('Space')
  await form.getByLabel('Comment (optional)').fill('The trial is of another drug.')
  await expectAccessible(page, { within: form })
  await form.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(form).toBeHidden()
  await expect(turn(page).getByText('Saved on this server.')).toBeVisible()
  await expect(helpful).toHaveAttribute('aria-pressed', 'false')

  await page.reload()
  await expect(unhelpful).toHaveAttribute('aria-pressed', 'true')
  await turn(page).getByRole('button', { name: 'Say why' }).press('Enter')
  await expect(form.getByLabel('A source is wrong or does not fit')).toBeChecked()
  await expect(form.getByLabel('Comment (optional)')).toHaveValue('The trial is of another drug.')
  await form.getByLabel('Comment (optional)').press('Escape')
  await expect(form).toBeHidden()

  const download = page.waitForEvent('download')
  await turn(page).getByRole('button', { name: 'Report a wrong answer' }).click()
  const report = await readFile(await (await download).path(), 'utf8')
  expect(report).toContain('The trial is of another drug.')
  expect(report).toContain(`## ${question}`)
  expect(report).toContain('### How this was searched')
  const record = JSON.parse(/```json\n(.*)\n```/s.exec(report)?.[1] ?? '')
  expect(record.evidence.searched[0].source).toBe('library')
  expect(record.reason).toBe('source')

  await unhelpful.press('Enter')
  await expect(turn(page).getByText('Withdrawn.')).toBeVisible()
  await page.reload()
  await expect(helpful).toHaveAttribute('aria-pressed', 'false')
  await expect(unhelpful).toHaveAttribute('aria-pressed', 'false')
}

test('a question that the library cannot answer gets no source, and each sample question gets some', async ({
  page,
  server,
}) => {
  await open(page)
  await ask(page, 'What is the capital of Mongolia and its opening hours?')
  await expect(page.getByRole('heading', { name: 'Not in the library' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Source/ })).toHaveCount(0)
  await expect(status(page)).toHaveText('Answer ready, no sources.')

  await page.getByRole('button', { name: 'New question' }).click()
  const [sample, ...samples] = Object.values(sampleQuestions)
  if (sample === undefined) throw new Error('There are sample questions.')
  for (const question of samples) await expect(page.getByRole('button', { name: question })).toBeVisible()
  await page.getByRole('button', { name: sample }).click()
  await expect(turn(page).getByRole('heading', { level: 2 })).toHaveText(sample)
  await expect(status(page)).toHaveText(/^Answer ready, [1-9]\d* sources?\.$/)
  await expect(
    turn(page)
      .getByRole('link', { name: /^Source 1$/ })
      .first(),
  ).toBeVisible()
  for (const content of samples) {
    const response = await page.request.post(`${server.listeningUrl}/api/v1/chat/completions`, {
      headers: { authorization: `Bearer ${server.key}` },
      data: { messages: [{ role: 'user', content }] },
    })
    const { evidence }: { evidence: Evidence } = await response.json()
    expect(evidence.items.length, content).toBeGreaterThan(0)
  }
})

test.describe('a question that never reached the server', () => {
  // The page then asks whether the server has the question after all.
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|status of 404/] })

  test('is back in the box after a reload, with its image', async ({ page }) => {
    await open(page)
    await drop(page, [{ name: 'scan.png', type: 'image/png', data: await createImage(page) }])
    await expect(attachments(page).getByRole('img')).toBeVisible()
    await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain('scan.png')
    await box(page).fill('What is this?')
    // Only the question: the check for identifiers, which comes first, may still have to be fetched.
    await page.route('**/api/v1/chat/completions', (route) => route.abort('internetdisconnected'))
    await page.getByRole('button', { name: 'Ask', exact: true }).click()
    await expect(page.getByRole('region', { name: 'The answer failed' })).toBeVisible()
    await page.reload()
    await expect(box(page)).toHaveValue('What is this?')
    await expect(attachments(page).getByRole('img')).toBeVisible()
  })
})
