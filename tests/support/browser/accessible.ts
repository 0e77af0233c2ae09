import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Locator, type Page } from '@playwright/test'
import type axe from 'axe-core'
import { isFull } from '../full'

/** Half the size of `axe.source`, which each page that is checked would have to compile. */
const axeScript = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

export interface Checked {
  /** Identifiers of the rules to run; all if left out. */
  rules?: string[]
  /** The part of the page that is new; the whole page if left out. */
  within?: Locator
}

/** axe finds nothing, nothing overflows the window, and no control is outside it (WCAG 2.2: 1.4.10). */
export async function expectAccessible(page: Page, checked?: Checked): Promise<void> {
  expect(await findViolations(page, checked)).toEqual([])
  await expectFitsWindow(page)
}

/** Nothing overflows the window, and no control is outside it. */
export async function expectFitsWindow(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBeLessThanOrEqual(0)
  expect(await controlsOutside(page)).toEqual([])
}

/**
 * The same in both themes, of which the short run takes the dark one, where faults are seen less often. The other theme
 * can change only the contrast.
 */
export async function expectAccessibleInBothThemes(page: Page, within?: Locator): Promise<void> {
  const part = within ? { within } : {}
  await changeTheme(page, 'dark')
  await expectAccessible(page, part)
  if (!isFull) return
  await changeTheme(page, 'light')
  expect(await findViolations(page, { ...part, rules: ['color-contrast'] })).toEqual([])
}

/** During the transition between themes, a colour belongs to neither. */
export async function changeTheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
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

interface Violation {
  id: string
  /** HTML of the elements. */
  nodes: string[]
}

/**
 * Runs axe in the page itself: the page has no frames, and @axe-core/playwright, which reports across frames, takes 1.1
 * s of processor time for an answer where this takes 0.3 s. An answer costs axe up to 1 s, a menu a tenth of that.
 */
export async function findViolations(page: Page, { rules, within }: Checked = {}): Promise<Violation[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeScript)
  const part = (await within?.elementHandle()) ?? null
  return page.evaluate(
    async ([part, rules]) => {
      // Content behind a modal dialog can't be reached. axe infers that from the elements beside the dialog, and finds
      // none beside one that fills the window.
      const context = part ?? document.querySelector('dialog:modal') ?? document
      const { violations } = await (Reflect.get(window, 'axe') as typeof axe).run(context, {
        resultTypes: ['violations'],
        // No rule that runs reads style sheets.
        preload: false,
        iframes: false,
        ...(rules && { runOnly: rules }),
      })
      return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }))
    },
    [part, rules] as const,
  )
}

/** Content that overflows at the start of the line cannot be scrolled to, and does not widen the page. */
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
