/** Checks a sentence from outside this server against articles that the caller names, or that are searched for. */
import type { Article } from '@/lib/evidence/article/article'
import { findArticleById } from '@/lib/evidence/open-library'
import { retrieve } from '@/lib/evidence/retrieve'
import type { Asker } from '@/lib/evidence/threads/search-pool'
import { type ClaimVerdict, checkClaim, type PreparedSource } from '@/lib/evidence/verify/check-claim'
import { ApiError } from '@/lib/wire/errors'
import type { EvidenceSearch } from '@/lib/wire/evidence'
import { checkVerdicts } from '@/lib/wire/evidence-values'
import { prepareArticle } from './prepare-article'

export interface StatementCheck {
  /** Null when no source was found, or the sentence contains nothing that can be checked. */
  verdict: ClaimVerdict | null
  /** In the order given or found; the verdict's `n` counts them from 1. */
  sources: { article: Article; verdict: ClaimVerdict | null }[]
  /** Empty when the sources were given. */
  searched: EvidenceSearch[]
}

/** Sources compared with a sentence that names none. */
const foundSourcesMax = 5

/**
 * @param sentence plain text
 * @param ids of the articles that the sentence should be supported by; if null, they are searched for
 * @throws ApiError `not_found` for an id without an article; as `retrieve`
 */
export async function checkStatement(
  sentence: string,
  ids: readonly string[] | null,
  asker: Asker,
): Promise<StatementCheck> {
  const { articles, searched } = ids ? { articles: ids.map(findArticle), searched: [] } : await search(sentence, asker)
  const prepared = articles.map((article, at) => prepareArticle(article, at + 1))
  const check = (sources: PreparedSource[]) => checkClaim(sentence, sources, { comparesWording: true })
  const verdicts = prepared.map((source) => check([source]))
  const sources = articles.map((article, at) => ({ article, verdict: verdicts[at] ?? null }))
  // A sentence may combine what several named sources state. Sources that were searched for are alternatives.
  const joined = ids && prepared.length > 1 ? check(prepared) : findBest(verdicts)
  return { verdict: joined, sources, searched }
}

function findArticle(id: string, at: number): Article {
  const article = findArticleById(id)
  if (article) return article
  throw new ApiError('not_found', `There is no article '${id.slice(0, 64).toWellFormed()}'.`, {
    param: `sources[${at}]`,
  })
}

async function search(sentence: string, asker: Asker): Promise<{ articles: Article[]; searched: EvidenceSearch[] }> {
  const options = { mode: 'auto', references: 'none', sourcesMax: foundSourcesMax } as const
  const { found, searched } = await retrieve({ text: sentence }, options, asker)
  return { articles: found.map(({ article }) => article), searched }
}

/** A source that states the sentence outweighs others that do not mention it. */
function findBest(verdicts: (ClaimVerdict | null)[]): ClaimVerdict | null {
  const rank = ({ verdict }: ClaimVerdict) => checkVerdicts.indexOf(verdict)
  return verdicts
    .filter((each) => each !== null)
    .reduce<ClaimVerdict | null>((best, each) => (best && rank(best) <= rank(each) ? best : each), null)
}
