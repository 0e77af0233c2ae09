/**
 * Generated articles for benchmarks: words of a made-up vocabulary, drawn by Zipf's law, in labelled abstracts of
 * about 200 words. The same seed gives the same articles, so two runs measure the same work.
 */

export interface GeneratedArticle {
  pmid: string
  title: string
  journal: string
  year: number
  month: string
  authors: { last: string; fore: string; initials: string; affiliation: string }[]
  sections: { label: string; category: string; text: string }[]
  publicationTypes: string[]
  mesh: string[]
}

const vocabularySize = 60_000
const labels = [
  ['BACKGROUND', 'BACKGROUND', 35],
  ['METHODS', 'METHODS', 60],
  ['RESULTS', 'RESULTS', 75],
  ['CONCLUSIONS', 'CONCLUSIONS', 30],
] as const
const types = ['Journal Article', 'Randomized Controlled Trial', 'Review', 'Systematic Review', 'Observational Study']
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** @param first the PMID of the first article; the others follow it */
export function* generateArticles(count: number, { seed = 1, first = 50_000_001 } = {}): Generator<GeneratedArticle> {
  // The vocabulary is the same for every seed, so that parts generated separately form one corpus.
  const words = vocabulary(randomFrom(1))
  const random = randomFrom(seed)
  const word = zipf(words, random)
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T // from is never empty
  const phrase = (length: number) => Array.from({ length }, word).join(' ')
  const heading = () => `${capital(pick(words))} ${pick(words)}`
  const headings = Array.from({ length: 2000 }, heading)
  const journals = Array.from({ length: 300 }, () => `${capital(pick(words))} ${capital(pick(words))}`)

  for (let n = 0; n < count; n += 1) {
    yield {
      pmid: String(first + n),
      title: `${capital(phrase(9 + Math.floor(random() * 8)))}.`,
      journal: pick(journals),
      year: 1990 + Math.floor(random() * 36),
      month: pick(months),
      authors: Array.from({ length: 3 + Math.floor(random() * 5) }, () => ({
        last: capital(pick(words)),
        fore: capital(pick(words)),
        initials: 'A',
        affiliation: `Department of ${capital(pick(words))}, University of ${capital(pick(words))}, ${capital(pick(words))}.`,
      })),
      sections: labels.map(([label, category, length]) => ({ label, category, text: prose(length, word, random) })),
      publicationTypes: ['Journal Article', pick(types)],
      mesh: Array.from({ length: 10 }, () => pick(headings)),
    }
  }
}

/** A PubMed XML file as downloaded from PubMed, in pieces of one article. */
export function* pubmedXml(articles: Iterable<GeneratedArticle>): Generator<string> {
  yield '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE PubmedArticleSet PUBLIC "-//NLM//DTD PubMedArticle, 1st January 2025//EN" "https://dtd.nlm.nih.gov/ncbi/pubmed/out/pubmed_250101.dtd">\n<PubmedArticleSet>\n'
  for (const article of articles) yield pubmedArticle(article)
  yield '</PubmedArticleSet>\n'
}

function pubmedArticle({
  pmid,
  title,
  journal,
  year,
  month,
  authors,
  sections,
  publicationTypes,
  mesh,
}: GeneratedArticle): string {
  return `<PubmedArticle>
  <MedlineCitation Status="MEDLINE" Owner="NLM" IndexingMethod="Automated">
    <PMID Version="1">${pmid}</PMID>
    <DateCompleted><Year>${year}</Year><Month>11</Month><Day>20</Day></DateCompleted>
    <DateRevised><Year>${year}</Year><Month>12</Month><Day>15</Day></DateRevised>
    <Article PubModel="Print-Electronic">
      <Journal>
        <ISSN IssnType="Electronic">1533-4406</ISSN>
        <JournalIssue CitedMedium="Internet"><Volume>381</Volume><Issue>21</Issue><PubDate><Year>${year}</Year><Month>${month}</Month><Day>21</Day></PubDate></JournalIssue>
        <Title>${journal}</Title>
        <ISOAbbreviation>${journal}</ISOAbbreviation>
      </Journal>
      <ArticleTitle>${title}</ArticleTitle>
      <Pagination><StartPage>1995</StartPage><EndPage>2008</EndPage><MedlinePgn>1995-2008</MedlinePgn></Pagination>
      <ELocationID EIdType="doi" ValidYN="Y">10.9999/generated.${pmid}</ELocationID>
      <Abstract>
${sections.map(({ label, category, text }) => `        <AbstractText Label="${label}" NlmCategory="${category}">${text.replaceAll('<', '&lt;')}</AbstractText>`).join('\n')}
        <CopyrightInformation>Copyright &#169; ${year} The Generator.</CopyrightInformation>
      </Abstract>
      <AuthorList CompleteYN="Y">
${authors
  .map(
    ({ last, fore, initials, affiliation }) => `        <Author ValidYN="Y">
          <LastName>${last}</LastName>
          <ForeName>${fore}</ForeName>
          <Initials>${initials}</Initials>
          <AffiliationInfo><Affiliation>${affiliation}</Affiliation></AffiliationInfo>
        </Author>`,
  )
  .join('\n')}
      </AuthorList>
      <Language>eng</Language>
      <PublicationTypeList>
${publicationTypes.map((type) => `        <PublicationType UI="D016428">${type}</PublicationType>`).join('\n')}
      </PublicationTypeList>
    </Article>
    <MedlineJournalInfo><Country>United States</Country><MedlineTA>${journal}</MedlineTA><NlmUniqueID>0255562</NlmUniqueID></MedlineJournalInfo>
    <CitationSubset>IM</CitationSubset>
    <MeshHeadingList>
${mesh
  .map(
    (each) => `      <MeshHeading>
        <DescriptorName UI="D006333" MajorTopicYN="N">${each}</DescriptorName>
        <QualifierName UI="Q000188" MajorTopicYN="Y">drug therapy</QualifierName>
      </MeshHeading>`,
  )
  .join('\n')}
    </MeshHeadingList>
  </MedlineCitation>
  <PubmedData>
    <History>
      <PubMedPubDate PubStatus="pubmed"><Year>${year}</Year><Month>9</Month><Day>20</Day><Hour>6</Hour><Minute>0</Minute></PubMedPubDate>
      <PubMedPubDate PubStatus="medline"><Year>${year}</Year><Month>11</Month><Day>21</Day><Hour>6</Hour><Minute>0</Minute></PubMedPubDate>
    </History>
    <PublicationStatus>ppublish</PublicationStatus>
    <ArticleIdList>
      <ArticleId IdType="pubmed">${pmid}</ArticleId>
      <ArticleId IdType="doi">10.9999/generated.${pmid}</ArticleId>
    </ArticleIdList>
    <ReferenceList>
      <Reference><Citation>${title} ${journal}. ${year};381:1-9.</Citation><ArticleIdList><ArticleId IdType="pubmed">1</ArticleId></ArticleIdList></Reference>
      <Reference><Citation>${title} ${journal}. ${year};382:1-9.</Citation><ArticleIdList><ArticleId IdType="pubmed">2</ArticleId></ArticleIdList></Reference>
    </ReferenceList>
  </PubmedData>
</PubmedArticle>
`
}

/**
 * Sentences of 12 to 25 words, some with figures, so that sentence splitting and figure parsing have realistic work.
 */
function prose(length: number, word: () => string, random: () => number): string {
  const sentences: string[] = []
  for (let left = length; left > 0; ) {
    const size = Math.min(left, 12 + Math.floor(random() * 14))
    const figures = random() < 0.3 ? ` (${(random() * 2).toFixed(2)}; 95% CI 0.70 to 1.10; P < 0.05)` : ''
    sentences.push(`${capital(Array.from({ length: size }, word).join(' '))}${figures}.`)
    left -= size
  }
  return sentences.join(' ')
}

function vocabulary(random: () => number): string[] {
  const starts = 'b c d f g h k l m n p r s t v ch st tr pr cl'.split(' ')
  const vowels = 'a e i o u y ia eo'.split(' ')
  const ends = 'n s r l m x t c d ne te se ria sis tic mab ine'.split(' ')
  const pick = (from: string[]) => from[Math.floor(random() * from.length)]
  const words = new Set<string>()
  while (words.size < vocabularySize) {
    const syllables = Array.from({ length: 1 + Math.floor(random() * 3) }, () => `${pick(starts)}${pick(vowels)}`)
    words.add(`${syllables.join('')}${pick(ends)}`)
  }
  return [...words].sort((a, b) => a.length - b.length)
}

/** Draws rank r with a probability proportional to 1/r. */
function zipf(words: string[], random: () => number): () => string {
  const shares = new Float64Array(words.length)
  let total = 0
  for (let rank = 0; rank < words.length; rank += 1) {
    total += 1 / (rank + 1)
    shares[rank] = total
  }
  return () => {
    const wanted = random() * total
    let low = 0
    let high = words.length - 1
    while (low < high) {
      const middle = (low + high) >> 1
      if ((shares[middle] ?? 0) < wanted) low = middle + 1
      else high = middle
    }
    return words[low] ?? ''
  }
}

/** Mulberry32: small, fast and reproducible. */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
