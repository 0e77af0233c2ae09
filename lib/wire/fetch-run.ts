/** A fetch of articles from PubMed, as the page sees it. */
import type { ServerMessage } from '@/lib/shared/messages/server-messages'
import type { ImportReceipt } from './import-run'

/** What to fetch. */
export interface FetchOrder {
  /** A bundled specialty; null for a query of the user's own. */
  field: string | null
  /** As PubMed gets it, without years. */
  query: string
  /** First and last year of publication; null for any. */
  fromYear: number | null
  toYear: number | null
  /** How many articles, the newest. */
  max: number
  /** Fetch only at night or at the weekend on the east coast of the United States. */
  isAtNight: boolean
}

/** What PubMed says about a query before anything is fetched. */
export interface FetchCount {
  hits: number
  /** The query as PubMed understood it. */
  translation: string
  /** Phrases that PubMed found in no article. */
  unknown: string[]
  /** Articles per second at most. */
  perSecondMax: number
}

type FetchState = 'waiting' | 'listing' | 'fetching' | 'importing' | 'paused' | 'done' | 'failed' | 'cancelled'

export interface FetchRun {
  id: string
  order: FetchOrder
  state: FetchState
  /** ISO 8601 UTC. */
  startedAt: string
  step: FetchStep
  /** One for each file that was imported. */
  receipts: ImportReceipt[]
  /** Why it failed. */
  failure: ServerMessage | null
}

/** How far a fetch is. */
export interface FetchStep {
  /** Articles that PubMed has for the query; null until they are listed. */
  hits: number | null
  fetched: number
  /** Articles to fetch. */
  total: number
  /** Articles that PubMed listed and did not send, with the first PMIDs. */
  missing: { count: number; pmids: string[] }
  /** Articles that PubMed does not list, since more than 9,999 have one publication date. */
  unlisted: number
  secondsLeft: number | null
  /** ISO 8601 UTC, while the fetch waits for the night. */
  resumesAt: string | null
}

/** Default size of a fetch, as on the command line. */
export const fetchMaxDefault = 20_000
/** From this size on, the page asks for confirmation, and NCBI asks to fetch at night. */
export const largeFetch = 100_000
export const fetchMax = 10_000_000
export const queryCharactersMax = 5000

export function isFetchOpen({ state }: Pick<FetchRun, 'state'>): boolean {
  return state !== 'done' && state !== 'cancelled'
}
