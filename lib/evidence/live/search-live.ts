/**
 * Searches in parallel the literature services that the operator allows and the request names. Nothing is sent for a
 * question that names a patient. A service's failure is reported in its `EvidenceSearch` and does not affect the
 * others; only an abort of the request ends the search with an error.
 */
import { getPubmedRateLedger, getPubmedRequestsPerSecond } from './pubmed-rate'
import type { RateLedger } from './rate-ledger'
import 'server-only'
import { type Config, config } from '@/lib/config'
import type { Article } from '@/lib/evidence/article/article'
import { extractSearchableText, findNamedArticles } from '@/lib/evidence/question/cited-identifiers'
import { stripUnindexedCjk } from '@/lib/evidence/question/cjk-question'
import { type ParsedQuestion, parseQuestion } from '@/lib/evidence/question/parse-question'
import { measureQuestionCut, searchedCharactersMax, shortenQuestion } from '@/lib/evidence/question/searched-part'
import { log } from '@/lib/log'
import { describeIdentifiers, findIdentifiers } from '@/lib/shared/identifiers/find-identifiers'
import { type ServerMessage, serverMessage } from '@/lib/shared/messages/server-messages'
import type { StudyType } from '@/lib/shared/study-types'
import type { EvidenceSearch, EvidenceSourceName, SearchStep } from '@/lib/wire/evidence'
import type { LiveCache } from './cache'
import { EuropePmc } from './europe-pmc'
import type { LiveQuestion, LiveResult } from './live-source'
import { mergeSourceResults } from './merge-source-results'
import { closeLiveCache, getLiveCache } from './open-cache'
import { Pubmed } from './pubmed'
import { extractConcepts } from './query-concepts'
import type { FetchRecords } from './recheck-retractions'
import { type LiveCaller, LiveError, LiveService } from './service-client'

type LiveSourceName = Exclude<EvidenceSourceName, 'library'>

const names: Record<LiveSourceName, string> = { pubmed: 'PubMed', 'europe-pmc': 'Europe PMC' }
/** How long a service may take for a question once it is the question's turn. */
const deadlineMsDefault = 4000
/** How long a question waits for its turn: some twenty questions at once to PubMed without a key. */
const waitMs = 15_000
/** Most live articles that are ranked with the library's; two pages of each service yield hardly more. */
const articlesMax = 50

export interface LiveOptions {
  /** The request's `evidence.sources`; undefined when it names none. */
  sources: EvidenceSourceName[] | undefined
  fromYear?: number | undefined
  types?: StudyType[] | undefined
  /** How many articles of the library contain each of these stems: distinguishes rare words from common ones. */
  articlesWith?: (stems: string[]) => Promise<number[]>
  deadlineMs?: number
  /** Called when a search of a service begins and ends. */
  onStep?: (step: SearchStep) => void
}

export interface LiveFindings {
  /** Best first, each article once. */
  articles: Article[]
  /** One for each requested source, whether or not it was searched. */
  searches: EvidenceSearch[]
  /** Fetches articles from PubMed; null when nothing may be sent there for this question. */
  fetchRecords: FetchRecords | null
}

/** The configured services. */
interface LiveServices {
  mode: Config['EVIDENCE_LIVE']
  sources: Record<LiveSourceName, { search(question: LiveQuestion, caller: LiveCaller): Promise<LiveResult> }>
  fetchRecords: FetchRecords
}

type LiveSettings = Pick<
  Config,
  'EVIDENCE_LIVE' | 'PUBMED_BASE_URL' | 'EUROPE_PMC_BASE_URL' | 'NCBI_API_KEY' | 'CONTACT_EMAIL'
>

/** @param pubmedRate shared with other processes; null to keep to PubMed's rate alone */
export function openLiveServices(
  settings: LiveSettings,
  cache: LiveCache | null,
  pubmedRate: RateLedger | null = null,
): LiveServices {
  const { NCBI_API_KEY: apiKey, CONTACT_EMAIL: email } = settings
  const pubmed = new LiveService({
    name: names.pubmed,
    baseUrl: settings.PUBMED_BASE_URL,
    perSecond: getPubmedRequestsPerSecond(apiKey),
    sharedRate: pubmedRate,
    contact: email,
  })
  const europePmc = new LiveService({
    name: names['europe-pmc'],
    baseUrl: settings.EUROPE_PMC_BASE_URL,
    perSecond: 10,
    contact: email,
  })
  const pubmedSource = new Pubmed({ service: pubmed, cache }, { email, apiKey })
  return {
    mode: settings.EVIDENCE_LIVE,
    fetchRecords: (pmids, caller) => pubmedSource.fetchRecords(pmids, caller),
    sources: {
      pubmed: pubmedSource,
      'europe-pmc': new EuropePmc({ service: europePmc, cache }),
    },
  }
}

let current: LiveServices | undefined

function getLiveServices(): LiveServices {
  current ??= openLiveServices(config(), getLiveCache(), getPubmedRateLedger())
  return current
}

/** Forgets the configured services and closes the cache. */
export function closeLiveServices(): void {
  current = undefined
  closeLiveCache()
}

/** The sources to search, from what the request names and the operator allows. */
function selectSources(sources: EvidenceSourceName[] | undefined, mode: LiveServices['mode']): LiveSourceName[] {
  const all: LiveSourceName[] = ['pubmed', 'europe-pmc']
  return sources ? all.filter((name) => sources.includes(name)) : mode === 'on' ? all : []
}

/**
 * @param signal the request's
 * @throws only the signal's reason
 */
export async function searchLive(
  question: SearchedQuestion,
  options: LiveOptions,
  signal: AbortSignal,
  services?: LiveServices,
): Promise<LiveFindings> {
  const asked = selectSources(options.sources, services?.mode ?? config().EVIDENCE_LIVE)
  if (asked.length === 0) return { articles: [], searches: [], fetchRecords: null }
  const { mode, sources, fetchRecords } = services ?? getLiveServices()
  const read = parseBounded(question)
  const toAsk = await buildLiveQuestion(read, options)
  const refusal = findRefusal(mode, read, toAsk)
  if (refusal !== null) {
    const searches = asked.map((source) => ({ source, query: '', hits: 0, ...toSearchError(refusal(source)) }))
    return { articles: [], searches, fetchRecords: null }
  }
  const caller = { signal, allowedMs: options.deadlineMs ?? deadlineMsDefault, waitMs }
  const results = await Promise.all(
    asked.map(async (source) => {
      const startedAt = performance.now()
      options.onStep?.({ source, hits: null, ms: null })
      const result = await searchSource(source, sources[source], toAsk, caller)
      const { hits, error, errorTemplate } = result.search
      const ms = Math.round(performance.now() - startedAt)
      options.onStep?.({ source, hits, ms, ...(error && { error }), ...(errorTemplate && { errorTemplate }) })
      return result
    }),
  )
  signal.throwIfAborted()
  const articles = mergeSourceResults(results.map((result) => result.articles))
    .filter((article) => matchesOptions(article, options))
    .slice(0, articlesMax)
  const searches = results.map(({ search }) => search)
  return { articles, searches, fetchRecords: asked.includes('pubmed') ? fetchRecords : null }
}

interface SearchedQuestion {
  text: string
  /** The earlier turns, oldest first. */
  earlier?: string[] | undefined
  /** The question and the earlier turns, where `text` is a translation. */
  asWritten?: string | undefined
}

interface ReadQuestion {
  reading: ParsedQuestion
  /** The text that was parsed, including earlier turns when the question depends on it. */
  text: string
  /** What the text was translated from; a translation loses the form of identifiers. */
  asWritten: string | null
  isTruncated: boolean
}

function parseBounded({ text, earlier = [], asWritten }: SearchedQuestion): ReadQuestion {
  const own = shortenQuestion(text)
  const before = earlier.map(shortenQuestion)
  // Both services are searched in English only.
  const readable = stripUnindexedCjk(extractSearchableText(own), before.map(extractSearchableText), () => false)
  const reading = parseQuestion(readable.text, readable.earlier)
  const whole = asWritten ? [asWritten] : reading.isFollowUp ? [...earlier, text] : [text]
  return {
    reading,
    text: reading.isFollowUp ? [...before, own].join('\n') : own,
    asWritten: asWritten ?? null,
    isTruncated: whole.some((each) => measureQuestionCut(each) !== null),
  }
}

async function buildLiveQuestion({ reading, text }: ReadQuestion, options: LiveOptions): Promise<LiveQuestion> {
  const stems = reading.terms.map(({ stem }) => stem)
  const counts = stems.length > 0 ? await options.articlesWith?.(stems) : undefined
  const articlesWith = new Map(stems.map((stem, index) => [stem, counts?.[index] ?? 0]))
  return {
    concepts: extractConcepts(reading, (stem) => articlesWith.get(stem) ?? 0),
    type: reading.type,
    fromYear: options.fromYear,
    types: options.types && options.types.length > 0 ? options.types : undefined,
    named: findNamedArticles(text),
  }
}

/** Why nothing is sent, as a message for each source; null when the search may proceed. */
function findRefusal(
  mode: LiveServices['mode'],
  { text, asWritten, isTruncated }: ReadQuestion,
  { concepts, named }: LiveQuestion,
): ((source: LiveSourceName) => ServerMessage) | null {
  if (mode === 'off') return (source) => serverMessage('search_disabled', { source: names[source] })
  // The cut may split an identifier, which would then not be detected.
  if (isTruncated)
    return (source) =>
      serverMessage('search_question_too_long', { source: names[source], limit: searchedCharactersMax })
  const identifiers = findIdentifiers(asWritten ?? text)
  if (identifiers.length > 0) {
    const words = describeIdentifiers(identifiers)
    return (source) => serverMessage('search_patient_identifiers', { identifiers: words, source: names[source] })
  }
  if (concepts.length > 0 || named.length > 0) return null
  return (source) => serverMessage('search_no_terms', { source: names[source] })
}

async function searchSource(
  source: LiveSourceName,
  service: LiveServices['sources'][LiveSourceName],
  question: LiveQuestion,
  caller: LiveCaller,
): Promise<LiveResult> {
  try {
    return await service.search(question, caller)
  } catch (error) {
    caller.signal.throwIfAborted()
    log().warn({ source, reason: reasonOf(error) }, 'a literature search failed; the answer says so')
    const query = question.concepts.map(({ names: [own = []] }) => own.join(' ')).join(', ')
    const message =
      error instanceof LiveError ? error.serverMessage : serverMessage('search_failed', { source: names[source] })
    return { articles: [], search: { source, query, hits: 0, ...toSearchError(message) } }
  }
}

function toSearchError({ text, template }: ServerMessage): Pick<EvidenceSearch, 'error' | 'errorTemplate'> {
  return { error: text, ...(template && { errorTemplate: template }) }
}

/** The error without the text of the question, which a cause may contain. */
function reasonOf(error: unknown): string {
  if (!(error instanceof LiveError)) return String(error)
  const { cause } = error
  if (!(cause instanceof Error)) return `${error.message} ${cause ?? ''}`.trim()
  return `${error.message} ${cause.name} ${'code' in cause ? cause.code : ''}`.trim()
}

/** Applies the request's limits again: PubMed and Europe PMC date and classify some articles differently. */
function matchesOptions({ year, studyType, passages }: Article, { fromYear, types }: LiveOptions): boolean {
  if (passages.length === 0) return false
  if (fromYear !== undefined && (year === null || year < fromYear)) return false
  return types === undefined || types.length === 0 || types.includes(studyType)
}
