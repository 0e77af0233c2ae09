import { hang, streamAnswerUntil } from '../../fakes/upstream'
import { expectAccessibleInBothThemes } from '../../support/browser/accessible'
import { ask, expect, open, status, test, turn } from '../../support/browser/fixture'

const answer = 'Prone positioning lowered mortality [1]. It was done early [1]. It was done for long [1].'

test.use({ engine: 'upstream', viewport: { width: 360, height: 740 } })

test('axe finds nothing in either theme while searching, while an answer is being written, and after it is stopped', async ({
  page,
  upstream,
}) => {
  upstream.always(hang)
  await open(page)
  await ask(page)
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.keyboard.press('Escape')
  upstream.always(streamAnswerUntil(8, hang, answer))
  await ask(page)
  await expect(turn(page, 1).getByText('Prone positioning lowered')).toBeVisible()
  await expectAccessibleInBothThemes(page, turn(page, 1))
  await page.keyboard.press('Escape')
  await expect(status(page)).toHaveText('Stopped. The text received so far is kept.')
  await expectAccessibleInBothThemes(page, turn(page, 1))
})
