/**
 * PubMed as a source for filling a library: searches whose results the history server keeps, and their records as the
 * XML that PubMed sent. Unlike a question, which gives up after seconds, a fetch waits until PubMed answers again.
 * E-utilities: https://www.ncbi.nlm.nih.gov/books/NBK25499/.
 */

import { setTimeout as sleep } from 'node:timers/promises'
import { startDeadline } from '@/lib/evidence/live/deadline'
import { getPubmedRequestsPerSecond } from '@/lib/evidence/live/pubmed-rate'
import { toUnreadableError } from '@/lib/evidence/live/pubmed-records'
import { readPubmedSearch } from '@/lib/evidence/live/pubmed-search-answer'
import type { RateLedger } from '@/lib/evidence/live/rate-ledger'
import { LiveError, type LiveRequest, LiveService } from '@/lib/evidence/live/service-client'
import { type ServerMessage, serverMessage } from '@/lib/shared/messages/server-messages'
import { cutRecords } from './cut-records'

/** PubMed lists no more than the first 9,999 articles of a search. */
export const listedMax = 9_999
/** Records fetched by one request; NCBI's own tools fetch as many. */
export const recordsPerRequest = 200
const listBytesMax = 2_000_000
/** Two hundred records take some 2 MB; the largest have thousands of authors. */
const recordsBytesMax = 200_000_000
const requestMsDefault = 120_000
/** How long to wait after each failure of one request, in milliseconds; five minutes together. */
const waitsMsDefault = [2_000, 8_000, 30_000, 60_000, 90_000, 110_000]

interface EntrezSettings {
  baseUrl: string
  email: string | undefined
  apiKey: string | undefined
  /** NCBI allows 3, or 10 with a key. */
  perSecond?: number
  /** Shared with the other processes that ask PubMed. */
  sharedRate?: RateLedger | null
  /** How long one request may take, in milliseconds. */
  requestMs?: number
  /** Waits after failures, in milliseconds. */
  waitsMs?: readonly number[]
  /** Called before each of these waits. */
  onWait?: (reason: string, waitMs: number) => void
}

/** Publication dates from the first to the last day, `YYYY/MM/DD`. */
export interface Days {
  from: string
  to: string
}

export interface EntrezSearch {
  hits: number
  /** Newest first; at most `listedMax`. */
  pmids: string[]
  /** Where the history server keeps the list, for some hours. */
  history: EntrezHistory | null
  /** The query as PubMed understood it. */
  translation: string
  /** Phrases that PubMed found in no article. */
  unknown: string[]
}

export interface EntrezHistory {
  webEnv: string
  queryKey: string
}

export class Entrez {
  private readonly service: LiveService
  private readonly caller: Record<string, string>
  private readonly requestMs: number
  private readonly waitsMs: readonly number[]
  private readonly onWait: NonNullable<EntrezSettings['onWait']>

  constructor({ baseUrl, email, apiKey, ...given }: EntrezSettings) {
    const { perSecond = getPubmedRequestsPerSecond(apiKey), sharedRate = null } = given
    this.service = new LiveService({ name: 'PubMed', baseUrl, perSecond, sharedRate, contact: email })
    this.caller = { tool: 'evidence-chat', ...(email ? { email } : {}), ...(apiKey ? { api_key: apiKey } : {}) }
    this.requestMs = given.requestMs ?? requestMsDefault
    this.waitsMs = given.waitsMs ?? waitsMsDefault
    this.onWait = given.onWait ?? (() => undefined)
  }

  /**
   * @param days all publication dates if null
   * @param listed how many PMIDs to list, at most `listedMax`
   * @throws LiveError with PubMed's own words for a query that it cannot read
   */
  async search(query: string, days: Days | null, listed: number, signal: AbortSignal): Promise<EntrezSearch> {
    const dates = days === null ? {} : { datetype: 'pdat', mindate: days.from, maxdate: days.to }
    const parameters = { db: 'pubmed', term: query, retmode: 'json', sort: 'pub_date', usehistory: 'y', ...dates }
    return this.ask('esearch.fcgi', { ...parameters, retmax: String(listed) }, listBytesMax, signal, (text) => {
      const found = readPubmedSearch(text, this.service)
      if ('problem' in found) throw toQueryError(found.problem)
      const { unknownFields, ...search } = found
      // PubMed would search the words in all fields instead.
      if (unknownFields.length > 0) throw refuseQuery(`unknown field [${unknownFields.join('], [')}]`)
      return { ...search, translation: search.translation || query }
    })
  }

  /**
   * The records of a kept search from `start` on, as PubMed wrote them, by PMID.
   *
   * @returns null when the history server has forgotten the search
   */
  async fetchKept(history: EntrezHistory, start: number, count: number, signal: AbortSignal) {
    const { webEnv, queryKey } = history
    const place = { WebEnv: webEnv, query_key: queryKey, retstart: String(start), retmax: String(count) }
    try {
      return await this.fetch(place, signal)
    } catch (error) {
      // NCBI answers 400 for a search that it no longer keeps, as it does for a request that it can never run.
      if (error instanceof HistoryError || (error instanceof LiveError && error.isPermanent)) return null
      throw error
    }
  }

  /** The records with these PMIDs, as PubMed wrote them; PMIDs that PubMed does not know are missing. */
  fetchListed(pmids: string[], signal: AbortSignal): Promise<Map<string, string>> {
    return this.fetch({ id: pmids.join(',') }, signal)
  }

  private fetch(place: Record<string, string>, signal: AbortSignal): Promise<Map<string, string>> {
    const parameters = { db: 'pubmed', ...place, rettype: 'abstract', retmode: 'xml' }
    return this.ask('efetch.fcgi', parameters, recordsBytesMax, signal, (xml) => {
      if (/^\s*(?:<\?xml[^>]*>\s*)?(?:<!DOCTYPE[^>]*>\s*)?<eFetchResult|<ERROR>/.test(xml.slice(0, 2000))) {
        if ('WebEnv' in place) throw new HistoryError()
        throw toUnreadableError('an error page')
      }
      const records = cutRecords(xml)
      if (records === null) throw toUnreadableError('cut off')
      return records
    })
  }

  /** Repeats a request after a transient failure: PubMed may be unavailable for minutes. */
  private async ask<T>(
    path: string,
    parameters: Record<string, string>,
    bytesMax: number,
    signal: AbortSignal,
    read: (text: string) => T,
  ): Promise<T> {
    const request: LiveRequest = {
      method: 'POST',
      path,
      bytesMax,
      parameters: () => ({ ...parameters, ...this.caller }),
    }
    for (let attempt = 0; ; attempt += 1) {
      try {
        return read(await this.service.ask(request, startDeadline(this.requestMs, signal)))
      } catch (error) {
        signal.throwIfAborted()
        const waitMs = this.waitsMs[attempt]
        if (!(error instanceof LiveError) || error.isPermanent || waitMs === undefined) throw error
        this.onWait(error.message, waitMs)
        await sleep(waitMs, undefined, { signal })
      }
    }
  }
}

/** PubMed cannot run the query. */
export class RefusedQueryError extends LiveError {
  constructor(message: ServerMessage) {
    super(message, undefined, { isPermanent: true })
  }
}

class HistoryError extends Error {}

/** PubMed reports its own faults in the same place as those of the query. */
function toQueryError(what: string): LiveError {
  if (/backend failed|temporarily|timed? ?out|try again|database is not supported/i.test(what)) {
    return new LiveError(serverMessage('search_not_run', { source: 'PubMed' }), what)
  }
  return refuseQuery(what)
}

function refuseQuery(what: string): RefusedQueryError {
  return new RefusedQueryError(
    serverMessage('search_query_refused', { source: 'PubMed', what: what.trim().slice(0, 500) }),
  )
}
