/**
 * Searches PubMed through its E-utilities. It widens the query until enough is found; in parallel it runs the same
 * query narrowed to the studies that answer this kind of question best, so that both the closest and the strongest
 * articles are included. Their records are then fetched in one request.
 */
import { setImmediate as nextTurn } from 'node:timers/promises'
import { z } from 'zod'
import type { Article } from '@/lib/evidence/article/article'
import { parsePmid } from '@/lib/evidence/article/article-identity'
import { readPubmedXml } from '@/lib/evidence/import/formats/pubmed-xml'
import type { NamedArticle } from '@/lib/evidence/question/cited-identifiers'
import { fuseRanks } from '@/lib/evidence/search/reciprocal-rank-fusion'
import { serverMessage } from '@/lib/shared/messages/server-messages'
import type { CachedSearch } from './cache'
import { type Deadline, isHalfOver } from './deadline'
import {
  count,
  hashSearch,
  type LiveQuestion,
  type LiveResult,
  type LiveSource,
  readJson,
  textOrNumber,
  toListSchema,
} from './live-source'
import { buildDesignFilter, buildPubmedTerm, selectClinicalFilter } from './pubmed-query'
import { type ConceptQuery, hitsEnough, planQueries } from './query-concepts'
import { LiveError } from './service-client'

/** Identifies the caller, as NCBI requires (NBK25497). */
export interface PubmedCaller {
  email: string | undefined
  apiKey: string | undefined
}

const tool = 'evidence-chat'
const pageSize = 20
const searchBytesMax = 2_000_000
/** Forty records, the largest with thousands of authors. */
const recordsBytesMax = 50_000_000

export class Pubmed {
  private readonly source: LiveSource
  private readonly caller: Record<string, string>

  constructor(source: LiveSource, { email, apiKey }: PubmedCaller) {
    this.source = source
    this.caller = { tool, ...(email ? { email } : {}), ...(apiKey ? { api_key: apiKey } : {}) }
  }

  /** @throws LiveError, or the asker's own reason */
  async search(question: LiveQuestion, deadline: Deadline): Promise<LiveResult> {
    const key = hashSearch(this.source, question)
    const known = this.source.cache?.findSearch(key)
    const found = known ?? (await this.find(question, deadline))
    const articles = await this.fetch(found.ids, deadline)
    if (!known) this.source.cache?.storeSearch(key, found)
    return { articles, search: found.search }
  }

  /** @throws LiveError, or the asker's own reason */
  fetchRecords(pmids: string[], deadline: Deadline): Promise<Article[]> {
    return this.fetch(pmids, deadline)
  }

  private async find(question: LiveQuestion, deadline: Deadline): Promise<CachedSearch> {
    const named = question.named.length === 0 ? null : await this.findNamed(question.named, deadline)
    const climbed = question.concepts.length === 0 ? null : await this.widen(question, deadline)
    const widest = climbed?.widest ?? named ?? { ids: [], hits: 0, query: '' }
    const ids = [...new Set([...(named?.ids ?? []), ...fuseRanks(climbed?.pages.map((page) => page.ids) ?? [])])]
    return { ids, search: { source: 'pubmed', query: widest.query, hits: widest.hits, at: new Date().toISOString() } }
  }

  /** All result pages, best kind first, and the widest search, whose hits include all others. */
  private async widen(question: LiveQuestion, deadline: Deadline): Promise<{ pages: Page[]; widest: Page }> {
    const { type, types, fromYear } = question
    const designs = buildDesignFilter(types)
    const search = (rung: ConceptQuery, filter: string) => this.page(buildPubmedTerm(rung, filter), fromYear, deadline)
    // Skipped when the request names its designs; a failure is ignored.
    const narrow = async (rung: ConceptQuery) =>
      designs === ''
        ? [await search(rung, selectClinicalFilter(type)).catch(() => null)].filter((page) => page !== null)
        : []

    const [first, ...others] = planQueries(question.concepts)
    if (!first) throw new Error('A search without a concept.')
    const beside = narrow(first)
    let widest = await search(first, designs)
    const wide = [widest]
    for (const rung of others) {
      if (widest.hits >= hitsEnough || isHalfOver(deadline)) break
      widest = await search(rung, designs)
      wide.push(widest)
      if (widest.hits >= hitsEnough || rung === others.at(-1)) wide.unshift(...(await narrow(rung)))
    }
    return { pages: [...(await beside), ...wide], widest }
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
    const text = await service.ask({ ...request, parameters: { ...parameters, ...this.caller } }, deadline)
    const { esearchresult: result } = readJson(text, searchAnswer, service)
    if ('ERROR' in result)
      throw new LiveError(serverMessage('search_not_run', { source: 'PubMed' }), 'ERROR in the answer')
    const ids = result.idlist.filter((id) => parsePmid(id) !== null)
    return { ids, hits: result.count, query: result.querytranslation || term }
  }

  /** The articles with these PMIDs, in order; unknown PMIDs are skipped. */
  private async fetch(pmids: string[], deadline: Deadline): Promise<Article[]> {
    const ids = pmids.map((pmid) => `pmid:${pmid}`)
    const known = this.source.cache?.findFreshArticles(ids) ?? new Map<string, Article>()
    const missing = pmids.filter((pmid) => !known.has(`pmid:${pmid}`))
    const fetched = missing.length === 0 ? [] : await this.fetchMissing(missing, deadline)
    this.source.cache?.storeArticles(fetched)
    const byId = new Map([...known, ...fetched.map((article) => [article.id, article] as const)])
    return ids.flatMap((id) => byId.get(id) ?? [])
  }

  private async fetchMissing(pmids: string[], deadline: Deadline): Promise<Article[]> {
    const parameters = { db: 'pubmed', id: pmids.join(','), rettype: 'abstract', retmode: 'xml', ...this.caller }
    const request = { method: 'POST' as const, path: 'efetch.fcgi', bytesMax: recordsBytesMax }
    const xml = await this.source.service.ask({ ...request, parameters }, deadline)
    const articles: Article[] = []
    const refused: string[] = []
    for await (const reading of readPubmedXml(inOnePiece(xml), new Date().toISOString())) {
      if (reading.type === 'article') articles.push(reading.article)
      if (reading.type === 'refused') refused.push(reading.reason.text)
      // Parsing a record takes a fraction of a millisecond; forty in a row would delay other streams.
      await nextTurn()
    }
    if (articles.length > 0) return articles
    const cause = refused.join('; ') || 'no record in the answer'
    throw new LiveError(serverMessage('search_response_unreadable', { source: 'PubMed' }), cause)
  }
}

interface Page {
  /** PMIDs, best first. */
  ids: string[]
  hits: number
  /** As PubMed understood it. */
  query: string
}

const searchAnswer = z.object({
  esearchresult: z.union([
    z.object({ ERROR: z.string() }),
    z.object({
      count,
      idlist: toListSchema(textOrNumber),
      querytranslation: z.string().optional(),
    }),
  ]),
})

async function* inOnePiece(text: string): AsyncGenerator<string> {
  yield text
}
