/**
 * Reads which facet of the evidence a question asks for, since each is answered by another sentence of an article: "is it
 * safe?" by its harms, "what dose?" by the intervention, "who was excluded?" by its limitations.
 */
import { isDrugName } from '@/lib/evidence/text/drug-names'
import { foldWord } from '@/lib/evidence/text/normalize-terms'
import { findOutcomes, type NamedOutcome } from '@/lib/evidence/text/outcomes'
import { effectPhrases, facetPhrases, guidelineIssuers } from './facet-phrases'

export const facets = [
  'effect',
  'harm',
  'dose',
  'timing',
  'eligibility',
  'accuracy',
  'prognosis',
  'recommendation',
  'comparison',
] as const
/** `dose` includes the regimen, `timing` when to start and how long, `eligibility` who was excluded. */
export type Facet = (typeof facets)[number]

export interface QuestionFacets {
  /** In the order of `facets`; `effect` alone if the question names none. */
  asked: Facet[]
  /** Whether the question names any facet; "and in pregnancy?" does not, and takes that of the turn before. */
  isNamed: boolean
  /** Outcomes that the question names: "stroke", "major bleeding". */
  outcomes: NamedOutcome[]
}

/** A benefit on an outcome that is otherwise a harm: "prevent bleeding", "reduce falls". */
const soughtBenefit =
  /\b(?:prevent\w*|reduc\w*|lower(?:s|ed|ing)?|decreas\w*|avoid\w*|treat\w*|stop(?:s|ped|ping)?|fewer|less|against|cut(?:s|ting)?|relie[fv]\w*|help\w*|improv\w*|for|after|in|with|of|during|has|had|and)\s+(?:\w+[\s-]+){0,3}$/i

/** Any other outcome that a treatment may bring about: "cause breast cancer", "excess deaths". */
const madeWorse =
  /\b(?:caus(?:e|es|ed|ing)|lead(?:s|ing)? to|increas(?:e|es|ed|ing)|rais(?:e|es|ed|ing)|excess|extra)\s+(?:\w+[\s-]+){0,3}$/i
const improvedByMore: ReadonlySet<string> = new Set([
  'abstinence',
  'birth',
  'bone density',
  'cognition',
  'cure',
  'efficacy',
  'function',
  'quality of life',
  'response',
  'vision',
])

/** An effect on a harm itself: "how much hypotension", "does it cause falls", "bleeding with apixaban", "risk of". */
const causedHarm =
  /\b(?:caus\w+|risks?|rates?|rise|increas\w+|more|extra|excess|how (?:much|many|often|common|frequent)|lead\w* to|get|gave?|gives?|produce[sd]?|trigger\w*|develop\w*|affect\w*|what about|and|any|will)\s+(?:\w+[\s-]+){0,4}$/i

/** @param text one turn of the conversation */
export function readFacets(text: string): QuestionFacets {
  const outcomes = findOutcomes(text)
  const named = facets.filter((facet) => facet !== 'effect' && facetPhrases[facet].test(text))
  const asked = new Set<Facet>(named)
  if (guidelineIssuers.test(text) && text !== text.toUpperCase()) asked.add('recommendation')
  if (asksHowMuchOfDrug(text)) asked.add('dose')
  if (outcomes.some((outcome) => asksForHarm(text, outcome))) asked.add('harm')
  if (effectPhrases.test(text) && !isAboutUse(asked)) asked.add('effect')
  const isNamed = asked.size > 0 || outcomes.length > 0
  if (asked.size === 0 || (outcomes.some(({ isHarm }) => !isHarm) && !asked.has('harm'))) asked.add('effect')
  return { asked: facets.filter((facet) => asked.has(facet)), isNamed, outcomes }
}

/** "how much aspirin"; "how much weight" asks for an effect. */
function asksHowMuchOfDrug(text: string): boolean {
  return [...text.matchAll(/\bhow (?:much|many) (?:oral |intravenous |iv )?([\p{L}-]+)/giu)].some(([, word = '']) =>
    isDrugName(foldWord(word)),
  )
}

/** "What dose of metformin prevents diabetes?" asks for the dose, not for the effect. */
function isAboutUse(asked: ReadonlySet<Facet>): boolean {
  return asked.has('dose') || asked.has('timing') || asked.has('eligibility')
}

/** Whether an outcome is asked about as a harm: it is one by nature, and the question does not seek to treat it. */
function asksForHarm(text: string, { name, isHarm, at }: NamedOutcome): boolean {
  const before = text.slice(Math.max(0, at - 60), at)
  if (!isHarm)
    return !improvedByMore.has(name) && !/^(?:surviv|alive|live)/i.test(text.slice(at)) && madeWorse.test(before)
  if (causedHarm.test(before))
    return !/\b(?:reduc|lower|decreas|prevent|avoid|cut)\w*\s+(?:\w+[\s-]+){0,5}$/i.test(before)
  return before.trim() === '' || !soughtBenefit.test(before)
}
