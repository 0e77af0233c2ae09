/** Writes a question as it is searched, complete without the turns before: "apixaban dose in atrial fibrillation". */
import type { ParsedQuestion } from './parse-question'
import type { Facet } from './question-facets'
import type { QuestionTerm } from './question-terms'

const facetNouns: Partial<Record<Facet, string>> = {
  harm: 'harms',
  dose: 'dose',
  eligibility: 'eligibility',
  accuracy: 'accuracy',
  prognosis: 'prognosis',
  recommendation: 'recommendations',
}
/** Second words of the names of drugs: "tranexamic acid", "sodium valproate" needs none. */
const saltWords =
  /^(?:acid|sodium|sulphate|sulfate|hydrochloride|carbonate|bicarbonate|citrate|gluconate|oxide|chloride|peroxide)$/
/** A patient's facts are named where the question itself names fewer subjects than this. */
const askedEnough = 2
const factsMax = 4

/**
 * @param spell the spelling that is searched for a term, which may correct the user's
 * @param studies acronyms of studies in the question, which may be words of every day: SELECT, START
 * @returns '' for a question that names no subject
 */
export function formatQuestion(
  { terms, facets }: Pick<ParsedQuestion, 'terms' | 'facets'>,
  spell: (term: QuestionTerm) => string,
  studies: string[] = [],
): string {
  const subjects = terms.filter(({ kind }) => kind === 'specific' || kind === 'drug')
  const asked = subjects.filter(({ role }) => role === 'asked')
  const facts = asked.length < askedEnough ? subjects.filter(({ role }) => role === 'context').slice(0, factsMax) : []
  const shown = [...asked, ...facts]
  const named = studies.filter((name) => !shown.some(({ surface }) => surface.toUpperCase() === name))
  if (shown.length === 0) return named.join(' ')
  const isSalt = (place: number) => saltWords.test(shown[place]?.word ?? '') && shown[place - 1]?.kind === 'drug'
  const rest = shown.filter(({ kind }, place) => kind !== 'drug' && !isSalt(place)).map(spell)
  const drugs = shown.flatMap((term, place) => {
    const next = shown[place + 1]
    if (term.kind !== 'drug') return []
    return next && isSalt(place + 1) ? [`${spell(term)} ${spell(next)}`] : [spell(term)]
  })
  const noun = facets.isNamed
    ? facets.asked.map((facet) => facetNouns[facet]).find((each) => each !== undefined)
    : undefined
  const head = [named.join(' '), drugs.length > 0 ? drugs.join(', ') : rest.join(' '), noun].filter(Boolean).join(' ')
  return drugs.length > 0 && rest.length > 0 ? `${head} in ${rest.join(' ')}` : head
}
