import type { Page } from '@playwright/test'
import { expectAccessibleInBothThemes } from '../../support/browser/accessible'
import { ask, box, expect, open, question, status, test, turn } from '../../support/browser/fixture'

test('names, own past questions and titles are suggested while typing, but not for a text that may identify a patient', async ({
  page,
}) => {
  await open(page)
  const sent: string[] = []
  page.on('request', (request) => request.url().endsWith('/api/suggestions') && sent.push(request.postData() ?? ''))
  await box(page).fill('Patient John Smith, MRN 00482913, on apixa')
  await expect(page.getByRole('region', { name: 'Possible patient identifiers' })).toBeVisible()
  await box(page).fill('on apixa')
  await expect(page.getByRole('option', { name: /^apixaban/ })).toBeVisible()
  expect(sent).toEqual([JSON.stringify({ text: 'on apixa' })])
  await ask(page)
  await expect(status(page)).toHaveText(/^Answer ready/)
  const list = page.getByRole('listbox', { name: 'Suggestions' })
  await box(page).pressSequentially('Is apixa')
  await expect(list.getByRole('option', { name: /^apixaban/ })).toBeVisible()
  await expectAccessibleInBothThemes(page, page.locator('#question'))
  await expect(page.getByText(/^\d+ suggestions?\. Press the down arrow/)).toBeAttached()
  await box(page).press('ArrowDown')
  const option = list.getByRole('option', { selected: true })
  await expect(option).toHaveCount(1)
  await expect(box(page)).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id')) ?? '')
  await box(page).press('Enter')
  await expect(box(page)).toHaveValue('Is apixaban')
  await expect(list).toHaveCount(0)
  await expect(turn(page, 1)).toHaveCount(0)

  await box(page).fill('prone pos')
  await list.getByRole('option', { name: `${question} asked before`, exact: true }).click()
  await expect(box(page)).toHaveValue(question)
  await expect(box(page)).toBeFocused()

  await box(page).fill('prone positioning in')
  await expect(list.getByRole('option', { name: /^Prone Positioning in Severe/ })).toBeVisible()
  await box(page).press('Escape')
  await expect(list).toHaveCount(0)
  // Without a choice Enter sends what is written.
  await box(page).press('Enter')
  await expect(turn(page, 1).getByRole('heading', { level: 2 })).toHaveText('prone positioning in')
  await expect(status(page)).toHaveText(/^Answer ready/)

  await test.step('a passage selected in an answer becomes the subject of the next question', () => askAbout(page))
})

async function askAbout(page: Page): Promise<void> {
  await turn(page, 1).evaluate((article) => {
    const paragraphs = [...article.querySelectorAll('[data-place=answer] p')]
    const paragraph = paragraphs.find((each) => each.textContent?.includes('prone'))
    if (paragraph) document.getSelection()?.selectAllChildren(paragraph)
  })
  const button = page.getByRole('button', { name: 'Ask about this' })
  await expect(button).toBeInViewport({ ratio: 1 })
  await expectAccessibleInBothThemes(page, button)
  await button.click()
  await expect(box(page)).toBeFocused()
  await expect(box(page)).toHaveValue(/^About “[^“”]*prone[^“”]*”: $/i)
  await page.keyboard.type('for how many hours a day?')
  await page.keyboard.press('Enter')
  await expect(turn(page, 2).getByRole('heading', { level: 2 })).toHaveText(/hours a day\?$/)
  await expect(status(page)).toHaveText(/^Answer ready, [1-9]/)
  // A selection outside answers offers nothing.
  await page.evaluate(() => {
    const heading = document.querySelector('article h2')
    if (heading) document.getSelection()?.selectAllChildren(heading)
  })
  await expect(button).toHaveCount(0)
}
