/** One file, since each worker would bundle the components again. */
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import {
  expectAccessible,
  expectAccessibleInBothThemes,
  expectFitsWindow,
  findViolations,
} from '../../support/browser/accessible'
import { everyNth, isFull } from '../../support/full'
import { drawState, openComponents, test } from './harness'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 740 } })

  for (const lang of ['en', 'zh-Hans'] as const)
    test(`in ${lang}, axe finds nothing in any state of a component, and nothing overflows a window of 320 px`, async ({
      page,
      bundle,
    }) => {
      const names = await openComponents(page, bundle.script, lang)
      expect(names.length).toBeGreaterThan(30)
      for (const name of names)
        await test.step(name, async () => {
          await drawState(page, name)
          // Languages differ in the length of words; what axe finds in one, it finds in the other.
          if (lang === 'en' || isFull) await expectAccessibleInBothThemes(page)
          else await expectFitsWindow(page)
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
})

/** The doubts about the sentences of an answer, and their comparison with the source. */
const notes = (page: Page) => page.locator('button[data-check]')
const card = (page: Page) => page.getByRole('dialog', { name: 'Compare with the source' })

async function openDoubts(page: Page, script: string): Promise<void> {
  await openComponents(page, script, 'en')
  await drawState(page, 'an answer with doubtful sentences')
}

test('each doubt is at its sentence in words, and its source is one key away and on paper', async ({
  page,
  bundle,
}) => {
  await openDoubts(page, bundle.script)
  await test.step('the words that differ are underlined', async () => {
    await expect(
      page.getByText('3 of 4 sentences differ from their sources; 1 statement cites no source'),
    ).toBeVisible()
    await expect(notes(page)).toHaveText([
      '(The source reports a reduction.)',
      '(The source is a cohort study, which cannot show a cause.)',
      '(not found in the source)',
      '(no source is cited)',
    ])
    await expect(page.locator('mark u')).toHaveText(['increased', 'causes'])
    const lines = await page
      .locator('mark u')
      .evaluateAll((words) => words.map((each) => getComputedStyle(each).textDecorationLine))
    expect(lines).toEqual(['underline', 'underline'])
  })
  await test.step('by keyboard a doubt opens the sentence of the source, and Esc returns to it', async () => {
    await page.getByRole('button', { name: 'Show first' }).press('Enter')
    await expect(notes(page).first()).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(card(page)).toBeFocused()
    const quotes = card(page).getByRole('blockquote')
    await expect(quotes).toHaveText([
      'Dapagliflozin increased the primary outcome (HR 0.74).',
      'Dapagliflozin reduced worsening heart failure or cardiovascular death (HR 0.74, 95% CI 0.65 to 0.85).',
    ])
    await expect(quotes.locator('u')).toHaveText(['increased', 'reduced'])
    await expect(card(page).getByText('In source 1')).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Close the comparison' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(card(page)).toBeHidden()
    await expect(notes(page).first()).toBeFocused()
  })
  await test.step('each doubt and the sentence of its source are printed', async () => {
    const listed = page.getByRole('heading', { name: 'Sentences to check' })
    await expect(listed).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    await expect(listed).toBeVisible()
    await expect(notes(page).first()).toBeVisible()
    await expect(page.getByText('3 of 4 sentences differ from their sources')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Show first' })).toBeHidden()
    await expect(page.getByRole('listitem').first()).toContainText('Dapagliflozin reduced worsening heart failure')
  })
})

test('a check of an earlier version, which has no verdict, is shown as it was then', async ({ page, bundle }) => {
  await openComponents(page, bundle.script, 'en')
  await drawState(page, 'a check of an earlier version, which has no verdict')
  await expect(page.getByText('(number not found in the source: 97.3%)')).toBeVisible()
  await expect(page.locator('mark')).toHaveText('Prone positioning lowered mortality by 97.3%\u00a0[1].')
})

for (const [width, height] of everyNth([[320, 420] as const, [1440, 900] as const], 2))
  test(`a comparison is accessible and inside a window of ${width} × ${height} px`, async ({ page, bundle }) => {
    await page.setViewportSize({ width, height })
    await openDoubts(page, bundle.script)
    await notes(page).nth(1).click()
    await expect(card(page)).toContainText('Source 2: the source claims less')
    await expect(card(page)).toContainText('A language model made this comparison')
    const place = await card(page).boundingBox()
    if (!place) throw new Error('The card has a place.')
    expect(place.x).toBeGreaterThanOrEqual(0)
    expect(place.y).toBeGreaterThanOrEqual(0)
    expect(place.x + place.width).toBeLessThanOrEqual(width)
    expect(place.y + place.height).toBeLessThanOrEqual(height)
    await expectAccessibleInBothThemes(page)
    await page.mouse.click(width - 2, place.y > height / 2 ? 2 : height - 2)
    await expect(card(page)).toBeHidden()
    await expectAccessible(page)
  })

test('what is typed in the moment in which the draft is loaded stays', async ({ page, bundle }) => {
  await openComponents(page, bundle.script, 'en')
  await drawState(page, 'a question typed while its draft is loaded')
  await expect(page.getByRole('textbox', { name: 'Question' })).toHaveValue('Is it safe?')
})

test('what a verifier model decides after the text was drawn moves nothing', async ({ page, bundle }) => {
  await openComponents(page, bundle.script, 'en')
  await drawState(page, 'an answer that a verifier model checks again when it is written')
  await expect(notes(page)).toHaveCount(3)
  const before = await placeWords(page)
  await page.getByRole('button', { name: 'End' }).click()
  await expect(page.getByText('A language model compared these after the answer was written')).toBeVisible()
  await expect(page.locator('mark u')).toHaveText(['causes'])
  await expect(notes(page)).toHaveText([
    '(not found in the source)',
    '(no source is cited)',
    '(The source is a cohort study, which cannot show a cause.)',
  ])
  expect(await placeWords(page)).toEqual(before)
})

/** Where each word of the answer's first paragraph is drawn; not where its elements are, which React may exchange. */
function placeWords(page: Page): Promise<string[]> {
  return page.locator('[data-place=answer] p[dir]').evaluate((paragraph) => {
    const texts = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    const places: string[] = []
    while (texts.nextNode()) {
      const node = texts.currentNode as Text
      if (node.parentElement?.closest('button')) continue
      for (const { 0: word, index } of node.data.matchAll(/\S+/g)) {
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const { x, y } = range.getBoundingClientRect()
        places.push(`${word} ${Math.round(x)},${Math.round(y)}`)
      }
    }
    return places
  })
}
