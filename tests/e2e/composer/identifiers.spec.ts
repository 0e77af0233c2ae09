import { expectAccessibleInBothThemes } from '../../support/browser/accessible'
import { box, expect, open, question, status, test, turn } from '../../support/browser/fixture'

// Questions can contain patient identifiers; the user must see them before anything is sent.
const named = `Patient John Smith, MRN 00482913. ${question}`

test('possible patient identifiers are shown before sending, replaced and restored, or kept as what they are; the check sends nothing, and one that dies is run again', async ({
  page,
}) => {
  await open(page)
  const requests: string[] = []
  page.on('request', (request) => {
    // The browser asks for the scripts of the check, and for the icon of the tab when it likes.
    if (!/\/_next\/static\/|\/icons\//.test(request.url())) requests.push(request.url())
  })
  await box(page).fill(named)
  const notice = page.getByRole('region', { name: 'Possible patient identifiers' })
  await expect(notice).toBeVisible()
  await expect(notice.getByRole('listitem')).toHaveText([/John Smith/, /00482913/])
  await expect(page.getByText('The question may contain patient identifiers: name and record number.')).toBeAttached()
  expect(requests).toEqual([])

  const [worker] = page.workers()
  await worker?.evaluate(() => self.close())
  await box(page).fill(`${named} Phone 415-555-0132.`)
  await expect(page.getByText('This has not been checked for patient identifiers.')).toBeVisible()
  await expect(notice.getByRole('listitem')).toHaveText([/John Smith/, /00482913/, /415-555-0132/])
  await expect(page.getByText('This has not been checked for patient identifiers.')).toHaveCount(0)

  await box(page).fill(named)
  await page.getByRole('button', { name: 'Replace John Smith with [name]' }).click()
  await expect(box(page)).toHaveValue(`Patient [name], MRN 00482913. ${question}`)
  await page.getByRole('button', { name: 'Replace all' }).click()
  await expect(box(page)).toHaveValue(`Patient [name], MRN [record number]. ${question}`)
  await expect(notice).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(box(page)).toHaveValue(`Patient [name], MRN 00482913. ${question}`)

  await test.step('ages, doses, trial names and registry numbers cause no warning', async () => {
    await box(page).fill('In a 72-year-old on apixaban 5 mg, what did ARISTOTLE (NCT00412984, PMID 21870978) show?')
    // The warning for the identifier typed later shows that the check has read the text before it.
    await expect(notice).toHaveCount(0)
    await box(page).pressSequentially(' Call 212-555-0187')
    await expect(notice.getByRole('listitem')).toHaveCount(1)
  })

  await box(page).fill(named)
  await expect(notice.getByRole('listitem')).toHaveCount(2)
  await page.getByRole('button', { name: 'Not a patient identifier' }).click()
  await expect(notice).toHaveCount(0)
  await page.getByRole('button', { name: 'Ask', exact: true }).click()
  await expect(status(page)).toHaveText(/^Answer ready/)
  await expect(turn(page).getByRole('heading', { level: 2 })).toHaveText(named)
})

test('identifiers are detected in a browser that cannot start the worker', async ({ page }) => {
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

test('Enter with possible identifiers asks once, goes back to the question, sends it as it is, or removes them', async ({
  page,
}) => {
  const choice = page.getByRole('alertdialog', { name: 'Send this question?' })
  const letter = `${named}\n${'Furosemide 40 mg, bisoprolol 5 mg and apixaban 5 mg, all twice a day.\n'.repeat(12)}`
  const isInView = async () => {
    await expect(choice.getByRole('heading')).toBeInViewport({ ratio: 1 })
    await expect(choice.getByRole('button', { name: 'Go back' })).toBeInViewport({ ratio: 1 })
  }
  await page.setViewportSize({ width: 390, height: 664 })
  await open(page)
  await test.step('in view, above a letter that is taller than a phone', async () => {
    await box(page).fill(letter)
    await page.getByRole('button', { name: 'Ask', exact: true }).click()
    await isInView()
    await choice.getByRole('button', { name: 'Go back' }).click()
    await page.setViewportSize({ width: 1280, height: 800 })
  })

  await test.step('and goes back to the question, or sends it as it is', async () => {
    await box(page).fill(named)
    await box(page).press('Enter')
    await expect(choice.getByRole('listitem')).toHaveText([/John Smith → \[name\]/, /00482913 → \[record number\]/])
    await expect(page.getByRole('log')).toHaveCount(0)
    await expectAccessibleInBothThemes(page, page.locator('#question'))
    await page.keyboard.press('Escape')
    await expect(choice).toHaveCount(0)
    await expect(box(page)).toBeFocused()
    await expect(box(page)).toHaveValue(named)
    await expect(page.getByRole('log')).toHaveCount(0)
    await box(page).press('Enter')
    await choice.getByRole('button', { name: 'Send as it is' }).click()
    await expect(turn(page).getByRole('heading', { level: 2 })).toHaveText(named)
    await expect(status(page)).toHaveText(/^Answer ready/)
    // The reader has decided about these texts.
    await box(page).fill(`${named} And in children?`)
    await box(page).press('Enter')
    await expect(turn(page, 1)).toBeVisible()
    await expect(status(page)).toHaveText(/^Answer ready/)
  })

  await test.step('below an answer, too', async () => {
    await page.setViewportSize({ width: 390, height: 664 })
    await box(page).fill(`${letter} Ward 4, MRN 00482914`)
    await page.getByRole('button', { name: 'Ask', exact: true }).click()
    await isInView()
    await choice.getByRole('button', { name: 'Go back' }).click()
    await page.setViewportSize({ width: 1280, height: 800 })
  })

  await test.step('and removes them; the question still finds its answer', async () => {
    await box(page).fill(`Patient Jane Miller, MRN 00482915. ${question}`)
    await box(page).press('Enter')
    await expect(page.getByRole('button', { name: 'Remove them and send' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(turn(page, 2).getByRole('heading', { level: 2 })).toHaveText(
      `Patient [name], MRN [record number]. ${question}`,
    )
    await expect(status(page)).toHaveText(/^Answer ready, [1-9]/)
    await expect(turn(page, 2).getByText('“In severe ARDS').first()).toBeVisible()
  })
})
