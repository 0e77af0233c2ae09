/** Estimates how likely the best article answers the question, so that the server can say that none does. */
import { isSpecificTerm, type QuestionTerm, type TermKind } from '@/lib/evidence/question/question-terms'
import type { SentenceRole } from '@/lib/evidence/quote/read-sentence'
import { type AnalysedArticle, markCoveredTerms, shareCovered, type WeightedQuestion } from './rank'

/** Below this no source counts as an answer: 93 to 98 of 100 answerable questions are above it. */
export const abstainBelow = 0.5

export interface AnswerEvidence {
  /** Share of the question that the best sentence covers which says what its article is about or finds, 0 to 1. */
  statement: number
  /** Share of the question's information that two consecutive sentences hold at best, 0 to 1. */
  together: number
  /** The same share of the whole article; a word in 1 of 1,000 articles has three times that of one in 10. */
  information: number
  /** The information asked for that the article holds, in nats: more is less likely to be held by chance. */
  held: number
  /** Share of the information of the words that name no subject which the article holds; near 0.5 where there are few. */
  general: number
  /** BM25 of the article relative to that of the ninth best of the library, 5 at most. */
  lead: number
  /** Subjects asked about. */
  subjects: number
  /** Those of them that the article lacks. */
  lacking: number
  /** Articles of the library. */
  articles: number
}

/** In a smaller library the ninth best article is further from the question, so the lead of the best one is larger. */
const sizeMatters = { upTo: 12_000, by: 0.26 }

/** An article on another subject lacks some of those asked about; one that answers may lack a few of a long question's. */
const lackingMatters = { upTo: 3, by: 1.4 }

/**
 * Least mean of `statement` and `information`. A short question, and one that hardly any article shares a word with, is
 * easily matched by chance: "repair a leaking tap" finds the repair of a leaking heart valve, far ahead of the rest.
 */
const coveredLeast = { ofShort: 0.43, alone: 0.53 }
const shortSubjects = 3

/**
 * @returns 0 to 1, by logistic regression over one half of 1,100 clinical questions and those of PubMedQA, asked with and
 *   without the answer of libraries of 250 to 12,000 articles filled with published abstracts, and of 12,000 and 50,000
 *   filled with recombined ones, each library with the same weight; the figures are rounded. The first figure and
 *   `sizeMatters` keep as many clinical questions answered in a small library as in a large one. Adjacent words add nothing
 *   to these features. The study type, the title and the keywords are left out: they tell the sets of questions apart.
 */
export function estimateAnswerability(from: AnswerEvidence): number {
  const { statement, together, information, held, general, lead, subjects, lacking, articles } = from
  const covered = (statement + information) / 2
  if (subjects <= shortSubjects && covered < coveredLeast.ofShort) return 0
  const lacksHalf = subjects > 0 && 2 * lacking >= subjects
  if (lacksHalf && lead === leadMax && covered < coveredLeast.alone) return 0
  const logit =
    -6.1 +
    5 * statement +
    2.2 * together +
    0.054 * held +
    4.6 * general +
    2.6 * Math.log(lead) -
    lackingMatters.by * Math.min(lacking, lackingMatters.upTo) -
    sizeMatters.by * Math.log(Math.min(articles, sizeMatters.upTo) / 1000)
  return 1 / (1 + Math.exp(-logit))
}

/** What an article is about or finds; a chance match has the words of a question in its methods or in many sentences. */
const statingRoles: ReadonlySet<SentenceRole> = new Set(['aim', 'conclusion', 'recommendation'])
const leadMax = 5

/**
 * @param best the article that ranks first
 * @param text its BM25
 * @param field BM25 of the ninth best article of the library; 0 when there are fewer
 */
export function collectAnswerEvidence(
  question: WeightedQuestion,
  best: AnalysedArticle,
  { text, field }: { text: number; field: number },
): AnswerEvidence {
  const { reading } = question
  const covered = markCoveredTerms(reading, (stem) => best.frequencies.has(stem))
  const amounts = measureAmounts(question)
  const sentences = best.sentences().map(({ stems, reading: { role } }) => {
    return { isStating: statingRoles.has(role), covered: markCoveredTerms(reading, (stem) => stems.has(stem)) }
  })
  const statements = sentences.filter(({ isStating }) => isStating)
  return {
    statement: Math.max(0, ...statements.map((each) => shareCovered(question, each.covered).answered)),
    together: measureTogether(
      amounts,
      sentences.map((each) => each.covered),
    ),
    information: measureInformation(amounts, covered),
    ...measureAsked(amounts, covered),
    lead: field === 0 ? leadMax : Math.min(leadMax, text / field),
    subjects: reading.terms.filter(isSpecificTerm).length,
    lacking: reading.terms.filter((term, index) => isSpecificTerm(term) && (covered[index] ?? 0) < 1).length,
    articles: question.articleCount,
  }
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

/** Nats that are taken as held, and as many as lacking, so that one general word says little. */
const generalPrior = 2

function measureAsked(amounts: Amount[], covered: number[]): { held: number; general: number } {
  const [, held] = sumInformation(amounts, covered, ({ isAsked }) => isAsked)
  const [total, part] = sumInformation(amounts, covered, ({ isAsked, isSubject }) => isAsked && !isSubject)
  return { held, general: (part + generalPrior) / (total + 2 * generalPrior) }
}

/** The information of the terms chosen, and the part of it that is held. */
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

/** For each term, the share of the library's articles that hold it or another name of it; never quite 0 or 1. */
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
