/**
 * Searches PubMed through its E-utilities. It widens the query until enough is found; in parallel it runs the same
 * query narrowed to the studies that answer this kind of question best, so that both the closest and the strongest
 * articles are included. Their records are then fetched in one request, together with those of other questions.
 */
import type { Article } from '@/lib/evidence/article/article'
import type { NamedArticle } from '@/lib/evidence/question/cited-identifiers'
import { fuseRanks } from '@/lib/evidence/search/candidates/reciprocal-rank-fusion'
import { log } from '@/lib/log'
import { serverMessage } from '@/lib/shared/messages/server-messages'
import type { CachedSearch } from './cache'
import { type Deadline, isHalfOver } from './deadline'
import { hashSearch, type LiveQuestion, type LiveResult, type LiveSource, SharedWork } from './live-source'
import { buildDesignFilter, buildPubmedTerm, dropUnknownConcepts, selectClinicalFilter } from './pubmed-query'
import { PubmedRecords } from './pubmed-records'
import { readPubmedSearch } from './pubmed-search-answer'
import { type ConceptQuery, hitsEnough, planQueries } from './query-concepts'
import { type LiveCaller, LiveError } from './service-client'

/** Identifies the caller, as NCBI requires (NBK25497). */
interface PubmedCaller {
  email: string | undefined
  apiKey: string | undefined
}

const tool = 'evidence-chat'
const pageSize = 20
const searchBytesMax = 2_000_000

export class Pubmed {
  private readonly source: LiveSource
  private readonly caller: Record<string, string>
  private readonly records: PubmedRecords
  private readonly searches = new SharedWork<LiveResult>()

  constructor(source: LiveSource, { email, apiKey }: PubmedCaller) {
    this.source = source
    this.caller = { tool, ...(email ? { email } : {}), ...(apiKey ? { api_key: apiKey } : {}) }
    this.records = new PubmedRecords(source, this.caller)
  }

  /** @throws LiveError, or the asker's own reason */
  search(question: LiveQuestion, caller: LiveCaller): Promise<LiveResult> {
    const key = hashSearch(this.source, question)
    return this.searches.run(key, caller.signal, async () => {
      const known = this.source.cache?.findSearch(key)
      const articles = known && this.records.findCached(known.ids)
      if (known && articles) return { articles, search: known.search }
      return this.source.service.inTurn(caller, async (deadline) => {
        const found = known ?? (await this.find(question, deadline))
        const fetched = await this.records.fetch(found.ids, deadline)
        if (!known) this.source.cache?.storeSearch(key, found)
        return { articles: fetched, search: found.search }
      })
    })
  }

  /** @throws LiveError, or the asker's own reason */
  fetchRecords(pmids: string[], caller: LiveCaller): Promise<Article[]> {
    return this.source.service.inTurn(caller, (deadline) => this.records.fetch(pmids, deadline))
  }

  private async find(question: LiveQuestion, deadline: Deadline): Promise<CachedSearch> {
    const named = question.named.length === 0 ? null : await this.findNamed(question.named, deadline)
    const widened = question.concepts.length === 0 ? null : await this.widen(question, deadline)
    const widest = widened?.widest ?? named ?? { ids: [], hits: 0, query: '', unknown: [] }
    const ids = [...new Set([...(named?.ids ?? []), ...fuseRanks(widened?.pages.map((page) => page.ids) ?? [])])]
    return { ids, search: { source: 'pubmed', query: widest.query, hits: widest.hits, at: new Date().toISOString() } }
  }

  /** All result pages, best kind first, and the widest search, whose hits include all others. */
  private async widen(question: LiveQuestion, deadline: Deadline): Promise<{ pages: Page[]; widest: Page }> {
    const { type, types, fromYear } = question
    const designs = buildDesignFilter(types)
    const search = (query: ConceptQuery, filter: string) =>
      this.page(buildPubmedTerm(query, filter), fromYear, deadline)
    // Skipped when the request names its designs, or when it would delay other questions; a failure is ignored.
    const narrow = async (query: ConceptQuery) =>
      designs === '' && !this.source.service.isBusy
        ? [await search(query, selectClinicalFilter(type)).catch(() => null)].filter((page) => page !== null)
        : []

    const [first, ...others] = planQueries(question.concepts)
    if (!first) throw new Error('A search without a concept.')
    const widestSearch = search(first, designs)
    const beside = narrow(first)
    let widest = await widestSearch
    const wide = [widest]
    const wider = dropUnknown(others, widest)
    for (const query of wider) {
      if (this.hasEnough(widest) || isHalfOver(deadline)) break
      widest = await search(query, designs)
      wide.push(widest)
      if (this.hasEnough(widest) || query === wider.at(-1)) wide.unshift(...(await narrow(query)))
    }
    return { pages: [...(await beside), ...wide], widest }
  }

  /** While other questions wait, one hit is better than a wider search. */
  private hasEnough({ hits }: Page): boolean {
    return hits >= (this.source.service.isBusy ? 1 : hitsEnough)
  }

  private findNamed(named: NamedArticle[], deadline: Deadline): Promise<Page> {
    const terms = named.map((each) => ('pmid' in each ? `${each.pmid}[uid]` : `"${each.doi}"[doi]`))
    return this.page(terms.join(' OR '), undefined, deadline)
  }

  private async page(term: string, fromYear: number | undefined, deadline: Deadline): Promise<Page> {
    const { service } = this.source
    const years: Record<string, string> =
      fromYear === undefined ? {} : { datetype: 'pdat', mindate: String(fromYear), maxdate: '3000' }
    const parameters = { db: 'pubmed', term, retmode: 'json', retmax: String(pageSize), sort: 'relevance', ...years }
    const request = { method: 'POST' as const, path: 'esearch.fcgi', bytesMax: searchBytesMax }
    const text = await service.ask({ ...request, parameters: () => ({ ...parameters, ...this.caller }) }, deadline)
    const found = readPubmedSearch(text, service)
    // PubMed's words may quote the question.
    if ('problem' in found)
      throw new LiveError(serverMessage('search_not_run', { source: 'PubMed' }), 'ERROR in the answer')
    const { hits, pmids: ids, translation, unknown, unknownFields } = found
    if (unknownFields.length > 0)
      log().error({ unknownFields }, 'PubMed does not know a search field; it searched all fields instead')
    return { ids, hits, query: translation || term, unknown }
  }
}

interface Page {
  /** PMIDs, best first. */
  ids: string[]
  hits: number
  /** As PubMed understood it. */
  query: string
  /** Names in the query that occur in no record, as PubMed prints them: `"lumocaptide"[tiab]`. */
  unknown: string[]
}

/** The planned queries without the concepts that PubMed does not know; those that require one of them find nothing. */
function dropUnknown(planned: ConceptQuery[], { unknown }: Page): ConceptQuery[] {
  return planned
    .map(({ concepts, conceptsMin }) => ({ concepts: dropUnknownConcepts(concepts, unknown), conceptsMin }))
    .filter(({ concepts, conceptsMin }) => concepts.length >= conceptsMin)
}
