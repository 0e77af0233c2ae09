/** Compares the participants of an article with the people whom a question asks about. */
import type { Passage } from '@/lib/evidence/article/article'
import { isSpecificTerm } from '@/lib/evidence/question/question-terms'
import type { AskedPopulation, ClassedDrug } from '@/lib/evidence/quote/population/asked-population'
import { comparePopulation } from '@/lib/evidence/quote/population/compare-population'
import type { PopulationDifference } from '@/lib/evidence/quote/population/compared-sentence'
import type { AnalysedArticle, AnalysedSentence } from '@/lib/evidence/search/article/analyse-article'
import { isDrugClass } from '@/lib/evidence/search/fit/other-subject'
import { markCoveredTerms } from '@/lib/evidence/search/weighting/coverage'
import type { WeightedQuestion } from '@/lib/evidence/search/weighting/weight-question'
import { listClassStems } from '@/lib/evidence/text/drugs/class-names'
import { namesOutcome } from '@/lib/evidence/text/outcomes'
import type { StudyType } from '@/lib/shared/study-types'

/** A sentence of an article with the terms of the question that it contains. */
export interface ReadSentence extends Omit<AnalysedSentence, 'passage'> {
  passage: Passage
  text: string
  /** By `markCoveredTerms`. */
  covered: number[]
  /** The same for terms of which it says more than that the participants do not have them. */
  affirmed: number[]
}

/** Words of the question with which populations are compared. */
export interface PopulationWords
  extends Pick<AskedPopulation, 'terms' | 'treatments' | 'phrases' | 'drugs' | 'markTerms'> {
  /** The shares, but for markers of tumours whether their own name is there: they have no other. */
  markByOwnName: (shares: number[], has: (stem: string) => boolean) => number[]
}

export function listPopulationWords(question: WeightedQuestion): PopulationWords {
  const { reading } = question
  const markers = reading.terms.flatMap((_, index) => (isMarker(reading, index) ? [index] : []))
  const markByOwnName = (shares: number[], has: (stem: string) => boolean) => {
    const own = [...shares]
    for (const index of markers) own[index] = Number(has(reading.terms[index]?.stem ?? ''))
    return own
  }
  return {
    terms: listPopulationTerms(question),
    treatments: reading.treatments,
    phrases: listPhrases(question),
    drugs: listClassedDrugs(question),
    markTerms: (stems) => {
      const has = (stem: string) => stems.has(stem)
      return markByOwnName(markCoveredTerms(reading, has), has)
    },
    markByOwnName,
  }
}

/**
 * @param read the sentences of the article
 * @param isSubject for each term of the question: whether the article is about it
 * @returns null where the participants do not differ; `sentence` is an index into `read`
 */
export function compareWithParticipants(
  reading: WeightedQuestion['reading'],
  { article, named }: AnalysedArticle,
  {
    read,
    isSubject,
    populationWords: { markByOwnName, ...populationWords },
  }: { read: ReadSentence[]; isSubject: boolean[]; populationWords: PopulationWords },
): PopulationDifference | null {
  const compared = read.map((each) => ({
    ...each,
    covered: markByOwnName(each.covered, (stem) => each.stems.has(stem)),
    affirmed: markByOwnName(each.affirmed, (stem) => each.stems.has(stem) && !isDeniedIn(each, stem)),
  }))
  return comparePopulation(article.title, compared, {
    groups: reading.groups,
    forms: reading.forms,
    ...populationWords,
    isSubject: markByOwnName(isSubject.map(Number), (stem) => named.has(stem)).map((share) => share === 1),
    age: reading.age,
    degrees: reading.degrees,
    time: reading.time,
    events: reading.events,
    measures: reading.measures,
    absent: reading.absent.stems,
    values: reading.values,
    figures: reading.figures,
    regimens: coversSeveralRegimens.has(article.studyType) ? [] : reading.regimens,
  })
}

function isDeniedIn({ affirmedStems }: Pick<AnalysedSentence, 'affirmedStems'>, stem: string): boolean {
  return affirmedStems()?.has(stem) === false
}

const coversSeveralRegimens: ReadonlySet<StudyType> = new Set([
  'guideline',
  'systematic-review',
  'meta-analysis',
  'review',
])

/** Outcomes and classes of drugs name no population, nor does what the question says that the patient does not have. */
function listPopulationTerms({ reading }: WeightedQuestion): (string | null)[] {
  const { terms, groups } = reading
  const absent = groups.filter(({ isNegated }) => isNegated).map(({ surface }) => surface.toLowerCase())
  return terms.map((term, index) => {
    // The name of a measurement ("blood pressure", "creatinine") does not describe the patient; its value would have to
    // be compared.
    const isMeasured = term.detail === 'aside'
    const isName = !isMeasured && isSpecificTerm({ ...term, role: 'asked' }) && term.kind !== 'drug'
    const isAbsent = reading.absent.terms.includes(index) || absent.some((surface) => surface.includes(term.word))
    const isOther = namesOutcome(term.surface) || isDrugClass(reading, index)
    return isName && !isAbsent && (!isOther || isMarker(reading, index)) ? term.surface : null
  })
}

const ofMarker = /^(?:mutat|positiv|rearrang|fusion|alter|amplif|transloc|exon|driv)/

/**
 * "EGFR mutated", "ALK positive": of a tumour, although inhibitors are named so, and the filtration rate
 * in other letters.
 */
function isMarker({ terms, pairs }: WeightedQuestion['reading'], index: number): boolean {
  return pairs.some(([first, second]) => first === index && ofMarker.test(terms[second]?.word ?? ''))
}

/** Neighbours in the question of which at least one names a subject; the rest are "best treatment" and the like. */
function listPhrases({ reading: { terms, pairs, groups, absent: denied } }: WeightedQuestion): [string, string][] {
  const absent = groups.filter(({ isNegated }) => isNegated).map(({ surface }) => surface.toLowerCase())
  return pairs.flatMap(([first, second]): [string, string][] => {
    if (denied.terms.includes(first) || denied.terms.includes(second)) return []
    const [one, other] = [terms[first], terms[second]]
    if (!one || !other || one.kind === 'number' || other.kind === 'number') return []
    const isName = one.kind === 'specific' || other.kind === 'specific'
    const isAbsent = absent.some((surface) => surface.includes(one.word) || surface.includes(other.word))
    return isName && !isAbsent ? [[one.word, other.word]] : []
  })
}

/** The drugs that the patient takes, of which an article may have excluded the class. */
function listClassedDrugs({ reading: { terms, taken, absent } }: WeightedQuestion): ClassedDrug[] {
  return taken.flatMap((term): ClassedDrug[] => {
    const { word = '', surface = '', stem = '' } = terms[term] ?? {}
    const classes = listClassStems(word)
    return classes.length === 0 || absent.stems.has(stem) ? [] : [{ term, surface, classes: new Set(classes) }]
  })
}
