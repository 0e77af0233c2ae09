import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readRis } from '@/lib/evidence/import/formats/ris'
import { serverMessage } from '@/lib/shared/messages/server-messages'
import { listPassages, readAll, readArticle, readArticles, readRefusals } from '../../../../support/read-import-file'

const ris = (...lines: string[]) => `${['TY  - JOUR', ...lines, 'ER  - '].join('\r\n')}\r\n\r\n`

test('each field is found under the tags that vendors use', async () => {
  const zotero = await readArticle(
    readRis,
    ris(
      'TI  - A trial',
      'AU  - Muster, Ada B',
      'AU  - Beispiel, J.-P.',
      'PY  - 2019/11/21/',
      'T2  - J Examples',
      'SP  - 101',
      'EP  - 109',
      'VL  - 12',
      'IS  - 3',
      'DO  - https://doi.org/10.1000/AbC',
      'AN  - 30000001',
      'DB  - PubMed',
      'AB  - BACKGROUND: Rare.',
      'CONCLUSION: It fell.',
    ),
  )
  assert.deepEqual(
    { ...zotero, passages: listPassages(zotero) },
    {
      ...zotero,
      id: 'pmid:30000001',
      doi: '10.1000/abc',
      authors: ['Muster AB', 'Beispiel JP'],
      year: 2019,
      journal: 'J Examples',
      pages: '101-109',
      passages: ['background [BACKGROUND] Rare.', 'conclusion [CONCLUSION] It fell.'],
    },
  )
  const old = await readArticle(
    readRis,
    ris('T1  - A trial', 'A1  - Muster AB', 'Y1  - 2011//', 'JF  - The Journal of Examples', 'N2  - It fell.'),
  )
  assert.deepEqual(
    [old.title, old.authors, old.year, old.journal, listPassages(old)],
    ['A trial', ['Muster AB'], 2011, 'The Journal of Examples', ['other [] It fell.']],
  )
  assert.match(old.id, /^title:[0-9a-f]{20}$/)
})

test('a number is accepted as a PMID only where it is one', async () => {
  const pmid = async (...lines: string[]) => (await readArticle(readRis, ris('TI  - A trial', ...lines))).pmid
  assert.equal(await pmid('AN  - 30000001'), '30000001')
  assert.equal(await pmid('AN  - 30000001', 'DB  - Ovid MEDLINE(R)'), '30000001')
  assert.equal(await pmid('UR  - https://pubmed.ncbi.nlm.nih.gov/30000001/'), '30000001')
  assert.equal(await pmid('C2  - PMID: 30000001'), '30000001')
  assert.equal(await pmid('C5  - 30000001', 'DB  - Embase'), '30000001')
  // An accession number of another database would open another article.
  assert.equal(await pmid('AN  - 30000001', 'DB  - Embase'), null)
  assert.equal(await pmid('AN  - CN-01234567', 'DB  - Cochrane'), null)
  assert.equal(await pmid('C2  - PMC1234567'), null)
  assert.equal((await readArticle(readRis, ris('TI  - A trial', 'C2  - PMC1234567'))).pmcid, 'PMC1234567')
})

test('the study type comes from Embase index terms, never from author keywords', async () => {
  const type = async (...lines: string[]) => (await readArticle(readRis, ris('TI  - A trial', ...lines))).studyType
  assert.equal(await type('KW  - randomized controlled trial', 'DB  - Embase'), 'randomized-trial')
  assert.equal(await type('KW  - randomized controlled trial (topic)', 'DB  - Embase'), 'other')
  assert.equal(await type('KW  - randomized controlled trial', 'DB  - Scopus'), 'other')
  assert.equal(await type('M3  - Review'), 'review')
})

test('a retracted article is recognised by its title or its index terms', async () => {
  for (const lines of [
    ['TI  - RETRACTED: A trial'],
    ['TI  - Retracted Article: A trial'],
    ['TI  - A trial', 'KW  - Retracted Publication'],
  ]) {
    assert.deepEqual((await readArticle(readRis, ris(...lines))).retraction, { noticePmid: null })
  }
  assert.equal((await readArticle(readRis, ris('TI  - Why articles are retracted: a survey'))).retraction, null)
})

test('markup and entities left in by vendors are converted to text', async () => {
  const article = await readArticle(
    readRis,
    ris(
      'TI  - <i>E. coli</i> at 10<sup>9</sup>/L',
      'AB  - <h4>Background</h4>CO<sub>2</sub> rose. <h4>Results</h4>p &lt; 0.05 and n<5 in a<b.',
    ),
  )
  assert.equal(article.title, 'E. coli at 10⁹/L')
  assert.deepEqual(listPassages(article), [
    'background [Background] CO2 rose.',
    'results [Results] p < 0.05 and n<5 in a<b.',
  ])
})

test('a header before the first record is skipped', async () => {
  assert.equal(
    (await readArticles(readRis, `Provider: Example\r\nContent: text/plain\r\n\r\n${ris('TI  - A trial')}`)).length,
    1,
  )
})

test('a record without ER in the middle is kept with a note, at the end it is refused', async () => {
  const middle = await readAll(readRis, `TY  - JOUR\nTI  - One\n${ris('TI  - Two')}`)
  assert.deepEqual(
    middle.map(({ type }) => type),
    ['article', 'article', 'note'],
  )
  assert.deepEqual(middle.at(-1), {
    type: 'note',
    note: serverMessage('record_without_end', { record: 1, line: 1 }),
  })
  // Its abstract may be cut off in the middle of a sentence.
  const cut = `${ris('TI  - One')}TY  - JOUR\r\nTI  - Two\r\nAB  - The risk was not`
  assert.deepEqual(await readRefusals(readRis, cut), ['record 2, line 5: the file ends inside this article, before ER'])
  assert.equal((await readArticles(readRis, cut)).length, 1)
})

test('a Unicode line separator inside a value does not end it', async () => {
  const article = await readArticle(readRis, ris('TI  - One\u2028two', 'AB  - It\u2029fell.'))
  assert.deepEqual([article.title, ...listPassages(article)], ['One two', 'other [] It fell.'])
})

test('a record without a title is refused', async () => {
  assert.deepEqual(await readRefusals(readRis, ris('AB  - Text.')), ['record 1, line 1: TI (the title) is missing'])
})
