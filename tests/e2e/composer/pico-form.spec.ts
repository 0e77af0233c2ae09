import { box, expect, open, status, test, turn } from '../../support/browser/fixture'

test('the question builder writes a question behind existing text, keeps one that was edited, and it is answered with suggestions of the next', async ({
  page,
}) => {
  await open(page)
  await page.getByRole('button', { name: 'Build a question' }).click()
  await page.getByRole('radio', { name: 'Harm' }).check()
  await page.getByLabel('Patients').fill('adults with atrial fibrillation')
  await page.getByLabel('Exposure').fill('apixaban')
  await page.getByLabel('Compared with').fill('warfarin')
  await page.getByRole('textbox', { name: 'Harm', exact: true }).fill('major bleeding')
  const built =
    'In adults with atrial fibrillation, does apixaban compared with warfarin raise the risk of major bleeding?'
  await expect(box(page)).toHaveValue(built)
  await page.getByRole('textbox', { name: 'Harm', exact: true }).press('Enter')
  await expect(status(page)).toHaveText(/^Answer ready, [1-9]/)
  await expect(turn(page).getByRole('heading', { level: 2 })).toHaveText(built)
  await expect(
    turn(page)
      .getByRole('link', { name: /^Source 1$/ })
      .first(),
  ).toHaveAccessibleDescription(/ARISTOTLE|[Aa]pixaban/)
  await expect(page.getByRole('group', { name: 'Build a question' })).toHaveCount(0)

  await test.step('follow-up questions from the sources are suggested, only under the last answer', async () => {
    const next = turn(page).getByRole('region', { name: 'Suggested questions' }).getByRole('button').first()
    const asked = await next.innerText()
    expect(asked.split(' ').length).toBeLessThanOrEqual(8)
    await next.click()
    await expect(turn(page, 1).getByRole('heading', { level: 2 })).toHaveText(asked)
    await expect(box(page)).toBeFocused()
    await expect(status(page)).toHaveText(/^Answer ready, [1-9]/)
    await expect(turn(page).getByRole('region', { name: 'Suggested questions' })).toHaveCount(0)
    await expect(turn(page, 1).locator('[data-place=answer]')).toContainText(/apixaban/i)
  })

  await page.getByRole('button', { name: 'New question' }).click()
  await box(page).fill('On the ward round:')
  await page.getByRole('button', { name: 'Build a question' }).click()
  await page.getByRole('textbox', { name: 'Treatment' }).fill('tirzepatide')
  await expect(box(page)).toHaveValue('On the ward round:\nDoes tirzepatide help?')
  await box(page).fill('Does tirzepatide help in sleep apnoea?')
  await page.getByRole('textbox', { name: 'Patients' }).fill('adults')
  await expect(box(page)).toHaveValue('Does tirzepatide help in sleep apnoea?')
  await page.getByRole('button', { name: 'Rewrite it from these fields' }).click()
  await expect(box(page)).toHaveValue('On the ward round:\nIn adults, does tirzepatide help?')
})
