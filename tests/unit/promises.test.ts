import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { promises } from '../support/promises'

const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')

for (const [number, { promise, keptBy }] of Object.entries(promises))
  test(`${number} has its tests: ${promise}`, () => {
    assert.ok(keptBy.length > 0)
    for (const [file, name] of keptBy) assert.ok(read(file).includes(name), `${file} has no test "${name}"`)
  })

test('the promises are numbered from P1 without a gap', () => {
  const numbers = Object.keys(promises)
  assert.deepEqual(
    numbers,
    numbers.map((_, index) => `P${index + 1}`),
  )
})
