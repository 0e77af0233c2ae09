import { alterAnswer, answerWith, failWithStatus } from '../../fakes/literature-faults'
import { expectAccessibleInBothThemes } from '../../support/browser/accessible'
import { ask, expect, open, openAsOperator, status, turn } from '../../support/browser/fixture'
import { test } from '../own-server'

const newDrug = 'Does lumocaptide lower hospitalisation in heart failure?'
const name = 'Also search PubMed and Europe PMC'

export function registerLiveTests(): void {
  test('nothing leaves this server until the user turns it on, or presses the button of an answer without sources; then the answer cites what the services found, which never get a patient identifier', async ({
    page,
    literature,
  }) => {
    const sent = literature.requests.length
    await open(page)
    await expect(page.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'false')
    await ask(page, newDrug)
    await expect(status(page)).toHaveText(/^Answer ready/)
    expect(literature.requests.length).toBe(sent)
    await turn(page).getByRole('button', { name: 'Search PubMed and Europe PMC' }).click()
    await expect(status(page)).toHaveText(/^Answer ready, [1-9]/)
    await expect(turn(page).getByText('from a live search, not in the library').first()).toBeVisible()
    await expect(turn(page).getByRole('button', { name: 'Search PubMed and Europe PMC' })).toHaveCount(0)

    await page.getByRole('button', { name: 'New question' }).click()
    await page.getByRole('button', { name }).click()
    await expect(page.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true')
    const before = literature.requests.length
    await ask(page, `Patient John Smith, MRN 00482913. ${newDrug}`)
    await page.getByRole('button', { name: 'Send as it is' }).click()
    await expect(status(page)).toHaveText(/^Answer ready/)
    const notice = turn(page).getByRole('region', { name: 'Search of PubMed and Europe PMC' })
    await expect(notice).toContainText(/seems to contain a name and a record number/)
    // The same question would be refused again.
    await expect(notice.getByRole('button')).toHaveCount(0)
    expect(literature.requests.length).toBe(before)

    await page.getByRole('button', { name: 'New question' }).click()
    await expect(page.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true')
    await ask(page, newDrug)
    await expect(status(page)).toHaveText(/^Answer ready, [1-9]/)
    await expect(
      turn(page)
        .getByText(/lumocaptide/i)
        .first(),
    ).toBeVisible()
    // An article that is not in the library must not look as if it were.
    const sources = turn(page).getByRole('region', { name: /^Sources/ })
    await expect(sources.getByText('from a live search, not in the library').first()).toBeVisible()
    await expect(sources.getByRole('link', { name: /^Article as retrieved/ }).first()).toBeVisible()
    await turn(page).getByText('How this was searched').click()
    await expect(sources.locator('dl')).toContainText('Library, PubMed, Europe PMC')
    expect(literature.breaches()).toEqual([])
  })

  test('an answer without the chosen service says so at its top, and asks again with it', async ({
    page,
    literature,
  }) => {
    literature.always('esearch', failWithStatus(500))
    await open(page)
    await page.getByRole('button', { name }).click()
    await ask(page, 'Does lumocaptide lower hospitalisation in chronic heart failure?')
    await expect(status(page)).toHaveText(/^Answer ready/)
    const notice = turn(page).getByRole('region', { name: 'Search of PubMed and Europe PMC' })
    await expect(notice).toContainText('PubMed could not be searched.')
    const [above, answer] = await Promise.all([
      notice.boundingBox(),
      turn(page).locator('[data-place=answer]').boundingBox(),
    ])
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(answer?.y ?? 0)
    literature.always(
      'esearch',
      alterAnswer((body) => body),
    )
    // After a reload the composer no longer asks for live search; this answer still does.
    await page.reload()
    await notice.getByRole('button', { name: 'Try again' }).click()
    await expect(notice).toHaveCount(0)
    await expect(status(page)).toHaveText(/^Answer ready, [1-9]/)
    await expect(turn(page).getByText('2 of 2')).toBeVisible()
  })

  test.describe('fetches', () => {
    // A query that PubMed cannot run.
    test.use({ expectedErrors: [/status of 400/] })

    test('a librarian counts what PubMed has, fetches it, and reads what came', async ({
      page,
      server,
      literature,
    }) => {
      await openAsOperator(page, server, '/library/import')
      const form = page.getByRole('form', { name: 'Add a specialty from PubMed' })
      const query = form.getByRole('textbox', { name: /^PubMed query/ })
      const count = async (words: string) => {
        await query.fill(words)
        await query.press('Tab')
        await page.keyboard.press('Enter')
      }
      await form.getByRole('combobox', { name: 'Specialty' }).selectOption('Your own PubMed query')
      await form.getByRole('spinbutton', { name: 'From year' }).fill('')

      literature.next('esearch', answerWith(JSON.stringify({ esearchresult: { ERROR: 'Unbalanced brackets' } })))
      await count('((lumocaptide')
      await expect(page.getByRole('alert').filter({ hasText: 'Unbalanced brackets' })).toBeVisible()

      await count('lumocaptidine')
      await expect(page.getByText(/^PubMed has no articles for this/)).toBeVisible()

      literature.next('esearch', answerWith(JSON.stringify({ esearchresult: { count: '9123456', idlist: [] } })))
      await count('humans')
      await expect(page.getByText('PubMed has 9,123,456 articles.')).toBeVisible()
      const max = page.getByRole('spinbutton', { name: 'Maximum number, newest first' })
      await expect(max).toHaveValue('20000')
      await max.fill('500000')
      await expect(page.getByRole('checkbox', { name: /^Fetch only at night/ })).toBeChecked()
      await expect(page.getByRole('checkbox', { name: 'Yes, fetch 500,000 articles' })).not.toBeChecked()
      await expectAccessibleInBothThemes(page)

      await count('lumocaptide')
      await expect(page.getByText(/^PubMed has \d articles?\.$/)).toBeVisible()
      const fetched = literature.requestsTo('efetch').length
      await page.getByRole('button', { name: /^Fetch \d articles?$/ }).click()
      await literature.received('efetch', fetched + 1)
      const run = page.getByRole('list', { name: 'Fetches from PubMed' }).getByRole('listitem').first()
      await expect(run.getByRole('heading', { name: 'lumocaptide' })).toBeVisible()
      // Two processes start: one fetches, the other imports.
      await expect(run).toContainText('Done')
      await expect(run).toContainText(/(\d) of \1 articles fetched/)
      await expect(run).toContainText(/(\d) articles? read · \1 added/)
      await page.reload()
      await expect(run).toContainText('Done')
    })
  })
}
