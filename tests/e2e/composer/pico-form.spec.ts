import { box, expect, open, status, test, turn } from '../../support/browser/fixture'

test('the question builder writes a question behind existing text, keeps one that was edited, and it is answered', async ({
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
