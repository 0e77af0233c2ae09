import { expectAccessibleInBothThemes } from '../../support/browser/accessible'
import { expect, test } from '../../support/browser/fixture'

// No error is expected: a visit before signing in leaves no message in the browser's console.
test.use({ settings: { PUBLIC_URL: 'http://evidence.example' } })

test('a signed-out user sees a form on every page, in which axe finds nothing in either theme', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  for (const path of ['/', '/settings', '/sources/card%3Aproseva']) {
    await page.goto(path)
    await expect(page.getByLabel('Access key')).toBeVisible()
    await expectAccessibleInBothThemes(page)
  }
})
