/**
 * Suggests short follow-up questions, each based on what an article of the answer states: an outcome it reports, its
 * population, or that it was found but not cited. Without such an article, or a short name for what it states, there is
 * no suggestion.
 */

import { formatMessage } from '@/components/i18n/format-message'
import type { PageMessages } from '@/components/i18n/messages-en'
import { findComparedStudies } from '@/components/sources/compared-studies'
import { splitCited } from '@/components/sources/split-cited'
import type { StudyType } from '@/lib/shared/study-types'
import type { Evidence, EvidenceItem } from '@/lib/wire/evidence'
import { nameOutcome, namePopulation } from './short-names'

/** More would distract from the answer. */
const followUpsMax = 3
/** Read at a glance. */
const followUpWordsMax = 8

/**
 * @param text the answer, whose outcomes need no question
 * @param question the question it answers
 * @returns at most three of at most eight words, most useful first; [] when no article supports one
 */
export function suggestFollowUps(
  { followUps, locale, tag }: Pick<PageMessages, 'followUps' | 'locale' | 'tag'>,
  { evidence, text, question }: { evidence: Evidence; text: string; question: string },
): string[] {
  if (evidence.abstained) return []
  const { cited, others } = splitCited(evidence)
  const sound = cited.filter(({ retracted }) => !retracted)
  const known = normalize(`${text}\n${question}`)
  const translate = (name: string) => (locale === 'en' ? name : (followUps.names[name.toLowerCase()] ?? ''))
  const write = (template: string, names: readonly string[]) =>
    names.map((name) => formatMessage(template, { name })).filter((each) => countWords(tag, each) <= followUpWordsMax)
  const onSubject = listOnSubject(sound)
  const outcomes = write(
    followUps.outcome,
    listNewOutcomes(onSubject, { known, question })
      .map(translate)
      .filter((name) => name !== '' && !known.includes(normalize(name))),
  )
  const populations = write(followUps.population, listNewPopulations(onSubject, known).map(translate).filter(Boolean))
  const unused = write(
    followUps.unused,
    others.filter(({ retracted, type }) => !retracted && isStudy(type)).flatMap((item) => findAcronym(item) ?? []),
  )
  const questions = [...outcomes.slice(0, 1), ...populations.slice(0, 1), ...unused.slice(0, 1), ...outcomes.slice(1)]
  return [...new Set(questions)].filter((each) => each !== question).slice(0, followUpsMax)
}

/** The leading source, and studies of one treatment: a question on another would leave the subject. */
function listOnSubject(sound: readonly EvidenceItem[]): readonly EvidenceItem[] {
  const compared = findComparedStudies(sound)
  const [lead] = sound
  if (lead === undefined || compared.includes(lead)) return compared
  return (lead.effects ?? []).length === 0 && compared.length > 0 ? compared : [lead]
}

/**
 * Without those that share their last words with an earlier one: "vertebral fractures", "clinical vertebral fractures".
 */
function listNewOutcomes(
  items: readonly EvidenceItem[],
  { known, question }: { known: string; question: string },
): string[] {
  const names = items.flatMap(({ effects = [] }) => effects.map(({ outcome = '' }) => nameOutcome(outcome)))
  return names
    .filter((name) => name !== '' && !isKnown(name, known) && !isAsked(name, question))
    .filter((name, at, all) => !all.slice(0, at).some((earlier) => isOneOutcome(earlier, name)))
}

/** "Body weight" after a question on weight loss. */
function isAsked(name: string, question: string): boolean {
  const [last = ''] = name.toLowerCase().split(' ').slice(-1)
  return normalize(question)
    .split(/[^\p{L}\d-]+/u)
    .includes(last)
}

const comparedWords = 2

function isOneOutcome(one: string, other: string): boolean {
  const end = (name: string) => name.toLowerCase().split(' ').slice(-comparedWords).join(' ')
  return end(one) === end(other)
}

function listNewPopulations([first, ...further]: readonly EvidenceItem[], known: string): string[] {
  return further
    .filter(({ population, type }) => isStudy(type) && population !== first?.population)
    .map(({ population = '' }) => namePopulation(population))
    .filter((name) => name !== '' && !known.includes(normalize(name.replace(anyone, ''))))
}

function isKnown(outcome: string, known: string): boolean {
  return known.includes(normalize(outcome)) || (anyDeath.test(outcome) && mortality.test(known))
}

/** "Death", "death from any cause". */
const anyDeath = /^(?:all-cause )?(?:death|mortality)\b(?! (?:due|from (?!any)))/i
const mortality = /mortality|\bdeaths?\b|\bdie[ds]?\b|死亡/

/** What adds nothing to a disease: a question about the disease is about these people. */
const anyone = /^(?:adults?|patients?|people|adult patients) (?:with|who have) /

/**
 * The name by which a trial is known: "CRASH-2" of "Effects of tranexamic acid … (CRASH-2)". The abbreviation of the
 * words before it names a disease or a test: "Acute Respiratory Distress Syndrome (ARDS)".
 */
function findAcronym({ title }: EvidenceItem): string | undefined {
  const inBrackets = /\(([A-Z][A-Za-z]*[A-Z][A-Za-z]*(?:[- ]?\d+)?)\)/.exec(title)
  if (inBrackets?.[1] !== undefined && !isAbbreviation(inBrackets[1], title.slice(0, inBrackets.index)))
    return inBrackets[1]
  return /\b[A-Z]{4,}(?:[- ]?(?:\d+|[IVX]+|[A-Z]{2,}))*(?= (?:[Ss]tudy|[Tt]rial)\b)/.exec(title)?.[0]
}

function isAbbreviation(name: string, before: string): boolean {
  const initials = (before.match(/[\p{L}\d]+/gu) ?? []).map((word) => word.charAt(0).toUpperCase())
  return initials.slice(-name.length).join('') === name.toUpperCase()
}

/** Primary studies only: reviews state which studies they include, not a population. */
function isStudy(type: StudyType): boolean {
  return !['guideline', 'systematic-review', 'meta-analysis', 'review'].includes(type)
}

function countWords(tag: string, text: string): number {
  return [...new Intl.Segmenter(tag, { granularity: 'word' }).segment(text)].filter(({ isWordLike }) => isWordLike)
    .length
}

function normalize(text: string): string {
  return text.toLowerCase().replace(/\s+/g, ' ')
}
