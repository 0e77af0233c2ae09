import { expectAccessible } from './accessible'
import { expect, test } from './fixture'

test.use({ settings: { PUBLIC_URL: 'http://evidence.example' }, expectedErrors: [/status of 401/] })

for (const colorScheme of ['light', 'dark'] as const)
  for (const path of ['/', '/settings', '/sources/card%3Aproseva'])
    test.describe(`in the ${colorScheme} theme, 320 px wide`, () => {
      test.use({ colorScheme, viewport: { width: 320, height: 700 } })

      test(`who is not signed in meets a form at ${path} in which axe finds nothing`, async ({ page }) => {
        await page.goto(path)
        await expect(page.getByLabel('Access key')).toBeVisible()
        await expectAccessible(page)
      })
    })
