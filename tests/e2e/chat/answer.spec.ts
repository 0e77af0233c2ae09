import type { Page } from '@playwright/test'
import { sampleQuestions } from '@/components/chat/sample-questions'
import type { Evidence } from '@/lib/wire/evidence'
import {
  ask,
  attachments,
  box,
  createImage,
  drop,
  expect,
  open,
  question,
  status,
  test,
  turn,
} from '../../support/browser/fixture'

test('a question gets a cited answer with its sources in citation order, which is copied whole or in part', async ({
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

  await page.getByRole('button', { name: 'New question' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ask a clinical question' })).toBeVisible()
  await expect(page.getByRole('log')).toHaveCount(0)
  await expect(box(page)).toBeFocused()
})

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

test('a follow-up continues the conversation, and its question scrolls to the top', async ({ page }) => {
  await open(page)
  await ask(page)
  await expect(status(page)).toHaveText(/^Answer ready/)
  const sent = page.waitForRequest('**/api/v1/chat/completions')
  await ask(page, 'And for how many hours a day?')
  // The server has the rest.
  const { messages, stream, conversation } = (await sent).postDataJSON()
  expect(stream).toBe(true)
  expect(messages).toEqual([{ role: 'user', content: 'And for how many hours a day?' }])
  expect(conversation.parent).toMatch(/^[0-9a-f]{32}$/)
  await expect(turn(page, 1).getByRole('heading', { level: 2 })).toBeInViewport()
  await expect(status(page)).toHaveText(/^Answer ready/)
  const belowBar = () =>
    turn(page, 1).evaluate(
      (element) => element.getBoundingClientRect().top - (document.querySelector('header')?.offsetHeight ?? 0),
    )
  // Scrolling is animated.
  await expect.poll(async () => Math.abs(await belowBar())).toBeLessThan(4)

  await test.step('each conversation keeps its draft and images over a reload until the server has the question', () =>
    keepDrafts(page))
})

async function keepDrafts(page: Page): Promise<void> {
  await box(page).fill('Half a follow-up')
  await drop(page, [{ name: 'scan.png', type: 'image/png', data: await createImage(page) }])
  await attachments(page).getByRole('textbox').fill('A plain scan')
  await page.getByRole('button', { name: 'New question' }).click()
  await expect(box(page)).toHaveValue('')
  await expect(attachments(page)).toHaveCount(0)
  await box(page).fill('Half a question about')
  await page.reload()
  await expect(box(page)).toHaveValue('Half a question about')
  await page.goBack()
  await expect(turn(page, 1)).toBeVisible()
  await expect(box(page)).toHaveValue('Half a follow-up')
  await expect(attachments(page).getByRole('textbox')).toHaveValue('A plain scan')
  await page.reload()
  await expect(attachments(page).getByRole('img')).toBeVisible()
  await page.getByRole('button', { name: 'Ask', exact: true }).click()
  await expect(turn(page, 2).getByRole('img', { name: 'A plain scan' })).toBeVisible()
  await expect(status(page)).toHaveText(/^Answer ready/)
  await expect(box(page)).toHaveValue('')
  await expect(attachments(page)).toHaveCount(0)
  // A reload would restore what is stored.
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Half a follow-up')
  await expect.poll(() => countStoredImages(page)).toBe(0)
}

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

/** The number of draft images on disk. */
function countStoredImages(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((done) => {
        const request = indexedDB.open('evidence-chat-drafts')
        request.addEventListener('success', () => {
          const count = request.result.transaction('pictures').objectStore('pictures').count()
          count.addEventListener('success', () => {
            request.result.close()
            done(count.result)
          })
        })
      }),
  )
}
