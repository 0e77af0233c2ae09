import { ask, expect, open, status, test, turn } from '../../support/browser/fixture'

const heartFailure = 'Do SGLT2 inhibitors lower cardiovascular death in heart failure?'

test('cited studies are compared in a table of what their articles state, and in a plot', async ({ page }) => {
  await open(page)
  await ask(page, heartFailure)
  await expect(status(page)).toHaveText(/^Answer ready/)
  await turn(page)
    .getByText(/^Compare the \d+ cited sources$/)
    .click()
  const table = turn(page).getByRole('region', { name: 'Cited sources side by side' })
  for (const name of ['Source and design', 'Effect and interval', 'Participants', 'Population'])
    await expect(table.getByRole('columnheader', { name, exact: true })).toBeVisible()
  const row = table.getByRole('row').filter({ hasText: 'McMurray 2019' })
  await expect(row).toContainText('Randomised controlled trial')
  await expect(row).toContainText('4,744')
  await expect(row).toContainText('NYHA class II-IV')
  await expect(row).toContainText('HR 0.74 (95% CI 0.65 to 0.85)')

  const plot = turn(page).getByRole('img', { name: /^Hazard ratios on a logarithmic scale/ })
  await expect(plot).toBeVisible()
  await expect(plot).toHaveAccessibleDescription(/McMurray 2019/)
  expect(await plot.locator('circle').count()).toBeGreaterThanOrEqual(3)

  await page.setViewportSize({ width: 320, height: 700 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  expect(await plot.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(false)

  // In print as well, the line of no difference crosses the rows instead of being above them.
  await page.emulateMedia({ media: 'print' })
  const rows = plot.locator('div').first()
  const line = rows.locator('> svg')
  expect(Math.round((await line.boundingBox())?.y ?? 0)).toBe(Math.round((await rows.boundingBox())?.y ?? 1))
  expect((await line.boundingBox())?.height).toBe((await rows.boundingBox())?.height)
})

test('studies with conflicting results on one outcome are shown side by side', async ({ page }) => {
  await open(page)
  await ask(page, 'hydrocortisone infusion in septic shock, mortality at 90 days')
  const differing = turn(page).getByRole('region', { name: 'Sources with conflicting results' })
  await expect(differing.getByRole('heading', { level: 4 })).toHaveText('death from any cause at 90 days')
  const side = (name: string) => differing.locator('div').filter({ has: page.getByRole('heading', { level: 5, name }) })
  await expect(side('Interval below 1: less likely').last()).toContainText('RR 0.88 (95% CI 0.78 to 0.99)')
  await expect(side('Interval includes 1: no clear difference').last()).toContainText('OR 0.95 (95% CI 0.82 to 1.10)')
})

test('sources can be sorted by number or by study design', async ({ page }) => {
  await open(page)
  await ask(page, heartFailure)
  await expect(status(page)).toHaveText(/^Answer ready/)
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

test('the search details show when, with which words, how many were relevant and why', async ({ page }) => {
  await open(page)
  await ask(page, heartFailure)
  await expect(status(page)).toHaveText(/^Answer ready/)
  await page.getByText('Search details').click()
  const record = page.getByRole('group').filter({ hasText: 'Search details' })
  await expect(record.locator('time')).toHaveAttribute('datetime', /^\d{4}-\d{2}-\d{2}T/)
  await expect(record.locator('code')).not.toBeEmpty()
  await expect(record).toContainText(/Relevant: \d+\. Cited: \d+\./)
  await expect(record).toContainText(/\[1\] covers \d+% of the question/)
})
