import type { Locator, Page } from '@playwright/test'
import { expectAccessibleInBothThemes } from '../../support/browser/accessible'
import { ask, box, expect, open, openHeaderMenu, status, test, turn } from '../../support/browser/fixture'

// Each state leads to the next and is checked on the way. States that props alone can show are in
// `tests/e2e/components`.

function menu(within: Page | Locator, name: string): Locator {
  return within.locator('summary', { hasText: name }).first()
}

test.describe('on a 320 px wide phone, axe finds nothing in either theme', () => {
  test.use({ viewport: { width: 320, height: 700 } })

  test('in the menus and versions of a conversation, and in the list of conversations', async ({ page }) => {
    await open(page)
    await page.getByRole('button', { name: 'Add images' }).click()
    await expect(page.getByRole('button', { name: 'Choose files…' })).toBeVisible()
    await expectAccessibleInBothThemes(page, page.getByRole('form', { name: 'Ask a question' }))
    await page.keyboard.press('Escape')

    await ask(page, 'hydrocortisone infusion in septic shock, mortality at 90 days')
    await expect(status(page)).toHaveText(/^Answer ready/)
    await openHeaderMenu(page)
    await menu(page, 'Export').click()
    await expect(page.getByRole('button', { name: 'Word document' })).toBeInViewport({ ratio: 1 })
    await expectAccessibleInBothThemes(page, page.getByRole('banner'))
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await menu(turn(page), 'References').click()
    await expect(page.getByRole('link', { name: 'BibTeX' })).toBeInViewport({ ratio: 1 })
    await expectAccessibleInBothThemes(page, turn(page).locator('footer'))

    await turn(page).getByRole('button', { name: 'Edit this question' }).click()
    await expect(page.getByText('Editing this question.')).toBeVisible()
    await box(page).fill('zorblax quimby florentine')
    await box(page).press('Enter')
    await expect(turn(page).getByText('Not in the library')).toBeVisible()
    await expect(turn(page).getByRole('button', { name: 'Previous version' }).first()).toBeEnabled()
    await expectAccessibleInBothThemes(page, turn(page))

    await openHeaderMenu(page)
    await page.getByRole('button', { name: 'Conversations', exact: true }).click()
    const list = page.getByRole('dialog', { name: 'Conversations' })
    await menu(list, 'Options for').click()
    await expect(list.getByRole('button', { name: 'Rename' })).toBeInViewport({ ratio: 1 })
    await expectAccessibleInBothThemes(page)
    await page.keyboard.press('Escape')
    await list.getByRole('searchbox').fill('septic')
    await expect(list.getByText(/^\d+ match(es)?$/)).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await list.getByRole('searchbox').fill('')
    await menu(list, 'All conversations').click()
    await list.getByRole('button', { name: 'Delete all…' }).click()
    await expect(page.getByRole('heading', { name: 'Delete all conversations?' })).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await page.getByRole('button', { name: 'Cancel' }).click()

    // The list covers a phone's page, and closes on Esc and on a selection.
    await page.keyboard.press('Escape')
    await expect(list).toHaveCount(0)
    await openHeaderMenu(page)
    await page.getByRole('button', { name: 'Conversations', exact: true }).click()
    await list.getByRole('link', { name: /septic shock/ }).click()
    await expect(list).toHaveCount(0)
    await expect(turn(page)).toBeVisible()
  })
})
