import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { runInNewContext } from 'node:vm'
import { preferences } from '@/components/settings/preferences'
import { preferencesScript } from '@/components/settings/preferences-script'

/** What the page's first script leaves on the root element, given what is stored. */
function drawn(stored: Record<string, string>): Record<string, string> {
  const dataset: Record<string, string> = {}
  const localStorage = { getItem: (key: string) => stored[key] ?? null }
  runInNewContext(preferencesScript, { localStorage, document: { documentElement: { dataset } } })
  return dataset
}

describe('before the first paint', () => {
  test('every theme and text size is applied', () => {
    for (const theme of preferences.theme.slice(1)) assert.deepEqual(drawn({ 'evidence-chat:theme': theme }), { theme })
    for (const textSize of preferences['text-size'].slice(1))
      assert.deepEqual(drawn({ 'evidence-chat:text-size': textSize }), { textSize })
  })

  test('any other stored value is ignored', () => {
    assert.deepEqual(drawn({ 'evidence-chat:theme': 'darkest', 'evidence-chat:text-size': '"><script>' }), {})
    assert.deepEqual(drawn({}), {})
  })

  test('a browser that forbids storage still gets its page', () => {
    const forbidden = {
      getItem() {
        throw new Error('forbidden')
      },
    }
    runInNewContext(preferencesScript, { localStorage: forbidden, document: { documentElement: { dataset: {} } } })
  })
})
