/** Scores and orders the articles that may answer a question. */
import type { ParsedQuestion } from '@/lib/evidence/question/parse-question'
import { isSpecificTerm } from '@/lib/evidence/question/question-terms'
import { findMissingDrugs, listUnnamedDrugs } from './missing-terms'
import {
  type AnalysedArticle,
  type Coverage,
  findHeldSynonyms,
  markCoveredTerms,
  scoreOrder,
  scoreText,
  shareCovered,
  type WeightedQuestion,
  weights,
} from './rank'
import type { NamedStudies } from './study-names'

export interface Candidate {
  analysed: AnalysedArticle
  isInLibrary: boolean
  text: number
  coverage: Coverage
  /** Drugs that the question names and the article does not test. */
  missingDrugs: string[]
  score: number
  /** The question names the study by its acronym. */
  isNamedStudy: boolean
}

export function rankCandidates(
  question: WeightedQuestion,
  articles: { analysed: AnalysedArticle; isInLibrary: boolean }[],
  studies: NamedStudies,
): Candidate[] {
  const found = articles.map((each): Candidate => {
    const { frequencies } = each.analysed
    const has = (stem: string) => frequencies.has(stem)
    const heldSynonyms = findHeldSynonyms(question.reading, has)
    const text = scoreText(question, each.analysed, heldSynonyms)
    const mentioned = markCoveredTerms(question.reading, has, heldSynonyms)
    const coverage = shareCovered(question, mentioned)
    const missingDrugs = findMissingDrugs(question.reading, each.analysed, mentioned)
    return { ...each, text, coverage, missingDrugs, score: 0, isNamedStudy: studies.articles.has(each.analysed) }
  })
  const textBest = Math.max(0, ...found.map(({ text }) => text))
  for (const each of found) {
    const isOnOtherDrug = each.missingDrugs.length > 0
    each.score =
      scoreOrder(question, each.analysed, { ...each, textBest, isOnOtherDrug }) +
      (each.isNamedStudy ? weights.namedStudy : 0)
  }
  return dropIndirectComparisons(
    question.reading,
    found.sort((a, b) => b.score - a.score),
  )
}

/**
 * "Apixaban versus warfarin": where the best article has both, one on dabigatran and warfarin answers another question.
 * Where none has both, each on one of them is of use.
 */
function dropIndirectComparisons(reading: ParsedQuestion, ranked: Candidate[]): Candidate[] {
  const { terms, comparators } = reading
  const drugs = terms.flatMap((term, index) => (term.kind === 'drug' && isSpecificTerm(term) ? [index] : []))
  const compared = drugs.filter((index) => !comparators.includes(index))
  const best = ranked[0]
  if (comparators.length === 0 || compared.length === 0 || !best) return ranked
  if (listUnnamedDrugs(reading, best.analysed, drugs).length > 0) return ranked
  return ranked.map((each) => {
    const lacking = listUnnamedDrugs(reading, each.analysed, compared)
    return each.missingDrugs.length > 0 || lacking.length < compared.length ? each : { ...each, missingDrugs: lacking }
  })
}

/**
 * Text score of the ninth best library article, as a baseline; live sources return only matching articles, so they
 * are left out.
 */
export function findFieldScore(all: Candidate[]): number {
  const texts = all.filter(({ isInLibrary }) => isInLibrary).map(({ text }) => text)
  return texts.sort((a, b) => b - a)[8] ?? 0
}
