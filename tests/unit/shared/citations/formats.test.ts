import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Reference } from '@/lib/shared/citations/reference'
import { formatVancouver } from '@/lib/shared/citations/vancouver'
import { odd, plain } from '../../../fixtures/references'
import { writeReferences } from '../../../support/write-references'

test('each line of RIS has its tag and ends with CR LF, with pages and initials in separate parts', () => {
  const text = writeReferences('ris', [plain])
  const lines = text.split('\r\n')
  assert.equal(lines[0], 'TY  - JOUR')
  assert.deepEqual(lines.slice(-3), ['ER  - ', '', ''])
  assert.ok(lines.slice(0, -2).every((line) => /^[A-Z][A-Z0-9] {2}- /.test(line)))
  assert.ok(!/[^\r]\n/.test(text))
  for (const line of [
    'AU  - McMurray, J. J. V.',
    'AU  - DAPA-HF Trial Committees and Investigators',
    'SP  - 1995',
    'EP  - 2008',
  ])
    assert.ok(lines.includes(line), line)
})

test('lines of NBIB stay within the width and continue after six spaces', () => {
  const lines = writeReferences('nbib', [plain, ...odd]).split('\n')
  for (const line of lines.filter((each) => each !== '')) {
    assert.match(line, /^(?:[A-Z]{2,4} {0,2}- \S| {6}\S)/)
    assert.ok(line.length <= 88 || !line.slice(6).includes(' '), line)
  }
  assert.ok(lines.includes('FAU - McMurray, J J V'))
  assert.ok(lines.includes('AU  - McMurray JJV'))
  assert.ok(lines.includes('CN  - DAPA-HF Trial Committees and Investigators'))
})

test('fields of CSV are quoted by RFC 4180, and a spreadsheet takes none of them for a formula', () => {
  const hostile = ['=1+1', '+A1', '-1+2', '@SUM(A1)', '＝1', '\t=1', '"=1']
  const references = [plain, ...odd, ...hostile.map((title): Reference => ({ ...plain, title, journal: title }))]
  const text = writeReferences('csv', references)
  assert.ok(text.startsWith('\ufeffTitle,Authors,'))
  const [header, ...rows] = parseCsv(text.slice(1))
  assert.equal(rows.length, references.length)
  for (const row of rows) {
    assert.equal(row.length, header?.length)
    for (const field of row) assert.ok(!/^\s*[=+\-@＝＋－＠]/.test(field), field)
  }
  assert.deepEqual(
    rows.slice(-hostile.length).map(([title]) => title),
    ["'=1+1", "'+A1", "'-1+2", "'@SUM(A1)", "'＝1", "'=1", '"=1'],
  )
  assert.equal(rows[1]?.[0], odd[0]?.title)
})

test('a Vancouver reference names six authors and then "et al", says that an article is retracted, and states nothing else', () => {
  assert.equal(
    formatVancouver(plain),
    'McMurray JJV, Solomon SD, DAPA-HF Trial Committees and Investigators. Dapagliflozin in Patients with Heart Failure and Reduced Ejection Fraction. N Engl J Med. 2019;381(21):1995-2008. doi:10.1056/nejmoa1911303. PMID: 31535829.',
  )
  const many = { ...plain, authors: ['A A', 'B B', 'C C', 'D D', 'E E', 'F F', 'G G'], isRetracted: true }
  assert.match(
    formatVancouver(many),
    /^A A, B B, C C, D D, E E, F F, et al\. Dapagliflozin .* Fraction \[retracted\]\./,
  )
  const bare = { ...plain, authors: [], journal: null, year: null, volume: null, issue: null, pages: null }
  assert.equal(
    formatVancouver({ ...bare, pmid: null, doi: null, title: 'Local sepsis pathway?' }),
    'Local sepsis pathway?',
  )
  assert.match(writeReferences('vancouver', [plain, plain]), /^1\. McMurray.*\n2\. McMurray.*\n$/)
})

/** RFC 4180, and nothing more lenient. */
function parseCsv(text: string): string[][] {
  const rows: string[][] = [[]]
  const token = /("(?:[^"]|"")*"|[^",\r\n]*)(,|\r\n|$)/y
  while (token.lastIndex < text.length) {
    const found = token.exec(text)
    assert.ok(found, `no field at ${text.slice(token.lastIndex, token.lastIndex + 40)}`)
    const [, field = '', end] = found
    rows.at(-1)?.push(field.startsWith('"') ? field.slice(1, -1).replaceAll('""', '"') : field)
    if (end === '\r\n') rows.push([])
  }
  return rows.filter((row) => row.length > 0)
}
