/**
 * Reading an answer of a model server: how it streams, what can be copied from it, and that nothing in it is active.
 */
import type { Page } from '@playwright/test'
import { type FakeUpstream, streamAnswer } from '../../fakes/upstream'
import { awkwardMarkdown } from '../../fixtures/awkward-markdown'
import {
  ask,
  attachments,
  createImage,
  drop,
  expect,
  open,
  openWindow,
  status,
  test,
  turn,
} from '../../support/browser/fixture'
import { holdAnswer } from '../../support/browser/hold-answer'
import { everyNth } from '../../support/full'

test.use({ engine: 'upstream' })

const table = `Two outcomes [1]:

| Outcome | Intervention | Control | HR (95% CI) | Certainty |
|---|---:|---:|---:|---|
| Death, any cause | 11.6% | 13.9% | 0.83 (0.71–0.97) [1] | moderate |
| =cmd() | 5 µg | -2.5 | +1 | low |
`
const search = ['("heart failure"[MeSH])\n', '  AND trial\n'] as const

function answer(upstream: FakeUpstream, text: string, delayMs = 0): void {
  upstream.next(streamAnswer(Array.from(text), { delayMs }))
}

test('a difficult answer streams without a frame that removes text', async ({ page, upstream }) => {
  test.setTimeout(180_000)
  let looks = 0
  const tried = everyNth(Object.values(awkwardMarkdown), 12)
  await open(page)
  // After each frame: the text that was painted, and its height.
  await page.evaluate(() => {
    const frames: { kinds: string[]; height: number }[] = []
    Object.assign(window, { frames })
    const look = () => {
      const blocks = [...document.querySelectorAll('[role=log] article [lang] > div')]
      if (blocks.length > 0)
        frames.push({
          // The frame of the bottom line comes with its citation, around the same text.
          kinds: blocks.flatMap((block) =>
            [...block.children].map((child) => child.querySelector(':scope > div > p')?.tagName ?? child.tagName),
          ),
          height: blocks.reduce((sum, block) => sum + block.getBoundingClientRect().height, 0),
        })
      requestAnimationFrame(() => setTimeout(look))
    }
    look()
  })
  for (const text of tried) {
    answer(upstream, text, 3)
    await ask(page)
    await expect(status(page)).toHaveText(/^Answer ready/)
    await page.getByRole('button', { name: 'New question' }).click()
    await expect(page.getByRole('log')).toHaveCount(0)
    const frames = await page.evaluate(() =>
      (window as unknown as { frames: { kinds: string[]; height: number }[] }).frames.splice(0),
    )
    looks += frames.length
    for (const [index, { kinds, height }] of frames.entries()) {
      const before = frames[index - 1]
      if (!before) continue
      expect(kinds.slice(0, before.kinds.length), text).toEqual(before.kinds)
      // A word that becomes bold, or a link that is replaced by its label, may save one line; never more.
      expect(height, text).toBeGreaterThan(before.height - 32)
    }
  }
  expect(looks).toBeGreaterThan(10 * tried.length)
})

test('a table scrolls in its own box and is copied as a table and as CSV without formulas, and code unchanged; a formula is drawn as one', async ({
  page,
  upstream,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const loaded: string[] = []
  page.on('response', async (response) => {
    if (response.url().endsWith('.js') && (await response.text().catch(() => '')).includes('KaTeX parse error'))
      loaded.push(response.url())
  })
  await page.setViewportSize({ width: 320, height: 700 })
  const { script, goOn } = holdAnswer(`${table}\nSearch:\n\n\`\`\`\n${search[0]}`, `${search[1]}\`\`\`\n`)
  upstream.next(script)
  await open(page)
  await ask(page)
  const copyCode = page.getByRole('button', { name: 'Copy code' })
  await copyCode.focus()
  goOn()
  await expect(status(page)).toHaveText(/^Answer ready/)
  await expect(copyCode, 'drawn once').toBeFocused()
  const box = turn(page).getByRole('region', { name: /^Table: / })
  expect(await box.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)

  await page.getByRole('button', { name: 'Copy table' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  const clip = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read()
    const read = async (type: string) => (await item?.getType(type))?.text()
    return { html: await read('text/html'), text: await read('text/plain') }
  })
  expect(clip.text).toBe(
    'Outcome\tIntervention\tControl\tHR (95% CI)\tCertainty\nDeath, any cause\t11.6%\t13.9%\t0.83 (0.71–0.97) [1]\tmoderate (The source does not state: 11.6%, 13.9%, 0.83, 0.71, 0.97.)\n=cmd()\t5 µg\t-2.5\t+1\tlow (No source is cited for this.)',
  )
  expect(clip.html).toContain('<th>HR (95% CI)</th>')

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as CSV' }).press('Enter')
  const csv = await (await download).createReadStream()
  const chunks: Buffer[] = []
  for await (const chunk of csv) chunks.push(chunk)
  expect(Buffer.concat(chunks).toString()).toBe(
    '\ufeffOutcome,Intervention,Control,HR (95% CI),Certainty\r\n"Death, any cause",11.6%,13.9%,0.83 (0.71–0.97) [1],"moderate (The source does not state: 11.6%, 13.9%, 0.83, 0.71, 0.97.)"\r\n\'=cmd(),5 µg,-2.5,+1,low (No source is cited for this.)\r\n',
  )

  await copyCode.press('Enter')
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(search.join(''))

  await test.step('a table that breaks off is shown as one, and only an answer with a formula loads the code that draws it', async () => {
    upstream.next(
      streamAnswer(['Two outcomes [1]:\n\n', '| Outcome | Intervention |\n', '|---|---|\n| Death | 11.6'], {
        finishReason: 'length',
      }),
    )
    await page.getByRole('button', { name: 'New question' }).click()
    await ask(page)
    await expect(status(page)).toHaveText(/^Answer ready/)
    await expect(turn(page).locator('[data-place=answer]').getByRole('cell', { name: 'Death' })).toBeVisible()
    await expect(turn(page).locator('[data-place=answer]')).not.toContainText('|')
    expect(loaded).toEqual([])
    answer(
      upstream,
      'Clearance:\n\n$$\nCrCl = \\frac{(140-a) \\cdot w}{72 \\cdot S_{cr}}\n$$\n\nIt costs $5 to $10 [1], and $$\\frac{a$$ is wrong.',
    )
    await ask(page, 'And the clearance?')
    await expect(turn(page, 1).locator('math mfrac')).toHaveCount(1)
    await expect(turn(page, 1)).toContainText('It costs $5 to $10')
    await expect(turn(page, 1)).toContainText('\\frac{a is wrong')
    expect(loaded).toHaveLength(1)
  })
})

test('the page never scrolls while the answer grows, follows it once the end was asked for, and lets go when the reader scrolls up', async ({
  page,
  upstream,
}) => {
  const write = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => `Paragraph ${from + index} says something about it [1].\n\n`).join(
      '',
    )
  const { script, goOn } = holdAnswer(write(0, 40), write(40, 60), write(60, 80), write(80, 90))
  upstream.next(script)
  const paragraph = (number: number) => turn(page).getByText(`Paragraph ${number} says`)
  const place = () => page.evaluate(() => window.scrollY)
  const latest = page.getByRole('button', { name: 'Jump to the end' })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page)
  await ask(page)
  await expect(turn(page).getByRole('heading', { level: 2 })).toBeInViewport()
  await expect(paragraph(39)).toBeAttached()
  const before = await place()
  // The user scrolls elsewhere, and the page does not scroll back.
  await page.mouse.move(400, 300)
  await page.mouse.wheel(0, 120)
  await expect.poll(place).toBe(before + 120)
  goOn()
  await expect(paragraph(59)).toBeAttached()
  expect(await place()).toBe(before + 120)

  await latest.click()
  await expect(paragraph(59)).toBeInViewport()
  await expect(latest).toHaveCount(0)
  goOn()
  await expect(paragraph(79)).toBeInViewport()
  await page.mouse.wheel(0, -500)
  await expect(latest).toBeVisible()
  const top = await place()
  goOn()
  await expect(status(page)).toHaveText(/^Answer ready/)
  await expect(paragraph(89)).toBeAttached()
  expect(await place()).toBe(top)
  await latest.click()
  await expect(paragraph(89)).toBeInViewport()
  await expect(latest).toBeHidden()
  await expect(status(page)).toHaveText(/^Answer ready/)

  await page.getByRole('button', { name: 'New question' }).click()
  await test.step('notes arrive with their sentence, show in a second window, and shift nothing at the end', () =>
    expectNotesInPlace(page, upstream))
})

// A wrong number must never be shown without its note, and the notes must not shift the line being read.
async function expectNotesInPlace(page: Page, upstream: FakeUpstream): Promise<void> {
  const figure = (index: number) => `3.${20 + index}%`
  // Each note takes a line of its own.
  const sentences = Array.from(
    { length: 30 },
    (_, index) =>
      `Prone positioning lowered mortality by ${figure(index)} among those who were turned for hours each day and longer, whose lungs were ventilated through a tube in the unit [1].\n\n`,
  )
  const { script, goOn } = holdAnswer(sentences.slice(0, 21).join(''), sentences.slice(21).join(''))
  upstream.next(script)
  await ask(page)
  const note = (view: Page, index: number) => turn(view).getByText(`(The source does not state: ${figure(index)}.)`)
  await expect(note(page, 19)).toBeAttached()
  await expect(status(page)).toHaveText('Writing the answer.')

  const other = await openWindow(page, page.url())
  await expect(note(other, 19)).toBeAttached()
  await expect(status(other)).toHaveText('Writing the answer.')
  await other.close()

  // The paragraph at the top of the window is half visible.
  const inView = turn(page).getByText(`mortality by ${figure(7)}`)
  await inView.evaluate((words) => {
    const above = words.closest('p')?.previousElementSibling
    window.scrollTo({ top: window.scrollY + (above?.getBoundingClientRect().top ?? 0) + 10, behavior: 'instant' })
  })
  await inView.evaluate((words) => {
    const places: number[] = []
    Object.assign(window, { places })
    const look = () => {
      places.push(words.getBoundingClientRect().top)
      requestAnimationFrame(look)
    }
    look()
  })
  goOn()
  await expect(status(page)).toHaveText(/^Answer ready/)
  await expect(note(page, 29)).toBeAttached()
  const places = await page.evaluate(
    () =>
      new Promise<number[]>((done) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => done((window as unknown as { places: number[] }).places)),
        ),
      ),
  )
  expect(Math.max(...places) - Math.min(...places)).toBeLessThanOrEqual(1)
  // Rendered again from the same checks: nothing more, nothing less.
  await expect(turn(page).getByText('(The source does not state')).toHaveCount(30)
}

test('images of a reopened question do not push its answer down, and a finished block that was off-screen keeps its height', async ({
  page,
  upstream,
}) => {
  answer(upstream, 'Prone positioning lowered mortality [1].')
  await open(page)
  await drop(page, [{ name: 'a.png', type: 'image/png', data: await createImage(page) }])
  await expect(attachments(page)).toHaveCount(1)
  await ask(page)
  await expect(status(page)).toHaveText(/^Answer ready/)
  await page.addInitScript(() => {
    const places: number[] = []
    Object.assign(window, { places })
    const look = () => {
      const words = document.querySelector('[role=log] article p[dir]')
      if (words) places.push(Math.round(words.getBoundingClientRect().top))
      requestAnimationFrame(look)
    }
    look()
  })
  await page.reload()
  await expect(page.getByRole('list', { name: 'Images in this question' }).getByRole('img')).toBeVisible()
  const places = await page.evaluate(() => (window as unknown as { places: number[] }).places)
  expect(new Set(places).size).toBe(1)

  const long = Array.from(
    { length: 20 },
    (_, index) => `Paragraph ${index}. ${'Are these words of some length? '.repeat(20)}`,
  ).join('\n\n')
  upstream.next(streamAnswer(long.match(/[\s\S]{1,120}/g) ?? [], { delayMs: 4 }))
  await ask(page, 'And then?')
  await expect(status(page)).toHaveText(/^Answer ready/)
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  const before = await height()
  for (let at = 0; at < before; at += 500)
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), at)
  expect(Math.abs((await height()) - before)).toBeLessThan(40)
})

test('the keys [ and ] step through citations, and type brackets in the question box', async ({
  ownPage: page,
  upstream,
}) => {
  answer(upstream, 'See [1]. See [2].\n\nSee [1].')
  // Without room for the sources beside the answer, a citation opens a card.
  await page.setViewportSize({ width: 800, height: 700 })
  await page.clock.install()
  await open(page)
  await ask(page)
  await expect(status(page)).toHaveText(/^Answer ready/)
  await page.getByRole('heading', { level: 2 }).click()
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  for (const mark of ['[1]', '[2]', '[1]']) {
    await page.keyboard.press(']')
    expect(await focused()).toBe(mark)
  }
  // Leaving the previous citation must not close the card of this one a moment later.
  await page.clock.fastForward(2000)
  await expect(page.getByRole('dialog', { name: 'Source 1' })).toBeVisible()
  await page.keyboard.press('[')
  expect(await focused()).toBe('[2]')
  await page.getByRole('textbox').fill('')
  await page.getByRole('textbox').pressSequentially('See [1]')
  await expect(page.getByRole('textbox')).toHaveValue('See [1]')
})

test.describe('when the connection breaks', () => {
  test.use({ expectedErrors: [/ERR_/] })

  test('a lost connection is reported, and the answer continues after it', async ({
    proxied: { page, proxy },
    upstream,
  }) => {
    upstream.next(
      streamAnswer(
        Array.from({ length: 20 }, (_, index) => `Word ${index}. `),
        { delayMs: 150 },
      ),
    )
    await open(page)
    await ask(page)
    await expect(turn(page).getByText(/Word 2\./)).toBeVisible()
    proxy.cut()
    await expect(status(page)).toHaveText('Connection lost. Reconnecting…')
    await expect(turn(page).getByText('Connection lost. Reconnecting…')).toBeVisible()
    proxy.pass()
    await expect(status(page)).toHaveText(/^Answer ready/)
    await expect(turn(page).getByText('Connection lost. Reconnecting…')).toHaveCount(0)
    await expect(turn(page).getByText(/Word 19\./)).toBeVisible()
  })
})
