import { box, expect, open, question, status, test, turn } from '../../support/browser/fixture'

// Questions can contain patient identifiers; the user must see them before anything is sent.
const named = `Patient John Smith, MRN 00482913. ${question}`

test('possible patient identifiers are shown before sending, and the check sends nothing', async ({ page }) => {
  await open(page)
  const requests: string[] = []
  page.on('request', (request) => {
    if (!request.url().includes('/_next/static/')) requests.push(request.url())
  })
  await box(page).fill(named)
  const notice = page.getByRole('region', { name: 'Possible patient identifiers' })
  await expect(notice).toBeVisible()
  await expect(notice.getByRole('listitem')).toHaveText([/John Smith/, /00482913/])
  await expect(page.getByText('The question may contain patient identifiers: name and record number.')).toBeAttached()
  expect(requests).toEqual([])
})

test('identifiers are detected in a browser that cannot start the worker', async ({ ownPage: page }) => {
  await page.addInitScript(() => {
    window.Worker = class {
      constructor() {
        throw new Error('No workers here')
      }
    } as unknown as typeof Worker
  })
  await open(page)
  await box(page).fill(named)
  await expect(page.getByRole('region', { name: 'Possible patient identifiers' })).toBeVisible()
})

test('one or all identifiers can be replaced, and the replacement undone', async ({ page }) => {
  await open(page)
  await box(page).fill(named)
  await page.getByRole('button', { name: 'Replace John Smith with [name]' }).click()
  await expect(box(page)).toHaveValue(`Patient [name], MRN 00482913. ${question}`)
  await page.getByRole('button', { name: 'Replace all' }).click()
  await expect(box(page)).toHaveValue(`Patient [name], MRN [record number]. ${question}`)
  await expect(page.getByRole('region', { name: 'Possible patient identifiers' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(box(page)).toHaveValue(`Patient [name], MRN 00482913. ${question}`)
})

test('the user can keep text that is not an identifier, and send the question unchanged', async ({ page }) => {
  await open(page)
  await box(page).fill(named)
  await page.getByRole('button', { name: 'Not a patient identifier' }).click()
  await expect(page.getByRole('region', { name: 'Possible patient identifiers' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Ask', exact: true }).click()
  await expect(status(page)).toHaveText(/^Answer ready/)
  await expect(turn(page).getByRole('heading', { level: 2 })).toHaveText(named)
})

test('ages, doses, trial names and registry numbers cause no warning', async ({ page }) => {
  await open(page)
  await box(page).fill('In a 72-year-old on apixaban 5 mg, what did ARISTOTLE (NCT00412984, PMID 21870978) show?')
  // The warning for the identifier typed later shows that the check has read the text before it.
  await expect(page.getByRole('region', { name: 'Possible patient identifiers' })).toHaveCount(0)
  await box(page).pressSequentially(' Call 212-555-0187')
  await expect(page.getByRole('region', { name: 'Possible patient identifiers' }).getByRole('listitem')).toHaveCount(1)
})

test('a worker that dies silently is detected, and a new one runs the check', async ({ page }) => {
  await open(page)
  await box(page).fill(named)
  const notice = page.getByRole('region', { name: 'Possible patient identifiers' })
  await expect(notice).toBeVisible()
  const [worker] = page.workers()
  await worker?.evaluate(() => self.close())
  await box(page).fill(`${named} Phone 415-555-0132.`)
  await expect(page.getByText('This has not been checked for patient identifiers.')).toBeVisible()
  await expect(notice.getByRole('listitem')).toHaveText([/John Smith/, /00482913/, /415-555-0132/])
  await expect(page.getByText('This has not been checked for patient identifiers.')).toHaveCount(0)
})
