/** Searches again in other words where no article answers the question as asked, or covers all of it. */
import type { Library } from '@/lib/evidence/library/library-reader'
import { chooseQuote } from '@/lib/evidence/quote/choose-quote'
import { isOnDisease, listRewordings, namesImmunosuppressant } from './bystanders/list-rewordings'
import { listWiderReadings } from './bystanders/wider-names'
import type { Candidates } from './candidates/candidate-index'
import { type PreparedSearch, prepareSearch } from './prepare-search'
import type { RankedArticle } from './rank/ranked-article'
import { rankFound } from './rank-found'
import type { SearchRequest } from './search-request'
import type { RankedResult, SearchResult } from './search-result'

function listTexts({ title, passages }: RankedArticle['article']): string[] {
  return [title, ...passages.map(({ text }) => text)]
}

/** Covers who takes an immunosuppressant, whichever it is. */
const onImmunosuppressed = /\bimmuno(?:suppress|compromis)/i

/**
 * "RSV vaccine for a man with COPD": if no article answers the question as asked, one that answers it without the
 * other disease does, and the answer says that COPD is not covered. Whom the article left out is still compared with
 * all that was asked.
 */
export function answerWithoutBystanders(
  library: Library,
  search: SearchRequest,
  asked: PreparedSearch,
  candidates: Candidates<number>,
): RankedResult | null {
  // Neither drug of an interaction is a bystander.
  if (search.keepsWholeRanking || asked.reading.asksForInteraction) return null
  for (const { text, bystanders } of listRewordings(search.question)) {
    const reworded = { ...search, question: text }
    const prepared = prepareSearch(library, reworded)
    const result = rankFound(library, reworded, prepared, candidates, asked)
    if (result.outcome !== 'answer') continue
    // "Sclerosing cholangitis and itches": an article on the rest is on one of its diseases, not on a sign of
    // the one left out.
    const [best] = result.found
    if (bystanders.length > 0 && !(best && isOnDisease(prepared.reading, best.article))) continue
    const texts = result.found.flatMap(({ article }) => listTexts(article))
    const isOnSuppressed = best !== undefined && listTexts(best.article).some((each) => onImmunosuppressed.test(each))
    const isHeld = (name: string) =>
      texts.some((each) => each.toLowerCase().includes(name.toLowerCase())) ||
      (isOnSuppressed && namesImmunosuppressant(name))
    const others = bystanders.filter((name) => !isHeld(name))
    return {
      ...result,
      uncovered: [...new Set([...result.uncovered, ...others])],
      uncoveredSubjects: [...new Set([...result.uncoveredSubjects, ...others])],
    }
  }
  return null
}

/** Least share of the coverage of the best source that one which has the wider name needs to come before it. */
const widerCoverage = 0.9

/**
 * "Upper GI bleed with IHD": what no source covers may be covered under a wider name, "cardiovascular disease". Only a
 * sentence that has the wider name answers so, because the reader sees it there.
 *
 * @param answer what was found for the question as asked
 */
export function answerUnderWiderName(
  library: Library,
  search: SearchRequest,
  asked: PreparedSearch,
  candidates: Candidates<number>,
  answer: Pick<SearchResult, 'found' | 'outcome' | 'uncovered'>,
): RankedResult | null {
  if (search.keepsWholeRanking) return null
  // A source that has the wider name comes before one that answers only if it lacks nothing else.
  const lacked = answer.outcome === 'answer' ? (answer.found[0]?.missing.map(({ surface }) => surface) ?? []) : null
  for (const { text, written } of listWiderReadings(
    search.question,
    answer.outcome === 'answer' ? answer.uncovered : null,
  )) {
    const reworded = { ...search, question: text }
    const result = rankFound(library, reworded, prepareSearch(library, reworded), candidates, asked)
    if (result.outcome !== 'answer') continue
    const least = widerCoverage * (result.found[0]?.coverage ?? 0)
    const naming = result.found.filter(({ coverage, missing, sentences }) => {
      const opening = chooseQuote(sentences)
      const lacksMore = lacked !== null && missing.some(({ surface }) => !lacked.includes(surface))
      const isNaming = opening && written.test(opening.passage.text.slice(opening.start, opening.end))
      return isNaming && coverage >= least && !lacksMore
    })
    // "Hormonal contraception was not studied" of one source says less than the advice of another.
    const best = naming.find(({ populationDifference }) => !populationDifference) ?? naming[0]
    if (best) return { ...result, found: [best, ...result.found.filter((each) => each !== best)] }
  }
  return null
}
