/** What the page can do with fetches: count, start, list, pause, continue and cancel them. */
import { getPubmedRateLedger } from '@/lib/evidence/live/pubmed-rate'
import 'server-only'
import { config } from '@/lib/config'
import { Entrez, RefusedQueryError, recordsPerRequest } from '@/lib/evidence/live/fetch/entrez'
import { buildFieldQuery, isField } from '@/lib/evidence/live/fetch/fields'
import { countArticles } from '@/lib/evidence/live/fetch/plan-fetch'
import { LiveError } from '@/lib/evidence/live/service-client'
import { serverMessage } from '@/lib/shared/messages/server-messages'
import { database } from '@/lib/store/db'
import { getSingleton } from '@/lib/store/process-singleton'
import { ApiError } from '@/lib/wire/errors'
import {
  type FetchCount,
  type FetchOrder,
  type FetchRun,
  fetchMax,
  fetchMaxDefault,
  largeFetch,
  queryCharactersMax,
} from '@/lib/wire/fetch-run'
import { changeStoredFetch, insertFetch, listStoredFetches } from './fetch-table'
import { getFetchRequestsPerSecond, leaveFetch } from './run-fetches'

/** How long a person waits for a count, in milliseconds. */
const countMs = 20_000

/** Whether the operator allows requests to PubMed. */
export function mayFetch(): boolean {
  return config().EVIDENCE_LIVE !== 'off'
}

/**
 * @param body of a request: `field` or `query`, and `fromYear`, `toYear`, `max`, `isAtNight`, `isConfirmed`
 * @throws ApiError 400; 400 `fetch_unconfirmed` for a large fetch that is not confirmed
 */
export function readFetchOrder(body: Record<string, unknown>): FetchOrder {
  const field = readText(body, 'field')
  if (field !== null && !isField(field)) throw refuse('field', 'field is not one of the bundled specialties.')
  const query = field === null ? readText(body, 'query') : buildFieldQuery(field)
  if (query === null) throw new ApiError('missing_required_parameter', 'Send field or query.', { param: 'query' })
  const fromYear = readNumber(body, 'fromYear', 1600, 3000)
  const toYear = readNumber(body, 'toYear', 1600, 3000)
  if (fromYear !== null && toYear !== null && fromYear > toYear) throw refuse('fromYear', serverMessage('fetch_years'))
  const max = readNumber(body, 'max', 1, fetchMax) ?? fetchMaxDefault
  if (max > largeFetch && body['isConfirmed'] !== true)
    throw refuse('isConfirmed', serverMessage('fetch_unconfirmed', { count: largeFetch }))
  return { field, query, fromYear, toYear, max, isAtNight: body['isAtNight'] === true }
}

/** @throws ApiError with PubMed's own words for a query that it cannot read, or when it cannot be asked */
export async function countFetch(order: FetchOrder, signal: AbortSignal): Promise<FetchCount> {
  assertAllowed()
  try {
    const { hits, translation, unknown } = await countArticles(getEntrez(), order, signal)
    return { hits, translation, unknown, perSecondMax: getFetchRequestsPerSecond() * recordsPerRequest }
  } catch (error) {
    if (error instanceof RefusedQueryError) throw new ApiError('invalid_value', error.serverMessage, { param: 'query' })
    if (!(error instanceof LiveError)) throw error
    throw new ApiError('upstream_failed', error.serverMessage, { cause: error.cause })
  }
}

/** @param caller who asks, as JSON for the audit log */
export async function startFetch(order: FetchOrder, caller: string): Promise<FetchRun> {
  assertAllowed()
  return insertFetch(await database(), order, caller)
}

export async function listFetches(): Promise<FetchRun[]> {
  return listStoredFetches(await database())
}

/**
 * What is on disk is kept for a fetch that is paused, and removed for one that is cancelled. Imported articles stay.
 *
 * @throws ApiError 404 when there is no such fetch in a state from which it can change
 */
export async function changeFetch(id: string, change: 'running' | 'paused' | 'cancelled'): Promise<void> {
  if (change === 'running') assertAllowed()
  const isChanged = await changeStoredFetch(await database(), id, change)
  if (!isChanged) throw new ApiError('not_found', serverMessage('fetch_not_found'))
  if (change !== 'running') leaveFetch(id)
}

function assertAllowed(): void {
  if (!mayFetch()) throw new ApiError('invalid_value', serverMessage('fetch_disabled'))
}

/** One for all requests, so that counting keeps to PubMed's rate. It does not retry, because a person is waiting. */
function getEntrez(): Entrez {
  return getSingleton('entrez', () => {
    const { PUBMED_BASE_URL: baseUrl, NCBI_API_KEY: apiKey, CONTACT_EMAIL: email } = config()
    const sharedRate = getPubmedRateLedger()
    return new Entrez({ baseUrl, apiKey, email, perSecond: 1, sharedRate, requestMs: countMs, waitsMs: [] })
  })
}

function readText(body: Record<string, unknown>, name: string): string | null {
  const value = body[name] ?? ''
  if (typeof value !== 'string') throw new ApiError('invalid_type', `${name} must be a string.`, { param: name })
  const text = value.replace(/\s+/g, ' ').trim()
  if (text.length > queryCharactersMax) throw refuse(name, `${name} is longer than ${queryCharactersMax} characters.`)
  return text || null
}

function readNumber(body: Record<string, unknown>, name: string, min: number, max: number): number | null {
  const value = body[name] ?? null
  if (value === null) return null
  if (typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max) return value
  throw refuse(name, serverMessage('fetch_number', { name, min: String(min), max: String(max) }))
}

function refuse(param: string, message: ConstructorParameters<typeof ApiError>[1]): ApiError {
  return new ApiError('invalid_value', message, { param })
}
