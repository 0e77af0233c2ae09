import { expect } from '@playwright/test'
import { expectAccessible, expectAccessibleInBothThemes, findViolations } from '../../support/browser/accessible'
import { everyNth } from '../../support/full'
import { drawState, openComponents, test } from './harness'

test.use({ viewport: { width: 320, height: 740 } })

for (const lang of ['en', 'zh-Hans'] as const)
  test(`in ${lang}, axe finds nothing in any state of a component, and nothing overflows a window of 320 px`, async ({
    page,
    bundle,
  }) => {
    const names = await openComponents(page, bundle.script, lang)
    expect(names.length).toBeGreaterThan(30)
    // Languages differ in the length of words; what axe finds in one, it finds in the other.
    for (const name of lang === 'en' ? names : everyNth(names, 6))
      await test.step(name, async () => {
        await drawState(page, name)
        await expectAccessibleInBothThemes(page)
      })
  })

test('a control without a name, faint text and a wide box are found', async ({ page, bundle }) => {
  await openComponents(page, bundle.script, 'en')
  await page.locator('main').evaluate((main) => {
    main.innerHTML = '<h1>Faults</h1><button></button><p style="color:#ccc">Faint</p>'
  })
  expect((await findViolations(page)).map(({ id }) => id)).toEqual(['button-name', 'color-contrast'])
  await page.locator('main').evaluate((main) => {
    main.innerHTML = '<h1>Faults</h1><div style="width:400px">Wide</div>'
  })
  await expect(expectAccessible(page)).rejects.toThrow()
})
