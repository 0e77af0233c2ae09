/** Scores and orders the articles that may answer a question. */
import type { ParsedQuestion } from '@/lib/evidence/question/parse-question'
import { isSpecificTerm } from '@/lib/evidence/question/question-terms'
import type { AnalysedArticle } from '@/lib/evidence/search/article/analyse-article'
import { listNamedDiseases } from '@/lib/evidence/search/fit/disease-terms'
import { findMissingDrugs, listAskedDrugs, listUnnamedDrugs } from '@/lib/evidence/search/fit/missing-terms'
import { scoreOrder } from '@/lib/evidence/search/rank/score-order'
import { type Coverage, shareCovered, sumSubjectShare } from '@/lib/evidence/search/weighting/coverage'
import type { WeightedQuestion } from '@/lib/evidence/search/weighting/weight-question'
import { weights } from '@/lib/evidence/search/weighting/weights'
import { createTextScorer } from './score-text'
import type { NamedStudies } from './study-names'

export interface Candidate {
  analysed: AnalysedArticle
  isInLibrary: boolean
  text: number
  coverage: Coverage
  /** Share of the subjects asked about that its title and keywords hold. */
  namedShare: number
  /** Drugs that the question names and the article does not test. */
  missingDrugs: string[]
  score: number
  /** The question names the study by its acronym. */
  isNamedStudy: boolean
  /** It contains no subject asked about. */
  hasOnlyContext: boolean
}

export function rankCandidates(
  question: WeightedQuestion,
  articles: { analysed: AnalysedArticle; isInLibrary: boolean }[],
  studies: NamedStudies,
): Candidate[] {
  const scoreText = createTextScorer(question)
  const drugs = listAskedDrugs(question.reading)
  const asked = question.reading.terms.flatMap((term, index) => (isSpecificTerm(term) ? [index] : []))
  // "GCA with visual loss, initial treatment?": the disease is treated, so a trial in visual loss is on
  // another disease.
  const diseases = question.reading.asksWhichTreatment ? listNamedDiseases(question.reading) : []
  const lackingDisease = new Set<AnalysedArticle>()
  let isDiseaseKnown = false
  const found = articles.map((each): Candidate => {
    const { text, mentioned, named } = scoreText(each.analysed)
    const coverage = shareCovered(question, mentioned)
    const missingDrugs = findMissingDrugs(question.reading, each.analysed, { drugs, mentioned, named })
    const { analysed, isInLibrary } = each
    const namedShare = sumSubjectShare(question, named)
    const isNamedStudy = studies.articles.has(analysed)
    const hasOnlyContext = asked.length > 0 && asked.every((index) => !mentioned[index])
    if (diseases.some((index) => named[index] === 1)) isDiseaseKnown = true
    if (diseases.length > 0 && diseases.every((index) => !mentioned[index])) lackingDisease.add(analysed)
    return { analysed, isInLibrary, text, coverage, namedShare, missingDrugs, score: 0, isNamedStudy, hasOnlyContext }
  })
  const textBest = Math.max(0, ...found.map(({ text }) => text))
  for (const each of found) {
    const { analysed, text, coverage, namedShare, isNamedStudy, hasOnlyContext } = each
    const isOnOtherDrug = each.missingDrugs.length > 0
    each.score =
      scoreOrder(question, analysed, { text, textBest, coverage, namedShare, isOnOtherDrug, hasOnlyContext }) +
      (isNamedStudy ? weights.namedStudy : 0) -
      (isDiseaseKnown && lackingDisease.has(analysed) ? weights.otherDisease : 0)
  }
  return dropIndirectComparisons(
    question.reading,
    drugs,
    found.sort((a, b) => b.score - a.score),
  )
}

/**
 * "Apixaban versus warfarin": if the best article has both drugs, one on dabigatran and warfarin answers another
 * question. If none has both, articles on either are useful.
 */
function dropIndirectComparisons(reading: ParsedQuestion, drugs: number[], ranked: Candidate[]): Candidate[] {
  const { comparators } = reading
  const compared = drugs.filter((index) => !comparators.includes(index))
  const best = ranked[0]
  if (comparators.length === 0 || compared.length === 0 || !best) return ranked
  if (listUnnamedDrugs(reading, best.analysed, drugs).length > 0) return ranked
  return ranked.map((each) => {
    const lacking = listUnnamedDrugs(reading, each.analysed, compared)
    return each.missingDrugs.length > 0 || lacking.length < compared.length ? each : { ...each, missingDrugs: lacking }
  })
}
