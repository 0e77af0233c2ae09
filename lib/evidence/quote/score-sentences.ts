/**
 * Scores how well each sentence of an article answers a question: by the facet asked for, the outcome named, and the
 * words by which this sentence differs from the others of its article.
 */
import type { Facet, QuestionFacets } from '@/lib/evidence/question/question-facets'
import { mentionsOutcome, type OutcomeNaming, readOutcomeNaming } from '@/lib/evidence/text/outcomes'
import type { SentenceReading, SentenceRole } from './read-sentence'

/** Tuned on the tune half of the question set and on questions made from the fields of the cards; see docs/evidence.md. */
const weights = {
  /** Share of the question's weight that the sentence covers. */
  words: 0.6,
  /** The same, but a word counts the less, the more sentences of the article hold it. */
  distinct: 1.2,
  outcome: 0.5,
  /** Share of it for a composite that the outcome asked about is only a part of. */
  composite: 0.8,
  facet: 1,
  /** Share of a facet that is asked beside a more specific one: "does it help, and is it safe?" */
  besideSpecific: 0.5,
  /** Share that a word of the subject counts, since any sentence of the article is about it. */
  subject: 0.35,
  /** The same where a specific facet is asked for: a conclusion repeats the subject, the sentence on harms does not. */
  subjectBesideFacet: 0.1,
  /** Share that words and outcome count in a sentence that does not state the specific facet asked for. */
  withoutFacet: 0.4,
}

/** A sentence that suits the facet this well is quoted from any section. */
const fitMin = 0.4
/** Subtracted, so that none of these is quoted while the article has results, a conclusion or a recommendation. */
const rolePenalty: Partial<Record<SentenceRole, number>> = { aim: 3, background: 2.5, methods: 2, limitations: 1 }

export interface ScoredSentence {
  text: string
  reading: SentenceReading
  /** For each term of the question: 1 if the sentence holds it or a synonym, else 0 or a share. */
  covered: number[]
}

export interface AskedFor {
  facets: QuestionFacets
  /** Weight of each term. */
  termWeights: number[]
  /** For each term: whether it names the subject of the article, in its title or keywords. */
  isSubject: boolean[]
  /** Counts like an outcome that the question names: what follows when a treatment is stopped, how long it is given. */
  alsoNamed?: RegExp | null
}

export interface SentenceScore {
  /** Higher is better; comparable between articles for one question. */
  score: number
  /** False if a dose, a harm or the like is asked for and the sentence states none. */
  statesFacet: boolean
  /** How the sentence names the one outcome asked about; absent if it does not, or if several are asked about. */
  outcome?: OutcomeNaming
}

export function scoreSentences(title: string, sentences: ScoredSentence[], asked: AskedFor): SentenceScore[] {
  const total = asked.termWeights.reduce((sum, each) => sum + each, 0) || 1
  const hasSpecific = asked.facets.asked.some((facet) => !generalFacets.has(facet))
  const subjectShare = hasSpecific ? weights.subjectBesideFacet : weights.subject
  const termWeights = asked.termWeights.map((weight, term) => (asked.isSubject[term] ? subjectShare * weight : weight))
  const rarity = termWeights.map((_, term) => measureRarity(sentences, term))
  const outcomes = asked.facets.outcomes.filter(({ name }) => !mentionsOutcome(title, name))
  return sentences.map(({ text, reading, covered }) => {
    const words = termWeights.reduce((sum, weight, term) => sum + weight * (covered[term] ?? 0), 0) / total
    const distinct =
      termWeights.reduce((sum, weight, term) => sum + weight * (rarity[term] ?? 0) * (covered[term] ?? 0), 0) / total
    const named = measureOutcomes(text, asked.facets.outcomes, outcomes) + (asked.alsoNamed?.test(text) ? 1 : 0)
    const outcome = asked.facets.asksComposite ? {} : readNaming(text, outcomes)
    const fit = measureFit(reading, asked.facets.asked)
    const matched = weights.words * words + weights.distinct * distinct + weights.outcome * named
    if (fit >= fitMin) return { score: weights.facet * fit + matched, statesFacet: true, ...outcome }
    // Words of the question do not make up for a facet that the sentence does not state.
    const share = hasSpecific ? weights.withoutFacet : 1
    const score = weights.facet * fit + share * matched - (rolePenalty[reading.role] ?? 0)
    return { score, statesFacet: !hasSpecific, ...outcome }
  })
}

/** Of several outcomes that are asked about, a composite may be what is meant. */
function readNaming(text: string, outcomes: QuestionFacets['outcomes']): Pick<SentenceScore, 'outcome'> {
  const [outcome, ...others] = outcomes
  const naming = outcome && others.length === 0 ? readOutcomeNaming(text, outcome) : null
  return naming === null ? {} : { outcome: naming }
}

/** Share of the outcomes asked about that a sentence names; one asked about alone is named less by a composite. */
function measureOutcomes(text: string, all: QuestionFacets['outcomes'], wanted: QuestionFacets['outcomes']): number {
  const shares = wanted.map((outcome) => {
    if (!mentionsOutcome(text, outcome.name)) return 0
    return all.length > 1 || readOutcomeNaming(text, outcome) === 'alone' ? 1 : weights.composite
  })
  return shares.reduce((sum, share) => sum + share, 0) / Math.max(1, wanted.length)
}

/** 1 for a term in one sentence of many, towards 0 for a term in all of them. */
function measureRarity(sentences: ScoredSentence[], term: number): number {
  const holding = sentences.filter(({ covered }) => (covered[term] ?? 0) > 0).length
  if (holding === 0) return 0
  return Math.log((sentences.length + 1) / (holding + 0.5)) / Math.log((sentences.length + 1) / 1.5 + 1)
}

const generalFacets: ReadonlySet<Facet> = new Set(['effect', 'comparison', 'recommendation'])

function measureFit({ fits }: SentenceReading, facets: Facet[]): number {
  const hasSpecific = facets.some((facet) => !generalFacets.has(facet))
  const each = facets.map((facet) => {
    const share = hasSpecific && generalFacets.has(facet) ? weights.besideSpecific : 1
    return share * (fits[facet] ?? 0)
  })
  return Math.max(0, ...each)
}
