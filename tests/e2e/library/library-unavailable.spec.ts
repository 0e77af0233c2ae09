import { renameSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '../../support/browser/fixture'

// Has its own server, whose library file is removed.
test.use({ settings: { LOG_LEVEL: 'silent' } })

test('an unreadable library is reported with advice in both languages, and works again once it is readable', async ({
  page,
  server,
}) => {
  const file = join(server.dataDir, 'library.sqlite')
  await page.goto('/library')
  await expect(page.getByRole('heading', { level: 2, name: '541 articles' })).toBeVisible()
  renameSync(file, `${file}.away`)
  await page.goto('/library?q=gout')
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toHaveText(/library\.sqlite in the data folder\) cannot be read\. Rebuild it with/)
  await page.context().addCookies([{ name: 'language', value: 'zh', url: page.url() }])
  await page.reload()
  await expect(alert).toHaveText(/无法读取文献库（数据文件夹中的 library\.sqlite）/)
  renameSync(`${file}.away`, file)
  await page.getByRole('main').getByRole('button').click()
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await expect(alert).toBeHidden()
})
