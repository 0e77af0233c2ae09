import { disconnect, hang, sendRefusal, streamAnswer, streamAnswerUntil } from '../../fakes/upstream'
import { expectAccessibleInBothThemes } from '../../support/browser/accessible'
import { ask, box, createImage, drop, expect, open, question, status, test, turn } from '../../support/browser/fixture'
import { everyNth } from '../../support/full'

test.use({ engine: 'upstream' })

// Complete sentences, since an unfinished last sentence is held back.
const answer = 'Prone positioning lowered mortality [1]. It was done early [1]. It was done for long [1].'
const begun = streamAnswerUntil(8, hang, answer)

test.describe('Stop', () => {
  test('is available as soon as the question is sent, before anything arrives', async ({ page, upstream }) => {
    upstream.always(hang)
    await open(page)
    await ask(page)
    await page.getByRole('button', { name: 'Stop' }).click()
    await expect(page.getByText('You stopped this answer.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Ask', exact: true })).toBeVisible()
  })

  test('cancels the request to the model server, and keeps the text received so far', async ({ page, upstream }) => {
    upstream.always(begun)
    const asked = upstream.received(upstream.requests.length + 1)
    await open(page)
    await ask(page)
    await expect(turn(page).getByText('Prone positioning lowered')).toBeVisible()
    await page.getByRole('button', { name: 'Stop' }).click()
    await (await asked).left
    await expect(page.getByText('You stopped this answer. It is incomplete.')).toBeVisible()
    await expect(turn(page).getByText('Prone positioning lowered')).toBeVisible()
    await expect(status(page)).toHaveText('Stopped. The text received so far is kept.')
    await expect(box(page)).toBeFocused()
  })

  test('works with Esc, which closes an open source first', async ({ page, upstream }) => {
    upstream.always(begun)
    await open(page)
    await ask(page)
    await turn(page)
      .getByRole('link', { name: /^Source 1$/ })
      .first()
      .click()
    const shown = turn(page).locator('li[data-shown]')
    await expect(shown).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(shown).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByText('You stopped this answer.')).toBeVisible()
  })

  test('is followed by a complete answer when the question is asked again', async ({ page, upstream }) => {
    upstream.always(begun)
    await open(page)
    await ask(page)
    await expect(turn(page).getByText('Prone positioning lowered')).toBeVisible()
    await page.keyboard.press('Escape')
    upstream.always(streamAnswer(answer))
    await page.getByRole('button', { name: 'Ask again' }).click()
    await expect(turn(page).getByText('It was done for long')).toBeVisible()
    await expect(page.getByText('You stopped this answer.')).toHaveCount(0)
  })
})

test('the next question can be written, but not sent, while an answer streams', async ({ page, upstream }) => {
  upstream.always(begun)
  await open(page)
  await ask(page)
  await expect(turn(page)).toBeVisible()
  await box(page).fill('And in children?')
  await box(page).press('Enter')
  await expect(box(page)).toHaveValue('And in children?')
  await expect(page.getByRole('log').getByRole('article')).toHaveCount(1)
})

test.describe('when the model server refuses', () => {
  test.use({ expectedErrors: [/status of 50\d/] })

  test('the question is kept, the reason is shown, and a retry gives the answer', async ({ page, upstream }) => {
    upstream.always(sendRefusal(400, { message: 'bad request' }))
    await open(page)
    await ask(page)
    const failure = page.getByRole('region', { name: 'The answer failed' })
    await expect(failure.getByRole('heading')).toHaveText('The server could not answer')
    await expect(failure).toContainText('Your question is kept.')
    await expect(turn(page).getByRole('heading', { level: 2 })).toHaveText(question)
    await expect(status(page)).toContainText('Your question is kept.')
    upstream.always(streamAnswer(answer))
    await failure.getByRole('button', { name: 'Try again' }).click()
    await expect(turn(page).getByText('It was done for long')).toBeVisible()
    await expect(failure).toHaveCount(0)
  })

  test('the question can be edited with its images, and a reload keeps its text', async ({ page, upstream }) => {
    upstream.always(sendRefusal(400))
    await open(page)
    await drop(page, [{ name: 'a.png', type: 'image/png', data: await createImage(page) }])
    await expect(page.getByRole('img', { name: 'a.png' })).toBeVisible()
    await ask(page)
    await page.getByRole('button', { name: 'Edit question' }).click()
    await expect(box(page)).toHaveValue(question)
    // In the question, and beside the box for the next one.
    await expect(page.getByRole('img', { name: 'a.png' })).toHaveCount(2)
    await page.reload()
    await expect(box(page)).toHaveValue(question)
  })
})

test.describe('in Chinese', () => {
  test.use({ locale: 'zh-CN', expectedErrors: [/status of 50\d/] })

  test('a refusal is shown in Chinese, immediately and after a reload', async ({ page, upstream }) => {
    upstream.always(sendRefusal(401))
    await open(page)
    await page.getByRole('textbox', { name: '您的问题' }).fill(question)
    await page.getByRole('button', { name: '提问', exact: true }).click()
    const failure = page.getByRole('region', { name: '回答失败' })
    const reason = '模型服务器拒绝了本服务的凭据。您自己的密钥有效；请告知服务器管理员。'
    await expect(failure).toContainText(reason)
    await page.reload()
    await expect(failure).toContainText(reason)
    await expect(failure.locator('[lang=en]')).toHaveCount(0)
  })
})

test('while the model server is unreachable, the answer quotes sources and says so first', async ({
  page,
  upstream,
}) => {
  upstream.always(disconnect)
  await open(page)
  await ask(page, 'Does spironolactone reduce mortality in severe heart failure?')
  await expect(turn(page).getByText('The language model cannot be reached at the moment.')).toBeVisible()
  await expect(turn(page).getByRole('heading', { name: 'What the sources say' })).toBeVisible()
  await expect(status(page)).toHaveText(/^Answer ready/)
})

test.describe('when an answer is interrupted', () => {
  test.use({ expectedErrors: [/ERR_/] })

  test('the text received so far is kept and labelled incomplete', async ({ page, upstream }) => {
    upstream.always(streamAnswerUntil(12, disconnect, answer))
    await open(page)
    await ask(page)
    const failure = page.getByRole('region', { name: 'The answer failed' })
    await expect(failure.getByRole('heading')).toHaveText('The answer was interrupted')
    await expect(failure).toContainText('the text received so far are kept. The answer is incomplete.')
    await expect(turn(page).getByText('Prone positioning lowered')).toBeVisible()
  })
})

test.describe('when the server is unreachable', () => {
  test.use({ expectedErrors: [/ERR_/] })

  test('the page says so, keeps the question, and continues when the server is back', async ({
    page,
    context,
    upstream,
  }) => {
    upstream.always(streamAnswer(answer))
    await open(page)
    await ask(page, 'Is the code that draws answers here now?')
    await expect(status(page)).toHaveText(/^Answer ready/)
    await context.setOffline(true)
    await ask(page)
    await expect(page.getByRole('heading', { name: 'The server could not be reached' })).toBeVisible()
    await expect(turn(page, 1).getByRole('heading', { level: 2 })).toHaveText(question)
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(turn(page, 1).getByText('It was done for long')).toBeVisible()
  })

  // In a context of its own: the scripts of an answer are not in its cache.
  test('before the first answer, answers still appear as plain text', async ({ ownPage: page, upstream }) => {
    upstream.always(streamAnswer(answer))
    await open(page)
    await page.context().setOffline(true)
    await ask(page)
    await page.getByRole('button', { name: 'Send as it is' }).click()
    await expect(page.getByRole('heading', { name: 'The server could not be reached' })).toBeVisible()
    await expect(turn(page).getByRole('heading', { level: 2 })).toHaveText(question)
    await page.context().setOffline(false)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(turn(page).getByText('It was done for long')).toBeVisible()
  })
})

test.describe('when the root layout fails', () => {
  test.use({ expectedErrors: [/Broken on purpose/] })

  // The language is that of the browser, without the messages of the page.
  for (const [locale, title, retry] of everyNth(
    [
      ['zh-CN', '无法显示此页面', '重新加载'],
      ['en-GB', 'This page could not be displayed', 'Reload'],
    ] as const,
    2,
  ))
    test.describe(`in ${locale}`, () => {
      test.use({ locale })

      test('the page says so in its own language and style, and can be reloaded', async ({ ownPage: page }) => {
        await page.goto('/settings')
        // The service worker registration requests it when it renders.
        await page.addInitScript(() => {
          if (sessionStorage.getItem('broken')) return
          sessionStorage.setItem('broken', 'once')
          Object.defineProperty(navigator.serviceWorker, 'register', {
            value: () => {
              throw new Error('Broken on purpose')
            },
          })
        })
        await page.reload()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
        await expect(page.getByRole('link', { name: retry })).toHaveCSS('border-radius', '8px')
        await expectAccessibleInBothThemes(page)
        await page.getByRole('link', { name: retry }).click()
        await expect(page.getByRole('banner')).toBeVisible()
      })
    })
})

test.describe('text from a model', () => {
  // An answer is untrusted: nothing in it may run, load, frame or link anywhere but to https.
  const hostile = [
    '<script>window.pwned = 1</script><img src=x onerror="window.pwned=1">',
    '![chart](https://evil.example/x.png) ![](data:image/svg+xml;base64,PHN2Zy8+)',
    '[run](javascript:window.pwned=1) [data](data:text/html,hi) [http](http://evil.example/) [ok](https://ok.example/a)',
    '<iframe src="https://evil.example"></iframe><form action="https://evil.example"><input></form>',
    '[1]: https://evil.example/ref',
    '- [ ] task',
  ].join('\n\n')

  test('is rendered inert', async ({ page, upstream }) => {
    upstream.always(streamAnswer([hostile]))
    await open(page)
    await ask(page)
    await expect(status(page)).toHaveText(/^Answer ready/)
    const text = turn(page).locator('[aria-busy]')
    await expect(text.getByRole('link', { name: /^ok/ })).toBeVisible()
    await expect(text.locator('script, img, iframe, form, input, object, embed, style, link')).toHaveCount(0)
    expect(await page.evaluate(() => 'pwned' in window)).toBe(false)
    const leading = await text
      // The links below the answer are ours.
      .locator('a:not([data-source], footer a)')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    // The image with an https address becomes a link; nothing is loaded from it.
    expect(leading).toEqual(['https://evil.example/x.png', 'https://ok.example/a'])
  })

  test('is annotated where the server found a number in no source', async ({ page, upstream }) => {
    const sentence = 'Prone positioning lowered mortality by 97.3% [1].'
    upstream.always(streamAnswer(sentence))
    // The check of an earlier version, without a verdict: shown as it was then.
    await page.route('**/api/v1/chat/completions', async (route) => {
      const response = await route.fetch()
      const check = { start: 0, end: sentence.length, items: [1], status: 'not-found', missing: ['97.3%'] }
      const lines = (await response.text()).split('\n').map((line) => {
        const chunk = line.startsWith('data: {') ? JSON.parse(line.slice(6)) : null
        if (chunk?.checks) chunk.checks = []
        if (chunk?.evidence?.checks.length) chunk.evidence.checks = [check]
        return chunk ? `data: ${JSON.stringify(chunk)}` : line
      })
      await route.fulfill({ response, body: lines.join('\n') })
    })
    await open(page)
    await ask(page)
    await expect(turn(page).getByText('(number not found in the source: 97.3%)')).toBeVisible()
    await expect(turn(page).locator('mark')).toHaveText('Prone positioning lowered mortality by 97.3%\u00a0[1].')
  })
})
