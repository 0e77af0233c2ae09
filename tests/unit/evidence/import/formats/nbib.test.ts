import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readNbib } from '@/lib/evidence/import/formats/nbib'
import { recordCharactersMax } from '@/lib/evidence/import/formats/reader'
import { serverMessage } from '@/lib/shared/messages/server-messages'
import {
  checkedAt,
  listPassages,
  readAll,
  readArticle,
  readArticles,
  readRefusals,
} from '../../../../support/read-import-file'

const record = `PMID- 30000001
OWN - NLM
STAT- MEDLINE
LR  - 20210309
IS  - 1533-4406 (Electronic)
VI  - 12
IP  - 3
DP  - 2019 Nov 21
TI  - A trial of examples with a title that is long enough to be continued on a
      second line.
PG  - 101-9
LID - 10.1000/AbC [doi]
AB  - BACKGROUND: Little is known. METHODS: We gave 10 mg to 40
      patients. CONCLUSIONS: It fell. (Funded by Example; NCT00000001.)
CI  - Copyright 2019.
FAU - Muster, Ada B
AU  - Muster AB
AD  - Department of Examples.
CN  - EXAMPLE Group
LA  - eng
PT  - Journal Article
PT  - Randomized Controlled Trial
TA  - J Examples
JT  - The Journal of Examples
MH  - Heart Failure/*drug therapy/mortality
MH  - *Humans
OT  - *examples
PMC - PMC1234567
RIN - J Examples. 2020 Jun 25;13(1):1. doi: 10.1000/r. PMID: 32000001
EIN - J Examples. 2020;13:2. PMID: 32000002
SO  - J Examples. 2019 Nov 21;12(3):101-9.
`

test('a record yields what it states and nothing more', async () => {
  assert.deepEqual(await readArticle(readNbib, `\n${record}`), {
    id: 'pmid:30000001',
    pmid: '30000001',
    doi: '10.1000/abc',
    pmcid: 'PMC1234567',
    title: 'A trial of examples with a title that is long enough to be continued on a second line',
    authors: ['Muster AB', 'EXAMPLE Group'],
    journal: 'J Examples',
    year: 2019,
    volume: '12',
    issue: '3',
    pages: '101-9',
    publicationTypes: ['Journal Article', 'Randomized Controlled Trial'],
    studyType: 'randomized-trial',
    mesh: ['Heart Failure/drug therapy/mortality', 'Humans'],
    keywords: ['examples'],
    specialty: null,
    participants: null,
    retraction: { noticePmid: '32000001' },
    notices: [{ kind: 'erratum', pmid: '32000002' }],
    provenance: 'abstract',
    checkedAt,
    revisedAt: '2021-03-09',
    passages: [
      { ordinal: 0, section: 'background', label: 'BACKGROUND', text: 'Little is known.' },
      { ordinal: 1, section: 'methods', label: 'METHODS', text: 'We gave 10 mg to 40 patients.' },
      { ordinal: 2, section: 'conclusion', label: 'CONCLUSIONS', text: 'It fell.' },
      { ordinal: 3, section: 'other', label: 'Funding and registration', text: '(Funded by Example; NCT00000001.)' },
    ],
  })
})

test('line endings and piece sizes do not change the result', async () => {
  const text = `${record}\n${record.replace('30000001', '30000002')}`
  const whole = await readAll(readNbib, text, text.length)
  assert.equal(whole.length, 2)
  for (const lineEnd of ['\r\n', '\r']) {
    for (const size of [1, 3, 100])
      assert.deepEqual(await readAll(readNbib, text.replaceAll('\n', lineEnd), size), whole)
  }
})

test('lines that are wrapped with other spaces are joined', async () => {
  const article = await readArticle(
    readNbib,
    'PMID- 1\nTI  - One\n\ttwo\n three\nAB  - A finding\n          at last.\n',
  )
  assert.equal(article.title, 'One two three')
  assert.deepEqual(listPassages(article), ['other [] A finding at last.'])
})

test('an unindented line without a tag refuses its record, since its origin is unknown', async () => {
  const broken = 'PMID- 1\nTI  - One\nAB  - A finding that\nbreaks at the margin.\n\nPMID- 2\nTI  - Two\n'
  assert.deepEqual(await readRefusals(readNbib, broken), [
    'record 1, line 4: a line has no tag; continuation lines begin with six spaces',
  ])
  assert.deepEqual(
    (await readArticles(readNbib, broken)).map(({ pmid }) => pmid),
    ['2'],
  )
})

test('a record with an empty line in it is refused, so that no abstract is truncated', async () => {
  const broken = 'PMID- 1\nTI  - One\nAB  - A finding that\n\n      is cut.\nLA  - eng\n\nPMID- 2\nTI  - Two\n'
  assert.deepEqual(await readRefusals(readNbib, broken), ['record 1, line 4: the article contains an empty line'])
  assert.deepEqual(
    (await readArticles(readNbib, broken)).map(({ pmid }) => pmid),
    ['2'],
  )
})

test('a Unicode line separator inside a value does not end it', async () => {
  const article = await readArticle(readNbib, 'PMID- 1\nTI  - One\u2028two\nAB  - It\u2029fell.\n')
  assert.deepEqual([article.title, ...listPassages(article)], ['One two', 'other [] It fell.'])
})

test('a record without PMID or title is refused', async () => {
  assert.deepEqual(await readRefusals(readNbib, 'PMID- none\nTI  - One\n\nPMID- 2\nAB  - Text.\n'), [
    'record 1, line 1: the PMID is missing or not a number',
    'record 2, line 4: TI (the title) is missing',
  ])
})

test('a record that is too long is refused and the next is read', async () => {
  const text = `PMID- 1\nTI  - One\nAB  - ${'x'.repeat(recordCharactersMax)}\n\nPMID- 2\nTI  - Two\n`
  const readings = await readAll(readNbib, text, 1_000_000)
  assert.deepEqual(
    readings.map((reading) => (reading.type === 'article' ? reading.article.pmid : reading)),
    [
      {
        type: 'refused',
        place: { record: 1, line: 1 },
        reason: serverMessage('record_too_long', { limit: 16_000_000 }),
      },
      '2',
    ],
  )
})
