import { disconnect, hang, sendRefusal, streamAnswer, streamAnswerUntil } from '../../fakes/upstream'
import { expectAccessibleInBothThemes, findViolations } from '../../support/browser/accessible'
import { ask, box, createImage, drop, expect, open, question, status, test, turn } from '../../support/browser/fixture'
import { everyNth } from '../../support/full'

test.use({ engine: 'upstream' })

// Complete sentences, since an unfinished last sentence is held back.
const answer = 'Prone positioning lowered mortality [1]. It was done early [1]. It was done for long [1].'
const begun = streamAnswerUntil(8, hang, answer)

test('an answer is stopped before or while it is written, keeps the text received so far, and is asked again; axe finds nothing meanwhile', async ({
  page,
  upstream,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  upstream.always(hang)
  await open(page)
  await ask(page)
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(page.getByText('You stopped this answer.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ask', exact: true })).toBeVisible()

  await test.step('the button cancels the request to the model server', async () => {
    upstream.always(begun)
    await ask(page)
    await expect(turn(page, 1).getByText('Prone positioning lowered')).toBeVisible()
    await expectAccessibleInBothThemes(page, turn(page, 1))
    const request = upstream.requests.at(-1)
    await page.getByRole('button', { name: 'Stop' }).click()
    await request?.left
    await expect(turn(page, 1).getByText('You stopped this answer. It is incomplete.')).toBeVisible()
    await expect(turn(page, 1).getByText('Prone positioning lowered')).toBeVisible()
    await expect(status(page)).toHaveText('Stopped. The text received so far is kept.')
    await expect(box(page)).toBeFocused()
    await expectAccessibleInBothThemes(page, turn(page, 1))
  })

  await test.step('Esc stops, but closes an open source first', async () => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await ask(page)
    await turn(page, 2)
      .getByRole('link', { name: /^Source 1$/ })
      .first()
      .click()
    const shown = turn(page, 2).locator('li[data-shown]')
    await expect(shown).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(shown).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(turn(page, 2).getByText('You stopped this answer.')).toBeVisible()
  })

  upstream.always(streamAnswer(answer))
  await turn(page, 2).getByRole('button', { name: 'Ask again' }).click()
  await expect(turn(page, 2).getByText('It was done for long')).toBeVisible()
  await expect(turn(page, 2).getByText('You stopped this answer.')).toHaveCount(0)
  await test.step('the landmarks of a question that was asked before have names of their own', async () => {
    await expect(page.getByRole('region', { name: /^Sources/ })).toHaveCount(2)
    expect(await findViolations(page, { rules: ['landmark-unique'] })).toEqual([])
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

test.describe('when the model server refuses, breaks off or is away', () => {
  test.use({ expectedErrors: [/status of 50\d|ERR_/] })

  test('the question and the text received so far are kept, the reason is shown, a retry gives the answer, and quotations say that they are some', async ({
    page,
    context,
    upstream,
  }) => {
    const failure = page.getByRole('region', { name: 'The answer failed' })
    upstream.always(sendRefusal(400, { message: 'bad request' }))
    await open(page)
    await test.step('a refused question', async () => {
      await ask(page)
      await expect(failure.getByRole('heading')).toHaveText('The server could not answer')
      await expect(failure).toContainText('Your question is kept.')
      await expect(turn(page).getByRole('heading', { level: 2 })).toHaveText(question)
      await expect(status(page)).toContainText('Your question is kept.')
      upstream.always(streamAnswer(answer))
      await failure.getByRole('button', { name: 'Try again' }).click()
      await expect(turn(page).getByText('It was done for long')).toBeVisible()
      await expect(failure).toHaveCount(0)
      await expect(status(page)).toHaveText(/^Answer ready/)
    })

    await test.step('when the server is unreachable the page says so, and continues when the server is back', async () => {
      await context.setOffline(true)
      await ask(page)
      await expect(page.getByRole('heading', { name: 'The server could not be reached' })).toBeVisible()
      await expect(turn(page, 1).getByRole('heading', { level: 2 })).toHaveText(question)
      await context.setOffline(false)
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(turn(page, 1).getByText('It was done for long')).toBeVisible()
      await expect(status(page)).toHaveText(/^Answer ready/)
    })

    await test.step('the question can be edited with its images, and a reload keeps its text', async () => {
      upstream.always(sendRefusal(400))
      await page.getByRole('button', { name: 'New question' }).click()
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

    await test.step('text received so far is labelled incomplete', async () => {
      upstream.always(streamAnswerUntil(12, disconnect, answer))
      await page.getByRole('button', { name: 'New question' }).click()
      await ask(page)
      await expect(failure.getByRole('heading')).toHaveText('The answer was interrupted')
      await expect(failure).toContainText('the text received so far are kept. The answer is incomplete.')
      await expect(turn(page).getByText('Prone positioning lowered')).toBeVisible()
    })

    await test.step('the next answer quotes sources and says so first', async () => {
      upstream.always(disconnect)
      await page.getByRole('button', { name: 'New question' }).click()
      await ask(page, 'Does spironolactone reduce mortality in severe heart failure?')
      await expect(turn(page).getByText('The language model cannot be reached at the moment.')).toBeVisible()
      await expect(turn(page).getByRole('heading', { name: 'What the sources say' })).toBeVisible()
      await expect(status(page)).toHaveText(/^Answer ready/)
    })
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

      test('the page says so in its own language and style, and can be reloaded', async ({ page }) => {
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
