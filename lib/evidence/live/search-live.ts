/**
 * Searches the literature services that the operator allows and the question asks for, side by side. Nothing is sent
 * for a question that names a patient. Whatever goes wrong with a service is told in its `EvidenceSearch`; the others
 * still answer, and only the asker's leaving ends it with an error.
 */
import 'server-only'
import { type Config, config } from '@/lib/config'
import type { Article } from '@/lib/evidence/article/article'
import { extractSearchableText, findNamedArticles } from '@/lib/evidence/question/cited-identifiers'
import { stripUnindexedCjk } from '@/lib/evidence/question/cjk-question'
import { type ParsedQuestion, parseQuestion } from '@/lib/evidence/question/parse-question'
import { measureQuestionCut, searchedCharactersMax, shortenQuestion } from '@/lib/evidence/question/searched-part'
import { log } from '@/lib/log'
import { describeIdentifiers, findIdentifiers } from '@/lib/shared/identifiers/find-identifiers'
import { serverMessage } from '@/lib/shared/messages/server-messages'
import type { StudyType } from '@/lib/shared/study-types'
import type { EvidenceSearch, EvidenceSourceName, SearchStep } from '@/lib/wire/evidence'
import type { LiveCache } from './cache'
import { type Deadline, startDeadline } from './deadline'
import { EuropePmc } from './europe-pmc'
import type { LiveQuestion, LiveResult } from './live-source'
import { mergeSourceResults } from './merge-source-results'
import { closeLiveCache, getLiveCache } from './open-cache'
import { Pubmed } from './pubmed'
import { extractConcepts } from './query-concepts'
import type { FetchRecords } from './recheck-retractions'
import { LiveError, LiveService } from './service-client'

export type LiveSourceName = Exclude<EvidenceSourceName, 'library'>

const names: Record<LiveSourceName, string> = { pubmed: 'PubMed', 'europe-pmc': 'Europe PMC' }
/** An answer waits no longer than this for both. */
const deadlineMsDefault = 4000
/** Ranked with the library's own; two pages of each service hold hardly more. */
const articlesMax = 50

export interface LiveOptions {
  /** The request's `evidence.sources`; undefined when it names none. */
  sources: EvidenceSourceName[] | undefined
  fromYear?: number | undefined
  types?: StudyType[] | undefined
  /** How many records of the library hold each of these stems: tells rare words from common ones. */
  articlesWith?: (stems: string[]) => Promise<number[]>
  deadlineMs?: number
  /** Told when a service is asked and when it has answered. */
  onStep?: (step: SearchStep) => void
}

export interface LiveFindings {
  /** Best first, each article once. */
  articles: Article[]
  /** One for each source that was asked for, sent or not. */
  searches: EvidenceSearch[]
  /** Looks records up in PubMed; null when nothing may be sent there for this question. */
  fetchRecords: FetchRecords | null
}

/** The services as the settings name them. */
export interface LiveServices {
  mode: Config['EVIDENCE_LIVE']
  sources: Record<LiveSourceName, { search(question: LiveQuestion, deadline: Deadline): Promise<LiveResult> }>
  fetchRecords: FetchRecords
  close(): Promise<void>
}

type LiveSettings = Pick<
  Config,
  'EVIDENCE_LIVE' | 'PUBMED_BASE_URL' | 'EUROPE_PMC_BASE_URL' | 'NCBI_API_KEY' | 'CONTACT_EMAIL'
>

export function openLiveServices(settings: LiveSettings, cache: LiveCache | null): LiveServices {
  const { NCBI_API_KEY: apiKey, CONTACT_EMAIL: email } = settings
  const pubmed = new LiveService({
    name: names.pubmed,
    baseUrl: settings.PUBMED_BASE_URL,
    // NBK25497: 3 requests a second, 10 with a key.
    perSecond: apiKey === undefined ? 3 : 10,
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
    fetchRecords: (pmids, deadline) => pubmedSource.fetchRecords(pmids, deadline),
    sources: {
      pubmed: pubmedSource,
      'europe-pmc': new EuropePmc({ service: europePmc, cache }),
    },
    async close() {
      await Promise.all([pubmed.close(), europePmc.close()])
    },
  }
}

let current: LiveServices | undefined

function getLiveServices(): LiveServices {
  current ??= openLiveServices(config(), getLiveCache())
  return current
}

/** Lets go of the connections and of the cache. */
export async function closeLiveServices(): Promise<void> {
  await current?.close()
  current = undefined
  closeLiveCache()
}

/** The sources to search, given what the request names and what the operator allows. */
function selectSources(sources: EvidenceSourceName[] | undefined, mode: LiveServices['mode']): LiveSourceName[] {
  const all: LiveSourceName[] = ['pubmed', 'europe-pmc']
  return sources ? all.filter((name) => sources.includes(name)) : mode === 'on' ? all : []
}

/**
 * @param signal the asker's
 * @throws only the signal's reason
 */
export async function searchLive(
  question: { text: string; previous?: string | undefined },
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
    const searches = asked.map((source) => ({ source, query: '', hits: 0, error: refusal(source) }))
    return { articles: [], searches, fetchRecords: null }
  }
  const deadline = startDeadline(options.deadlineMs ?? deadlineMsDefault, signal)
  const results = await Promise.all(
    asked.map(async (source) => {
      const startedAt = performance.now()
      options.onStep?.({ source, hits: null, ms: null })
      const result = await searchSource(source, sources[source], toAsk, deadline)
      const { hits, error } = result.search
      const ms = Math.round(performance.now() - startedAt)
      options.onStep?.({ source, hits, ms, ...(error === undefined ? {} : { error }) })
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

interface ReadQuestion {
  reading: ParsedQuestion
  /** What the reading was made from, with the turn before when the question leans on it. */
  text: string
  isCut: boolean
}

function parseBounded({ text, previous }: { text: string; previous?: string | undefined }): ReadQuestion {
  const own = shortenQuestion(text)
  const before = previous === undefined ? undefined : shortenQuestion(previous)
  // Both services are searched in English alone.
  const readable = stripUnindexedCjk(extractSearchableText(own), before && extractSearchableText(before), () => false)
  const reading = parseQuestion(readable.text, readable.previous)
  const whole = reading.isFollowUp ? [previous ?? '', text] : [text]
  return {
    reading,
    text: reading.isFollowUp ? `${before}\n${own}` : own,
    isCut: whole.some((each) => measureQuestionCut(each) !== null),
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

/** Why nothing is sent, in a sentence for each source; null when there is no reason. */
function findRefusal(
  mode: LiveServices['mode'],
  { text, isCut }: ReadQuestion,
  { concepts, named }: LiveQuestion,
): ((source: LiveSourceName) => string) | null {
  if (mode === 'off') return (source) => serverMessage('searchOff', { source: names[source] })
  // A name may reach over the place of the cut, where no form tells it.
  if (isCut) return (source) => serverMessage('searchTooLong', { source: names[source], limit: searchedCharactersMax })
  const identifiers = findIdentifiers(text)
  if (identifiers.length > 0) {
    const words = describeIdentifiers(identifiers)
    return (source) => serverMessage('searchIdentifiers', { identifiers: words, source: names[source] })
  }
  if (concepts.length > 0 || named.length > 0) return null
  return (source) => serverMessage('searchNoWords', { source: names[source] })
}

async function searchSource(
  source: LiveSourceName,
  service: LiveServices['sources'][LiveSourceName],
  question: LiveQuestion,
  deadline: Deadline,
): Promise<LiveResult> {
  try {
    return await service.search(question, deadline)
  } catch (error) {
    deadline.asker.throwIfAborted()
    log().warn({ event: 'literature search failed', source, reason: reasonOf(error) })
    const query = question.concepts.map(({ names: [own = []] }) => own.join(' ')).join(', ')
    const message =
      error instanceof LiveError ? error.message : serverMessage('searchFailed', { source: names[source] })
    return { articles: [], search: { source, query, hits: 0, error: message } }
  }
}

/** What happened, without the words of the question: those of a cause may hold them. */
function reasonOf(error: unknown): string {
  if (!(error instanceof LiveError)) return String(error)
  const { cause } = error
  if (!(cause instanceof Error)) return `${error.message} ${cause ?? ''}`.trim()
  return `${error.message} ${cause.name} ${'code' in cause ? cause.code : ''}`.trim()
}

/** What a service can't be asked for is left out here: PubMed and Europe PMC date and type some articles differently. */
function matchesOptions({ year, studyType, passages }: Article, { fromYear, types }: LiveOptions): boolean {
  if (passages.length === 0) return false
  if (fromYear !== undefined && (year === null || year < fromYear)) return false
  return types === undefined || types.length === 0 || types.includes(studyType)
}
