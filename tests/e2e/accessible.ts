import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { isFull } from '@/tests/full'

/** axe finds nothing, and nothing is wider than the window (WCAG 2.2: 1.4.10 among all that axe knows). */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }))).toEqual([])
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBe(0)
}

/**
 * The window widths at which each state is looked at. Colours do not depend on the width, nor the layout on the theme, so
 * the short run looks at a phone in one and at a desk in the other; the full one at every pair.
 */
export function widthsFor(colorScheme: 'light' | 'dark'): number[] {
  if (isFull) return [320, 768, 1440]
  return colorScheme === 'light' ? [320] : [1440]
}
