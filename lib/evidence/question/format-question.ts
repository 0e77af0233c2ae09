/** Writes a question as it is searched, complete without the earlier turns: "apixaban dose in atrial fibrillation". */
import type { ParsedQuestion } from './parse-question'
import type { Facet } from './question-facets'
import type { QuestionTerm } from './question-terms'

const facetNouns: Partial<Record<Facet, string>> = {
  harm: 'harms',
  dose: 'dose',
  threshold: 'threshold',
  eligibility: 'eligibility',
  accuracy: 'accuracy',
  prognosis: 'prognosis',
  recommendation: 'recommendations',
}
/** Second words of the names of drugs: "tranexamic acid", "sodium valproate" needs none. */
const saltWords =
  /^(?:acid|sodium|sulphate|sulfate|hydrochloride|carbonate|bicarbonate|citrate|gluconate|oxide|chloride|peroxide)$/
/**
 * Everyday words that distinguish one disease, dose or place from another when they precede its name: "low back pain".
 */
const qualifiers = new Set(
  `acting advanced back central core double dual early extended extra first flow fourth front full general head high
  large late left line long low maintenance major mild minor missed moderate new newer normal second secondary severe
  short shorter single site small stable term third triple unstable upper`.split(/\s+/),
)
/** What follows a compound of everyday words: "goal-directed therapy". */
const treatmentNouns = /^(?:therap(?:y|ies)|treatments?|care|strateg(?:y|ies)|regimens?|approach(?:es)?)$/
/** Compounds that belong to the wording of a question and name nothing. */
const askingCompounds = /^(?:follow-?ups?|side-?effects?|check-?ups?|one-year|long-term)$/i
/** A patient's facts are included if the question itself names fewer subjects than this. */
const askedEnough = 2
const factsMax = 4

/**
 * @param spell the spelling that is searched for a term, which may correct the user's
 * @param studies acronyms of studies in the question, which may be words of every day: SELECT, START
 * @returns '' for a question that names no subject
 */
export function formatQuestion(
  question: Pick<ParsedQuestion, 'terms' | 'facets' | 'pairs' | 'age' | 'olderAge'>,
  spell: (term: QuestionTerm) => string,
  studies: string[] = [],
): string {
  const { terms, facets, age, olderAge } = question
  const subjects = terms.filter(({ kind }) => kind === 'specific' || kind === 'drug')
  const asked = subjects.filter(({ role, isPassing }) => role === 'asked' || isPassing)
  const facts = asked.length < askedEnough ? subjects.filter(({ role }) => role === 'context').slice(0, factsMax) : []
  const shown = [...asked, ...facts]
  const named = studies.filter((name) => !shown.some(({ surface }) => surface.toUpperCase() === name))
  if (shown.length === 0) return named.join(' ')
  const isSalt = (place: number) => saltWords.test(shown[place]?.word ?? '') && shown[place - 1]?.kind === 'drug'
  const { before, compounds } = findQualifiers(question, new Set(shown))
  const write = (term: QuestionTerm) =>
    [before.get(term), spell(term), findTarget(question, term)].filter(Boolean).join(' ')
  const rest = shown.filter(({ kind }, place) => kind !== 'drug' && !isSalt(place)).map(write)
  const drugs = shown.flatMap((term, place) => {
    const next = shown[place + 1]
    if (term.kind !== 'drug') return []
    return next && isSalt(place + 1) ? [`${write(term)} ${spell(next)}`] : [write(term)]
  })
  const noun = facets.isNamed
    ? facets.asked.map((facet) => facetNouns[facet]).find((each) => each !== undefined)
    : undefined
  const head = [named.join(' '), ...compounds, drugs.length > 0 ? drugs.join(', ') : rest.join(' '), noun]
    .filter(Boolean)
    .join(' ')
  const whole = drugs.length > 0 && rest.length > 0 ? `${head} in ${rest.join(' ')}` : head
  return olderAge && !age ? `${whole}, ${olderAge.surface}` : whole
}

/**
 * Finds everyday words that belong to the displayed names: those before a term, "low back" of "low back pain", and
 * separate compounds, "goal-directed therapy".
 */
function findQualifiers(
  { terms, pairs }: Pick<ParsedQuestion, 'terms' | 'pairs'>,
  shown: ReadonlySet<QuestionTerm>,
): { before: Map<QuestionTerm, string>; compounds: string[] } {
  const previous = new Map(pairs.map(([first, second]) => [second, first]))
  const written = listCompounds(terms)
  const used = new Set<number>()
  const before = new Map<QuestionTerm, string>()
  terms.forEach((term, index) => {
    if (!shown.has(term)) return
    const words: string[] = []
    for (let at = previous.get(index); at !== undefined && !used.has(at); at = previous.get(at)) {
      const compound = written.find(({ parts }) => parts.includes(at ?? -1))
      const each = terms[at]
      const isQualifier = each?.kind === 'general' && (qualifiers.has(each.word) || isReducedEjection(each, term))
      if (!compound && !isQualifier) break
      for (const part of compound?.parts ?? [at]) used.add(part)
      words.unshift(compound?.surface ?? each?.surface ?? '')
      at = compound?.parts[0] ?? at
    }
    if (words.length > 0) before.set(term, words.join(' '))
  })
  const alone = written.filter(({ parts }) => !parts.some((part) => used.has(part)))
  return { before, compounds: alone.map((compound) => addTreatmentNoun(compound, { terms, pairs })) }
}

/** Elsewhere "reduced" is what a treatment did: "which drug reduced bleeding?" */
function isReducedEjection({ word }: QuestionTerm, next: QuestionTerm): boolean {
  return word === 'reduced' && next.word === 'ejection'
}

/** "Blood pressure target", "ejection fraction", "cardiovascular events". */
function findTarget({ terms, pairs }: Pick<ParsedQuestion, 'terms' | 'pairs'>, term: QuestionTerm): string {
  const next = terms[pairs.find(([first]) => terms[first] === term)?.[1] ?? -1]
  return next?.kind === 'general' && /^(?:targets?|thresholds?|goals?|fractions?|events?)$/.test(next.word)
    ? next.surface
    : ''
}

interface Compound {
  surface: string
  /** Its everyday words, as indexes of terms, in order. */
  parts: number[]
}

/** Hyphenated compounds of everyday words only: "single-dose". Of "beta-blocker" each word is shown by itself. */
function listCompounds(terms: QuestionTerm[]): Compound[] {
  return terms.flatMap(({ kind, surface, role }) => {
    if (kind !== 'joined' || role !== 'asked' || askingCompounds.test(surface)) return []
    const words = surface.toLowerCase().split(/[-\u2010\u2011]/)
    const parts = words.map((word) => terms.findIndex((term) => term.kind === 'general' && term.word === word))
    return parts.includes(-1) ? [] : [{ surface, parts }]
  })
}

function addTreatmentNoun(
  { surface, parts }: Compound,
  { terms, pairs }: Pick<ParsedQuestion, 'terms' | 'pairs'>,
): string {
  const next = terms[pairs.find(([first]) => first === parts.at(-1))?.[1] ?? -1]
  return next?.kind === 'general' && treatmentNouns.test(next.word) ? `${surface} ${next.surface}` : surface
}
