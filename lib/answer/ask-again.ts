/**
 * Asks a saved question again and says what is new: sources that were not among the earlier ones, and whether the main
 * finding, the sentence that a quoting answer opens with, changed. No language model takes part, so the same library
 * gives the same result.
 */
import 'server-only'
import type { GroundedSource } from '@/lib/engines/engine'
import { findLead } from '@/lib/engines/extractive'
import { reloadArticles } from '@/lib/evidence/reload-articles'
import type { Asker } from '@/lib/evidence/threads/search-pool'
import { parseChatRequest } from '@/lib/wire/request'
import { isSameArticle, listArticleIds } from '@/lib/wire/same-article'
import type {
  CurrentFinding,
  EarlierFinding,
  FindingChange,
  FoundSource,
} from '@/lib/wire/saved-questions/saved-question'
import type { WantedQuestion } from '@/lib/wire/saved-questions/saved-question-request'
import { searchWithoutModel } from './answer'
import { findOpposingSources } from './find-opposing-sources'

/** Lower-ranked sources answer less well: they are recorded as known but not reported. */
const reportedMax = 8
/** More than `reportedMax`, so that an article that only moves up is not reported as new. */
const knownDepth = 20
/** Ids beyond this are dropped, those found longest ago first. */
const knownMax = 600

/**
 * @param earlier null when the question is asked for the first time: nothing is new then
 * @throws ApiError when the library cannot be searched
 */
export async function askAgain(
  { question, sources }: WantedQuestion,
  earlier: EarlierFinding | null,
  asker: Asker,
): Promise<CurrentFinding> {
  const chat = parseChatRequest({
    messages: [{ role: 'user', content: question }],
    evidence: { max_sources: knownDepth, ...(sources && { sources }) },
  })
  const { prompt, evidence } = await searchWithoutModel(chat, asker)
  const answering = evidence?.outcome === 'answer' ? prompt.sources.filter(({ item }) => !item.retracted) : []
  const lead = findLead(answering)
  const ids = answering.flatMap(({ item }) => listArticleIds(item))
  const current = {
    knownIds: [...new Set([...ids, ...(earlier?.knownIds ?? [])])].slice(0, knownMax),
    main: lead ? toFoundSource(lead) : null,
  }
  if (earlier === null) return { ...current, news: null }
  const known = new Set(earlier.knownIds)
  const fresh = answering.slice(0, reportedMax).filter(({ item }) => !listArticleIds(item).some((id) => known.has(id)))
  const change = await findChange(
    earlier.main,
    { lead, fresh, answering, searchedAs: evidence?.searchedAs ?? '' },
    asker,
  )
  // If nothing answers now, the next import may bring the answer back, so the finding is kept.
  const main = current.main ?? (change ? null : earlier.main)
  const news = fresh.length > 0 || change ? { sources: fresh.map((source) => toFoundSource(source)), change } : null
  return { ...current, main, news }
}

interface Answering {
  lead: GroundedSource | undefined
  /** Those that are new. */
  fresh: readonly GroundedSource[]
  answering: readonly GroundedSource[]
  searchedAs: string
}

async function findChange(
  before: FoundSource | null,
  { lead, fresh, answering, searchedAs }: Answering,
  { signal }: Asker,
): Promise<FindingChange | null> {
  if (before === null) return null
  const earlier = answering.find(({ item }) => isSameArticle(item, before))
  if (!earlier) {
    const [article] = await reloadArticles([before], signal)
    if (article && article.retraction !== null)
      return { kind: 'retracted', before, after: lead ? toFoundSource(lead) : null }
  }
  if (lead && lead !== earlier) {
    const quote = earlier && findOpposingQuote(earlier, lead, searchedAs)
    if (quote !== undefined) return { kind: 'opposite', before, after: toFoundSource(lead, quote) }
    return fresh.includes(lead) ? { kind: 'replaced', before, after: toFoundSource(lead) } : null
  }
  for (const source of fresh) {
    const quote = earlier && findOpposingQuote(earlier, source, searchedAs)
    if (quote !== undefined) return { kind: 'opposed', before, after: toFoundSource(source, quote) }
  }
  return null
}

/** @returns the sentence of `other` that points the other way; undefined if the two do not oppose each other */
function findOpposingQuote(source: GroundedSource, other: GroundedSource, searchedAs: string): string | undefined {
  const [opposing] = findOpposingSources({ sources: [source, other], isRelatedOnly: false }, searchedAs)
  if (!opposing) return undefined
  return opposing.n === other.n ? opposing.quote : other.item.quote
}

function toFoundSource({ item }: GroundedSource, quote = item.quote): FoundSource {
  const { id, pmid, doi, title, journal, year, type, url } = item
  return { id, pmid, doi, title, journal, year, type, url, quote }
}
