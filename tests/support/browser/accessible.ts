import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { isFull } from '../full'

/** axe finds nothing, nothing is wider than the window, and nothing to press stands outside it (WCAG 2.2: 1.4.10). */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolation(await axeFor(page))
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBeLessThanOrEqual(0)
  expect(await controlsOutside(page)).toEqual([])
}

/** The same; what the other theme can change is the contrast. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await changeTheme(page, 'light')
  await expectAccessible(page)
  await changeTheme(page, 'dark')
  await expectNoViolation((await axeFor(page)).withRules('color-contrast'))
}

/**
 * The same at several widths. Colours do not depend on the width, nor the layout on the theme, so the short run looks at a
 * phone in one and at a desk in the other; the full one at every pair.
 */
export async function expectAccessibleEverywhere(page: Page): Promise<void> {
  for (const [colorScheme, width] of pairs) {
    await page.setViewportSize({ width, height: 800 })
    await changeTheme(page, colorScheme)
    await expectAccessible(page)
  }
}

type Theme = 'light' | 'dark'

const everyPair = (['light', 'dark'] as const).flatMap((theme) =>
  [320, 768, 1440].map((width): [Theme, number] => [theme, width]),
)
const pairs: [Theme, number][] = isFull
  ? everyPair
  : [
      ['light', 320],
      ['dark', 1440],
    ]

/** Half-way between two themes a colour belongs to neither. */
async function changeTheme(page: Page, colorScheme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((each) => each instanceof CSSTransition)
        .map(({ finished }) => finished.catch(() => undefined)),
    ),
  )
}

/**
 * What lies behind a modal dialog can't be reached. axe tells one by what it meets beside it, and meets nothing beside one
 * that fills the window.
 */
async function axeFor(page: Page): Promise<AxeBuilder> {
  const axe = new AxeBuilder({ page })
  return (await page.locator('dialog:modal').count()) > 0 ? axe.include('dialog:modal') : axe
}

async function expectNoViolation(builder: AxeBuilder): Promise<void> {
  const { violations } = await builder.analyze()
  expect(violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }))).toEqual([])
}

/** What overflows towards the start of the line can't even be scrolled to, and makes no page wider. */
function controlsOutside(page: Page): Promise<string[]> {
  return page
    .locator('button:visible, a:visible, summary:visible, input:visible, select:visible, textarea:visible')
    .evaluateAll((controls) =>
      controls
        .filter((control) => {
          const { left, right } = control.getBoundingClientRect()
          const scroller = control.closest('[tabindex="0"], .sr-only')
          return !scroller && (left < -1 || right > document.documentElement.clientWidth + 1)
        })
        .map(({ outerHTML }) => outerHTML),
    )
}
