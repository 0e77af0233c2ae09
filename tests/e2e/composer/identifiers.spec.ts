import { expectAccessible } from '../../support/browser/accessible'
import { box, expect, open, question, status, test, turn } from '../../support/browser/fixture'

// A question can hold what names a patient; the clinician sees it before anything is sent.
const named = `Patient John Smith, MRN 00482913. ${question}`

test('what may name a patient is shown before sending, and nothing is sent for it', async ({ page }) => {
  await open(page)
  const requests: string[] = []
  page.on('request', (request) => {
    if (!request.url().includes('/_next/static/')) requests.push(request.url())
  })
  await box(page).fill(named)
  const notice = page.getByRole('region', { name: 'Possible patient identifiers' })
  await expect(notice).toBeVisible()
  await expect(notice.getByRole('listitem')).toHaveText([/John Smith/, /00482913/])
  await expect(
    page.getByText('The question may contain patient identifiers: name and record number.'),
  ).toBeAttached()
  expect(requests).toEqual([])
})

test('a browser that starts no worker for the check runs it all the same', async ({ page }) => {
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

test('one identifier or all of them can be taken out, and put back', async ({ page }) => {
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

test('the clinician decides: a name that is no patient stays, and the question can be sent as it is', async ({
  page,
}) => {
  await open(page)
  await box(page).fill(named)
  await page.getByRole('button', { name: 'Not a patient identifier' }).click()
  await expect(page.getByRole('region', { name: 'Possible patient identifiers' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Ask', exact: true }).click()
  await expect(status(page)).toHaveText(/^Answer ready/)
  await expect(turn(page).getByRole('heading', { level: 2 })).toHaveText(named)
})

test('ages, doses, trial names and registry numbers are no reason to warn', async ({ page }) => {
  await open(page)
  await box(page).fill('In a 72-year-old on apixaban 5 mg, what did ARISTOTLE (NCT00412984, PMID 21870978) show?')
  // The check has read the text when the one for a later, named patient shows.
  await expect(page.getByRole('region', { name: 'Possible patient identifiers' })).toHaveCount(0)
  await box(page).pressSequentially(' Call 212-555-0187')
  await expect(page.getByRole('region', { name: 'Possible patient identifiers' }).getByRole('listitem')).toHaveCount(1)
})

for (const theme of ['light', 'dark'] as const) {
  test(`the notice is accessible in the ${theme} theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme })
    await open(page)
    await box(page).fill(named)
    await expect(page.getByRole('region', { name: 'Possible patient identifiers' })).toBeVisible()
    await expectAccessible(page)
  })
}

test('a worker that ends without a word is noticed, and another one does the check', async ({ page }) => {
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
