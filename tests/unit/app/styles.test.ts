/** What the style sheet must not do. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'

const styles = readFileSync(new URL('../../../app/globals.css', import.meta.url), 'utf8')

/** An answer adds elements with each word, and each would be searched again: the time grows with the answer. */
test('no style of the whole page depends on what is somewhere in it', () => {
  const searching = [...styles.matchAll(/(?:^|[\s,])(?::root|html|body)[^\s,{]*:has\((?!>)[^{]*/gm)]
  assert.deepEqual(
    searching.map(([selector]) => selector.trim()),
    [],
  )
})
