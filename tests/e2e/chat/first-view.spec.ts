import { measureScriptKb, scriptKbMax } from '../../bench/page/first-view'
import { expect, test } from '../../support/browser/fixture'

test('the first view stays within its script budget', async ({ browser, baseURL }) => {
  expect(await measureScriptKb(browser, baseURL ?? '')).toBeLessThanOrEqual(scriptKbMax)
})
