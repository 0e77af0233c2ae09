/** An answer is untrusted text: nothing in it may run, load, prompt, navigate or look like one of our citations. */
import { streamAnswer } from '../../fakes/upstream'
import { hostileMarkdown } from '../../fixtures/hostile-markdown'
import { ask, expect, open, status, test, turn } from '../../support/browser/fixture'
import { everyNth, isFull } from '../../support/full'

test.use({ engine: 'upstream' })

const perTest = 14
/** The short run tries four attacks in one answer. */
const perAnswer = isFull ? 1 : 4
const chunks = isFull ? /[\s\S]{1,3}/gu : /[\s\S]{1,9}/gu
/** Variants of one attack are adjacent; attack.spec.ts tries others. */
const tried = everyNth(hostileMarkdown, 6)
const answers = split(tried, perAnswer).map((payloads) => payloads.join('\n\n'))

function split<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size))
}

for (const [index, payloads] of split(answers, perTest).entries())
  test(`hostile answers ${index * perTest + 1} to ${index * perTest + payloads.length} are shown only as text`, async ({
    page,
    upstream,
  }) => {
    test.setTimeout(180_000)
    const dialogs: string[] = []
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message())
      void dialog.dismiss()
    })
    await open(page)
    const navigations: string[] = []
    page.on('framenavigated', (frame) => {
      // The first question gives the conversation its address.
      if (!/^\/c\/[\w-]+$/.test(new URL(frame.url()).pathname)) navigations.push(frame.url())
    })

    for (const [place, payload] of payloads.entries()) {
      const requests: string[] = []
      const note = (request: { url(): string }) => requests.push(new URL(request.url()).pathname)
      // Cut into small chunks, so that half of each payload is rendered too.
      upstream.next(streamAnswer(`Before.\n\n${payload}\n\nAfter.`.match(chunks) ?? []))
      page.on('request', note)
      await ask(page)
      const answered = turn(page, place)
      await expect(answered.getByText('After.', { exact: true })).toBeAttached()
      await expect(status(page)).toHaveText(/^Answer ready/)
      // The fixture fails on any request to another origin; an answer may cause none to ours either.
      const caused = requests.filter(
        // The scripts of the page, its icon, the suggestions for the typed question, and the question itself.
        (path) => !/^\/(?:_next\/static|icons)\/|^\/api\/(?:suggestions|v1\/chat\/completions)$/.test(path),
      )
      expect(caused, payload).toEqual([])
      page.off('request', note)

      const found = await answered
        .locator('[lang]')
        .first()
        .evaluate((answer) => ({
          elements: [...answer.querySelectorAll('*')]
            .filter((element) => !element.closest('svg.lucide') && !element.closest('button'))
            .map(({ tagName }) => tagName.toLowerCase()),
          handlers: [...answer.querySelectorAll('*')].flatMap((element) =>
            element
              .getAttributeNames()
              .filter((name) => /^on|^(?:src|srcset|srcdoc|action|ping|formaction|background)$/.test(name)),
          ),
          styles: [...answer.querySelectorAll('[style]')].map((element) => element.getAttribute('style') ?? ''),
          links: [...answer.querySelectorAll('a')].map((link) => ({
            href: link.getAttribute('href') ?? '',
            mark: link.dataset['source'],
            words: link.textContent ?? '',
          })),
          words: answer.textContent ?? '',
        }))
      const inert =
        /^(?:div|p|h[34]|ul|ol|li|strong|em|del|code|pre|blockquote|hr|br|a|span|table|thead|tbody|tr|th|td|section|bdi|mark|small|sup)$/
      expect(
        found.elements.filter((name) => !inert.test(name)),
        payload,
      ).toEqual([])
      expect(found.handlers, payload).toEqual([])
      // The alignment of table cells, and the height of an off-screen block.
      const own = /^(?:text-align: \w+|contain-intrinsic-(?:block-size|height): auto [\d.]+rem);$/
      expect(
        found.styles.filter((style) => !own.test(style)),
        payload,
      ).toEqual([])
      for (const { href, mark, words } of found.links) {
        if (mark === undefined) {
          expect(href, payload).toMatch(/^https:\/\//)
          // The destination of a link is shown beside it, whatever its text says.
          expect(words, payload).toContain(new URL(href).host)
        } else expect(href, payload).toMatch(/^\/sources\//)
      }
      expect(found.words, payload).not.toMatch(/[\u202A-\u202E\u2066-\u2069]|[\u{E0000}-\u{E007F}]/u)
    }
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
    expect(dialogs).toEqual([])
    expect(navigations).toEqual([])
    expect(await page.evaluate(() => [...document.images].map(({ src }) => src))).toEqual([])
  })

// A prompt injection can make the model put the question into a link; nothing may be sent there unseen.
test('a link in an answer shows its full address and opens only after confirmation, and a number without a source is none', async ({
  page,
  upstream,
  context,
}) => {
  const address = 'https://ok.example/collect?q=what+was+asked'
  await context.route('https://ok.example/**', (route) => route.fulfill({ body: 'There.' }))
  upstream.next(streamAnswer(`It cured everyone [98] and [99]. More in [the guideline](${address}).`))
  await open(page)
  await ask(page)
  await expect(status(page)).toHaveText(/^Answer ready/)
  await expect(turn(page).getByText('It cured everyone')).toBeVisible()
  await expect(turn(page).locator('a[data-source]')).toHaveCount(0)
  const link = turn(page).getByRole('link', { name: /^the guideline/ })
  const question = page.getByRole('dialog', { name: 'Open this link?' })
  for (const press of [() => link.press('Enter'), () => link.click({ button: 'middle' }), () => link.click()]) {
    await press()
    await expect(question).toContainText(address)
    expect(context.pages()).toHaveLength(1)
    await page.keyboard.press('Escape')
    await expect(question).toBeHidden()
  }
  await link.click()
  const opened = page.waitForEvent('popup')
  await question.getByRole('link', { name: 'Open in a new tab' }).click()
  expect((await opened).url()).toBe(address)
})
