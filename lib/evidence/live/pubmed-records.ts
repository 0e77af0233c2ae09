/**
 * Fetches records from PubMed. Records that several questions need while a request waits for its turn are fetched by
 * that one request: PubMed limits requests, not records.
 */
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Article } from '@/lib/evidence/article/article'
import { readPubmedXml } from '@/lib/evidence/import/formats/pubmed-xml'
import { raceAbort } from '@/lib/http/run-with-deadline'
import { serverMessage } from '@/lib/shared/messages/server-messages'
import { type Deadline, startDeadline } from './deadline'
import type { LiveSource } from './live-source'
import { LiveError } from './service-client'

/** The records of some five questions; a user waits for all of them. */
const recordsMax = 120
/** The largest records have thousands of authors. */
const bytesMax = 50_000_000
const allowedMs = 4_000

interface Batch {
  pmids: Set<string>
  /** Questions that wait for it. */
  members: number
  /** Aborted when every member has left. */
  leaving: AbortController
  articles: Promise<Map<string, Article>>
}

export class PubmedRecords {
  private readonly source: LiveSource
  private readonly caller: Record<string, string>
  /** The batch whose request has not started. */
  private open: Batch | null = null

  /** @param caller parameters that identify the caller */
  constructor(source: LiveSource, caller: Record<string, string>) {
    this.source = source
    this.caller = caller
  }

  /** @returns the articles with these PMIDs, in order; null if any of them is not cached */
  findCached(pmids: string[]): Article[] | null {
    const known = this.findFresh(pmids)
    return known.size < pmids.length ? null : pmids.flatMap((pmid) => known.get(toId(pmid)) ?? [])
  }

  /**
   * @returns the articles with these PMIDs, in order; unknown PMIDs are skipped
   * @throws LiveError, also when PubMed knows none of those that were not cached; the asker's own reason
   */
  async fetch(pmids: string[], deadline: Deadline): Promise<Article[]> {
    const known = this.findFresh(pmids)
    const missing = pmids.filter((pmid) => !known.has(toId(pmid)))
    const fetched = missing.length === 0 ? new Map<string, Article>() : await this.join(missing, deadline)
    if (missing.length > 0 && !missing.some((pmid) => fetched.has(toId(pmid)))) throw toUnreadableError('no record')
    return pmids.flatMap((pmid) => known.get(toId(pmid)) ?? fetched.get(toId(pmid)) ?? [])
  }

  private findFresh(pmids: string[]): Map<string, Article> {
    return this.source.cache?.findFreshArticles(pmids.map(toId)) ?? new Map()
  }

  private async join(pmids: string[], deadline: Deadline): Promise<Map<string, Article>> {
    const isFull = this.open !== null && this.open.pmids.size + pmids.length > recordsMax
    const batch = this.open !== null && !isFull ? this.open : this.startBatch()
    for (const pmid of pmids) batch.pmids.add(pmid)
    batch.members++
    try {
      return await this.source.service.withinDeadline(raceAbort(batch.articles, deadline.signal), deadline)
    } finally {
      batch.members--
      if (batch.members === 0) batch.leaving.abort()
    }
  }

  private startBatch(): Batch {
    const batch = { pmids: new Set<string>(), members: 0, leaving: new AbortController(), articles: never }
    this.open = batch
    batch.articles = this.request(batch).finally(() => this.close(batch))
    return batch
  }

  private close(batch: Batch): void {
    if (this.open === batch) this.open = null
  }

  private async request(batch: Batch): Promise<Map<string, Article>> {
    // Questions whose searches ended together join before the request starts.
    await nextTurn()
    const parameters = () => {
      this.close(batch)
      const id = [...batch.pmids].join(',')
      return { db: 'pubmed', id, rettype: 'abstract', retmode: 'xml', ...this.caller }
    }
    const request = { method: 'POST' as const, path: 'efetch.fcgi', parameters, bytesMax }
    const deadline = startDeadline(allowedMs, batch.leaving.signal)
    const articles = await readArticles(await this.source.service.ask(request, deadline))
    this.source.cache?.storeArticles(articles)
    return new Map(articles.map((article) => [article.id, article]))
  }
}

/** Replaced as soon as the request is made. */
const never: Promise<Map<string, Article>> = new Promise(() => undefined)

function toId(pmid: string): string {
  return `pmid:${pmid}`
}

async function readArticles(xml: string): Promise<Article[]> {
  const articles: Article[] = []
  const refused: string[] = []
  for await (const reading of readPubmedXml(inOnePiece(xml), new Date().toISOString())) {
    if (reading.type === 'article') articles.push(reading.article)
    if (reading.type === 'refused') refused.push(reading.reason.text)
    // Parsing a record takes a fraction of a millisecond; a hundred in a row would delay other streams.
    await nextTurn()
  }
  if (articles.length === 0) throw toUnreadableError(refused.join('; ') || 'no record in the answer')
  return articles
}

/** The error for a response of PubMed that is not what was asked for. */
export function toUnreadableError(cause: string): LiveError {
  return new LiveError(serverMessage('search_response_unreadable', { source: 'PubMed' }), cause)
}

async function* inOnePiece(text: string): AsyncGenerator<string> {
  yield text
}
