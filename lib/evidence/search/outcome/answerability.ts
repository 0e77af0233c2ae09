/** Estimates how likely the best article answers the question, so that the server can say that none does. */
import type { ParsedQuestion } from '@/lib/evidence/question/parse-question'
import { isSpecificTerm, type QuestionTerm, type TermKind } from '@/lib/evidence/question/question-terms'
import { describesAtLength } from '@/lib/evidence/question/spoken-question'
import type { SentenceRole } from '@/lib/evidence/quote/read-sentence'
import type { AnalysedArticle } from '@/lib/evidence/search/article/analyse-article'
import { isCoveredEnough, leastCoverage } from '@/lib/evidence/search/fit/missing-terms'
import { markCoveredTerms, shareCovered } from '@/lib/evidence/search/weighting/coverage'
import type { WeightedQuestion } from '@/lib/evidence/search/weighting/weight-question'
import { isEnglishWord } from '@/lib/evidence/text/common-words'
import { namesMedicalSubject } from '@/lib/evidence/text/medical-words'
import { isConceptName } from '@/lib/evidence/text/synonyms'

/** Below this no source counts as an answer: 93 to 98 of 100 answerable questions are above it. */
export const abstainBelow = 0.5

interface AnswerEvidence {
  /**
   * Share of the question covered by the best sentence among those that state what the article is about or finds, 0 to
   * 1.
   */
  statement: number
  /** Largest share of the question's information in two consecutive sentences, 0 to 1. */
  together: number
  /** Information of the asked terms that the article contains, in nats; more is less likely by chance. */
  held: number
  /** Information of the asked subjects in its title and keywords, in nats. */
  named: number
  /** Information of the patient's details that the article contains, in nats. */
  known: number
  /** Share of the information of general words that the article contains; near 0.5 if there are few such words. */
  general: number
  /** Information of general words that the article lacks, in nats; 0 unless the question is phrased as speech. */
  unheldSpoken: number
  /** Its score minus that of the second-best article. */
  lead: number
  /** Subjects asked about that the article lacks, and the drugs among them. */
  lacking: number
  lackingDrugs: number
  /** Number of articles in the library. */
  articles: number
}

/** In a smaller library the second-best article fits the question less, so the lead of the best one is larger. */
const sizeMatters = { upTo: 12_000, by: 0.34 }

/** An article on another subject lacks some of the asked subjects; one that answers a long question may lack a few. */
const lackingMatters = { upTo: 3, by: 0.91 }
const lackingDrugsMatter = { upTo: 2, by: 1.35 }

/** With fewer nats of the asked subjects in its title and keywords, an article is about something else. */
const namedMatters = { upTo: 3, by: 0.56 }
const knownMatters = { upTo: 15, by: 0.22 }
const leadMatters = { upTo: 0.5, by: 1.8 }
/** A title repeats the words of its abstract; people who write in sentences use other words. */
const spokenMatters = { upTo: 25, by: 0.14 }

/**
 * Estimates the probability that the best article answers the question.
 *
 * @returns 0 to 1, by logistic regression over clinical questions, among them those of people who had not seen the
 *   articles, and the questions of PubMedQA, each asked with and without its answer of libraries of 500 and 3,000
 *   articles; the coefficients are rounded. Adjacent words add nothing to these features. The study type is left out:
 *   it would distinguish the sets of questions.
 */
export function estimateAnswerability(from: AnswerEvidence): number {
  const matters = (value: number, { upTo, by }: { upTo: number; by: number }) => by * Math.min(value, upTo)
  const logit =
    -5.7 +
    3.65 * from.statement +
    2.1 * from.together +
    0.11 * from.held +
    2.1 * from.general +
    matters(from.named, namedMatters) +
    matters(from.known, knownMatters) +
    matters(from.lead, leadMatters) +
    matters(from.unheldSpoken, spokenMatters) -
    matters(from.lacking, lackingMatters) -
    matters(from.lackingDrugs, lackingDrugsMatter) -
    sizeMatters.by * Math.log(Math.min(from.articles, sizeMatters.upTo) / 1000)
  return 1 / (1 + Math.exp(-logit))
}

/**
 * Roles of sentences that state what an article is about or finds; a chance match has the words of a question in its
 * methods or spread over many sentences.
 */
const statingRoles: ReadonlySet<SentenceRole> = new Set(['aim', 'conclusion', 'recommendation'])

/**
 * Measures the features of the best article that the estimate uses.
 *
 * @param best the article that ranks first
 * @param lead its score minus that of the second; its score if there is no other
 */
export function collectAnswerEvidence(question: WeightedQuestion, best: AnalysedArticle, lead: number): AnswerEvidence {
  const { reading } = question
  const covered = markCoveredTerms(reading, (stem) => best.frequencies.has(stem))
  const named = markCoveredTerms(reading, (stem) => best.named.has(stem))
  const amounts = measureAmounts(question)
  const sentences = best.sentences().map(({ stems, reading: { role } }) => {
    return { isStating: statingRoles.has(role), covered: markCoveredTerms(reading, (stem) => stems.has(stem)) }
  })
  const statements = sentences.filter(({ isStating }) => isStating)
  // A fact of the patient confirms a match and is never missing.
  const missing = reading.terms.filter((term, index) => {
    const least = () => (term.kind === 'drug' ? leastCoverage(reading, best, term) : 1)
    const isOfPatient = term.isFact || reading.taken.includes(index) || reading.takenBefore.includes(index)
    return (
      isSpecificTerm(term) && !isOfPatient && !isCoveredEnough(covered[index], least) && !isIncidental(question, term)
    )
  })
  // What an earlier turn described in addition to its subject was judged with that turn, so all of it counts as one.
  const inherited = missing.filter(({ isInherited, kind }) => isInherited && kind !== 'drug')
  const lacking = missing.filter((term) => !inherited.slice(1).includes(term))
  return {
    statement: Math.max(0, ...statements.map((each) => shareCovered(question, each.covered).answered)),
    together: measureTogether(
      amounts,
      sentences.map((each) => each.covered),
    ),
    ...measureAsked(amounts, covered, reading.isSpoken),
    named: sumInformation(amounts, named, ({ isSubject }) => isSubject)[1],
    known: sumInformation(amounts, covered, ({ isAsked }) => !isAsked)[1],
    lead,
    lacking: lacking.length,
    lackingDrugs: comparesDrugs(reading) ? 0 : lacking.filter(({ kind }) => kind === 'drug').length,
    articles: question.articleCount,
  }
}

/**
 * Whether a word is incidental: in a long question, an everyday word that no article contains and that names neither a
 * drug nor anything medical ("repackaged Avastin") seldom names another subject.
 */
function isIncidental({ reading, holding }: WeightedQuestion, term: QuestionTerm): boolean {
  const isUnknown = term.kind === 'specific' && holding(term.stem) < 1 && !isConceptName(term)
  return isUnknown && describesAtLength(reading) && isEnglishWord(term.word) && !namesMedicalSubject(term.word)
}

/** For a comparison of two drugs, an article on one may be useful. */
function comparesDrugs({ comparators }: ParsedQuestion): boolean {
  return comparators.length > 0
}

/** Articles seldom repeat the figures of a question, and the parts of a hyphenated word count by themselves. */
const informationShares: Record<TermKind, number> = { specific: 1, drug: 1, general: 1, number: 0.2, joined: 0.4 }

/** The information of a term, in nats. */
interface Amount {
  amount: number
  isAsked: boolean
  isSubject: boolean
}

function measureAmounts(question: WeightedQuestion): Amount[] {
  return listFrequencies(question).map((frequency, index) => {
    const term = question.reading.terms[index] as QuestionTerm // one frequency for each term
    const amount = term.weight === 0 ? 0 : -informationShares[term.kind] * Math.log(frequency)
    return { amount, isAsked: term.role === 'asked', isSubject: isSpecificTerm(term) }
  })
}

/** Share of the information of what is asked, or of that with what is known of the patient, whichever is more. */
function measureInformation(amounts: Amount[], covered: number[]): number {
  const [asked, askedHeld] = sumInformation(amounts, covered, ({ isAsked }) => isAsked)
  const [all, allHeld] = sumInformation(amounts, covered, () => true)
  return Math.max(asked === 0 ? 0 : askedHeld / asked, all === 0 ? 0 : allHeld / all)
}

function measureTogether(amounts: Amount[], sentences: number[][]): number {
  const pairs = sentences.map((covered, at) => {
    const next = sentences[at + 1]
    return next === undefined ? covered : covered.map((share, term) => Math.max(share, next[term] ?? 0))
  })
  return Math.max(0, ...pairs.map((covered) => measureInformation(amounts, covered)))
}

/** Added to the information present and to that missing, in nats, so that a single general word has little effect. */
const generalPrior = 2

function measureAsked(
  amounts: Amount[],
  covered: number[],
  isSpoken: boolean,
): Pick<AnswerEvidence, 'held' | 'general' | 'unheldSpoken'> {
  const [, held] = sumInformation(amounts, covered, ({ isAsked }) => isAsked)
  const [total, part] = sumInformation(amounts, covered, ({ isAsked, isSubject }) => isAsked && !isSubject)
  return {
    held,
    general: (part + generalPrior) / (total + 2 * generalPrior),
    unheldSpoken: isSpoken ? total - part : 0,
  }
}

/** Total information of the counted terms, and the part of it that is covered. */
function sumInformation(
  amounts: Amount[],
  covered: number[],
  isCounted: (amount: Amount) => boolean,
): [total: number, held: number] {
  let total = 0
  let held = 0
  amounts.forEach((each, term) => {
    if (!isCounted(each)) return
    total += each.amount
    held += each.amount * (covered[term] ?? 0)
  })
  return [total, held]
}

/** For each term, the share of the library's articles that contain it or another name of it; never quite 0 or 1. */
function listFrequencies({ reading, holding, articleCount }: WeightedQuestion): number[] {
  const names = reading.terms.map(({ stem }) => [[stem]])
  for (const { terms, words, isBroader } of reading.synonyms) {
    if (!isBroader) for (const term of terms) names[term]?.push(words.map(({ stem }) => stem))
  }
  return names.map((ofTerm) => {
    const absent = ofTerm.map((name) => 1 - name.reduce((share, stem) => (share * holding(stem)) / articleCount, 1))
    const frequency = 1 - absent.reduce((product, each) => product * each, 1)
    return Math.min(0.98, Math.max(1e-6, frequency))
  })
}
