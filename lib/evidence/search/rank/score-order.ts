/** Scores an article for the order of the sources. */
import type { Article } from '@/lib/evidence/article/article'
import { measureOlderFit } from '@/lib/evidence/question/ages'
import type { QuestionType } from '@/lib/evidence/question/asked/question-type'
import { areOppositePopulations } from '@/lib/evidence/question/mutually-exclusive-populations'
import type { ParsedQuestion } from '@/lib/evidence/question/parse-question'
import { isInLateWindow } from '@/lib/evidence/question/patient-times'
import { isSpecificTerm } from '@/lib/evidence/question/question-terms'
import { describesAtLength } from '@/lib/evidence/question/spoken-question'
import type { AnalysedArticle } from '@/lib/evidence/search/article/analyse-article'
import { lacksStopping } from '@/lib/evidence/search/fit/asked-part'
import { isSilentOnGroup } from '@/lib/evidence/search/fit/silent-groups'
import type { Coverage } from '@/lib/evidence/search/weighting/coverage'
import type { WeightedQuestion } from '@/lib/evidence/search/weighting/weight-question'
import { weights } from '@/lib/evidence/search/weighting/weights'
import { splitWords } from '@/lib/evidence/text/normalize-terms'
import type { StudyType } from '@/lib/shared/study-types'

/** Weight of the study design, 0 to 1. Not GRADE: it rates the kind of study, not its quality. */
const designWeights: Record<StudyType, number> = {
  guideline: 1,
  'systematic-review': 1,
  'meta-analysis': 1,
  'randomized-trial': 0.8,
  'clinical-trial': 0.5,
  cohort: 0.5,
  'case-control': 0.3,
  'case-report': 0.1,
  review: 0.3,
  other: 0.3,
}

/** The designs that answer each kind of question best (Clinical Queries and the Oxford 2011 table, simplified). */
const wantedDesigns: Record<QuestionType, StudyType[]> = {
  therapy: ['systematic-review', 'meta-analysis', 'randomized-trial'],
  prevention: ['systematic-review', 'meta-analysis', 'randomized-trial', 'guideline'],
  harm: ['systematic-review', 'meta-analysis', 'randomized-trial', 'cohort'],
  diagnosis: ['systematic-review', 'cohort', 'guideline'],
  prognosis: ['systematic-review', 'cohort'],
  guideline: ['guideline'],
  background: ['guideline', 'systematic-review', 'review'],
}

function measureOlderShare({ title, population = '' }: Article, years: number): number {
  return Math.max(measureOlderFit(years, title), measureOlderFit(years, population))
}

/**
 * "In statin-intolerant patients", "after failure of methotrexate": who takes part cannot or does not take the drug.
 */
const intolerant = /(?<![\p{L}\d])(\p{L}{4,})[- ](?:intoleran(?:t|ce)|ineligible)(?![\p{L}\d])/giu

/** Whether a treatment asked about is named in the title only as what the participants cannot take. */
function isInIntolerant(reading: ParsedQuestion, { title }: Article): boolean {
  const { terms, synonyms } = reading
  // The whole pattern takes longer, and hardly any title passes.
  if (!/intoleran|ineligible/i.test(title)) return false
  // Patients say in their own words that they do not tolerate it.
  if (describesAtLength(reading)) return false
  const refused = [...title.matchAll(intolerant)].flatMap(([, name = '']) => splitWords(name).map(({ stem }) => stem))
  if (refused.length === 0 || terms.some(({ word }) => /^intoleran/.test(word))) return false
  const others = synonyms.filter(({ isBroader, words }) => isBroader && words.length === 1)
  return terms.some(
    (term, index) =>
      isSpecificTerm(term) &&
      (refused.includes(term.stem) ||
        others.some(({ terms: of, words }) => of.includes(index) && refused.includes(words[0]?.stem ?? ''))),
  )
}

const primary = 'primary prevention'

/** "Statins after a heart attack": whether an article is on people without such a disease. */
function isOnPrimaryPrevention({ forms }: ParsedQuestion, { title }: Article): boolean {
  return forms.some(({ others }) => others.some((form) => form.test(primary))) && title.toLowerCase().includes(primary)
}

function measureOverview(
  { asksWhichTreatment, asksForDuration, asksForTarget }: ParsedQuestion,
  type: StudyType,
): number {
  if (!asksWhichTreatment)
    return (asksForDuration || asksForTarget) && type === 'guideline' ? weights.overview.advised : 0
  if (type === 'guideline') return weights.overview.guideline
  return type === 'systematic-review' || type === 'meta-analysis' ? weights.overview.review : 0
}

/**
 * The final score: text, coverage, subjects in the title and the keywords, design, fit to the kind of question, age.
 */
export function scoreOrder(
  question: WeightedQuestion,
  analysed: AnalysedArticle,
  {
    text,
    textBest,
    coverage,
    namedShare,
    isOnOtherDrug,
    hasOnlyContext,
  }: {
    text: number
    textBest: number
    coverage: Coverage
    namedShare: number
    isOnOtherDrug: boolean
    hasOnlyContext: boolean
  },
): number {
  const { article, sides, isOnChildren, isCritical, isAnimalStudy, isProtocol } = analysed
  const { order } = weights
  const age = Math.max(0, question.year - (article.year ?? question.year - 2 * weights.recencyHalfLife))
  const contrary = areOppositePopulations(question.reading.sides, sides) ? weights.contrary : 0
  const older = question.reading.olderAge === null ? 0 : measureOlderShare(article, question.reading.olderAge.years)
  const { time } = question.reading
  const isOfTime =
    time?.unit === 'hours' && [article.title, article.population ?? ''].some((text) => isInLateWindow(time, text))
  // An article that names both of two drugs need not compare them.
  const share = question.reading.comparedPair ? 0 : namedShare
  const concern = article.notices.some(({ kind }) => kind === 'concern') ? weights.concern : 0
  return (
    order.text * (textBest === 0 ? 0 : text / textBest) +
    order.coverage * coverage.fitting +
    order.named * share +
    order.design * designWeights[article.studyType] +
    order.cue * (wantedDesigns[question.reading.type].includes(article.studyType) ? 1 : 0) +
    order.recency * 2 ** (-age / weights.recencyHalfLife) +
    weights.older * older +
    weights.timed * (isOfTime ? 1 : 0) +
    measureOverview(question.reading, article.studyType) -
    concern -
    contrary -
    (isOnChildren && !question.reading.mayConcernChildren ? weights.children : 0) -
    (isCritical && !question.reading.isCritical ? weights.critical : 0) -
    (isOnOtherDrug || isInIntolerant(question.reading, article) ? weights.otherDrug : 0) -
    (isSilentOnGroup(question.reading, analysed) || isOnPrimaryPrevention(question.reading, article)
      ? weights.silent
      : 0) -
    (question.reading.asksAfterStopping && lacksStopping(analysed) ? weights.silent : 0) -
    (isProtocol || (isAnimalStudy && !question.reading.mentionsAnimals) ? weights.notInPeople : 0) -
    (hasOnlyContext ? weights.onlyContext : 0)
  )
}
