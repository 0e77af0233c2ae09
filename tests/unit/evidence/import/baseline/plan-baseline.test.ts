import assert from 'node:assert/strict'
import { test } from 'node:test'
import { BaselineError, parseBaselineFile, planBaseline } from '@/lib/evidence/import/baseline/plan-baseline'

const name = (number: number, year = 26) => `pubmed${year}n${String(number).padStart(4, '0')}.xml.gz`
const files = (...names: string[]) => names.flatMap((each) => parseBaselineFile(`/nlm/${each}`, each) ?? [])
const pendingOf = (names: string[], imported: string[]) =>
  planBaseline(files(...names), imported).pending.map(({ number }) => number)

test('files are imported in the order of their numbers, after those that were imported before', () => {
  assert.deepEqual(pendingOf([name(3), name(1), name(2)], []), [1, 2, 3])
  assert.deepEqual(pendingOf([name(3), name(1), name(2)], [name(2), name(1), 'other.nbib']), [3])
  assert.deepEqual(
    pendingOf(
      [name(10_000), name(9999)],
      Array.from({ length: 9998 }, (_, at) => name(at + 1)),
    ),
    [9999, 10_000],
  )
  assert.equal(planBaseline(files(name(1), name(2)), [name(1), name(2)]).imported, 2)
})

test('a new year begins with its first file, and an older year is refused', () => {
  assert.deepEqual(pendingOf([name(1, 27)], [name(1), name(2)]), [1])
  assert.throws(() => pendingOf([name(2, 27)], [name(1)]), /pubmed27n0001\.xml\.gz comes before pubmed27n0002\.xml\.gz/)
  assert.throws(() => pendingOf([name(1, 25)], [name(1)]), /holds files of the year 2026; those of 2025 are older/)
})

test('a missing file, two years, or no file at all end with instructions', () => {
  assert.throws(
    () => pendingOf([name(1), name(3)], []),
    (error) =>
      error instanceof BaselineError &&
      /^pubmed26n0002\.xml\.gz comes before pubmed26n0003.*download it/.test(error.message),
  )
  assert.throws(() => pendingOf([name(5)], [name(1), name(3)]), /pubmed26n0002\.xml\.gz comes before/)
  assert.throws(() => pendingOf([name(1), name(1, 27)], []), /files of two years/)
  assert.throws(() => planBaseline([...files(name(1)), ...files(name(1))], []), /is in the folder twice/)
  assert.throws(() => planBaseline([], []), /holds no file of NLM/)
  assert.equal(parseBaselineFile('', 'pubmed26n0001.xml.gz.md5'), null)
})
