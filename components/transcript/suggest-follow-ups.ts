/**
 * Suggests follow-up questions, each based on what an article of the answer states: an outcome it reports, its
 * population, or that it was found but not cited. Without such an article there is no suggestion.
 */

import { formatMessage } from '@/components/i18n/format-message'
import type { PageMessages } from '@/components/i18n/messages-en'
import { splitCited } from '@/components/sources/split-cited'
import type { StudyType } from '@/lib/shared/study-types'
import type { Evidence, EvidenceItem } from '@/lib/wire/evidence'

/** More would distract from the answer. */
const followUpsMax = 3
/** A longer one is a list of conditions, not something to ask about. */
const statedCharactersMax = 120
const titleCharactersMax = 100

/**
 * @param text the answer, whose outcomes need no question
 * @param question the question it answers
 * @returns at most three, most useful first; [] when no article supports one
 */
export function suggestFollowUps(
  { followUps }: Pick<PageMessages, 'followUps'>,
  { evidence, text, question }: { evidence: Evidence; text: string; question: string },
): string[] {
  if (evidence.abstained) return []
  const { cited, others } = splitCited(evidence)
  const sound = cited.filter(({ retracted }) => !retracted)
  const known = normalise(`${text}\n${question}`)
  const outcomes = sound.flatMap((item) => {
    const outcome = newOutcome(item, known)
    return outcome === undefined ? [] : [formatMessage(followUps.outcome, { ...toTitle(item), outcome })]
  })
  const [first, ...further] = sound
  const population = further.find(
    ({ population, type }) => isStudy(type) && isShort(population) && population !== first?.population,
  )?.population
  const unused = others.find(({ retracted }) => !retracted)
  const questions = [
    ...outcomes.slice(0, 1),
    ...(population ? [formatMessage(followUps.population, { population: population.replace(/\.$/, '') })] : []),
    ...(unused ? [formatMessage(followUps.unused, toTitle(unused))] : []),
    ...outcomes.slice(1),
  ]
  return [...new Set(questions)].filter((each) => each !== question).slice(0, followUpsMax)
}

/** The first outcome of an article that neither answer nor question mentions. */
function newOutcome({ effects = [] }: EvidenceItem, known: string): string | undefined {
  return effects.find(({ outcome }) => isShort(outcome) && !known.includes(normalise(outcome)))?.outcome
}

/** Primary studies only: reviews state which studies they include, not a population. */
function isStudy(type: StudyType): boolean {
  return !['guideline', 'systematic-review', 'meta-analysis', 'review'].includes(type)
}

function isShort(stated: string | undefined): stated is string {
  return stated !== undefined && stated.length <= statedCharactersMax
}

function normalise(text: string): string {
  return text.toLowerCase().replace(/\s+/g, ' ')
}

/** The quoted title, which finds the article again; a long one loses the part after its last colon. */
function toTitle({ title, year }: EvidenceItem): { title: string } {
  const whole = title.replace(/[.\s]+$/, '')
  const name = whole.length > titleCharactersMax ? whole.replace(/(?<=.{30}): [^:]+$/, '') : whole
  return { title: year === null ? `“${name}”` : `“${name}” (${year})` }
}
