import assert from 'node:assert/strict'
import { test } from 'node:test'
import { csvColumns, readPubmedCsv } from '@/lib/evidence/import/formats/pubmed-csv'
import { readAll, readArticles, readRefusals } from '../../../../support/read-import-file'

const header = csvColumns.join(',')
const row = (pmid: string, title = 'A trial.') =>
  `${pmid},${title},"Muster AB, Beispiel J, EXAMPLE Group.",J Ex. 2019 Nov 21;12(3):101-109. doi: 10.1000/x.,Muster AB,J Ex,2019,2019/11/20,PMC1234567,,10.1000/AbC`

test('a row becomes an article without passages, and a note says so', async () => {
  const readings = await readAll(
    readPubmedCsv,
    `${header}\r\n${row('30000001', '"A ""good"" trial, of examples"')}\r\n`,
  )
  const [first, second] = readings
  assert.ok(first?.type === 'article')
  const { pmid, doi, pmcid, title, authors, journal, year, volume, issue, pages, passages } = first.article
  assert.deepEqual(
    { pmid, doi, pmcid, title, authors, journal, year, volume, issue, pages, passages },
    {
      pmid: '30000001',
      doi: '10.1000/abc',
      pmcid: 'PMC1234567',
      title: 'A "good" trial, of examples',
      authors: ['Muster AB', 'Beispiel J', 'EXAMPLE Group'],
      journal: 'J Ex',
      year: 2019,
      volume: '12',
      issue: '3',
      pages: '101-109',
      passages: [],
    },
  )
  assert.match(
    second?.type === 'note' ? second.note.text : '',
    /contains no abstracts, so its articles can be found by title but not quoted \(1\)/,
  )
})

test('a field may span several lines, and a separator may be a semicolon', async () => {
  assert.equal((await readArticles(readPubmedCsv, `${header}\n${row('1', '"A\ntrial"')}\n`))[0]?.title, 'A trial')
  const semicolons = `${csvColumns.join(';')}\n1;A, trial;Muster AB;;;J Ex;2019;;;;\n`
  assert.equal((await readArticles(readPubmedCsv, semicolons))[0]?.title, 'A, trial')
})

test('a stray quotation mark refuses only its own record', async () => {
  const open = '2,"A trial,Muster AB.,,Muster AB,J Ex,2019,,,,'
  const text = `${header}\n${row('1')}\n${open}\n${row('3')}\n${row('4', '"A trial')}\n${row('5', '"A" trial"')}\n${open}\n`
  assert.deepEqual(
    (await readArticles(readPubmedCsv, text)).map(({ pmid }) => pmid),
    ['1', '3'],
  )
  assert.deepEqual(await readRefusals(readPubmedCsv, text), [
    'record 2, line 3: a quoted field is not closed',
    'record 4, line 5: a quoted field contains an unescaped quotation mark',
    'record 5, line 6: a quoted field contains an unescaped quotation mark',
    'record 6, line 7: a quoted field is not closed',
  ])
})

test('a row with missing fields is refused', async () => {
  assert.deepEqual(await readRefusals(readPubmedCsv, `${header}\n1,A trial\nx${row('1')}\n`), [
    'record 1, line 2: 2 fields instead of 11; a quotation mark may be missing or misplaced',
    'record 2, line 3: the PMID is missing or not a number',
  ])
})
