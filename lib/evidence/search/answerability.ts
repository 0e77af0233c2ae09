/** Estimates how likely the best article answers the question, so that the server can say that none does. */
import { isSpecificTerm, type QuestionTerm, type TermKind } from '@/lib/evidence/question/question-terms'
import type { SentenceRole } from '@/lib/evidence/quote/read-sentence'
import { type AnalysedArticle, markCoveredTerms, measureCoverage, type WeightedQuestion } from './rank'

/** Below this no source counts as an answer: 93 to 98 of 100 answerable questions are above it. */
export const abstainBelow = 0.5

export interface AnswerEvidence {
  /** Share of the question that the best sentence covers which says what its article is about or finds, 0 to 1. */
  statement: number
  /** The same of its best sentence of any kind. */
  sentence: number
  /** Share of the question's information that the article holds, 0 to 1; a word in 1 of 1,000 articles has three times that of one in 10. */
  information: number
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
const lackingMatters = { upTo: 3, by: 0.6 }

/**
 * Least mean of `statement` and `information`. A short question, and one that hardly any article shares a word with, is
 * easily matched by chance: "repair a leaking tap" finds the repair of a leaking heart valve, far ahead of the rest.
 */
const coveredLeast = { ofShort: 0.43, alone: 0.53 }
const shortSubjects = 3

/**
 * @returns 0 to 1, by logistic regression over one half of 1,100 clinical questions and those of PubMedQA, asked of
 *   libraries of 250, 12,000 and 50,000 articles with and without the answer, each size with the same weight; the
 *   figures are rounded. The larger libraries consist mostly of recombined articles. Features that tell these from real
 *   ones, such as adjacent words, which recombining separates, are left out: they would look better here than they are.
 */
export function estimateAnswerability(from: AnswerEvidence): number {
  const { statement, sentence, information, lead, subjects, lacking, articles } = from
  const covered = (statement + information) / 2
  if (subjects <= shortSubjects && covered < coveredLeast.ofShort) return 0
  const lacksHalf = subjects > 0 && 2 * lacking >= subjects
  if (lacksHalf && lead === leadMax && covered < coveredLeast.alone) return 0
  const logit =
    -7.85 +
    5.8 * statement +
    0.6 * sentence +
    7 * information +
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
  const sentences = best.sentences().map(({ stems, reading: { role } }) => {
    return { isStating: statingRoles.has(role), share: measureCoverage(question, (stem) => stems.has(stem)).answered }
  })
  return {
    statement: Math.max(0, ...sentences.filter(({ isStating }) => isStating).map(({ share }) => share)),
    sentence: Math.max(0, ...sentences.map(({ share }) => share)),
    information: measureInformation(question, (stem) => best.frequencies.has(stem)),
    lead: field === 0 ? leadMax : Math.min(leadMax, text / field),
    subjects: question.reading.terms.filter(isSpecificTerm).length,
    lacking: countLackingSubjects(question, (stem) => best.frequencies.has(stem)),
    articles: question.articleCount,
  }
}

function countLackingSubjects({ reading }: WeightedQuestion, has: (stem: string) => boolean): number {
  const covered = markCoveredTerms(reading, has)
  return reading.terms.filter((term, index) => isSpecificTerm(term) && (covered[index] ?? 0) < 1).length
}

/** Articles seldom repeat the figures of a question, and the parts of a hyphenated word count by themselves. */
const informationShares: Record<TermKind, number> = { specific: 1, drug: 1, general: 1, number: 0.2, joined: 0.4 }

/** Share of the information of what is asked, or of that with what is known of the patient, whichever is more. */
function measureInformation(question: WeightedQuestion, has: (stem: string) => boolean): number {
  const covered = markCoveredTerms(question.reading, has)
  const amounts = listFrequencies(question).map((frequency, index) => {
    const { kind, role, weight } = question.reading.terms[index] as QuestionTerm // one frequency for each term
    const amount = weight === 0 ? 0 : -informationShares[kind] * Math.log(frequency)
    return { role, held: covered[index] ?? 0, amount }
  })
  const asked = amounts.filter(({ role }) => role === 'asked')
  return Math.max(shareHeld(asked), shareHeld(amounts))
}

function shareHeld(amounts: { held: number; amount: number }[]): number {
  const total = amounts.reduce((sum, { amount }) => sum + amount, 0)
  return total === 0 ? 0 : amounts.reduce((sum, { held, amount }) => sum + held * amount, 0) / total
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
