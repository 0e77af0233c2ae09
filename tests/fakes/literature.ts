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
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Answer, type Endpoint, type LiteratureRequest, send, toJsonAnswer } from './literature-answer'
import { type FakeArticle, articles as inventedArticles } from './literature-articles'
import { search, unwrapSingleItems } from './literature-europe-pmc'
import { type Fault, failWithRateLimit } from './literature-faults'
import { efetch, esearch, esummary } from './literature-pubmed'

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
    esearch: (parameters) => toJsonAnswer(esearch(articles, parameters, history)),
    efetch: (parameters) => efetch(articles, parameters, history),
    esummary: (parameters) => toJsonAnswer(esummary(articles, parameters)),
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
 * More than allowed within a fifth of a second: a client that counts whole seconds does that only if requests are held
 * up for 0.8 s, and one that does not count does it at once, so that the clock of a busy machine decides nothing.
 */
function findRateBreaches(requests: LiteratureRequest[], { apiKey }: LiteratureOptions): string[] {
  const count = (isPubmed: boolean, most: number) => {
    const times = requests.filter(({ endpoint }) => (endpoint !== 'search') === isPubmed).map(({ atMs }) => atMs)
    const over = times.filter((time, index) => index >= most && time - (times[index - most] ?? 0) < 200)
    return over.length > 0 ? [`more than ${most} requests a second`] : []
  }
  return [...count(true, apiKey === undefined ? 3 : 10), ...count(false, 10)]
}
