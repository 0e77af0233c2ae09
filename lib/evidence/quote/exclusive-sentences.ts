/**
 * Finds sentences on exclusions, or on a group of people, that name something which the question asks about and no
 * finding of the article mentions.
 */
import { createGroupFinder } from '@/lib/evidence/question/population-groups'
import { mentionsOutcome, type NamedOutcome } from '@/lib/evidence/text/outcomes'
import { findingRoles, namesExclusion, type SentenceRole, statesAdvice } from './read-sentence'
import type { AskedFor, ScoredSentence } from './scored-sentence'

/** Least share of the question that occurs only in such a sentence. */
const exclusiveMin = 0.12

/** What such a sentence is about: those left out, a group of the question, or what to do in what the question names. */
type ExclusiveSentence = 'exclusion' | 'group' | 'advice'

/**
 * "Men and women with heart failure" says nothing of women that the result does not; "39% were 65 or older" does, and
 * so does the upper limit of "people aged 50 to 90".
 */
const describesStudy: ReadonlySet<SentenceRole> = new Set(['methods', 'aim', 'background'])
const share = /\d ?%|\b(?:few|exclu\w+)\b/i
const shareOrAges = /\d ?%|\b(?:few|exclu\w+)\b|\b\d\d (?:to|-) \d\d\b/i

/** Studies with transgender women rarely distinguish them from men, and say nothing of other women. */
const transgender = /\btrans(?:gender)? (?:wo)?m[ae]n\b/gi

/**
 * "Dabigatran with a creatinine clearance of 25?" is answered by "creatinine clearance under 30 was excluded", and
 * "scabies in pregnancy?" by "permethrin replaced ivermectin in pregnancy", whatever facet it asks for.
 *
 * @param termWeights weight of each term of the question in these sentences
 * @param total weight of all its terms
 * @param outcomes those that the question names
 * @returns null for every other sentence
 */
export function markExclusiveSentences(
  sentences: ScoredSentence[],
  { groups, asksOnlyForGroup, isInherited }: AskedFor,
  { termWeights, total, outcomes }: { termWeights: number[]; total: number; outcomes: NamedOutcome[] },
): (ExclusiveSentence | null)[] {
  const findings = sentences.filter(({ reading: { role } }) => findingRoles.has(role))
  const isFound = termWeights.map((_, term) => findings.some(({ covered }) => (covered[term] ?? 0) > 0))
  const isOutcomeFound = (text: string) =>
    outcomes.some(
      ({ name }) => mentionsOutcome(text, name) && findings.some((each) => mentionsOutcome(each.text, name)),
    )
  const findGroup = createGroupFinder(
    groups.flatMap(({ name, isNegated }) => (isNegated || name === 'adults' ? [] : [name])),
  )
  const namesGroup = (text: string) => groups.length > 0 && findGroup(text.replaceAll(transgender, ' ')).length > 0
  const isGroupFound = findings.some(({ text }) => namesGroup(text))
  // "If creatinine is over 5?": a limit is written in many ways.
  const own = termWeights.flatMap((_, term) => (isInherited[term] ? [] : [term]))
  const holdsOwn = (covered: number[]) =>
    own.length > 0 && own.every((term) => (covered[term] ?? 0) > 0 && !isFound[term])
  const tellsShare = groups.some(({ name }) => name === 'older people') ? shareOrAges : share
  const tells = ({ text, reading: { role } }: ScoredSentence) => !describesStudy.has(role) || tellsShare.test(text)
  return sentences.map((sentence) => {
    const { text, covered, reading } = sentence
    const isOnGroup = !isGroupFound && namesGroup(text)
    if (asksOnlyForGroup) return (isOnGroup || holdsOwn(covered)) && tells(sentence) ? 'group' : null
    const held = covered.reduce((sum, share, term) => sum + (isFound[term] ? 0 : share * (termWeights[term] ?? 0)), 0)
    if (held / total < exclusiveMin) return null
    const isAdvice = reading.role === 'limitations' && statesAdvice(text) && !namesExclusion(text)
    if (isAdvice && !isOnGroup) return 'advice'
    if (isOutcomeFound(text)) return null
    // A description of the participants says only that the group took part.
    if (reading.role === 'limitations' && isOnGroup) return 'group'
    return namesExclusion(text) ? 'exclusion' : null
  })
}
