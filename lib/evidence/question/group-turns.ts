/** Reads turns that name nothing but a group of people: "what about women?", "in the elderly?" */
import { splitWords } from '@/lib/evidence/text/normalize-terms'
import { findGroups, type GroupMention } from './population-groups'
import { type Facet, type QuestionFacets, readFacets } from './question-facets'
import { isSpecificTerm, type QuestionTerm } from './question-terms'
import { isAttribute } from './turn-dependence'

/** Weight of all words for the group: an article on it that lacks the subject answers another question. */
const groupWeight = 0.5

/** "Any renal failure?" asks for an outcome. */
const asksForOutcome = /\b(?:any|how (?:many|much|often|common)|risks?|rates?|causes?|more|less|fewer)\b/i
/** "Women who smoke", "older men with renal failure" still name only a group. */
const groupWordsMax = 8

/**
 * Whether a turn of a conversation names only a group.
 *
 * @param own the terms of the turn
 * @param facets those that the turn names
 */
export function namesOnlyGroup(text: string, own: QuestionTerm[], facets: QuestionFacets): boolean {
  const groups = findGroups(text)
  if (groups.length === 0 || asksForOutcome.test(text) || !groups.some(({ isNegated }) => !isNegated)) return false
  // "Renal failure?" is an outcome as well.
  const rest = groups.reduce((masked, { surface }) => masked.replace(surface, ' '), text)
  if (facets.isNamed && readFacets(rest).isNamed) return false
  const stems = listGroupStems(groups)
  return (
    text.trim().split(/\s+/).length <= groupWordsMax &&
    own.every((term) => !isSpecificTerm(term) || stems.has(term.stem) || isAttribute(term))
  )
}

/** The terms of such a turn: the subject of the turns before leads. */
export function weighGroupTerms(own: QuestionTerm[]): QuestionTerm[] {
  const weight = groupWeight / Math.max(1, own.filter(isSpecificTerm).length)
  return own.map((term) => ({ ...term, weight: Math.min(term.weight, weight), isPassing: true }))
}

/** Groups for whom a dose is often another one. */
const ownDose: ReadonlySet<string> = new Set(['children', 'newborns', 'severe kidney impairment', 'liver disease'])
const onResults: ReadonlySet<Facet> = new Set(['harm', 'dose', 'comparison', 'eligibility'])

/**
 * After "any bleeding?" and "in women?" the effect in women is asked for, which an article states of more groups than
 * it does a harm. A question on a test, a cut-off or a dose for children keeps what it asks.
 */
export function continueFacets(before: QuestionFacets, groups: GroupMention[]): QuestionFacets {
  const keepsDose = before.asked.includes('dose') && groups.some(({ name }) => ownDose.has(name))
  return keepsDose || !before.asked.some((facet) => onResults.has(facet)) ? before : readFacets('')
}

function listGroupStems(groups: GroupMention[]): ReadonlySet<string> {
  return new Set(groups.flatMap(({ surface }) => splitWords(surface).map(({ stem }) => stem)))
}
