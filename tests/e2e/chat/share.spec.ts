import type { Browser, Page } from '@playwright/test'
import { expectAccessibleInBothThemes } from '../../support/browser/accessible'
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

async function openDialog(page: Page): Promise<void> {
  await page.locator('summary', { hasText: 'Export' }).click()
  await page.getByRole('button', { name: 'Share by link…' }).click()
  await expect(page.getByRole('dialog', { name: 'Share this conversation' })).toBeVisible()
}

/** Another user's browser: no cookie, no history, and a different time zone. Hydration must match the server's HTML. */
async function asOther(browser: Browser, link: string, look: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ timezoneId: 'Pacific/Kiritimati' })
  try {
    const page = await context.newPage()
    const faults: string[] = []
    page.on('pageerror', ({ message }) => faults.push(message))
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
    await page.goto(link)
    await look(page)
    expect(faults.filter((fault) => !fault.includes('status of 404'))).toEqual([])
  } finally {
    await context.close()
  }
}

const next = 'And for how many hours a day?'

test('a shared conversation opens by its link, is read-only, shows later questions once they are included, and nothing when it is revoked', async ({
  page,
  browser,
}) => {
  await open(page)
  await ask(page)
  await expect(status(page)).toHaveText(/^Answer ready/)
  await openDialog(page)
  await page.getByRole('button', { name: 'Create link' }).click()
  const address = page.getByRole('textbox', { name: 'Link to this conversation' })
  await expect(address).toHaveValue(/\/shared\/[\w-]{22}$/)
  const link = await address.inputValue()
  await expectAccessibleInBothThemes(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Share this conversation' })).toHaveCount(0)

  await test.step('a follow-up continues the conversation, and its question scrolls to the top', () => askNext(page))
  await asOther(browser, link, async (other) => {
    await expect(turn(other).getByRole('heading', { level: 2 })).toHaveText(question)
    await expect(turn(other).getByText('“In severe ARDS')).toBeVisible()
    await expect(turn(other).getByRole('region', { name: /^Sources \(\d+\)/ })).toBeVisible()
    await expect(other.getByText(/^Shared conversation as of /)).toBeVisible()
    await expect(turn(other, 1)).toHaveCount(0)
    await expect(box(other)).toHaveCount(0)
    for (const name of ['Ask again', 'Edit the question', 'Try again'])
      await expect(other.getByRole('button', { name })).toHaveCount(0)
    await expectAccessibleInBothThemes(other)

    await openDialog(page)
    const included = page.waitForResponse((response) => response.request().method() === 'POST')
    await page.getByRole('button', { name: 'Include later questions' }).click()
    await included
    await other.reload()
    await expect(turn(other, 1).getByRole('heading', { level: 2 })).toHaveText(next)
    // As a document does, it opens at its top.
    await expect(turn(other).getByRole('heading', { level: 2 })).toBeInViewport()
    expect(await other.evaluate(() => window.scrollY)).toBe(0)

    await page.getByRole('button', { name: 'Revoke link' }).click()
    await expect(page.getByRole('button', { name: 'Create link' })).toBeEnabled()
    await expect(address).toHaveCount(0)
    await other.reload()
    await expect(other.getByRole('heading', { name: 'There is nothing at this address' })).toBeVisible()
  })

  await page.keyboard.press('Escape')
  await test.step('each conversation keeps its draft and images over a reload until the server has the question', () =>
    keepDrafts(page))
})

async function askNext(page: Page): Promise<void> {
  const sent = page.waitForRequest('**/api/v1/chat/completions')
  await ask(page, next)
  // The server has the rest.
  const { messages, stream, conversation } = (await sent).postDataJSON()
  expect(stream).toBe(true)
  expect(messages).toEqual([{ role: 'user', content: next }])
  expect(conversation.parent).toMatch(/^[0-9a-f]{32}$/)
  await expect(turn(page, 1).getByRole('heading', { level: 2 })).toBeInViewport()
  await expect(status(page)).toHaveText(/^Answer ready/)
  const belowBar = () =>
    turn(page, 1).evaluate(
      (element) => element.getBoundingClientRect().top - (document.querySelector('header')?.offsetHeight ?? 0),
    )
  // Scrolling is animated.
  await expect.poll(async () => Math.abs(await belowBar())).toBeLessThan(4)
}

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
