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

test('docs/security.md lists the same promises with the same test files', () => {
  const rows = read('../docs/security.md')
    .split('\n')
    .filter((line) => /^\| P\d+ \|/.test(line))
  const expected = Object.entries(promises).map(([number, { promise, keptBy }]) => {
    const files = [...new Set(keptBy.map(([file]) => `\`${file}\``))]
    return `| ${number} | ${promise} | ${files.join(', ')} |`
  })
  assert.deepEqual(rows, expected)
})

test('the promises are numbered from P1 without a gap', () => {
  const numbers = Object.keys(promises)
  assert.deepEqual(
    numbers,
    numbers.map((_, index) => `P${index + 1}`),
  )
})
