import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Article } from '@/lib/evidence/article/article'
import { toReference } from '@/lib/evidence/article/article-to-reference'
import { isEvidence, readDepth } from '@/lib/evidence/article/full-text'
import { readJats } from '@/lib/evidence/import/formats/jats/read-jats'
import type { ReaderEvent } from '@/lib/evidence/import/formats/reader'
import { mergeImported } from '@/lib/evidence/import/merge-imported'

const licence =
  '<permissions><license xlink:href="https://creativecommons.org/licenses/by/4.0/"><license-p>Anyone may share this article.</license-p></license></permissions>'

const table = `<table-wrap id="T2"><label>Table 2</label><caption><p>Deaths and readmissions</p></caption><table>
<thead><tr><th rowspan="2">Outcome</th><th colspan="2">At 28 days</th></tr><tr><th>Lumocaptide (<italic>n</italic> = 20)</th><th>Placebo (<italic>n</italic> = 20)</th></tr></thead>
<tbody><tr><td colspan="3">Primary outcomes</td></tr><tr><td>Deaths<xref ref-type="table-fn" rid="f"><sup>a</sup></xref></td><td>4 (20%)</td><td>6 (30%)</td></tr>
<tr><td rowspan="2">Readmissions</td><td>3</td><td>5</td></tr><tr><td>first week: 1</td><td></td></tr></tbody></table>
<table-wrap-foot><fn id="f"><p>From any cause.</p></fn></table-wrap-foot></table-wrap>`

const body = `<body><sec sec-type="intro"><title>Introduction</title><p>An earlier trial found fewer deaths<sup><xref ref-type="bibr" rid="r1">12</xref>,<xref ref-type="bibr" rid="r2">13</xref></sup>.</p></sec>
<sec><title>Methods</title><p>We enrolled 40 patients<sup><xref ref-type="bibr" rid="r3">7</xref></sup> and gave 10<sup>9</sup> units [<xref ref-type="bibr" rid="r1">1</xref>–<xref ref-type="bibr" rid="r3">3</xref>] as others do.</p></sec>
<sec><title>Results</title><p>Four patients died with lumocaptide (<xref ref-type="table" rid="T2">Table 2</xref>).</p>${table}<sec><title>Adverse events</title><p>Rash occurred in<list><list-item><p>two patients with lumocaptide,</p></list-item><list-item><p>none with placebo.</p></list-item></list></p></sec></sec>
<sec><title>Discussion</title><p>In another trial the risk was halved.</p></sec>
<sec><title>Conclusions</title><p>Lumocaptide did not lower mortality.</p></sec></body>`

function fullText({ permissions = licence, text = body, pmid = '90000777' } = {}): string {
  return `<article article-type="research-article"><front><journal-meta><journal-id journal-id-type="nlm-ta">Invented J</journal-id></journal-meta>
<article-meta><article-id pub-id-type="pmid">${pmid}</article-id><article-id pub-id-type="pmc">7654321</article-id><article-id pub-id-type="doi">10.5555/full.${pmid}</article-id>
<title-group><article-title>Lumocaptide in heart failure: a randomised trial</article-title></title-group>
<contrib-group><contrib contrib-type="author"><name><surname>Varga</surname><given-names>Ilona Maria</given-names></name><aff>Ward 1</aff></contrib><contrib contrib-type="editor"><name><surname>Lind</surname><given-names>K</given-names></name></contrib></contrib-group>
<pub-date pub-type="epub"><year>2019</year></pub-date><pub-date pub-type="ppub"><year>2020</year></pub-date><volume>8</volume><fpage>11</fpage><lpage>19</lpage>${permissions}
<abstract><sec><title>Background</title><p>Little is known.</p></sec><sec><title>Conclusions</title><p>Mortality did not differ.</p></sec></abstract></article-meta></front>
${text}<back><ref-list><ref><mixed-citation>Somebody 1999</mixed-citation></ref></ref-list></back></article>`
}

async function read(xml: string, pieceLength = 700): Promise<ReaderEvent[]> {
  async function* pieces() {
    for (let at = 0; at < xml.length; at += pieceLength) yield xml.slice(at, at + pieceLength)
  }
  const events: ReaderEvent[] = []
  for await (const event of readJats(pieces(), '2026-01-01T00:00:00Z')) events.push(event)
  return events
}

async function readArticle(xml: string): Promise<Article> {
  const [event] = await read(xml)
  assert.ok(event?.type === 'article')
  return event.article
}

function findText(article: Article, label: string): string | undefined {
  return article.passages.find((passage) => passage.label === label)?.text
}

test('a full text gives its record, sections and licence', async () => {
  const article = await readArticle(
    `<?xml version="1.0"?><!DOCTYPE article PUBLIC "-//NLM//DTD JATS//EN" "JATS.dtd">${fullText()}`,
  )
  const { pmid, pmcid, authors, journal, year, pages, studyType, provenance, licence: stated } = article
  assert.deepEqual(
    { pmid, pmcid, authors, journal, year, pages, studyType, provenance, name: stated?.name },
    {
      pmid: '90000777',
      pmcid: 'PMC7654321',
      authors: ['Varga IM'],
      journal: 'Invented J',
      year: 2020,
      pages: '11-19',
      studyType: 'randomized-trial',
      provenance: 'full-text',
      name: 'CC BY 4.0',
    },
  )
  assert.deepEqual(
    article.passages.map(({ section, label }) => [section, label]),
    [
      ['background', 'Abstract › Background'],
      ['conclusion', 'Abstract › Conclusions'],
      ['background', 'Introduction'],
      ['methods', 'Methods'],
      ['results', 'Results'],
      ['results', 'Results › Table 2. Deaths and readmissions'],
      ['harms', 'Results › Adverse events'],
      ['background', 'Discussion'],
      ['conclusion', 'Conclusions'],
    ],
  )
  assert.equal(toReference(article).abstract, 'BACKGROUND: Little is known. CONCLUSIONS: Mortality did not differ.')
})

test('reference marks are left out, so that they form neither a number nor a citation of this server', async () => {
  const article = await readArticle(fullText())
  assert.equal(findText(article, 'Methods'), 'We enrolled 40 patients and gave 10⁹ units as others do.')
  assert.equal(findText(article, 'Introduction'), 'An earlier trial found fewer deaths.')
  assert.equal(findText(article, 'Results'), 'Four patients died with lumocaptide (Table 2).')
  assert.equal(
    findText(article, 'Results › Adverse events'),
    'Rash occurred in\n\ntwo patients with lumocaptide,\n\nnone with placebo.',
  )
})

test('each row of a table names its arms, also below merged cells', async () => {
  const article = await readArticle(fullText())
  assert.deepEqual(findText(article, 'Results › Table 2. Deaths and readmissions')?.split('\n'), [
    'Primary outcomes',
    'Primary outcomes › Deaths | At 28 days › Lumocaptide (n = 20): 4 (20%) | At 28 days › Placebo (n = 20): 6 (30%)',
    'Primary outcomes › Readmissions | At 28 days › Lumocaptide (n = 20): 3 | At 28 days › Placebo (n = 20): 5',
    'Primary outcomes › Readmissions | At 28 days › Lumocaptide (n = 20): first week: 1',
    'From any cause.',
  ])
})

test('a heading without a merged cell heads the indented rows below it, and no others', async () => {
  const rows = '<tr><td>Sex</td><td/></tr><tr><td>&#x2003;Male</td><td>13</td></tr><tr><td>Age</td><td>49</td></tr>'
  const text = `<body><sec><title>Results</title><table-wrap><label>1</label><table><tbody>${rows}</tbody></table></table-wrap></sec></body>`
  const article = await readArticle(fullText({ text }))
  assert.equal(findText(article, 'Results › Table 1'), 'Sex\nSex › Male | 13\nAge | 49')
})

test('a table whose merged cells expand beyond the memory of a process is left out, and the rest is read', async () => {
  const wide = `<tr><td>a</td><td rowspan="2000" colspan="99">${'long '.repeat(10_000)}</td></tr>${'<tr><td>b</td></tr>'.repeat(1999)}`
  const tables = `<table-wrap><label>1</label><table><tbody>${wide}</tbody></table></table-wrap>${table}`
  const article = await readArticle(fullText({ text: `<body><sec><title>Results</title>${tables}</sec></body>` }))
  assert.equal(findText(article, 'Results › Table 1'), undefined)
  assert.match(findText(article, 'Results › Table 2. Deaths and readmissions') ?? '', /Deaths/)
})

test('results of other articles are displayed, but neither searched nor quoted', async () => {
  const article = await readArticle(fullText())
  const others = article.passages.filter((passage) => !isEvidence(article, passage))
  assert.deepEqual(
    others.map(({ label }) => label),
    ['Introduction', 'Discussion'],
  )
  assert.deepEqual(
    article.passages.map(({ label }) => readDepth(article, label)),
    ['abstract', 'abstract', 'full-text', 'full-text', 'full-text', 'table', 'full-text', 'full-text', 'full-text'],
  )
})

test('a full text whose licence does not allow copies is stored as its abstract, and a note says so', async () => {
  const statement = '© 2020 Publisher. All rights reserved. This is not an open access article.'
  const permissions = `<permissions><copyright-statement>${statement}</copyright-statement></permissions>`
  const [event, note] = await read(fullText({ permissions }))
  assert.ok(event?.type === 'article' && note?.type === 'note')
  assert.equal(event.article.provenance, 'abstract')
  assert.deepEqual(
    event.article.passages.map(({ label }) => label),
    ['Background', 'Conclusions'],
  )
  assert.equal(event.article.licence?.text, statement)
  assert.match(note.note.text, /only the abstract was stored/)
})

test('a malformed article of a set affects only itself, and one that is cut off is refused', async () => {
  const broken = fullText({ pmid: '90000778' }).replace('</sec>', '')
  const cut = fullText({ pmid: '90000780' }).slice(0, 2500)
  const set = `<pmc-articleset>${fullText()}\n${broken}${fullText({ pmid: '90000779' })}${cut}`
  for (const pieceLength of [1, 97, set.length]) {
    const events = await read(set, pieceLength)
    assert.deepEqual(
      events.map((event) => (event.type === 'article' ? event.article.pmid : event.type)),
      ['90000777', 'refused', '90000779', 'refused'],
    )
  }
})

test('a later PubMed record updates the citation of a full text and keeps its text', async () => {
  const full = await readArticle(fullText())
  const [abstract] = full.passages
  assert.ok(abstract)
  const record: Article = {
    ...full,
    provenance: 'abstract',
    passages: [{ ...abstract, label: 'BACKGROUND' }],
    mesh: ['Heart Failure'],
    retraction: { noticePmid: '90000999' },
    revisedAt: '2025-03-01',
  }
  for (const merged of [mergeImported(full, record), mergeImported(record, full)]) {
    assert.equal(merged.provenance, 'full-text')
    assert.deepEqual(merged.passages, full.passages)
    assert.deepEqual([merged.mesh, merged.retraction?.noticePmid], [['Heart Failure'], '90000999'])
  }
})
