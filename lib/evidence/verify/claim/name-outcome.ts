/** Names the outcome of a clause by the words that neither report it nor name an arm. */

import { stopWords } from '@/lib/evidence/text/normalize-terms'
import type { Arms } from './arms/arms'
import { isTimeOrAverage } from './words/time-words'
import type { Token } from './words/tokens'
import { isWording } from './words/wording-en'

/** Names that a claim may use for the primary outcome. */
export const primaryNames: [string, number][] = [
  ['primari', 0.5],
  ['composit', 0.5],
]
export const primaryRoles: ReadonlySet<string> = new Set(primaryNames.map(([concept]) => concept))

/** Weight of a word whose place in the clause shows that it names the outcome. */
export const coreWeight = 2

/** The content words of a clause that name neither an arm nor a figure, with their weight. */
export function listOutcome(
  about: readonly Token[],
  core: readonly Token[],
  { first, second }: Arms,
): Map<string, number> {
  const outcome = new Map<string, number>()
  for (const { word, concept } of about) {
    if (isWording(word, concept) || /^\d/.test(word) || isTimeOrAverage(concept)) continue
    if (!first.has(concept) && !second.has(concept)) outcome.set(concept, 1)
  }
  for (const { concept } of core) if (outcome.has(concept)) outcome.set(concept, coreWeight)
  return outcome
}

/** "Treatment failure" is named by words that elsewhere only report. */
export function nameOutcome(about: readonly Token[], core: readonly Token[], arms: Arms): Map<string, number> {
  const outcome = listOutcome(about, core, arms)
  if (outcome.size > 0) return outcome
  const { first, second } = arms
  for (const { word, concept } of core) {
    const isName = word.length > 3 && !stopWords.has(word) && !/^\d/.test(concept) && !isTimeOrAverage(concept)
    if (isName && !first.has(concept) && !second.has(concept)) outcome.set(concept, 1)
  }
  return outcome
}
