import { readFile } from 'node:fs/promises'
import { expectAccessible } from '../../support/browser/accessible'
import { expect, exportFile, open, openHeaderMenu, storeConversation, test, turn } from '../../support/browser/fixture'
import { everyNth, isFull } from '../../support/full'

/** More turns than are drawn at once. */
const turnCount = isFull ? 16 : 12
const titleOf = (number: number) => `Question ${number}: does prone positioning lower mortality in severe ARDS?`

test('a long conversation is named in the tab and has an outline that opens any of its questions', async ({ page }) => {
  test.setTimeout(120_000)
  const questions = Array.from({ length: turnCount }, (_, at) => titleOf(at + 1))
  await open(page)
  await test.step('the tab does not name one that may identify a patient', async () => {
    const address = await storeConversation(page, [
      'Apixaban for Mrs Jane Miller, born 12/03/1941, with atrial fibrillation?',
    ])
    const checked = page.waitForEvent('worker')
    await page.goto(address)
    await checked
    await expect(page).toHaveTitle('Questions and answers · Evidence Chat')
  })
  await page.goto(await storeConversation(page, questions))
  const name = 'Question 1: does prone positioning lower mortality in… · Evidence Chat'
  await expect(page).toHaveTitle(name)
  await test.step('also when the title of the page is hydrated after it', async () => {
    await page.evaluate(() => {
      const title = document.createElement('title')
      title.textContent = 'Evidence Chat'
      document.head.prepend(title)
    })
    await expect(page).toHaveTitle(name)
  })

  const copyLast = page.getByRole('button', { name: 'Copy answer' }).last()
  const distant = page.locator('[role=log] > article:not(:has(footer))')

  // A file that began in its middle would look complete.
  await test.step('saved from its first question, whatever the page has loaded', async () => {
    await expect(copyLast).toBeVisible()
    expect(await page.getByRole('log').getByRole('article').count()).toBeLessThan(turnCount)
    const text = await readFile(await (await exportFile(page, 'Text (Markdown)')).path(), 'utf8')
    expect([...text.matchAll(/^## Question (\d+):/gm)].map(([, number]) => Number(number))).toEqual(
      questions.map((_, at) => at + 1),
    )
  })

  await test.step('in a menu, with what is not loaded yet', async () => {
    const last = page.getByRole('heading', { level: 2, name: titleOf(turnCount) })
    await expect(last).toBeInViewport()
    const place = await last.boundingBox()
    await page.locator('summary', { hasText: 'Outline' }).focus()
    expect(await last.boundingBox(), 'the page does not move').toEqual(place)
    await page.keyboard.press('Enter')
    const outline = page.getByRole('navigation', { name: 'Outline of the conversation' })
    await expect(outline.getByRole('button')).toHaveText(questions)
    await expect(outline.getByRole('button', { name: titleOf(turnCount) })).toHaveAttribute('aria-current', 'location')
    await expectAccessible(page, { within: outline })
    await outline.getByRole('button', { name: titleOf(2) }).press('Enter')
    const heading = page.getByRole('heading', { level: 2, name: titleOf(2) })
    await expect(heading).toBeInViewport()
    await expect(heading).toBeFocused()
    await expect(outline).toBeHidden()
  })

  await test.step('printed from its first question, too', async () => {
    await page.reload()
    await expect(page.getByRole('button', { name: 'Show all' })).toBeVisible()
    await expect(copyLast).toBeVisible()
    await page.evaluate(() => {
      // The dialog belongs to the browser; it would print what is on the page at this moment.
      window.print = () => {
        document.body.dataset['printed'] = String(document.querySelectorAll('[role=log] > article').length)
      }
    })
    await page.keyboard.press('Control+p')
    await expect(page.locator('body')).toHaveAttribute('data-printed', String(turnCount))
  })

  await test.step('with only the turns near the reader drawn in full, and the text of all others', async () => {
    await page.reload()
    await page.getByRole('button', { name: 'Show all' }).click()
    await expect(page.getByRole('log').getByRole('article')).toHaveCount(turnCount)
    const middle = page.locator(`[role=log] > article:nth-child(${turnCount / 2})`)
    await expect(middle.locator('footer')).toHaveCount(0)
    expect(await middle.textContent()).toContain('prone')
    for (const at of everyNth([...Array(turnCount).keys()], 5)) {
      await turn(page, at).scrollIntoViewIfNeeded()
      await expect(turn(page, at).locator('footer')).toBeAttached()
    }
    await expect.poll(() => distant.count()).toBeGreaterThan(turnCount / 4)
  })

  await test.step('beside the text of a wide window', async () => {
    await page.setViewportSize({ width: 1920, height: 1000 })
    const outline = page.getByRole('navigation', { name: 'Outline of the conversation' })
    await outline.getByRole('button', { name: titleOf(turnCount - 2) }).click()
    await expect(turn(page, turnCount - 3).getByRole('heading', { level: 2 })).toBeFocused()
    await expect(outline.getByRole('button', { name: titleOf(turnCount - 2) })).toHaveAttribute(
      'aria-current',
      'location',
    )
    await expectAccessible(page, { within: outline })
  })

  await test.step('in the menu of a phone', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await openHeaderMenu(page)
    await page.locator('summary', { hasText: 'Outline' }).click()
    await page
      .getByRole('navigation')
      .getByRole('button', { name: titleOf(3) })
      .click()
    await expect(turn(page, 2).getByRole('heading', { level: 2 })).toBeInViewport()
    await expect(page.getByRole('navigation', { name: 'Outline of the conversation' })).toBeHidden()
  })

  await test.step('with all turns in full on paper', async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
    await expect(distant).toHaveCount(0)
  })
})
