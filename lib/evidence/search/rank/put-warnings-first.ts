/** Puts a source first that says that a drug asked about must not be given to such a patient. */
import { chooseQuote } from '@/lib/evidence/quote/choose-quote'
import type { RankedArticle } from './ranked-article'

/** Share of the first article's coverage that an article needs to come before it. */
const coverageShare = 0.75

/**
 * "Prasugrel or ticagrelor after a stroke": a trial of the two comes after a guideline that says whom one of them is
 * not for, unless that lacks more of what is asked, such as the disease.
 *
 * @param found best first
 */
export function putWarningsFirst(found: RankedArticle[]): RankedArticle[] {
  const least = coverageShare * (found[0]?.coverage ?? 0)
  const lackingMost = found[0]?.missing.length ?? 0
  const warning = found.find(({ coverage, missing, lacksDrugs, sentences }) => {
    const isOnSubject = coverage >= least && missing.length <= lackingMost && lacksDrugs.length === 0
    return isOnSubject && chooseQuote(sentences)?.isWarning === true
  })
  return warning ? [warning, ...found.filter((each) => each !== warning)] : found
}
