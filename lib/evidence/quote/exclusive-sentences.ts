/**
 * Finds sentences on exclusions, or on a group of people, that name something which the question asks about and no finding
 * of the article mentions.
 */
import { createGroupFinder, type GroupMention } from '@/lib/evidence/question/population-groups'
import { mentionsOutcome, type NamedOutcome } from '@/lib/evidence/text/outcomes'
import { findingRoles, namesExclusion } from './read-sentence'
import type { ScoredSentence } from './scored-sentence'

/** Least share of the question that occurs only in such a sentence. */
const exclusiveMin = 0.12

/** Whom such a sentence is about: those left out, or a group of the question. */
export type ExclusiveSentence = 'exclusion' | 'group'

/**
 * "Dabigatran with a creatinine clearance of 25?" is answered by "creatinine clearance under 30 was excluded", and "scabies
 * in pregnancy?" by "permethrin replaced ivermectin in pregnancy", whatever facet it asks for.
 *
 * @param termWeights weight of each term of the question in these sentences
 * @param total weight of all its terms
 * @param outcomes those that the question names
 * @returns null for every other sentence
 */
export function markExclusiveSentences(
  sentences: ScoredSentence[],
  {
    termWeights,
    total,
    outcomes,
    groups,
  }: { termWeights: number[]; total: number; outcomes: NamedOutcome[]; groups: readonly GroupMention[] },
): (ExclusiveSentence | null)[] {
  const findings = sentences.filter(({ reading: { role } }) => findingRoles.has(role))
  const isFound = termWeights.map((_, term) => findings.some(({ covered }) => (covered[term] ?? 0) > 0))
  const isOutcomeFound = (text: string) =>
    outcomes.some(
      ({ name }) => mentionsOutcome(text, name) && findings.some((each) => mentionsOutcome(each.text, name)),
    )
  const findGroup = createGroupFinder(groups.flatMap(({ name, isNegated }) => (isNegated ? [] : [name])))
  const namesGroup = (text: string) => groups.length > 0 && findGroup(text).length > 0
  const isGroupFound = findings.some(({ text }) => namesGroup(text))
  return sentences.map(({ text, covered, reading: { role } }) => {
    const held = covered.reduce((sum, share, term) => sum + (isFound[term] ? 0 : share * (termWeights[term] ?? 0)), 0)
    if (held / total < exclusiveMin || isOutcomeFound(text)) return null
    // A description of the participants says only that the group took part.
    if (role === 'limitations' && !isGroupFound && namesGroup(text)) return 'group'
    return namesExclusion(text) ? 'exclusion' : null
  })
}
