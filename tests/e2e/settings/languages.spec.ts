import type { Page } from '@playwright/test'
import { expect, open, openAsOperator, question, reload, status, test, turn } from '../../support/browser/fixture'

async function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

test.describe('a browser that asks for Chinese', () => {
  test.use({ locale: 'zh-CN' })

  test('gets the page and its sample questions in Chinese, and English answers marked as English', async ({ page }) => {
    await open(page)
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans')
    await expect(page).toHaveTitle('Evidence Chat')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('提出一个临床问题')
    await page.getByRole('button', { name: /俯卧位通气/ }).click()
    await expect(turn(page).getByRole('heading', { level: 2 })).toHaveText(question)
    await expect(status(page)).toHaveText(/^回答已完成，[1-9]\d* 条来源。$/)
    await expect(turn(page).getByRole('button', { name: '复制回答' })).toBeVisible()
    await expect(turn(page).locator('[lang=en]').getByText('“In severe ARDS')).toBeVisible()
    const citation = turn(page).getByRole('link', { name: '来源 1', exact: true }).first()
    await expect(citation).toHaveAccessibleDescription(/Prone/)

    await test.step('a question without its identifiers finds its answer', async () => {
      const field = page.getByRole('textbox', { name: '您的问题' })
      await field.fill(`姓名：张伟，病历号00482913。俯卧位通气能否降低重度ARDS的病死率？`)
      await field.press('Enter')
      await page.getByRole('button', { name: '去除后发送' }).click()
      await expect(turn(page, 1).getByRole('heading', { level: 2 })).toHaveText(/^姓名：\[姓名\]，病历号\[病历号\]。/)
      await expect(status(page)).toHaveText(/^回答已完成，[1-9]/)
      await expect(turn(page, 1).getByText('“In severe ARDS').first()).toBeVisible()
    })
  })

  test('gets articles and the API documentation in Chinese', async ({ page, server }) => {
    await page.goto('/sources/card%3Aproseva')
    await expect(page.getByText('研究类型')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en')
    await page.goto('/api-docs')
    await expect(page.getByRole('heading', { name: '请求字段' })).toBeVisible()
    await page.goto('/library/import')
    await expect(page.getByText('需要管理员权限')).toBeVisible()
    await openAsOperator(page, server, '/library/import')
    const file = { name: 'trial.nbib', mimeType: 'text/plain', buffer: Buffer.from('SQLite format 3') }
    await page.locator('input[type=file]').setInputFiles(file)
    await expect(
      page.getByText('trial.nbib 是 SQLite 数据库，而不是文本。请将文献导出为文本，再导入该文件。'),
    ).toBeVisible()
    await page.goto('/settings')
    await page.getByRole('textbox', { name: '地址' }).fill('127.0.0.1:1')
    await page.getByRole('button', { name: '测试此地址' }).click()
    await expect(page.getByText('此地址没有服务在监听。')).toBeVisible()
  })
})

test('the language changes in place: questions and drafts stay, and the choice is stored', async ({ page }) => {
  // Before one is chosen, which a cookie keeps.
  await test.step('only messages of the chosen language are sent to the browser', async () => {
    const english = await (await page.request.get('/', { headers: { 'accept-language': 'en' } })).text()
    expect(english).toContain('Add images')
    expect(english).not.toContain('添加图片')
    const chinese = await (await page.request.get('/', { headers: { 'accept-language': 'zh' } })).text()
    expect(chinese).toContain('添加图片')
    expect(chinese).not.toContain('Add images')
  })
  await open(page)
  await page.getByRole('textbox', { name: 'Your question' }).fill(question)
  await page.getByRole('button', { name: 'Ask', exact: true }).click()
  await expect(status(page)).toHaveText(/^Answer ready/)
  await page.getByRole('textbox', { name: 'Your question' }).fill('And in children?')
  await page.getByRole('combobox', { name: 'Language' }).selectOption('中文')
  await expect(page.getByRole('textbox', { name: '您的问题' })).toHaveValue('And in children?')
  await expect(turn(page).getByText('“In severe ARDS')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans')
  await reload(page)
  await expect(page.getByRole('combobox', { name: '语言' })).toHaveValue('zh')
  await page.getByRole('combobox', { name: '语言' }).selectOption('English')
  await expect(page.getByRole('textbox', { name: 'Your question' })).toHaveValue('And in children?')
})

test.describe('right to left, 360 px wide', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the page is mirrored and nothing overflows the window', async ({ page }) => {
    await page.addInitScript(() => {
      document.addEventListener('readystatechange', () => document.documentElement.setAttribute('dir', 'rtl'))
    })
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    const brand = await page.getByRole('link', { name: 'Evidence Chat' }).boundingBox()
    expect((brand?.x ?? 0) + (brand?.width ?? 0)).toBeGreaterThan(280)
    await page.getByRole('textbox', { name: 'Your question' }).fill(question)
    await page.getByRole('button', { name: 'Ask', exact: true }).click()
    await expect(status(page)).toHaveText(/^Answer ready/)
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    await turn(page)
      .getByRole('link', { name: /^Source 1$/ })
      .first()
      .click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    await page.goto('/sources/card%3Aproseva')
    expect(await overflow(page)).toBeLessThanOrEqual(0)
  })
})
