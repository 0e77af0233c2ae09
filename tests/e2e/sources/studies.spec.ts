import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { ask, expect, open, status, test, turn } from '../../support/browser/fixture'

const heartFailure = 'Do SGLT2 inhibitors lower cardiovascular death in heart failure?'

async function compare(page: Page): Promise<Locator> {
  await turn(page)
    .getByText(/^Compare \d+ cited studies$/)
    .click()
  return turn(page).getByRole('region', { name: 'Cited studies side by side' })
}

test('the cited studies are compared in a table and in plots, and the search is described', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page)
  await ask(page, heartFailure)
  await expect(status(page)).toHaveText(/^Answer ready/)

  await test.step('five sources with their quotations and links fit beside the answer', async () => {
    const entries = turn(page)
      .getByRole('region', { name: /^Sources/ })
      .locator('> ol > li')
    await expect(entries).toHaveCount(5)
    await expect(entries.nth(4)).toBeInViewport({ ratio: 0.99 })
    for (const entry of await entries.all()) {
      await expect(entry.locator('q')).toBeVisible()
      await expect(entry.getByRole('link').first()).toBeVisible()
    }
  })

  await test.step('sources can be sorted by number or by study design', async () => {
    const sources = turn(page).getByRole('region', { name: /^Sources/ })
    const numbers = () => sources.locator('> ol > li > span').allTextContents()
    const byNumber = await numbers()
    expect(byNumber).toEqual(byNumber.toSorted((a, b) => Number(a) - Number(b)))
    await sources.getByRole('button', { name: 'By study design' }).click()
    await expect(sources.getByRole('button', { name: 'By study design', pressed: true })).toBeVisible()
    const kinds = await sources.locator('> ol > li').allInnerTexts()
    const firstTrial = kinds.findIndex((text) => text.includes('Randomised controlled trial'))
    const lastGuideline = kinds.findLastIndex((text) => text.includes('Guideline'))
    expect(lastGuideline).toBeLessThan(firstTrial)
  })

  await test.step('the search fits in five lines, with queries and weights one level deeper', async () => {
    await page.getByText('How this was searched').click()
    const lines = page.getByRole('group').filter({ hasText: 'How this was searched' }).locator('dl')
    await expect(lines.locator('dt')).toHaveText(['Searched as', 'Where', 'When', 'Found', 'Kept'])
    await expect(lines.locator('dd').nth(0)).toContainText('SGLT2 inhibitors cardiovascular death heart failure')
    await expect(lines.locator('dd').nth(1)).toHaveText('Library')
    await expect(lines.locator('time')).toHaveAttribute('datetime', /^\d{4}-\d{2}-\d{2}T/)
    await expect(lines.locator('dd').nth(3)).toHaveText(/^\d+ articles share words with the question$/)
    await expect(lines.locator('dd').nth(4)).toHaveText(/^the \d+ articles that answer best \(\d+ cited\)/)
    await expect(lines).not.toContainText('%')
    const record = page.getByRole('group').filter({ hasText: 'Queries and match of each article' }).last()
    await expect(record.locator('code')).toBeHidden()
    await record.getByText('Queries and match of each article').click()
    await expect(record.locator('code')).not.toBeEmpty()
    await expect(record).toContainText(/\[1\] covers \d+% of the question/)
  })

  // In a long conversation the closed tables would be most of the page.
  await test.step('the table is drawn when it is opened, and for paper', async () => {
    await expect(turn(page).getByText(/^Compare \d+ cited studies$/)).toBeVisible()
    await expect(turn(page).locator('table')).toHaveCount(0)
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
    await expect(turn(page).locator('table').first()).toBeAttached()
    // A4 without its margins.
    await page.setViewportSize({ width: 680, height: 900 })
    await page.emulateMedia({ media: 'print' })
    const table = turn(page).locator('table').first()
    await expect(table.locator('thead')).toHaveText(/Source and design.*Effect and interval/)
    const [inner, outer] = [await table.boundingBox(), await turn(page).boundingBox()]
    expect((inner?.x ?? 0) + (inner?.width ?? 0)).toBeLessThanOrEqual((outer?.x ?? 0) + (outer?.width ?? 0))
    expect((await table.locator('thead').boundingBox())?.height).toBeGreaterThan(10)
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
    await page.emulateMedia({ media: null })
    await page.setViewportSize({ width: 1280, height: 800 })
  })

  const table = await compare(page)
  await test.step('each result is a row that names drug, dose and comparator, the outcome asked about first', async () => {
    for (const name of ['Source and design', 'Compared', 'Outcome', 'Effect and interval'])
      await expect(table.getByRole('columnheader', { name, exact: true })).toBeVisible()
    const rows = table.getByRole('row')
    await expect(rows.nth(1).getByRole('cell').nth(1)).toContainText('ardiovascular death')
    const row = rows.filter({ hasText: 'McMurray 2019' }).filter({ hasText: 'HR 0.82 (95% CI 0.69 to 0.98)' })
    await expect(row).toContainText('Randomised controlled trial')
    await expect(row).toContainText(
      'dapagliflozin 10 mg once daily plus standard therapy vs placebo plus standard therapy',
    )
    await expect(row).toContainText('cardiovascular death')
    await expect(row).toContainText('9.6% vs 11.5%')
    await expect(row).toContainText('4,744')
    const { scrollWidth, clientWidth } = await table.evaluate(({ scrollWidth, clientWidth }) => ({
      scrollWidth,
      clientWidth,
    }))
    expect(scrollWidth, 'all columns are in view').toBeLessThanOrEqual(clientWidth)
    await expect(turn(page).getByRole('region', { name: 'Populations as stated' })).toContainText('NYHA class II-IV')
    for (const name of ['Doses as stated', 'Harms as stated'])
      await expect(turn(page).getByRole('region', { name })).toBeVisible()
    await expect(turn(page).getByRole('region', { name: 'Doses as stated' })).toContainText(
      'dapagliflozin 10 mg once daily',
    )
  })

  await test.step('the table is sorted by any column, and saved as sorted', async () => {
    const effect = table.getByRole('columnheader', { name: 'Effect and interval' })
    await effect.getByRole('button').click()
    await expect(effect).toHaveAttribute('aria-sort', 'ascending')
    const estimates = async () =>
      (await table.getByRole('row').allInnerTexts())
        .flatMap((text) => /\b[HR]R ([\d.]+)/.exec(text)?.[1] ?? [])
        .map(Number)
    const ascending = await estimates()
    expect(ascending.length).toBeGreaterThan(3)
    expect(ascending).toEqual(ascending.toSorted((a, b) => a - b))
    await effect.getByRole('button').click()
    expect(await estimates()).toEqual(ascending.toReversed())
    const download = page.waitForEvent('download')
    await turn(page).getByRole('button', { name: 'Save as CSV' }).first().click()
    const csv = await readFile(await (await download).path(), 'utf8')
    expect(csv).toMatch(/^\ufeffSource and design,Compared,Outcome,Effect and interval\r\n/)
    expect(csv).toMatch(/\[\d+\] \p{L}[^\r\n]* n = [\d,]+"?,/u)
    expect(csv).toContain('dapagliflozin 10 mg once daily plus standard therapy vs placebo plus standard therapy')
  })

  await test.step('each plot shows one outcome, says which side favours what, and draws no line through text', async () => {
    const plots = turn(page).getByRole('img', { name: /hazard ratios, logarithmic scale$/ })
    const plot = plots.first()
    await expect(plot).toHaveAccessibleName(/ardiovascular death/)
    await expect(plot).toHaveAccessibleDescription(/ vs placebo/)
    await expect(plot).toContainText('← Favours')
    await expect(plot).toContainText('Favours placebo →')
    expect(await plot.locator('circle').count()).toBeGreaterThanOrEqual(2)
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 700 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      expect(await plot.evaluate(countCrossedTexts)).toBe(0)
    }
  })
})

/** Pieces of text that a line of the plot runs through. */
function countCrossedTexts(plot: Element): number {
  const boxes = (elements: Iterable<Element>) => [...elements].map((element) => element.getBoundingClientRect())
  const lines = boxes(plot.querySelectorAll('line'))
  const texts = boxes([...plot.querySelectorAll('text, span, bdi, p')].filter((each) => each.childElementCount === 0))
  return texts.filter((text) =>
    lines.some(
      (line) => line.left < text.right && text.left < line.right && line.top < text.bottom && text.top < line.bottom,
    ),
  ).length
}

test('two comparisons of one trial are told apart, and differing results on one outcome are side by side', async ({
  page,
}) => {
  await open(page)
  await ask(page, 'bleeding with apixaban, warfarin and aspirin in atrial fibrillation after PCI')
  await expect(status(page)).toHaveText(/^Answer ready/)
  const rows = (await compare(page)).getByRole('row').filter({ hasText: 'Lopes 2019' })
  await expect(rows.filter({ hasText: 'HR 0.69' })).toContainText('apixaban vs a vitamin K antagonist')
  await expect(rows.filter({ hasText: 'HR 1.89' })).toContainText('aspirin vs placebo')

  await page.getByRole('button', { name: 'New question' }).click()
  await ask(page, 'hydrocortisone infusion in septic shock, mortality at 90 days')
  const differing = turn(page).getByRole('region', { name: 'Sources with differing results' })
  await expect(differing.getByRole('heading', { level: 4 })).toHaveText('death from any cause at 90 days')
  const side = (name: string) => differing.locator('div').filter({ has: page.getByRole('heading', { level: 5, name }) })
  await expect(side('Interval below 1: less likely').last()).toContainText('RR 0.88 (95% CI 0.78 to 0.99)')
  await expect(side('Interval includes 1: no clear difference').last()).toContainText('OR 0.95 (95% CI 0.82 to 1.10)')
})
