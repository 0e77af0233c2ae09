import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { after, test } from 'node:test'
import { gzipSync } from 'node:zlib'
import type { Article } from '@/lib/evidence/article/article'
import { buildLibrary } from '@/lib/evidence/build-library'
import { noFacts } from '@/lib/evidence/import/formats/document/document-facts'
import { draftArticle } from '@/lib/evidence/import/formats/draft-article'
import { ImportWriter } from '@/lib/evidence/import/import-writer'
import { type ImportProgress, importFile as importInThread, importInto } from '@/lib/evidence/import/importer'
import { readMessages } from '@/lib/evidence/import/reader.worker'
import { createReceipt, formatReceipt, noteRefusal, parseReceipt } from '@/lib/evidence/import/receipt'
import { Library } from '@/lib/evidence/library/library-reader'
import { searchLibrary } from '@/lib/evidence/search/search-library'
import { serverMessage } from '@/lib/shared/messages/server-messages'
import { textPdf } from '../../../fixtures/documents/text-pdf'
import { checkedAt } from '../../../support/read-import-file'

const folder = mkdtempSync(join(tmpdir(), 'evidence-chat-importer-'))
after(() => rmSync(folder, { recursive: true }))
let files = 0

function write(ending: string, content: string | Buffer): string {
  files += 1
  const file = join(folder, `${files}.${ending}`)
  writeFileSync(file, content)
  return file
}

const card: Article = draftArticle({
  id: 'card:example',
  pmid: '30000001',
  doi: '10.1000/one',
  title: 'A trial of examples in adults',
  year: 2019,
  provenance: 'summary',
  checkedAt,
  passages: [{ ordinal: 0, section: 'conclusion', label: 'Conclusion', text: 'Our own words.' }],
})

/** Without a thread that reads, which takes longer to start than these files to read. */
function importFile(file: string, library: string, report: (progress: ImportProgress) => void = () => {}) {
  return importInto(new ImportWriter(library), file, report, readMessages)
}

/** A library with one bundled card. */
function library(): string {
  files += 1
  const file = join(folder, `${files}.sqlite`)
  buildLibrary([{ article: card, origin: 'starter' }], { file })
  return file
}

function held(file: string): Article[] {
  const opened = new Library(file)
  try {
    assert.deepEqual(opened.findFaults(), [])
    return [...opened.articles()].map(({ article }) => article)
  } finally {
    opened.close()
  }
}

/** Everything an import may change, but for its receipts. */
function contents(file: string): unknown {
  const db = new DatabaseSync(file, { readOnly: true })
  const all = (sql: string) => db.prepare(sql).all()
  const dump = {
    articles: all('SELECT * FROM articles ORDER BY rowid'),
    passages: all('SELECT * FROM passages ORDER BY article, ordinal'),
    index: all('SELECT * FROM open_articles ORDER BY article'),
    counts: all("SELECT * FROM meta WHERE name IN ('articles', 'words') ORDER BY name"),
  }
  db.close()
  return dump
}

const nbib = (pmid: string, fields = '') =>
  `PMID- ${pmid}\nLR  - 20200101\nTI  - A trial of examples in adults ${pmid}\nDP  - 2019\nAB  - RESULTS: Mortality fell. CONCLUSIONS: It works in haemorrhage.\nAU  - Muster A\nTA  - J Ex\n${fields}\n`
const ris = (...lines: string[]) => `${['TY  - JOUR', ...lines, 'ER  - '].join('\n')}\n`

test('imported articles have their passages and are found immediately', async () => {
  const file = library()
  const receipt = await importInThread(write('nbib', nbib('30000002') + nbib('30000003')), file)
  assert.deepEqual([receipt.format, receipt.read, receipt.added, receipt.refusals], ['nbib', 2, 2, []])
  assert.equal(receipt.sha256?.length, 64)
  const opened = new Library(file)
  assert.equal(opened.articleCount, 3)
  assert.equal(opened.articlesWith('hemorrhag'), 2)
  assert.equal(opened.articleById('pmid:30000002')?.passages[1]?.text, 'It works in haemorrhage.')
  opened.close()
})

test('the same file twice changes nothing', async () => {
  const file = library()
  const records = write('nbib', nbib('30000002') + nbib('30000003'))
  await importFile(records, file)
  const before = contents(file)
  const again = await importFile(records, file)
  assert.deepEqual([again.read, again.added, again.updated, again.unchanged], [2, 0, 0, 2])
  assert.deepEqual(contents(file), before)
})

test('a newer version replaces the text, an older one does not', async () => {
  const file = library()
  await importFile(write('nbib', nbib('30000002')), file)
  const newer = nbib('30000002').replace('20200101', '20210101').replace('Mortality fell', 'Mortality rose')
  assert.equal((await importFile(write('nbib', newer), file)).updated, 1)
  assert.equal((await importFile(write('nbib', nbib('30000002')), file)).unchanged, 1)
  const article = held(file).find(({ pmid }) => pmid === '30000002')
  assert.equal(article?.passages[0]?.text, 'Mortality rose.')
})

test('an article is stored once, whichever identifiers its records have', async () => {
  const file = library()
  const title = 'TI  - A trial of examples in adults 30000002'
  await importFile(write('ris', ris(title, 'PY  - 2019', 'AU  - Muster, A')), file)
  await importFile(write('ris', ris(title, 'PY  - 2019', 'DO  - 10.1000/two')), file)
  await importFile(write('nbib', nbib('30000002', 'LID - 10.1000/TWO [doi]')), file)
  await importFile(write('ris', ris('TI  - Another title', 'DO  - 10.1000/two')), file)
  await importFile(write('ris', ris('TI  - A third title', 'AN  - 30000002', 'DB  - PubMed')), file)
  const [, article, ...more] = held(file)
  assert.deepEqual(more, [])
  assert.deepEqual(
    [article?.pmid, article?.doi, article?.title],
    ['30000002', '10.1000/two', 'A trial of examples in adults 30000002'],
  )
  assert.match(article?.id ?? '', /^title:/)
})

test('two records that turn out to be one article become one', async () => {
  const file = library()
  await importFile(write('nbib', nbib('30000002')), file)
  await importFile(write('ris', ris('TI  - An early title of it', 'DO  - 10.1000/two', 'AB  - Hapaxword.')), file)
  assert.equal(held(file).length, 3)
  const receipt = await importFile(
    write('nbib', nbib('30000002', 'LID - 10.1000/two [doi]').replace('20200101', '20210101')),
    file,
  )
  assert.deepEqual([receipt.added, receipt.updated], [0, 1])
  const articles = held(file)
  assert.deepEqual(
    articles.map(({ id, doi }) => [id, doi]),
    [
      ['card:example', '10.1000/one'],
      ['pmid:30000002', '10.1000/two'],
    ],
  )
  const opened = new Library(file)
  assert.equal(opened.knowsWord('hapaxword'), false)
  opened.close()
})

test('articles that only share a title stay separate', async () => {
  const file = library()
  const title = 'TI  - A trial of examples that was a preprint first'
  await importFile(
    write('ris', ris(title, 'PY  - 2019', 'DO  - 10.1101/preprint') + ris(title, 'PY  - 2019', 'DO  - 10.1000/two')),
    file,
  )
  await importFile(
    write(
      'ris',
      ris('TI  - Editorial', 'PY  - 2019', 'AU  - Muster, A') +
        ris('TI  - Editorial', 'PY  - 2019', 'AU  - Beispiel, B'),
    ),
    file,
  )
  assert.equal(held(file).length, 5)
})

test('word counts match the stored articles after any changes', async () => {
  const file = library()
  await importFile(write('nbib', nbib('30000002') + nbib('30000003') + nbib('30000002')), file)
  await importFile(write('ris', ris('TI  - An early title of it', 'DO  - 10.1000/two', 'AB  - Hapaxword.')), file)
  await importFile(
    write('nbib', nbib('30000002', 'LID - 10.1000/two [doi]').replace('20200101', '20220101').replace('fell', 'sank')),
    file,
  )
  const rebuilt = join(folder, 'rebuilt.sqlite')
  buildLibrary(
    held(file).map((article) => ({ article, origin: article.id.startsWith('card:') ? 'starter' : 'import' })),
    { file: rebuilt },
  )
  const counts = (library: string) => {
    const { words, counts } = contents(library) as { words: unknown; counts: unknown }
    return { words, counts }
  }
  assert.deepEqual(counts(file), counts(rebuilt))
})

test('a bundled summary is never overwritten; the abstract is stored beside it', async () => {
  const file = library()
  const own = JSON.stringify({ ...card, title: 'Something else' })
  assert.equal((await importFile(write('jsonl', `${own}\n`), file)).unchanged, 1)
  assert.equal((await importFile(write('nbib', nbib('30000001')), file)).added, 1)
  const articles = held(file)
  assert.deepEqual(articles[0], card)
  assert.deepEqual(
    articles.map(({ id }) => id),
    ['card:example', 'pmid:30000001'],
  )
})

test('a bundled summary of an article that is reported as retracted is marked, after a rebuild too', async () => {
  // Answering from the summary would be answering from the retracted article.
  const file = library()
  await importFile(write('nbib', nbib('30000001', 'RIN - J Ex. 2021;1:1. PMID: 31000000')), file)
  assert.deepEqual(held(file)[0]?.retraction, { noticePmid: '31000000' })
  const opened = new Library(file)
  const rebuilt = join(folder, 'rebuilt.sqlite')
  buildLibrary(
    [{ article: card, origin: 'starter' }, ...[...opened.articles()].filter(({ origin }) => origin === 'import')],
    { file: rebuilt },
  )
  opened.close()
  assert.deepEqual(held(rebuilt)[0]?.retraction, { noticePmid: '31000000' })
})

test('refused records leave the library untouched, the good ones are kept, and the receipt says where', async () => {
  const file = library()
  const receipt = await importFile(
    write('nbib', `${nbib('30000002')}PMID- x\nTI  - Bad\n\n${nbib('30000003')}PMID- y\nTI  - Bad\n`),
    file,
  )
  assert.deepEqual([receipt.read, receipt.added, receipt.refused], [4, 2, 2])
  assert.deepEqual(receipt.refusals, [
    {
      reason: serverMessage('pmid_missing'),
      count: 2,
      places: [
        { record: 2, line: 9 },
        { record: 4, line: 20 },
      ],
    },
  ])
  assert.deepEqual(
    held(file).map(({ pmid }) => pmid),
    ['30000001', '30000002', '30000003'],
  )
  const text = formatReceipt(receipt, 'NBIB').join('\n')
  assert.match(text, /4 articles read: 2 added, 0 updated, 0 unchanged, 2 refused/)
  assert.match(text, /Refused 2 times: the PMID is missing or not a number \(article 2, line 9; article 4, line 20\)/)
})

test('an article without an abstract is listed by title and never quoted', async () => {
  const file = library()
  const header = 'PMID,Title,Authors,Citation,First Author,Journal/Book,Publication Year,Create Date,PMCID,NIHMS ID,DOI'
  await importFile(
    write('csv', `${header}\n30000009,Zebrafish splenomegaly after thrombectomy,,,,J Ex,2019,,,,\n`),
    file,
  )
  const opened = new Library(file)
  const question = 'Does thrombectomy cause splenomegaly in zebrafish?'
  const { found, nearest } = searchLibrary(opened, { question, sourcesMax: 8, year: 2026 })
  assert.deepEqual(found, [])
  assert.equal(nearest[0]?.article.id, 'pmid:30000009')
  opened.close()
})

test('a truncated file keeps the records before the damage', async () => {
  const file = library()
  const records = Array.from({ length: 3000 }, (_, at) =>
    nbib(String(30_000_100 + at)).replace('It works', `It works ${Math.sin(at)}`),
  )
  const packed = gzipSync(records.join(''))
  const receipt = await importFile(write('nbib.gz', packed.subarray(0, packed.length / 2)), file)
  assert.ok(receipt.added > 1000)
  assert.equal(receipt.refused, 0)
  assert.match(
    receipt.refusals[0]?.reason.text ?? '',
    /^The gzip data of .* is damaged or ends early .* The [\d,]+ articles before that were read\.$/,
  )
  assert.equal(held(file).length, receipt.added + 1)
})

test('a file that is not read leaves a receipt with the reason', async () => {
  const file = library()
  const before = contents(file)
  for (const [content, reason] of [
    ['SQLite format 3', /is an SQLite database/],
    ['<!DOCTYPE x [<!ENTITY a "b">]><x/>', /declares its own entities/],
  ] as const) {
    const receipt = await importFile(write('xml', content), file)
    assert.deepEqual([receipt.read, receipt.format], [0, null])
    assert.match(receipt.refusals[0]?.reason.text ?? '', reason)
  }
  assert.match((await importFile(join(folder, 'none'), file)).refusals[0]?.reason.text ?? '', /there is no such file/)
  assert.deepEqual(contents(file), before)
})

test('the pages of a document are kept in the library and in its export', async () => {
  const file = library()
  const text = (name: string, y: number) => ({ text: `${name} says that lumocaptide is given once daily.`, x: 60, y })
  const title = { text: 'Lumocaptide in adults', x: 60, y: 100, size: 18 }
  const pdf = write('pdf', textPdf([[title, text('The first page', 150)], [text('The second page', 150)]]))
  assert.equal((await importFile(pdf, file)).format, 'pdf')
  const pagesOf = (article: Article | undefined) => article?.passages.map(({ text, page }) => [text.slice(4, 10), page])
  const imported = held(file).find(({ title }) => title === 'Lumocaptide in adults')
  assert.deepEqual(pagesOf(imported), [
    ['first ', 1],
    ['second', 2],
  ])
  const other = library()
  await importFile(write('jsonl', JSON.stringify(imported)), other)
  assert.deepEqual(pagesOf(held(other).at(-1)), pagesOf(imported))
})

test('a document that is imported again with another title is corrected, not duplicated', async () => {
  const file = library()
  const says = { text: 'Lumocaptide is given once daily to all patients.', x: 60, y: 150 }
  const pdf = write('pdf', textPdf([[{ text: 'Lumocaptide in adlts', x: 60, y: 100, size: 18 }, says]]))
  await importFile(pdf, file)
  const stated = { ...noFacts, title: 'Lumocaptide in adults', owner: 'Cardiology' }
  const receipt = await importInto(new ImportWriter(file), pdf, () => {}, readMessages, stated)
  assert.equal(receipt.updated, 1)
  const titles = held(file).map(({ title, authors }) => [title, ...authors])
  assert.deepEqual(titles.slice(1), [['Lumocaptide in adults', 'Cardiology']])
})

/** As NLM writes the files of the yearly baseline and the daily updates: packed, one element after another. */
const baseline = (records: string) => `<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE PubmedArticleSet SYSTEM "http://dtd.nlm.nih.gov/ncbi/pubmed/out/pubmed_250101.dtd">
<PubmedArticleSet>
${records}</PubmedArticleSet>`

const citation = (pmid: string) => `  <PubmedArticle>
    <MedlineCitation Status="MEDLINE" IndexingMethod="Automated" Owner="NLM"><PMID Version="1">${pmid}</PMID>
      <DateRevised><Year>2024</Year><Month>11</Month><Day>20</Day></DateRevised>
      <Article PubModel="Print"><Journal><ISSN IssnType="Print">0006-2944</ISSN><JournalIssue CitedMedium="Print"><Volume>13</Volume><PubDate><Year>1975</Year><Month>Jun</Month></PubDate></JournalIssue><Title>Biochemical medicine</Title></Journal>
        <ArticleTitle>Formate assays in body fluids, part ${pmid}.</ArticleTitle>
        <Abstract><AbstractText>Formate rose in 10 patients &amp; fell in β &lt; 3.</AbstractText></Abstract>
        <AuthorList CompleteYN="Y"><Author ValidYN="Y"><LastName>Makar</LastName><Initials>AB</Initials></Author></AuthorList>
        <PublicationTypeList><PublicationType UI="D016428">Journal Article</PublicationType></PublicationTypeList></Article>
      <MedlineJournalInfo><MedlineTA>Biochem Med</MedlineTA></MedlineJournalInfo></MedlineCitation>
    <PubmedData><ArticleIdList><ArticleId IdType="pubmed">${pmid}</ArticleId></ArticleIdList></PubmedData>
  </PubmedArticle>
`

// A record that PubMed withdrew must not go on being cited.
test('a gzipped baseline file is imported, and an update file removes deleted records', async () => {
  const file = library()
  const first = await importFile(
    write('xml.gz', gzipSync(baseline(citation('1') + citation('2') + citation('3')))),
    file,
  )
  assert.deepEqual([first.format, first.added, first.refusals], ['pubmed-xml', 3, []])
  const deleted =
    '  <DeleteCitation>\n    <PMID Version="1">1</PMID>\n    <PMID Version="1">77</PMID>\n  </DeleteCitation>\n'
  const update = write('xml.gz', gzipSync(baseline(citation('4') + deleted)))
  const second = await importFile(update, file)
  assert.equal(second.added, 1)
  assert.deepEqual(second.notes, [serverMessage('deleted_records', { count: 2, held: 1 })])
  const pmids = () => held(file).map(({ pmid }) => pmid)
  assert.deepEqual(pmids(), ['30000001', '2', '3', '4'])
  const opened = new Library(file)
  assert.deepEqual(
    searchLibrary(opened, { question: 'Makar formate assays part 1', sourcesMax: 8, year: 2026 }).hits,
    3,
  )
  opened.close()
  const before = contents(file)
  const again = await importFile(update, file)
  assert.deepEqual(again.notes, [serverMessage('deleted_records', { count: 2, held: 0 })])
  assert.deepEqual(contents(file), before)
})

test('an import continues in the file that replaced the library', async () => {
  const file = library()
  const records = Array.from({ length: 2700 }, (_, at) => nbib(String(30_000_100 + at)))
  let written = 0
  const receipt = await importFile(write('nbib', records.join('')), file, () => {
    written += 1
    if (written === 1) buildLibrary([{ article: card, origin: 'starter' }], { file })
  })
  assert.equal(receipt.added, 2700)
  // What was written before the file was replaced went with it; a rebuild carries it over.
  assert.equal(held(file).length, 1 + 2700 - 1000)
})

test('a receipt that an older version stored, with English text only, is still shown and continued', () => {
  const stored = {
    ...createReceipt('old.nbib'),
    read: 1,
    refused: 1,
    refusals: [{ reason: 'the PMID is missing or not a number', count: 1, places: [{ record: 1, line: 1 }] }],
    notes: ['No owner is stated.'],
  }
  const receipt = parseReceipt(JSON.stringify(stored))
  assert.deepEqual(receipt.refusals[0]?.reason, { text: 'the PMID is missing or not a number', template: null })
  assert.deepEqual(receipt.notes, [{ text: 'No owner is stated.', template: null }])
  noteRefusal(receipt, serverMessage('pmid_missing'), { record: 2, line: 5 })
  assert.equal(receipt.refusals.length, 1)
  assert.match(formatReceipt(receipt, 'NBIB').join('\n'), /Refused 2 times: the PMID is missing.*\n.*Note: No owner/)
})
