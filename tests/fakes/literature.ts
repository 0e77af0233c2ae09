/**
 * PubMed's E-utilities and Europe PMC's REST service on a free loopback port, over a few invented articles. They read
 * the query that is sent, answer in the services' own shapes, fail in every way a test asks for, and keep a record of
 * what was sent and of what broke the services' rules.
 *
 *   const literature = await startLiterature()
 *   literature.next('efetch', failWithStatus(500))
 *   … search with literature.pubmedBaseUrl and literature.europePmcBaseUrl …
 *   assert.deepEqual(literature.breaches(), [])
 *   await literature.close()
 */
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type FakeArticle, articles as inventedArticles } from './literature-articles'
import { type ParsedQuery, parseEuropePmc, parsePubmed, QueryError } from './literature-query'

export type Endpoint = 'esearch' | 'efetch' | 'esummary' | 'search'

export interface LiteratureRequest {
  endpoint: Endpoint
  method: string
  /** Of the address and of a form in the body. */
  parameters: Record<string, string>
  /** Names of the parameters in the URL. */
  inAddress: string[]
  headers: IncomingHttpHeaders
  atMs: number
  /** True once the client has left before its answer was whole. */
  hasLeft: boolean
}

interface Answer {
  type: string
  body: string
}

/** A fault injected into one request, instead of or on top of its answer. */
export type Fault = (reply: ServerResponse, answer: () => Answer, request: LiteratureRequest) => void | Promise<void>

export interface FakeLiterature {
  pubmedBaseUrl: string
  europePmcBaseUrl: string
  /** In order of arrival. */
  requests: LiteratureRequest[]
  /** Connections accepted so far: shows whether clients keep them alive. */
  readonly connections: number
  requestsTo(endpoint: Endpoint): LiteratureRequest[]
  /** Faults for the next requests to an endpoint, one each. */
  next(endpoint: Endpoint, ...faults: Fault[]): void
  /** The fault for every request to an endpoint that has none of its own. */
  always(endpoint: Endpoint, fault: Fault): void
  /** Resolves with the n-th request to an endpoint (from 1) as soon as it has arrived. */
  received(endpoint: Endpoint, count: number): Promise<LiteratureRequest>
  /** Violations of the services' rules, as messages. */
  breaches(): string[]
  /** The history server loses all searches that it keeps, as it does after some hours. */
  forgetSearches(): void
  close(): Promise<void>
}

export interface LiteratureOptions {
  articles?: FakeArticle[]
  /** Europe PMC sometimes sends a list of one as the thing itself. */
  listsOfOne?: 'lists' | 'objects'
  /** The key that PubMed knows; without one 3 requests a second are allowed, with it 10. */
  apiKey?: string
  /** Answers requests above the rate with 429, as NCBI does; otherwise `breaches` alone reports them. */
  enforcesRate?: boolean
}

export async function startLiterature(options: LiteratureOptions = {}): Promise<FakeLiterature> {
  const articles = options.articles ?? inventedArticles
  const requests: LiteratureRequest[] = []
  const queues = new Map<Endpoint, Fault[]>()
  const fallbacks = new Map<Endpoint, Fault>()
  const waiting: { endpoint: Endpoint; count: number; done: (request: LiteratureRequest) => void }[] = []
  const requestsTo = (endpoint: Endpoint) => requests.filter((each) => each.endpoint === endpoint)
  const listed = options.listsOfOne === 'objects' ? unwrapSingleItems : (value: unknown) => value

  const history = new Map<string, FakeArticle[]>()
  const answers: Record<Endpoint, (parameters: Record<string, string>) => Answer> = {
    esearch: (parameters) => json(esearch(articles, parameters, history)),
    efetch: (parameters) => efetch(articles, parameters, history),
    esummary: (parameters) => json(esummary(articles, parameters)),
    search: (parameters) => search(articles, parameters, listed),
  }

  async function serve(message: IncomingMessage, reply: ServerResponse): Promise<void> {
    const request = await receive(message, reply)
    if (request === null) return send(reply, 404, { type: 'text/html', body: '<h1>Not Found</h1>' })
    requests.push(request)
    for (const { endpoint, count, done } of waiting) {
      if (endpoint === request.endpoint && requestsTo(endpoint).length === count) done(request)
    }
    const answer = () => answers[request.endpoint](request.parameters)
    const isOverRate = options.enforcesRate && findRateBreaches(requests.slice(-11), options).length > 0
    const fault = isOverRate
      ? failWithRateLimit()
      : (queues.get(request.endpoint)?.shift() ?? fallbacks.get(request.endpoint))
    if (fault) return fault(reply, answer, request)
    send(reply, 200, answer())
  }

  const server = createServer((message, reply) => {
    serve(message, reply).catch((error) => reply.destroy(error))
  })
  let connections = 0
  server.on('connection', () => connections++)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  // `address()` is a string for pipes only; this server listens on a port.
  const { port } = server.address() as AddressInfo
  const origin = `http://127.0.0.1:${port}`

  return {
    pubmedBaseUrl: `${origin}/entrez/eutils`,
    europePmcBaseUrl: `${origin}/europepmc/webservices/rest`,
    requests,
    requestsTo,
    get connections() {
      return connections
    },
    next: (endpoint, ...faults) => void queues.set(endpoint, [...(queues.get(endpoint) ?? []), ...faults]),
    always: (endpoint, fault) => void fallbacks.set(endpoint, fault),
    received: (endpoint, count) => {
      const there = requestsTo(endpoint)[count - 1]
      return there ? Promise.resolve(there) : new Promise((done) => waiting.push({ endpoint, count, done }))
    },
    breaches: () => [
      ...requests.flatMap((request) => findBreaches(request, options)),
      ...findRateBreaches(requests, options),
    ],
    forgetSearches: () => history.clear(),
    close: () => {
      const closed = new Promise<void>((done) => server.close(() => done()))
      server.closeAllConnections()
      return closed
    },
  }
}

const paths: Record<string, Endpoint> = {
  '/entrez/eutils/esearch.fcgi': 'esearch',
  '/entrez/eutils/efetch.fcgi': 'efetch',
  '/entrez/eutils/esummary.fcgi': 'esummary',
  '/europepmc/webservices/rest/search': 'search',
}

async function receive(message: IncomingMessage, reply: ServerResponse): Promise<LiteratureRequest | null> {
  const parts: Buffer[] = []
  for await (const part of message) parts.push(part)
  const url = new URL(message.url ?? '/', 'http://127.0.0.1')
  const endpoint = paths[url.pathname]
  if (endpoint === undefined) return null
  const form = new URLSearchParams(Buffer.concat(parts).toString())
  const request: LiteratureRequest = {
    endpoint,
    method: message.method ?? '',
    parameters: { ...Object.fromEntries(url.searchParams), ...Object.fromEntries(form) },
    inAddress: [...url.searchParams.keys()],
    headers: message.headers,
    atMs: performance.now(),
    hasLeft: false,
  }
  reply.once('close', () => {
    request.hasLeft = !reply.writableFinished
  })
  return request
}

function send(
  reply: ServerResponse,
  failWithStatus: number,
  { type, body }: Answer,
  headers: Record<string, string> = {},
): void {
  reply.writeHead(failWithStatus, { 'content-type': type, ...headers }).end(body)
}

function json(body: unknown): Answer {
  return { type: 'application/json; charset=UTF-8', body: JSON.stringify(body) }
}

// ----------------------------------------------------------------------------------------------------------- manners

function findBreaches(
  { endpoint, headers, parameters, inAddress, method }: LiteratureRequest,
  options: LiteratureOptions,
) {
  const found: string[] = []
  const isPubmed = endpoint !== 'search'
  if (!/mailto:\S+@\S+/.test(headers['user-agent'] ?? '')) found.push(`${endpoint}: no contact in User-Agent`)
  if (headers['accept-encoding'] !== 'identity') found.push(`${endpoint}: asks for a packed answer`)
  if (headers.cookie !== undefined || headers.authorization !== undefined) found.push(`${endpoint}: sends credentials`)
  if (isPubmed && !parameters['tool']) found.push(`${endpoint}: no tool`)
  if (isPubmed && !parameters['email']?.includes('@')) found.push(`${endpoint}: no email`)
  if (isPubmed && parameters['api_key'] !== options.apiKey) found.push(`${endpoint}: api_key is not the one given`)
  if (inAddress.includes('api_key')) found.push(`${endpoint}: the key is in the URL`)
  const ids = (parameters['id'] ?? '').split(',').length
  if (method === 'GET' && ids > 200) found.push(`${endpoint}: ${ids} ids in a GET`)
  return found
}

/**
 * More than allowed within half a second: a client that counts whole seconds can never do that, and one that does not
 * count does it at once, so that the clock of a busy machine decides nothing.
 */
function findRateBreaches(requests: LiteratureRequest[], { apiKey }: LiteratureOptions): string[] {
  const count = (isPubmed: boolean, most: number) => {
    const times = requests.filter(({ endpoint }) => (endpoint !== 'search') === isPubmed).map(({ atMs }) => atMs)
    const over = times.filter((time, index) => index >= most && time - (times[index - most] ?? 0) < 500)
    return over.length > 0 ? [`more than ${most} requests a second`] : []
  }
  return [...count(true, apiKey === undefined ? 3 : 10), ...count(false, 10)]
}

// ------------------------------------------------------------------------------------------------------- E-utilities

const inPubmed = ({ source, pmid }: FakeArticle) => source === 'MED' && pmid !== null

/** Searches that the history server keeps, by WebEnv and query key. */
type KeptSearches = Map<string, FakeArticle[]>

/** PubMed lists and sends no more of a search than this. */
const listedMax = 9_999

function esearch(articles: FakeArticle[], parameters: Record<string, string>, history: KeptSearches): unknown {
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

/** A rare word that matches counts more than a common one, roughly as in the services' own order. */
function sortByRelevance(articles: FakeArticle[], { terms, matches }: ParsedQuery): FakeArticle[] {
  const weights = terms.map((term) => Math.log(1 + articles.length / (1 + articles.filter(term.matches).length)))
  const score = (article: FakeArticle) =>
    terms.reduce((sum, term, index) => sum + (term.matches(article) ? (weights[index] ?? 0) : 0), 0)
  const scored = articles.filter(matches).map((article) => ({ article, score: score(article) }))
  return scored.sort((a, b) => b.score - a.score).map(({ article }) => article)
}

const dayOf = ({ year, day }: FakeArticle) => day ?? `${year}/01/01`
const toFirstDay = (date: string) => (date.length > 4 ? date : `${date}/01/01`)
const toLastDay = (date: string) => (date.length > 4 ? date : `${date}/12/31`)

/** Of a kept search from `retstart` on, or by PMID. */
function efetch(articles: FakeArticle[], parameters: Record<string, string>, history: KeptSearches): Answer {
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

function esummary(articles: FakeArticle[], parameters: Record<string, string>): unknown {
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

// -------------------------------------------------------------------------------------------------------- Europe PMC

function search(
  articles: FakeArticle[],
  parameters: Record<string, string>,
  listed: (value: unknown) => unknown,
): Answer {
  const { query = '', format = 'xml', resultType = 'lite', cursorMark = '*' } = parameters
  // XML unless JSON is asked for, as the real one: a client that forgets sees it at once.
  if (format !== 'json') return { type: 'application/xml', body: '<responseWrapper/>' }
  const pageSize = Math.min(1000, Number(parameters['pageSize'] ?? 25))
  let hits: FakeArticle[]
  try {
    hits = sortByRelevance(articles, parseEuropePmc(query))
  } catch (error) {
    if (!(error instanceof QueryError)) throw error
    return json({ version: '6.9', errCode: 400, errMsg: error.message })
  }
  const start = cursorMark === '*' ? 0 : Number(cursorMark)
  const page = hits.slice(start, start + pageSize)
  const next = start + page.length
  return json({
    version: '6.9',
    hitCount: hits.length,
    // At the end the real service sends the mark that it was sent.
    nextCursorMark: next < hits.length ? String(next) : cursorMark,
    request: {
      queryString: query,
      resultType,
      cursorMark,
      pageSize,
      sort: '',
      synonym: parameters['synonym'] === 'true',
    },
    resultList: { result: listed(page.map((article) => europePmcResult(article, resultType))) },
  })
}

const correctionNames: Record<string, string> = {
  RetractionIn: 'Retraction in',
  RetractionOf: 'Retraction of',
  ExpressionOfConcernIn: 'Expression of concern in',
  ErratumIn: 'Erratum in',
  UpdateIn: 'Update in',
}

function europePmcResult(article: FakeArticle, resultType: string): unknown {
  const { pmid, pmcid, doi, authors, abstract, publicationTypes, mesh, keywords, corrections } = article
  const id = pmid ?? article.europePmcId
  const authorString = authors.map(({ last, initials }) => `${last} ${initials}`).join(', ')
  const plain = { id, source: article.source, pmid, pmcid, doi, title: article.title, authorString }
  if (resultType !== 'core') return { ...plain, journalTitle: article.journal, pubYear: String(article.year) }
  const list = <T>(name: string, values: T[]) => (values.length > 0 ? { [name]: values } : undefined)
  return JSON.parse(
    JSON.stringify({
      ...plain,
      pmid: pmid ?? undefined,
      authorList: list(
        'author',
        authors.map(({ last, fore, initials }) => ({
          fullName: `${last} ${initials}`,
          firstName: fore,
          lastName: last,
          initials,
        })),
      ),
      journalInfo:
        article.source === 'PPR'
          ? undefined
          : {
              volume: article.volume,
              issue: article.issue,
              yearOfPublication: article.year,
              journal: { title: article.journal, medlineAbbreviation: article.journal },
            },
      bookOrReportDetails: article.source === 'PPR' ? { publisher: article.journal } : undefined,
      pubYear: String(article.year),
      pageInfo: article.pages,
      abstractText: abstractHtml(abstract),
      pubTypeList: list('pubType', publicationTypes),
      meshHeadingList: list(
        'meshHeading',
        mesh.map((descriptorName) => ({ majorTopic_YN: 'N', descriptorName })),
      ),
      keywordList: list('keyword', keywords),
      commentCorrectionList: list(
        'commentCorrection',
        (corrections ?? []).map(({ type, pmid: other }) => ({
          id: other,
          source: 'MED',
          type: correctionNames[type] ?? type,
        })),
      ),
      isOpenAccess: pmcid ? 'Y' : 'N',
      citedByCount: 0,
      firstPublicationDate: `${article.year}-01-01`,
    }),
  )
}

function abstractHtml(abstract: FakeArticle['abstract']): string | undefined {
  if (abstract.length === 0) return undefined
  return abstract
    .map(({ label, text }) => {
      const name = label && label.charAt(0) + label.slice(1).toLowerCase()
      return `${name ? `<h4>${name}</h4>` : ''}${text.replaceAll('&', '&amp;').replace(/<(?!\/?(?:i|b|sub|sup)>)/g, '&lt;')}`
    })
    .join('')
}

/** Every list of one as the one thing, all the way down. */
function unwrapSingleItems(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 1 ? unwrapSingleItems(value[0]) : value.map(unwrapSingleItems)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, unwrapSingleItems(each)]))
}

// ------------------------------------------------------------------------------------------------------------ faults

export function status(code: number, headers: Record<string, string> = {}, body = ''): Fault {
  return (reply) => send(reply, code, { type: 'text/html', body }, headers)
}

/** Over the rate, in NCBI's words. */
export function failWithRateLimit(retryAfter?: string): Fault {
  return (reply) => {
    const body = JSON.stringify({ error: 'API rate limit exceeded', 'api-key': '127.0.0.1', count: '4', limit: '3' })
    send(reply, 429, { type: 'application/json', body }, retryAfter === undefined ? {} : { 'retry-after': retryAfter })
  }
}

/** Never answers; ends when the client leaves. */
export const neverAnswer: Fault = (reply) => new Promise((done) => reply.once('close', done))

/** The head and half of the body, then nothing more until the client leaves. */
export const stallMidAnswer: Fault = (reply, answer) => {
  const { type, body } = answer()
  reply.writeHead(200, { 'content-type': type }).write(body.slice(0, body.length / 2))
  return new Promise((done) => reply.once('close', done))
}

/** Half of the body, then the connection is cut. */
export const cutConnection: Fault = async (reply, answer) => {
  const { type, body } = answer()
  reply.writeHead(200, { 'content-type': type, 'content-length': String(Buffer.byteLength(body)) })
  await new Promise<void>((done) => reply.write(body.slice(0, body.length / 2), () => done()))
  reply.socket?.destroy()
}

/** Half of the body as if it were all: well-formed HTTP, broken JSON or XML. */
export const truncateAnswer: Fault = (reply, answer) => {
  const { type, body } = answer()
  send(reply, 200, { type, body: body.slice(0, body.length / 2) })
}

export function answerWith(body: string, headers: Record<string, string> = {}): Fault {
  return (reply) => send(reply, 200, { type: 'application/json', body }, headers)
}

/** The real answer, once something else has happened. */
export function answerAfter(event: Promise<unknown>): Fault {
  return async (reply, answer) => {
    await event
    send(reply, 200, answer())
  }
}

/** The real answer, changed: for fields that are missing or wrong. */
export function alterAnswer(change: (body: string) => string): Fault {
  return (reply, answer) => {
    const { type, body } = answer()
    send(reply, 200, { type, body: change(body) })
  }
}

/** HTTP 200 with the failure inside, as esearch does. */
export const errorInside: Fault = answerWith(
  JSON.stringify({
    header: { type: 'esearch', version: '0.3' },
    esearchresult: { ERROR: 'Search Backend failed: read request has failed.' },
  }),
)
