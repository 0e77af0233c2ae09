import type { Page } from '@playwright/test'
import { streamAnswer } from '../../fakes/upstream'
import { expectAccessibleInBothThemes } from '../../support/browser/accessible'
import { ask, box, expect, open, question, status, test, turn } from '../../support/browser/fixture'
import { type HeldAnswer, holdAnswer } from '../../support/browser/hold-answer'

test.use({ engine: 'upstream' })

test('a link with a question, and what is shared to the installed app, fill the box and send nothing; a reload adds nothing', async ({
  page,
}) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/chat/completions')) sent.push(request.url())
  })
  await open(page)
  await box(page).fill('Half a question')
  const session = page.waitForResponse('**/api/session')
  await page.goto(`/?q=${encodeURIComponent(question)}`)
  await session
  await expect(box(page)).toHaveValue(`Half a question\n\n${question}`)
  await expect(page).toHaveURL(/\/$/)
  await page.reload()
  await expect(box(page)).toHaveValue(`Half a question\n\n${question}`)
  await expect(page.getByRole('log')).toHaveCount(0)

  const manifest = await (await page.request.get('/manifest.webmanifest')).json()
  const { action, method, params } = manifest.share_target
  expect(method).toBe('get')
  const shared = {
    [params.title]: 'Prone positioning',
    [params.text]: 'PROSEVA',
    [params.url]: 'https://doi.org/10.1056/x',
  }
  await box(page).fill('')
  await page.goto(`${action}?${new URLSearchParams(shared)}`)
  await expect(box(page)).toHaveValue('Prone positioning\nPROSEVA\nhttps://doi.org/10.1056/x')
  expect(sent).toEqual([])
})

/** Pauses after its first sentence; longer than the window, so that its end shifts nothing above. */
function hold(): HeldAnswer {
  const sentences = 'Prone positioning helped [1]. It was done early [1].\n\n'
  return holdAnswer('Prone positioning helped [1]. It ', `was done early [1].\n\n${sentences.repeat(29)}`)
}

async function writeNext(page: Page, index: number): Promise<void> {
  await ask(page)
  await expect(turn(page, index).getByText('Prone positioning helped').first()).toBeAttached()
  await box(page).fill('For how many hours a day?')
}

test('the next question, written while an answer streams, is sent when that is ready, unless it was removed or the answer is stopped; ArrowUp restores the last one', async ({
  page,
  upstream,
}) => {
  const [first, second, third] = [hold(), hold(), hold()]
  upstream.next(first.script, streamAnswer('Sixteen hours or more [1].'), second.script, third.script)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page)
  await box(page).press('ArrowUp')
  await expect(box(page)).toHaveValue('')
  const place = () => turn(page).evaluate((element) => Math.round(element.getBoundingClientRect().top))
  await test.step('sent, and the page does not scroll', async () => {
    await writeNext(page, 0)
    await box(page).press('Enter')
    await expect(page.getByRole('checkbox', { name: 'Ask when this answer is ready' })).toBeChecked()
    await expect(box(page)).toHaveValue('For how many hours a day?')
    const before = await place()
    first.goOn()
    await expect(turn(page, 1).getByRole('heading', { level: 2 })).toHaveText('For how many hours a day?')
    await expect(turn(page, 1).getByText('Sixteen hours or more')).toBeAttached()
    await expect(box(page)).toHaveValue('')
    expect(await place()).toBe(before)
    await expect(status(page)).toHaveText(/^Answer ready/)
  })

  await test.step('typing while reading does not scroll the page either', async () => {
    const before = await place()
    // A name shows the warning above the box, which makes the composer taller.
    await box(page).pressSequentially('And for Mrs Alvarez?')
    await expect(page.getByRole('region', { name: 'Possible patient identifiers' })).toBeVisible()
    expect(await place()).toBe(before)
  })

  await test.step('ArrowUp in the empty box restores the last question unless disabled', async () => {
    await box(page).fill('')
    await box(page).press('ArrowUp')
    await expect(box(page)).toHaveValue('For how many hours a day?')
    await box(page).fill('')
    await box(page).blur()
    await page.keyboard.press('?')
    await page.getByRole('checkbox', { name: /restore the last question/ }).uncheck()
    await page.keyboard.press('Escape')
    await box(page).press('ArrowUp')
    await expect(box(page)).toHaveValue('')
  })

  await test.step('not sent after it was removed from the box', async () => {
    await writeNext(page, 2)
    await box(page).press('Enter')
    await expect(page.getByRole('checkbox', { name: 'Ask when this answer is ready' })).toBeChecked()
    await box(page).fill('')
    second.goOn()
    await expect(status(page)).toHaveText(/^Answer ready/)
    // The first letter of another one is not that question.
    await box(page).pressSequentially('And early?')
    await expect(box(page)).toHaveValue('And early?')
    await expect(turn(page, 3)).toHaveCount(0)
  })

  await test.step('nor when the answer is stopped', async () => {
    await writeNext(page, 3)
    await page.getByRole('checkbox', { name: 'Ask when this answer is ready' }).check()
    await expectAccessibleInBothThemes(page, page.locator('#question'))
    await page.getByRole('button', { name: 'Stop' }).click()
    await expect(page.getByRole('button', { name: 'Ask', exact: true })).toBeEnabled()
    await expect(box(page)).toHaveValue('For how many hours a day?')
    await expect(turn(page, 4)).toHaveCount(0)
    third.goOn()
  })
})
