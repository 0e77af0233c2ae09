/** Finds what a question names and an article lacks: words, and drugs that it does not test. */
import type { Article } from '@/lib/evidence/article/article'
import type { ParsedQuestion } from '@/lib/evidence/question/parse-question'
import { isSpecificTerm, type QuestionTerm } from '@/lib/evidence/question/question-terms'
import type { AnalysedArticle } from '@/lib/evidence/search/article/analyse-article'
import { markCoveredTerms } from '@/lib/evidence/search/weighting/coverage'
import { weights } from '@/lib/evidence/search/weighting/weights'
import { listClassStems } from '@/lib/evidence/text/drugs/class-names'
import type { StudyType } from '@/lib/shared/study-types'
import { namesKindOfDisease } from './other-subject'

const typesOnClasses: ReadonlySet<StudyType> = new Set(['guideline', 'meta-analysis', 'systematic-review', 'review'])

/** A guideline or review that names the class covers its drugs. */
export function leastCoverage({ studyType }: Article): number {
  return typesOnClasses.has(studyType) ? weights.broader : 1
}

/** Indexes of the drugs that a question is about. */
export function listAskedDrugs({ terms }: ParsedQuestion): number[] {
  return terms.flatMap((term, index) => (term.kind === 'drug' && isSpecificTerm(term) ? [index] : []))
}

/**
 * Of "empagliflozin or dapagliflozin" one is enough; an article on a third drug does not answer.
 *
 * @param drugs by `listAskedDrugs`
 * @param mentioned the terms that the whole article covers, as `markCoveredTerms` gives them
 */
export function findMissingDrugs(
  reading: ParsedQuestion,
  analysed: AnalysedArticle,
  { drugs, mentioned }: { drugs: number[]; mentioned: readonly number[] },
): string[] {
  const least = leastCoverage(analysed.article)
  const isMentioned = (index: number) => (mentioned[index] ?? 0) >= least
  // "In a man on apixaban": an article that speaks of anticoagulated people tells whether it is for him.
  const others = drugs.filter((index) => !(reading.taken.includes(index) && namesClassOf(reading, index, analysed)))
  // For a treatment that is not a drug, only a mention as a background therapy shows that the article is not on it.
  const asked = drugs.length > 0 ? others : reading.treatments.filter(isMentioned)
  if (asked.length === 0) return []
  const tested = asked.some(isMentioned) ? markTestedTerms(reading, analysed, asked) : mentioned
  // "Thrombolysis compared with heparin": both arms of a trial may have received what a treatment is compared with.
  const areComparators = asked.every((index) => reading.comparators.includes(index))
  const isCovered = asked.some((index) => (tested[index] ?? 0) >= least || (areComparators && isMentioned(index)))
  return isCovered ? [] : asked.flatMap((index) => reading.terms[index]?.surface ?? [])
}

function namesClassOf({ terms }: ParsedQuestion, index: number, { frequencies }: AnalysedArticle): boolean {
  return listClassStems(terms[index]?.word ?? '').some((stem) => frequencies.has(stem))
}

/** As `markCoveredTerms`; the sentences of an article are read only if its title and keywords lack the names asked for. */
function markTestedTerms(reading: ParsedQuestion, { named, tested }: AnalysedArticle, asked: number[]): number[] {
  const byName = markCoveredTerms(reading, (stem) => named.has(stem))
  return asked.some((index) => byName[index] === 1) ? byName : markCoveredTerms(reading, (stem) => tested().has(stem))
}

/** The drugs, of those given by index, that an article does not name. */
export function listUnnamedDrugs(
  reading: ParsedQuestion,
  { article, frequencies }: AnalysedArticle,
  drugs: number[],
): string[] {
  const covered = markCoveredTerms(reading, (stem) => frequencies.has(stem))
  return drugs.flatMap((index) =>
    (covered[index] ?? 0) >= leastCoverage(article) ? [] : (reading.terms[index]?.surface ?? []),
  )
}

export function listMissingTerms(reading: ParsedQuestion, has: (stem: string) => boolean): QuestionTerm[] {
  const covered = markCoveredTerms(reading, has)
  return reading.terms.filter((term, index) => isSpecificTerm(term) && covered[index] !== 1)
}

/**
 * The terms in the words of the question, those that follow one another there as one phrase: "central line". The kind of a
 * disease is named with the disease, even where only the kind is missing: "sclerosing cholangitis".
 */
export function joinNeighbours({ terms, pairs }: ParsedQuestion, chosen: QuestionTerm[]): string[] {
  const phrases: { last: number; text: string }[] = []
  for (const [index, term] of terms.entries()) {
    const before = phrases.at(-1)
    const follows = before && pairs.some(([first, second]) => first === before.last && second === index)
    const isOfKind = follows && namesKindOfDisease(terms[before.last]?.word ?? '', term.word)
    if (!chosen.includes(term) && !isOfKind) continue
    if (follows) phrases.splice(-1, 1, { last: index, text: `${before.text} ${term.surface}` })
    else phrases.push({ last: index, text: term.surface })
  }
  return phrases.map(({ text }) => text)
}
