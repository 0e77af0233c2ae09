/** PubMed's E-utilities over invented articles: esearch, efetch and esummary. */
import type { Answer } from './literature-answer'
import type { FakeArticle } from './literature-articles'
import { parsePubmed, QueryError, sortByRelevance } from './literature-query'

const inPubmed = ({ source, pmid }: FakeArticle) => source === 'MED' && pmid !== null

/** Searches that the history server keeps, by WebEnv and query key. */
export type KeptSearches = Map<string, FakeArticle[]>

/** PubMed lists and sends no more of a search than this. */
const listedMax = 9_999

export function esearch(articles: FakeArticle[], parameters: Record<string, string>, history: KeptSearches): unknown {
  const header = { type: 'esearch', version: '0.3' }
  const refuse = (ERROR: string) => ({ header, esearchresult: { ERROR } })
  if (parameters['db'] !== 'pubmed') return refuse('Invalid db name specified')
  if (!parameters['term']) return refuse('Empty term and query_key - nothing todo')
  if (parameters['retmode'] !== 'json') return refuse('this fake speaks JSON only')
  let query: ReturnType<typeof parsePubmed>
  try {
    query = parsePubmed(parameters['term'])
  } catch (error) {
    if (error instanceof QueryError) return refuse(`Search Backend failed: ${error.message}`)
    throw error
  }
  const { mindate, maxdate } = parameters
  if ((mindate === undefined) !== (maxdate === undefined)) return refuse('mindate and maxdate must be given together')
  const inDays = (article: FakeArticle) =>
    !mindate || (dayOf(article) >= toFirstDay(mindate) && dayOf(article) <= toLastDay(maxdate ?? ''))
  const known = articles.filter(inPubmed)
  const hits = sortByRelevance(
    known.filter((article) => inDays(article) && query.matches(article)),
    query,
  )
  const retmax = Number(parameters['retmax'] ?? 20)
  const start = Number(parameters['retstart'] ?? 0)
  if (start > listedMax - 1) {
    return refuse("Search Backend failed: Exception:\n'retstart' cannot be larger than 9998. For PubMed,")
  }
  if (parameters['sort'] === 'pub_date') hits.sort((a, b) => dayOf(b).localeCompare(dayOf(a)))
  const page = hits.slice(start, Math.min(start + retmax, listedMax))
  const kept = parameters['usehistory'] === 'y' ? { webenv: `MCID_${history.size}`, querykey: '1' } : null
  if (kept) history.set(`${kept.webenv} ${kept.querykey}`, hits)
  const unknown = query.terms.filter(({ matches }) => !known.some(matches)).map(({ text }) => text)
  const phrasesnotfound = unknown.filter((text) => !text.startsWith('"'))
  const quotedphrasesnotfound = unknown.filter((text) => text.startsWith('"'))
  const outputmessages = hits.length === 0 ? ['No items found.'] : []
  return {
    header,
    esearchresult: {
      count: String(hits.length),
      retmax: String(page.length),
      retstart: String(start),
      ...(kept ?? {}),
      idlist: page.map(({ pmid }) => pmid),
      translationset: [],
      querytranslation: query.translation,
      // The lists are absent when all of them are empty.
      ...(phrasesnotfound.length > 0 ? { errorlist: { phrasesnotfound, fieldsnotfound: [] } } : {}),
      ...(quotedphrasesnotfound.length + outputmessages.length > 0
        ? { warninglist: { phrasesignored: [], quotedphrasesnotfound, outputmessages } }
        : {}),
    },
  }
}

const dayOf = ({ year, day }: FakeArticle) => day ?? `${year}/01/01`
const toFirstDay = (date: string) => (date.length > 4 ? date : `${date}/01/01`)
const toLastDay = (date: string) => (date.length > 4 ? date : `${date}/12/31`)

/** Of a kept search from `retstart` on, or by PMID. */
export function efetch(articles: FakeArticle[], parameters: Record<string, string>, history: KeptSearches): Answer {
  if (parameters['WebEnv'] === undefined) return toArticleSet(findByPmid(articles, parameters['id'] ?? ''))
  const kept = history.get(`${parameters['WebEnv']} ${parameters['query_key']}`)
  const start = Number(parameters['retstart'] ?? 0)
  if (kept === undefined || start >= listedMax) {
    const body = '<?xml version="1.0" ?>\n<eFetchResult>\n\t<ERROR>Unable to obtain query #1</ERROR>\n</eFetchResult>'
    return { type: 'text/xml; charset=UTF-8', body }
  }
  return toArticleSet(kept.slice(start, start + Number(parameters['retmax'] ?? 20)))
}

/** Ids that PubMed does not know are left out without a word; the order is PubMed's own, not the one asked for. */
function findByPmid(articles: FakeArticle[], list: string): FakeArticle[] {
  const ids = new Set(list.split(','))
  return articles.filter((article) => inPubmed(article) && ids.has(article.pmid ?? ''))
}

function toArticleSet(found: FakeArticle[]): Answer {
  const body = [
    '<?xml version="1.0" ?>',
    '<!DOCTYPE PubmedArticleSet PUBLIC "-//NLM//DTD PubMedArticle, 1st January 2025//EN" "https://dtd.nlm.nih.gov/ncbi/pubmed/out/pubmed_250101.dtd">',
    '<PubmedArticleSet>',
    ...found.map(pubmedXml),
    '</PubmedArticleSet>',
  ].join('\n')
  return { type: 'text/xml; charset=UTF-8', body }
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
/** Escapes all but the few tags that titles and abstracts may hold. */
const mixed = (text: string) => escaped(text).replace(/&lt;(\/?(?:i|b|sub|sup))&gt;/g, '<$1>')
const element = (name: string, text: string | undefined) =>
  text === undefined ? '' : `<${name}>${escaped(text)}</${name}>`

function pubmedXml(article: FakeArticle): string {
  const { abstract, authors, publicationTypes, mesh, keywords, corrections = [], references = [] } = article
  const section = ({ label, category, text }: FakeArticle['abstract'][number]) => {
    const attributes = [label && ` Label="${label}"`, category && ` NlmCategory="${category}"`].filter(Boolean).join('')
    return `<AbstractText${attributes}>${mixed(text)}</AbstractText>`
  }
  const author = ({ last, fore, initials }: FakeArticle['authors'][number]) =>
    `<Author ValidYN="Y"><LastName>${last}</LastName><ForeName>${fore}</ForeName><Initials>${initials}</Initials></Author>`
  return `<PubmedArticle>
<MedlineCitation Status="MEDLINE" Owner="NLM">
<PMID Version="1">${article.pmid}</PMID>
<Article PubModel="Print">
<Journal><JournalIssue CitedMedium="Internet">${element('Volume', article.volume)}${element('Issue', article.issue)}<PubDate><Year>${article.year}</Year></PubDate></JournalIssue><Title>${escaped(article.journal)}</Title></Journal>
<ArticleTitle>${mixed(article.title)}</ArticleTitle>
<Pagination>${element('MedlinePgn', article.pages)}</Pagination>
${article.doi ? `<ELocationID EIdType="doi" ValidYN="Y">${article.doi}</ELocationID>` : ''}
${abstract.length > 0 ? `<Abstract>${abstract.map(section).join('\n')}</Abstract>` : ''}
${authors.length > 0 ? `<AuthorList CompleteYN="Y">${authors.map(author).join('')}</AuthorList>` : ''}
<PublicationTypeList>${publicationTypes.map((type) => `<PublicationType UI="D000000">${escaped(type)}</PublicationType>`).join('')}</PublicationTypeList>
</Article>
<CommentsCorrectionsList>${corrections.map(({ type, pmid }) => `<CommentsCorrections RefType="${type}"><RefSource>Notice</RefSource>${element('PMID', pmid)}</CommentsCorrections>`).join('')}</CommentsCorrectionsList>
<MeshHeadingList>${mesh.map((name) => `<MeshHeading><DescriptorName UI="D000000" MajorTopicYN="N">${escaped(name)}</DescriptorName></MeshHeading>`).join('')}</MeshHeadingList>
<KeywordList Owner="NOTNLM">${keywords.map((word) => `<Keyword MajorTopicYN="N">${escaped(word)}</Keyword>`).join('')}</KeywordList>
</MedlineCitation>
<PubmedData>
<ArticleIdList><ArticleId IdType="pubmed">${article.pmid}</ArticleId>${article.doi ? `<ArticleId IdType="doi">${article.doi}</ArticleId>` : ''}${article.pmcid ? `<ArticleId IdType="pmc">${article.pmcid}</ArticleId>` : ''}</ArticleIdList>
<ReferenceList>${references.map(({ pmid, doi }) => `<Reference><Citation>Cited</Citation><ArticleIdList><ArticleId IdType="pubmed">${pmid}</ArticleId><ArticleId IdType="doi">${doi}</ArticleId></ArticleIdList></Reference>`).join('')}</ReferenceList>
</PubmedData>
</PubmedArticle>`
}

export function esummary(articles: FakeArticle[], parameters: Record<string, string>): unknown {
  const uids = (parameters['id'] ?? '').split(',')
  const summary = (uid: string) => {
    const article = articles.find((each) => inPubmed(each) && each.pmid === uid)
    if (!article) return { uid, error: 'cannot get document summary' }
    return {
      uid,
      pubdate: String(article.year),
      source: article.journal,
      authors: article.authors.map(({ last, initials }) => ({ name: `${last} ${initials}`, authtype: 'Author' })),
      title: article.title,
      fulljournalname: article.journal,
      pubtype: article.publicationTypes,
      articleids: [
        { idtype: 'pubmed', idtypen: 1, value: uid },
        ...(article.doi ? [{ idtype: 'doi', idtypen: 3, value: article.doi }] : []),
      ],
    }
  }
  return {
    header: { type: 'esummary', version: '0.3' },
    result: { uids, ...Object.fromEntries(uids.map((uid) => [uid, summary(uid)])) },
  }
}
