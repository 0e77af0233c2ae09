import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { hang, streamAnswer, streamAnswerUntil } from '../../fakes/upstream'
import { ask, box, expect, open, openWindow, question, reload, status, test, turn } from '../../support/browser/fixture'
import { holdAnswer } from '../../support/browser/hold-answer'
import { isFull } from '../../support/full'

test.use({ engine: 'upstream' })

// Complete sentences, since an unfinished last sentence is held back.
const pieces = [
  'Prone positioning lowered mortality [1]. It was ',
  'done early [1]. It was done for long [1].',
] as const
const answer = pieces.join('')

async function showHistory(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Conversations', exact: true }).click()
  const list = page.getByRole('complementary', { name: 'Conversations' })
  await expect(list.getByRole('searchbox')).toBeVisible()
  return list
}

async function choose(list: Locator, title: string, action: string): Promise<void> {
  await list
    .locator('summary')
    .filter({ hasText: `Options for ${title}` })
    .click()
  await list.getByRole('button', { name: action, exact: true }).click()
}

test.describe('a conversation', () => {
  test.use({ expectedErrors: [/status of 404/] })

  test('has its own address, is restored after a reload, and can be asked at an address that does not exist', async ({
    page,
    server,
    upstream,
  }) => {
    upstream.always(streamAnswer(answer))
    await page.goto('/c/0123456789abcdef0123456789abcdef')
    await expect(page.getByRole('heading', { name: 'Conversation not found' })).toBeVisible()
    await ask(page)
    await expect(status(page)).toHaveText(/^Answer ready/)
    await expect(page).not.toHaveURL(/0123456789abcdef$/)
    await expect(page).toHaveURL(/\/c\/\w+$/)
    await page.reload()
    await expect(turn(page).getByText('It was done for long')).toBeVisible()
    await expect(turn(page).getByRole('heading', { level: 2 })).toHaveText(question)
    await ask(page, 'And in children?')
    await expect(turn(page, 1).getByText('It was done for long')).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Conversation not found' })).toBeVisible()
    await page.goForward()
    const turns = page.getByRole('log').getByRole('article')
    await expect(turns).toHaveCount(2)
    await page.getByRole('button', { name: 'New question' }).click()
    await ask(page, 'Is this another one?')
    await expect(turn(page).getByText('It was done for long')).toBeVisible()
    await page.goBack()
    await page.goBack()
    await expect(turns).toHaveCount(2)
    await page.reload()
    await expect(turns).toHaveCount(2)
    // The previous page has not been restored yet when the browser navigates again.
    await page.goForward()
    await page.goForward()
    await expect(turn(page).getByRole('heading', { level: 2 })).toHaveText('Is this another one?')

    await test.step('it continues while its page is left, and is resumed', async () => {
      const { script, goOn } = holdAnswer(...pieces)
      upstream.always(script)
      await page.getByRole('button', { name: 'New question' }).click()
      await ask(page)
      await expect(turn(page).getByText('Prone positioning lowered mortality')).toBeVisible()
      const address = page.url()
      await page.goto('/icons/icon.svg')
      await page.goto(address)
      await expect(turn(page).getByText('Prone positioning lowered mortality')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible()
      goOn()
      await expect(turn(page).getByText('It was done for long')).toBeVisible()
      await expect(status(page)).toHaveText(/^Answer ready/)
    })

    await test.step('a temporary one stores nothing in the database or as a draft, and says so', async () => {
      upstream.always(streamAnswer('Thylacines are gone. They really are.'))
      await page.getByRole('button', { name: 'New question' }).click()
      await box(page).fill('About somebody')
      await page.getByRole('checkbox', { name: 'Temporary conversation' }).check()
      await expect(box(page)).toHaveValue('About somebody')
      expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('somebody')
      await reload(page)
      await expect(box(page)).toHaveValue('')
      await page.getByRole('checkbox', { name: 'Temporary conversation' }).check()
      await ask(page, 'Is quuxopathy treatable?')
      await expect(turn(page).getByText('Thylacines are gone.')).toBeVisible()
      await expect(page.getByText('Nothing is stored.')).toBeVisible()
      await expect(page).toHaveURL(/\/$/)
      await ask(page, 'Is it really?')
      await expect(turn(page, 1).getByText('Thylacines are gone.')).toBeVisible()
      for (const name of ['platform.sqlite', 'platform.sqlite-wal']) {
        const file = await readFile(join(server.dataDir, name), 'latin1').catch(() => '')
        expect(file.includes('quuxopathy') || file.includes('Thylacines')).toBe(false)
      }
    })
  })

  // In the short run the connection breaks in reading.spec.ts; here it ends as if the answer were complete.
  if (isFull)
    test('continues in the same window after a brief loss of connection', async ({ ownPage: page, upstream }) => {
      const { script, goOn } = holdAnswer(...pieces)
      upstream.always(script)
      let isBroken = false
      // The connection of the first answer breaks after its first bytes, as behind a proxy.
      await page.route(
        '**/api/v1/chat/completions',
        async (route) => {
          isBroken = true
          await page
            .evaluate(
              ([url, body]) =>
                fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body }).then((response) =>
                  response.body?.getReader().read(),
                ),
              [route.request().url(), route.request().postData() ?? ''] as const,
            )
            .catch(() => undefined)
          await route.fulfill({ contentType: 'text/event-stream', body: ': cut\n\n' })
        },
        { times: 1 },
      )
      await open(page)
      await ask(page)
      await expect(turn(page).getByText('Prone positioning lowered mortality')).toBeVisible()
      expect(isBroken).toBe(true)
      goOn()
      await expect(turn(page).getByText('It was done for long')).toBeVisible()
    })
})

test.describe('versions', () => {
  test('of a question and of an answer are stored and can be stepped through', async ({ page, upstream }) => {
    upstream.always(streamAnswer(answer))
    await open(page)
    await ask(page)
    await expect(status(page)).toHaveText(/^Answer ready/)
    upstream.always(streamAnswer('It was asked again [1]. So it was [1].'))
    await page.getByRole('button', { name: 'Ask again' }).click()
    await expect(box(page)).toBeFocused()
    await expect(turn(page).getByText('It was asked again')).toBeVisible()
    const answers = page.getByRole('group', { name: 'Versions of this answer' })
    await expect(answers).toContainText('2 of 2')
    const same = turn(page).getByText('Same sources as in the previous version.')
    await expect(same).toBeVisible()
    await page.locator('summary', { hasText: 'Export' }).click()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Text (Markdown)' }).click(),
    ])
    expect(await readFile(await file.path(), 'utf8')).toContain('Same sources as in the previous version.')
    await page.reload()
    await expect(same).toBeVisible()
    await answers.getByRole('button', { name: 'Previous version' }).click()
    await expect(turn(page).getByText('It was done for long')).toBeVisible()
    await expect(same).toHaveCount(0)

    upstream.always(streamAnswer('It was asked in other words [1]. So it was [1].'))
    await box(page).fill('And in children?')
    await page.getByRole('button', { name: 'Edit this question' }).click()
    await expect(box(page)).toHaveValue(question)
    await page.getByRole('button', { name: 'Cancel editing' }).click()
    await expect(box(page)).toHaveValue('And in children?')
    await expect(box(page)).toBeFocused()
    await page.getByRole('button', { name: 'Edit this question' }).click()
    const note = page.getByText('Editing this question.')
    await expect(note).toBeVisible()
    await box(page).fill('Does proning')
    await page.reload()
    await expect(note).toBeVisible()
    await expect(box(page)).toHaveValue('Does proning')
    await ask(page, 'Does proning harm?')
    await expect(turn(page).getByText('It was asked in other words')).toBeVisible()
    await expect(box(page)).toHaveValue('And in children?')
    const questions = page.getByRole('group', { name: 'Versions of this question' })
    await expect(questions).toContainText('2 of 2')
    await questions.getByRole('button', { name: 'Previous version' }).click()
    await expect(turn(page).getByRole('heading', { level: 2 })).toHaveText(question)
    await expect(turn(page).getByRole('heading', { level: 2 })).toBeFocused()
    await page.reload()
    await expect(turn(page).getByRole('heading', { level: 2 })).toHaveText(question)
    await expect(questions).toContainText('1 of 2')
  })
})

test.describe('the list of conversations', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('renames, pins, deletes and restores, stays open after a reload, and deletes everything only after confirmation', async ({
    page,
    upstream,
  }) => {
    upstream.always(streamAnswer(answer))
    await open(page)
    await page.getByRole('button', { name: 'Conversations', exact: true }).press('Enter')
    const list = page.getByRole('complementary', { name: 'Conversations' })
    await expect(list).toBeVisible()
    await list.getByRole('button', { name: 'Close the list of conversations' }).click()
    await expect(list).toHaveCount(0)
    await ask(page, 'Is a sparrow a bird?')
    await expect(status(page)).toHaveText(/^Answer ready/)
    await showHistory(page)
    await expect(
      list.getByRole('region', { name: 'Today' }).getByRole('link', { name: 'Is a sparrow a bird?' }),
    ).toHaveAttribute('aria-current', 'page')
    await choose(list, 'Is a sparrow a bird?', 'Rename')
    await list.getByRole('textbox', { name: 'New title' }).fill('Sparrows')
    await page.keyboard.press('Enter')
    await expect(list.getByRole('link', { name: 'Sparrows' })).toBeFocused()
    await choose(list, 'Sparrows', 'Pin to top')
    await expect(list.getByRole('region', { name: 'Pinned' }).getByRole('link', { name: 'Sparrows' })).toBeVisible()
    await choose(list, 'Sparrows', 'Delete')
    await expect(list.getByText(/Deleted: “.Sparrows.”/)).toBeVisible()
    await expect(list.getByRole('link', { name: 'Sparrows' })).toHaveCount(0)
    await expect(page).toHaveURL(/\/$/)
    await expect(list.getByRole('button', { name: 'Undo' })).toBeFocused()
    // A list that is loaded for another window's change arrives before the restored conversation does.
    await page.route('**/api/conversations/*', async (route) => {
      const loaded = page.waitForResponse('**/api/conversations')
      await page.evaluate(() =>
        new BroadcastChannel('evidence-chat-windows').postMessage({ type: 'changed', conversation: null }),
      )
      await loaded
      await route.continue()
    })
    await page.keyboard.press('Enter')
    await expect(list.getByRole('link', { name: 'Sparrows' })).toBeFocused()
    await page.unrouteAll()
    await choose(list, 'Sparrows', 'Delete')
    await expect(list.getByText(/Deleted: “.Sparrows.”/)).toBeVisible()
    await page.reload()
    await expect(list).toBeVisible()
    await list.getByText(/^Deleted in the last hour/).click()
    await list.getByRole('button', { name: /Restore “.Sparrows.”/ }).click()
    await list.getByRole('link', { name: 'Sparrows' }).click()
    await expect(turn(page).getByText('It was done for long')).toBeVisible()

    const deleteAll = async () => {
      await list.getByText('All conversations', { exact: true }).click()
      await list.getByRole('button', { name: 'Delete all…' }).click()
    }
    const dialog = page.getByRole('dialog', { name: 'Delete all conversations?' })
    await deleteAll()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(list.getByRole('link', { name: 'Sparrows' })).toBeVisible()
    await deleteAll()
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(list.getByText('Your conversations will appear here.')).toBeVisible()
    await expect(page.getByRole('log')).toHaveCount(0)
  })

  test('opens a match by keyboard, highlights it until the next action, and filters by date; a pasted letter is folded unless a word of it was searched for', async ({
    page,
    upstream,
  }) => {
    upstream.always(streamAnswer(answer))
    await open(page)
    await test.step('a letter or case is folded, so that its answer is in view, and unfolded where a search finds a word of it', async () => {
      await ask(page, `${'Furosemide 40 mg twice a day\n'.repeat(12)}What helps here?`)
      await expect(status(page)).toHaveText(/^Answer ready/)
      await expect(turn(page).getByRole('button', { name: 'Show the whole question' })).toBeVisible()
      await expect(turn(page).locator('[data-place=answer]').first()).toBeInViewport()
      await page.getByRole('button', { name: 'New question' }).click()
      await ask(page, `What helps here? ${'The patient was well. '.repeat(100)}He had seen an ankylosaur.`)
      await expect(status(page)).toHaveText(/^Answer ready/)
      const end = turn(page).getByRole('heading', { level: 2 })
      const isCut = () => end.evaluate((heading) => heading.scrollHeight > heading.clientHeight + 1)
      expect(await isCut()).toBe(true)
      await turn(page).getByRole('button', { name: 'Show the whole question' }).click()
      expect(await isCut()).toBe(false)
      await turn(page).getByRole('button', { name: 'Show less of the question' }).click()
      expect(await isCut()).toBe(true)
      const list = await showHistory(page)
      await list.getByRole('searchbox').fill('ankylosaur')
      const hit = list.getByRole('link', { name: /What helps here/ })
      await expect(hit.locator('mark')).toHaveText('ankylosaur')
      await hit.click()
      await expect.poll(isCut).toBe(false)
    })

    await page.getByRole('button', { name: 'New question' }).click()
    const paragraphs = Array.from(
      { length: 40 },
      (_, n) => `Paragraph ${n} tells of other things, and of nothing else.`,
    )
    paragraphs[25] = 'Some with Ménière’s disease did *not* respond, and **later** than all others some did.'
    paragraphs[35] = '达格列净对射血分数降低的心力衰竭患者有效。'
    upstream.always(streamAnswer(paragraphs.join('\n\n')))
    await ask(page)
    await expect(status(page)).toHaveText(/^Answer ready/)
    upstream.always(streamAnswer(answer))
    await ask(page, 'And then?')
    await expect(turn(page, 1).getByText('It was done for long')).toBeVisible()
    await expect(status(page)).toHaveText(/^Answer ready/)
    // The server marks each statement without a citation; the search must leave no mark and no tab stop of its own.
    const added = () => turn(page).locator('[data-place="answer"]').locator('mark, [tabindex]').count()
    const before = await added()
    // The match is found from a page that does not show it.
    const conversation = page.url()
    await page.getByRole('button', { name: 'New question' }).click()
    const list = page.getByRole('complementary', { name: 'Conversations' })
    const searches: string[] = []
    page.on('request', (request) => searches.push(new URL(request.url()).search))
    for (const [query, held, words] of [
      ['meniere', 'Some with', ['Ménière']],
      ['"not respond and late" some', 'Some with', ['not respond, and later', 'Some', 'some']],
      ['心力衰竭', '达格列净', ['心力衰竭']],
    ] as const) {
      await list.getByRole('searchbox').fill(query)
      await list.getByRole('combobox', { name: 'Date' }).selectOption('Last 7 days')
      const hit = list.getByRole('link').filter({ has: page.getByText('Answer', { exact: true }) })
      await expect(hit.locator('mark').filter({ hasText: new RegExp(`^${words[0].slice(0, 3)}`) })).not.toHaveCount(0)
      await hit.press('Enter')
      const paragraph = turn(page).locator('[data-place=answer] p', { hasText: held })
      await expect(paragraph).toBeFocused()
      await expect(paragraph).toBeInViewport()
      expect(page.url()).toBe(conversation)
      const marked = () => page.evaluate(() => [...(CSS.highlights.get('found') ?? [])].map(String))
      expect(await marked()).toEqual(words)
      await page.keyboard.press('Escape')
      expect(await marked()).toEqual([])
      await list.getByRole('searchbox').focus()
      expect(await added()).toBe(before)
    }
    expect(searches.filter((each) => each.includes('q=') && each.endsWith('&days=7'))).not.toEqual([])
    // A match in the reference list, which is not rendered, leads to the sources.
    await list.getByRole('searchbox').fill('guerin')
    await list
      .getByRole('link')
      .filter({ has: page.getByText('Guérin') })
      .first()
      .click()
    const origin = turn(page, 1)
      .getByRole('paragraph')
      .filter({ hasText: /^Guérin C/ })
    await expect(origin).toBeFocused()
  })
})

test('a second window shows what the first asks, completes and deletes, without scrolling, and stops its answer', async ({
  page,
  upstream,
}) => {
  const title = 'Is this in both windows?'
  upstream.always(streamAnswer(answer))
  await open(page)
  await ask(page, title)
  await expect(status(page)).toHaveText(/^Answer ready/)
  const second = await openWindow(page, page.url())
  await second.waitForLoadState('networkidle')
  const list = await showHistory(second)
  await expect(turn(second).getByText('It was done for long')).toBeVisible()
  const { script, goOn } = holdAnswer(...pieces)
  upstream.next(script)
  await ask(page, 'Second of the first window?')
  await expect(turn(second, 1).getByText('Prone positioning lowered')).toBeAttached()
  await expect(turn(second).getByRole('heading', { name: title })).toBeInViewport()
  // An answer left by another test may still be streaming in this list.
  const isWritten = list
    .getByRole('listitem')
    .filter({ hasText: title })
    .getByRole('img', { name: 'Writing an answer' })
  await expect(isWritten).toBeVisible()
  goOn()
  await expect(turn(second, 1).getByText('It was done for long')).toBeAttached()
  await expect(isWritten).toHaveCount(0)
  upstream.next(streamAnswerUntil(8, hang, answer))
  await ask(second, 'Third, of the second window?')
  await expect(turn(second, 2).getByText('Prone positioning lowered')).toBeAttached()
  await expect(turn(page, 2).getByText('Prone positioning lowered')).toBeAttached()
  const { left } = upstream.requests.at(-1) ?? {}
  await page.keyboard.press('Escape')
  await left
  for (const each of [page, second]) {
    await expect(each.getByText('You stopped this answer.')).toBeVisible()
    await expect(turn(each, 2).getByText('Prone positioning lowered')).toBeAttached()
  }
  await choose(await showHistory(page), title, 'Delete')
  await expect(second.getByRole('heading', { name: 'Conversation not found' })).toBeVisible()
  await expect(list.getByRole('link', { name: title })).toHaveCount(0)
})
