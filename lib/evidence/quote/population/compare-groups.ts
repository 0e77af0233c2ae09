/** Compares the groups of people and the forms of a disease that a question names with those of an article. */
import {
  createGroupFinder,
  type GroupMention,
  getOppositeGroup,
  listEnclosingGroups,
} from '@/lib/evidence/question/population-groups'
import type { NamedForm } from '@/lib/evidence/text/exclusive-forms'
import type { AskedPopulation } from './asked-population'
import {
  type ComparedSentence,
  describesParticipants,
  type PopulationDifference,
  statesExclusion,
  tellsWhoWasStudied,
} from './compared-sentence'
import { listExcludedParts } from './excluded-parts'

export function compareGroups(
  title: string,
  sentences: ComparedSentence[],
  { groups: asked, terms }: AskedPopulation,
): PopulationDifference | null {
  // If a question names "type 1 diabetes" and "diabetes", it asks about the narrower.
  const present = asked.filter(({ isNegated }) => !isNegated)
  const wanted = [...new Map(present.map((mention) => [mention.name, mention])).values()].sort(
    (a, b) => listEnclosingGroups(b.name).length - listEnclosingGroups(a.name).length,
  )
  if (wanted.length === 0) return null
  const isAdvice = (at: number | null) => at !== null && sentences[at]?.reading.role === 'recommendation'
  const relevant = wanted.flatMap(({ name }) => [...listEnclosingGroups(name), getOppositeGroup(name) ?? name])
  const findRelevant = createApartFinder(relevant, wanted)
  const mentions = [
    ...findRelevant(title).map((mention) => ({ ...mention, sentence: null, tells: true })),
    ...sentences.flatMap(({ text, reading: { role } }, sentence) => {
      const isDosed = role === 'recommendation' && adjustsDose.test(text)
      return findRelevant(text).map((mention) => ({
        ...mention,
        isNegated: mention.isNegated && !isDosed,
        sentence,
        tells: tellsWhoWasStudied.has(role),
      }))
    }),
  ]
  const isStudied = (name: string) => mentions.some((each) => each.name === name && each.tells && !each.isNegated)
  for (const { name, surface } of wanted) {
    const names = listEnclosingGroups(name)
    const apart = mentions.find(
      (each) =>
        each.isNegated &&
        isState.has(name) &&
        names.includes(each.name) &&
        isAboutOtherPart(each, mentions, { sentences, terms }),
    )
    if (apart) return { relation: 'excluded', asked: surface, sentence: apart.sentence }
    if (isStudied(name)) continue
    const unstudied = names.filter((each) => each === name || !isStudied(each))
    const exclusions = mentions.filter((each) => each.isNegated && unstudied.includes(each.name))
    const excluded = exclusions.find(({ tells }) => !tells) ?? exclusions[0]
    if (excluded) return { relation: 'excluded', asked: surface, sentence: excluded.sentence }
    const opposite = mentions.find((each) => each.name === getOppositeGroup(name) && each.tells && !each.isNegated)
    if (opposite) {
      // Advice on type 2 diabetes does not say whom a guideline is for.
      const describing = mentions.filter((each) => !isAdvice(each.sentence))
      return { relation: 'different', asked: surface, sentence: findPopulationSentence(describing, opposite.name) }
    }
  }
  return null
}

/** "Not in severe renal impairment; at a lower dose in mild impairment" is advice for such patients. */
const adjustsDose =
  /\b(?:lower(?:ed)?|reduced?|halved?|smaller|adjusted) (?:the )?dos(?:es?|ing|age)\b|\bdoses? (?:is |are |should be )?(?:reduced|lowered|halved|adjusted)\b/i

/**
 * "Without type 2 diabetes" leaves out nobody with type 1: within the name of another kind, the name of the
 * whole does not count.
 */
function createApartFinder(
  names: readonly string[],
  wanted: readonly GroupMention[],
): (text: string) => GroupMention[] {
  const findAny = createGroupFinder(names)
  const others = wanted.flatMap(({ name }) =>
    listEnclosingGroups(name).length > 1 ? (getOppositeGroup(name) ?? []) : [],
  )
  if (others.length === 0) return findAny
  const findOther = createGroupFinder(others)
  return (text) => {
    const other = findOther(text)
    if (other.length === 0) return findAny(text)
    const rest = other.reduce((left, { surface }) => left.replaceAll(surface, ' '), text)
    return [...findAny(rest), ...other]
  }
}

/** "CKD without diabetes": an article whose title names the group and which mentions nobody without it. */
export function compareAbsentGroups(
  title: string,
  sentences: ComparedSentence[],
  asked: GroupMention[],
): PopulationDifference | null {
  const named = new Set(asked.filter(({ isNegated }) => !isNegated).flatMap(({ name }) => listEnclosingGroups(name)))
  const absent = asked.filter(({ name, isNegated }) => isNegated && !named.has(name))
  if (absent.length === 0) return null
  const find = createGroupFinder(absent.map(({ name }) => name))
  const inTitle = find(title)
  for (const { name, surface } of absent) {
    if (!inTitle.some((each) => each.name === name && !each.isNegated)) continue
    const mentions = sentences.map(({ text }) => find(text).filter((each) => each.name === name))
    // "Type 1 diabetes was excluded" mentions nobody without diabetes.
    const mentionsOthers = sentences.some((each, index) => {
      const isAbsent = (mentions[index] ?? []).some(({ isNegated }) => isNegated)
      return (isAbsent && !statesExclusion(each)) || bothStates.test(each.text)
    })
    if (mentionsOthers) continue
    const described = sentences.findIndex(({ reading: { role } }, index) => {
      return tellsWhoWasStudied.has(role) && (mentions[index] ?? []).length > 0
    })
    return { relation: 'different', asked: `without ${surface}`, sentence: described < 0 ? null : described }
  }
  return null
}

/**
 * "Haemophilia B": an article that describes its participants by haemophilia A, and names the other form
 * only as excluded.
 */
export function compareForms(
  title: string,
  sentences: ComparedSentence[],
  asked: readonly NamedForm[],
): PopulationDifference | null {
  for (const { form, others, surface } of asked) {
    const naming = [...sentences.entries()].filter(([, { text }]) => form.test(text))
    if (form.test(title) || !naming.every(([, each]) => leavesOut(each, form))) continue
    const [first] = naming
    if (first) return { relation: 'excluded', asked: surface, sentence: first[0] }
    const isOther = (text: string) => others.some((other) => other.test(text))
    const described = sentences.findIndex((each) => describesParticipants(each) && isOther(each.text))
    if (described >= 0 || isOther(title))
      return { relation: 'different', asked: surface, sentence: described < 0 ? null : described }
  }
  return null
}

/** "Does not apply to mastectomy; most tumours were hormone receptor-positive" leaves out no such tumour. */
function leavesOut(each: ComparedSentence, form: RegExp): boolean {
  return statesExclusion(each) && listExcludedParts(each.text).some(({ text }) => form.test(text))
}

const bothStates = /\bwith (?:or|and) without\b/i

function findPopulationSentence(
  mentions: { name: string; sentence: number | null; isNegated: boolean; tells: boolean }[],
  name: string,
): number | null {
  return mentions.find((each) => each.name === name && each.sentence !== null && each.tells)?.sentence ?? null
}

/** States in which one drug of an article may be excluded and another advised. */
const isState: ReadonlySet<string> = new Set([
  'pregnancy',
  'breast-feeding',
  'severe kidney impairment',
  'liver disease',
  'HIV',
  'immunosuppression',
])

/**
 * "Radioiodine is not for pregnancy", next to "in pregnancy propylthiouracil": the exclusion names a subject of the
 * question that no other sentence names together with the group.
 */
function isAboutOtherPart(
  { name, sentence }: { name: string; sentence: number | null },
  mentions: { name: string; sentence: number | null; isNegated: boolean }[],
  { sentences, terms }: Pick<AskedPopulation, 'terms'> & { sentences: ComparedSentence[] },
): boolean {
  const holds = (at: number | null, term: number) => at !== null && sentences[at]?.covered[term] === 1
  const present = mentions.filter((each) => each.name === name && !each.isNegated && each.sentence !== null)
  if (sentence === null || present.length === 0) return false
  return terms.some((surface, term) => {
    const isOther = surface !== null && createGroupFinder([name])(surface).length === 0
    return isOther && holds(sentence, term) && !present.some((each) => holds(each.sentence, term))
  })
}
