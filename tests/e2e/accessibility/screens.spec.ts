/**
 * The main screens as a user sees them: axe finds nothing, nothing overflows the window, no text is cut off, and each
 * is saved as a screenshot in `test-results` for review. No baseline is compared, since fonts differ between machines.
 * One state leads to the next, which costs a fraction of reaching each by itself.
 */

import { type Locator, type Page, test as runner, type TestInfo } from '@playwright/test'
import { changeTheme, expectAccessible, expectFitsWindow } from '../../support/browser/accessible'
import {
  ask,
  attachments,
  box,
  createImage,
  drop,
  expect,
  open,
  openAsOperator,
  openHeaderMenu,
  status,
  test,
  turn,
} from '../../support/browser/fixture'
import { isFull } from '../../support/full'

test.use({ expectedErrors: [/status of 404/], viewport: { width: 320, height: 800 } })

/** @param what the part of the page that is new, or a main screen; otherwise the whole page */
type Look = (name: string, what?: Locator | 'in two windows' | 'in every way') => Promise<void>

const themes = ['light', 'dark'] as const
const every = [320, 768, 1440, 3840].flatMap((width) => themes.map((theme) => ({ width, theme })))
/** Text is cut off and covered in narrow windows first. */
const narrow = { width: 320, theme: 'light' } as const
/** Colours do not depend on the width, nor the layout on the theme. */
const wide = { width: 1440, theme: 'dark' } as const

/**
 * @returns a function that checks the page as it is now, and leaves it 320 px wide; the short run looks at the main
 *   screens in a wide window, too, and at the one that holds most in every palette
 */
function lookAt(page: Page, info: TestInfo): Look {
  return (name, what) =>
    runner.step(name, async () => {
      const isMain = what === 'in two windows' || what === 'in every way'
      const part = what === undefined || isMain || isFull ? {} : { within: what }
      for (const { width, theme } of isFull ? every.toReversed() : isMain ? [wide, narrow] : [narrow]) {
        await page.setViewportSize({ width, height: 800 })
        await changeTheme(page, theme)
        // For people to look at.
        if (isFull)
          await page.screenshot({ path: info.outputPath(`${name} ${width} ${theme}.png`), animations: 'disabled' })
        expect.soft(await cutWords(page), `${name}, ${width} px`).toEqual([])
        // Of a main screen, the wide window has shown all but the other theme, in which the other screens are.
        if (isMain && !isFull && theme === 'light') await expectFitsWindow(page)
        else await expectAccessible(page, part)
      }
      if (what === 'in every way' || (isMain && isFull)) await expectVisibleInEveryPalette(page)
    })
}

/** More contrast, and forced colours, in which every button needs a visible edge. */
async function expectVisibleInEveryPalette(page: Page): Promise<void> {
  // A palette can change only the contrast, and the width of edges.
  await page.emulateMedia({ contrast: 'more' })
  await expectAccessible(page, { rules: ['color-contrast'] })
  await page.emulateMedia({ contrast: null, forcedColors: 'active' })
  await expectAccessible(page, { rules: ['color-contrast'] })
  const edges = await page
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map((button) => getComputedStyle(button).borderTopWidth))
  expect(edges.filter((edge) => edge === '0px')).toEqual([])
  await page.emulateMedia({ forcedColors: null })
}

test('the chat before a question', async ({ page }, info) => {
  const look = lookAt(page, info)
  await open(page)
  await look('welcome', 'in two windows')
  await openHeaderMenu(page)
  await look('menu of a narrow header', page.getByRole('banner'))
  await page.keyboard.press('Escape')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toBeVisible()
  await look('shortcuts')
  await page.keyboard.press('Escape')
  const data = await createImage(page)
  await drop(page, [{ name: 'a.png', type: 'image/png', data }], false)
  await expect(page.getByText('Drop files to add them')).toBeVisible()
  await look('files over the window')
  await drop(page, [
    { name: 'a.png', type: 'image/png', data },
    { name: 'b.txt', type: 'text/plain', data: Buffer.from('HR 0.39') },
  ])
  await expect(page.getByText('This file is not a readable image')).toBeVisible()
  await expect(attachments(page).getByRole('img')).toBeVisible()
  await look('attachments', page.locator('#question'))
  await page.getByRole('button', { name: 'Build a question' }).click()
  await expect(page.getByRole('radio', { name: 'Treatment' })).toBeChecked()
  await look('question builder', page.locator('#question'))
  await box(page).fill('Patient John Smith, MRN 00482913.')
  await expect(page.getByRole('region', { name: 'Possible patient identifiers' })).toBeVisible()
  await look('possible patient identifiers', page.locator('#question'))
})

test('an answer and its sources', async ({ page }, info) => {
  const look = lookAt(page, info)
  await open(page)
  await ask(page, 'Do SGLT2 inhibitors lower cardiovascular death in heart failure?')
  await expect(status(page)).toHaveText(/^Answer ready/)
  if (isFull) await look('answer')
  await turn(page)
    .getByText(/^Compare \d+ cited studies$/)
    .click()
  await expect(
    turn(page)
      .getByRole('img', { name: /hazard ratios, logarithmic/ })
      .first(),
  ).toBeVisible()
  await turn(page).getByText('How this was searched').click()
  await look('sources compared')
  await turn(page)
    .getByRole('link', { name: /^Source 1$/ })
    .first()
    .click()
  const isWide = (page.viewportSize()?.width ?? 0) >= 1024
  const source = isWide ? turn(page).locator('li[data-shown]') : page.getByRole('dialog')
  await expect(source).toBeVisible()
  await look('source', source)
  await page.keyboard.press('Escape')
  // Seen already; axe would take as long for them as for the rest.
  await turn(page)
    .getByText(/^Compare \d+ cited studies$/)
    .click()
  await turn(page).getByText('How this was searched').click()
  await page.setViewportSize({ width: 1440, height: 800 })
  await page.getByRole('button', { name: 'Conversations', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Today' })).toBeVisible()
  await look('conversations', 'in every way')
})

/** Address by name. */
const pages = {
  article: '/sources/card%3Aproseva?quote=severe%20ARDS#quote',
  'library search': '/library?q=heart+failure&type=cohort',
  'import without operator access': '/library/import',
  'settings without operator access': '/settings?operator=refused#model',
  'API documentation': '/api-docs',
  'server unreachable': '/offline',
}
/** Parts of the others. */
const lesserPages = {
  'article not found': '/sources/nothing',
  library: '/library',
  'library search without results': '/library?q=xyzzyqq&in=names',
}

test('the pages that everyone may open', async ({ page }, info) => {
  const look = lookAt(page, info)
  for (const [name, path] of Object.entries({ ...pages, ...(isFull && lesserPages) })) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await look(name)
  }
})

test('the pages of the operator', async ({ page, server }, info) => {
  const look = lookAt(page, info)
  await openAsOperator(page, server, '/settings')
  await expect(page.getByLabel('Address')).toBeVisible()
  await look('settings of the operator', 'in two windows')
  await page.goto('/library/import')
  await expect(page.getByLabel(/^Choose files/)).toBeAttached()
  await look('import')
})

/** Text of which a part is visible and the rest cannot be scrolled to; titles in the list may end in an ellipsis. */
function cutWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (nodes.nextNode()) {
      const text = nodes.currentNode
      const parent = text.parentElement
      if (!parent?.checkVisibility() || parent.closest('[aria-hidden], script, style')) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const { left, right, top, bottom } = range.getBoundingClientRect()
      for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
        const { overflowX, textOverflow } = getComputedStyle(box)
        if (overflowX === 'auto' || overflowX === 'scroll') break
        if (textOverflow === 'ellipsis' && box.closest('li')) break
        const edge = box.getBoundingClientRect()
        // Text for screen readers is in a one-pixel box; text without room wraps as a whole below its box.
        const isSeen = edge.width > 1 && top < edge.bottom && bottom > edge.top && left < edge.right
        if (overflowX !== 'visible' && isSeen && (left < edge.left - 1 || right > edge.right + 1))
          found.push(text.textContent ?? '')
      }
    }
    return found
  })
}
