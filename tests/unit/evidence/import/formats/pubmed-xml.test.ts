import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readPubmedXml } from '@/lib/evidence/import/formats/pubmed-xml'
import { RefusedFile, recordCharactersMax } from '@/lib/evidence/import/formats/reader'
import {
  checkedAt,
  listPassages,
  readAll,
  readArticle,
  readArticles,
  readRefusals,
} from '../../../../support/read-import-file'

const record = ({
  pmid = '30000001',
  title = 'A trial of examples.',
  abstract = '<AbstractText>It fell.</AbstractText>',
  types = '<PublicationType UI="D016428">Journal Article</PublicationType>',
  mesh = '',
  links = '',
  article = '',
  data = '',
} = {}) => `<PubmedArticle>
<MedlineCitation Status="MEDLINE" Owner="NLM">
<PMID Version="1">${pmid}</PMID>
<DateRevised><Year>2021</Year><Month>3</Month><Day>09</Day></DateRevised>
<Article PubModel="Print">
<Journal><JournalIssue CitedMedium="Internet"><Volume>12</Volume><Issue>3</Issue><PubDate><Year>2019</Year><Month>Nov</Month></PubDate></JournalIssue><Title>The Journal of Examples</Title><ISOAbbreviation>J Ex.</ISOAbbreviation></Journal>
<ArticleTitle>${title}</ArticleTitle>
<Pagination><MedlinePgn>101-9</MedlinePgn></Pagination>
<Abstract>${abstract}<CopyrightInformation>Copyright.</CopyrightInformation></Abstract>
<PublicationTypeList>${types}</PublicationTypeList>
${article}
</Article>
<MedlineJournalInfo><MedlineTA>J Examples</MedlineTA></MedlineJournalInfo>
${links}
<MeshHeadingList>${mesh}</MeshHeadingList>
</MedlineCitation>
<PubmedData>
<ArticleIdList><ArticleId IdType="pubmed">${pmid}</ArticleId></ArticleIdList>
${data}
</PubmedData>
</PubmedArticle>`

const set = (...records: string[]) =>
  `<?xml version="1.0" ?>\n<!DOCTYPE PubmedArticleSet PUBLIC "-//NLM//DTD PubMedArticle//EN" "https://dtd.nlm.nih.gov/x.dtd">\n<PubmedArticleSet>\n${records.join('\n')}\n</PubmedArticleSet>\n`

test('a record yields what it states and nothing more', async () => {
  const article = await readArticle(
    readPubmedXml,
    set(
      record({
        abstract:
          '<AbstractText Label="METHODS" NlmCategory="METHODS">We tried.</AbstractText><AbstractText Label="CONCLUSIONS">It fell.</AbstractText>',
        types:
          '<PublicationType>Journal Article</PublicationType><PublicationType>Randomized Controlled Trial</PublicationType>',
        mesh: '<MeshHeading><DescriptorName>Heart Failure</DescriptorName><QualifierName>drug therapy</QualifierName><QualifierName>mortality</QualifierName></MeshHeading>',
        article: `<ELocationID EIdType="doi" ValidYN="Y">10.1000/AbC</ELocationID>
          <AuthorList><Author ValidYN="Y"><LastName>Muster</LastName><ForeName>Ada B</ForeName><Initials>AB</Initials><Suffix>Jr</Suffix></Author>
          <Author ValidYN="N"><LastName>Wrong</LastName><Initials>W</Initials></Author><Author><CollectiveName>EXAMPLE Group</CollectiveName></Author></AuthorList>`,
        links: '<KeywordList><Keyword>examples</Keyword></KeywordList>',
      }),
    ),
  )
  assert.deepEqual(article, {
    id: 'pmid:30000001',
    pmid: '30000001',
    doi: '10.1000/abc',
    pmcid: null,
    title: 'A trial of examples',
    authors: ['Muster AB Jr', 'EXAMPLE Group'],
    journal: 'J Examples',
    year: 2019,
    volume: '12',
    issue: '3',
    pages: '101-9',
    publicationTypes: ['Journal Article', 'Randomized Controlled Trial'],
    studyType: 'randomized-trial',
    mesh: ['Heart Failure/drug therapy/mortality'],
    keywords: ['examples'],
    specialty: null,
    participants: null,
    retraction: null,
    notices: [],
    provenance: 'abstract',
    checkedAt,
    revisedAt: '2021-03-09',
    passages: [
      { ordinal: 0, section: 'methods', label: 'METHODS', text: 'We tried.' },
      { ordinal: 1, section: 'conclusion', label: 'CONCLUSIONS', text: 'It fell.' },
    ],
  })
})

test('the ids of cited articles are never used as its own', async () => {
  // The classic fault of PubMed parsers: a reader then opens another article.
  const data = `<ArticleIdList><ArticleId IdType="doi">10.1000/second</ArticleId></ArticleIdList><ReferenceList><Reference><ArticleIdList><ArticleId IdType="doi">10.1000/cited</ArticleId><ArticleId IdType="pmc">PMC1</ArticleId></ArticleIdList></Reference><ReferenceList><Reference/></ReferenceList></ReferenceList>`
  const article = await readArticle(readPubmedXml, set(record({ data })))
  assert.equal(article.doi, null)
  assert.equal(article.pmcid, null)
})

test('text in markup is read completely, and powers stay powers', async () => {
  const abstract =
    '<AbstractText>CO<sub>2</sub> rose from 10<sup>9</sup>/L\n by <i>much <b>more</b></i> than 5&#160;mg/m<sup>2</sup> &lt; 3; H<sub>\n2</sub>O; 10<sup>-3</sup>.</AbstractText>'
  const article = await readArticle(
    readPubmedXml,
    set(record({ abstract, title: 'Use of <i>E. coli</i> in &#x3b2;-tests.' })),
  )
  assert.deepEqual(listPassages(article), ['other [] CO2 rose from 10⁹/L by much more than 5 mg/m2 < 3; H 2O; 10⁻³.'])
  assert.equal(article.title, 'Use of E. coli in β-tests')
})

test('retraction, concern, erratum and update are read; a retraction notice is not a retracted article', async () => {
  const links = (...types: string[]) =>
    `<CommentsCorrectionsList>${types.map((type, at) => `<CommentsCorrections RefType="${type}"><RefSource>J Ex</RefSource><PMID Version="1">3111111${at}</PMID></CommentsCorrections>`).join('')}</CommentsCorrectionsList>`
  const read = (fields: Parameters<typeof record>[0]) => readArticle(readPubmedXml, set(record(fields)))

  assert.deepEqual((await read({ links: links('Cites', 'RetractionIn') })).retraction, { noticePmid: '31111111' })
  assert.deepEqual((await read({ types: '<PublicationType>Retracted Publication</PublicationType>' })).retraction, {
    noticePmid: null,
  })
  assert.deepEqual((await read({ title: 'RETRACTED: A trial of examples.' })).retraction, { noticePmid: null })
  const notice = await read({
    types: '<PublicationType>Retraction of Publication</PublicationType>',
    links: links('RetractionOf'),
  })
  assert.equal(notice.retraction, null)
  const flagged = await read({
    links: links('ExpressionOfConcernIn', 'ErratumIn', 'UpdateIn', 'ErratumFor', 'CommentIn'),
  })
  assert.deepEqual(flagged.notices, [
    { kind: 'concern', pmid: '31111110' },
    { kind: 'erratum', pmid: '31111111' },
    { kind: 'updated', pmid: '31111112' },
  ])
})

test('a book chapter is an article of its book', async () => {
  const chapter = `<PubmedBookArticle><BookDocument><PMID Version="1">30000009</PMID><ArticleIdList><ArticleId IdType="bookaccession">NBK1</ArticleId></ArticleIdList>
    <Book><Publisher><PublisherName>Example Press</PublisherName></Publisher><BookTitle book="x">Book of Examples</BookTitle><PubDate><Year>2001</Year></PubDate></Book>
    <ArticleTitle book="x" part="y">Example Disease</ArticleTitle><AuthorList Type="editors"><Author><LastName>Ed</LastName><Initials>E</Initials></Author></AuthorList><AuthorList Type="authors"><Author><LastName>Muster</LastName><Initials>A</Initials></Author></AuthorList>
    <PublicationType UI="D016454">Review</PublicationType><Abstract><AbstractText>It is rare.</AbstractText></Abstract><ContributionDate><Year>2022</Year></ContributionDate></BookDocument><PubmedBookData/></PubmedBookArticle>`
  const [article] = await readArticles(readPubmedXml, set(chapter))
  assert.equal(article?.title, 'Example Disease')
  assert.equal(article?.journal, 'Book of Examples')
  assert.equal(article?.year, 2022)
  assert.equal(article?.studyType, 'review')
  assert.deepEqual(article?.authors, ['Muster A'])
})

test('a year is read from any kind of date', async () => {
  const dated = (date: string) => set(record().replace(/<PubDate>.*<\/PubDate>/, `<PubDate>${date}</PubDate>`))
  assert.equal((await readArticle(readPubmedXml, dated('<MedlineDate>1998 Dec-1999 Jan</MedlineDate>'))).year, 1998)
  assert.equal((await readArticle(readPubmedXml, dated('<Year>2020</Year><Season>Winter</Season>'))).year, 2020)
  const electronic = dated('').replace(
    '</PublicationTypeList>',
    '</PublicationTypeList><ArticleDate DateType="Electronic"><Year>2018</Year></ArticleDate>',
  )
  assert.equal((await readArticle(readPubmedXml, electronic)).year, 2018)
})

test('pieces of any size give the same articles', async () => {
  const text = set(record(), record({ pmid: '30000002' }), record({ pmid: '30000003' }))
  const whole = await readAll(readPubmedXml, text, text.length)
  for (const size of [1, 2, 13, 500]) assert.deepEqual(await readAll(readPubmedXml, text, size), whole)
})

test('a broken record refuses only itself and is reported with its position', async () => {
  const text = set(
    record(),
    record({ pmid: '30000002', abstract: '\n<AbstractText>a < b</AbstractText>' }),
    record({ pmid: '30000003' }),
  )
  const readings = await readAll(readPubmedXml, text)
  assert.deepEqual(
    readings.map((reading) => (reading.type === 'article' ? reading.article.pmid : reading.type)),
    ['30000001', 'refused', '30000003'],
  )
  const badLine = text.split('\n').findIndex((line) => line.includes('a < b')) + 1
  assert.match(
    (await readRefusals(readPubmedXml, text))[0] ?? '',
    new RegExp(`^record 2, line ${badLine}: invalid XML: `),
  )
})

test('entities of a document type are never expanded', async () => {
  const bomb = `<?xml version="1.0"?>\n<!DOCTYPE PubmedArticleSet [\n<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">\n]>\n<PubmedArticleSet>${record({ title: '&b;' })}</PubmedArticleSet>`
  await assert.rejects(readAll(readPubmedXml, bomb), (error: unknown) => {
    assert.ok(error instanceof RefusedFile)
    assert.match(error.message, /^Line 2 declares XML entities/)
    return true
  })
})

test('an undeclared entity refuses its record', async () => {
  const [refusal] = await readRefusals(readPubmedXml, set(record({ title: 'A &secret; trial' })))
  assert.match(refusal ?? '', /record 1, line 10: invalid XML: undefined entity/)
})

test('a document type inside a record refuses that record', async () => {
  const [refusal] = await readRefusals(
    readPubmedXml,
    set(record({ article: '<!DOCTYPE x SYSTEM "file:///etc/passwd">' })),
  )
  assert.match(refusal ?? '', /invalid XML/)
})

test('a record that is too long is refused without being buffered', async () => {
  const text = set(
    record(),
    record({ pmid: '30000002', title: 'x'.repeat(recordCharactersMax) }),
    record({ pmid: '30000003' }),
  )
  const readings = await readAll(readPubmedXml, text, 1_000_000)
  assert.deepEqual(
    readings.map((reading) =>
      reading.type === 'article' ? reading.article.pmid : reading.type === 'refused' && reading.reason.text,
    ),
    ['30000001', 'the article is longer than 16,000,000 characters', '30000003'],
  )
})

test('endlessly nested elements refuse their record', async () => {
  const deep = `${'<i>'.repeat(10_000)}x${'</i>'.repeat(10_000)}`
  const text = set(record({ title: deep }), record({ pmid: '30000002' }))
  assert.match((await readRefusals(readPubmedXml, text))[0] ?? '', /nested more than 60 deep/)
  assert.equal((await readArticles(readPubmedXml, text)).length, 1)
})

test('a file that ends inside a record keeps the records before it and reports it', async () => {
  const text = set(record(), record({ pmid: '30000002' }))
  const cut = text.slice(0, text.lastIndexOf('</Abstract>'))
  assert.equal((await readArticles(readPubmedXml, cut)).length, 1)
  assert.deepEqual(await readRefusals(readPubmedXml, cut), [
    'record 2, line 25: the file ends inside this article, before </PubmedArticle>',
  ])
})

test('a file that ends between two records is detected too', async () => {
  const text = set(record(), record({ pmid: '30000002' }))
  const cut = text.slice(0, text.indexOf('</PubmedArticle>') + '</PubmedArticle>'.length)
  await assert.rejects(readAll(readPubmedXml, cut), {
    name: 'RefusedFile',
    message: `The file ends at line ${cut.split('\n').length}, before </PubmedArticleSet>, so articles may be missing.`,
  })
})

test('the list of deleted records is read, however the file is split into pieces', async () => {
  const stray = '<PMID Version="1">9</PMID></MedlineCitation></PubmedArticle>'
  const list = '<DeleteCitation>\n<PMID Version="1">1</PMID>\n<PMID Version="1">22</PMID>\n</DeleteCitation>'
  const text = set(record()).replace('</PubmedArticleSet>', `${stray}${list}<PMID>3</PMID></PubmedArticleSet>`)
  for (const pieceCharacters of [1, 7, 100_000]) {
    const readings = await readAll(readPubmedXml, text, pieceCharacters)
    assert.deepEqual(readings.slice(1), [
      { type: 'deleted', pmid: '1' },
      { type: 'deleted', pmid: '22' },
    ])
  }
})

test('a record without PMID or title is refused', async () => {
  assert.match(
    (await readRefusals(readPubmedXml, set(record({ pmid: 'x' }))))[0] ?? '',
    /PMID is missing or not a number/,
  )
  assert.match((await readRefusals(readPubmedXml, set(record({ title: ' ' }))))[0] ?? '', /the title is missing/)
})
