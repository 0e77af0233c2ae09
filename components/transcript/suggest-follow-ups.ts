/**
 * Suggests short follow-up questions, each based on what an article of the answer states: an outcome it reports, its
 * population, or that it was found but not cited. Without such an article, or a short name for what it states, there is no
 * suggestion.
 */

import { formatMessage } from '@/components/i18n/format-message'
import type { PageMessages } from '@/components/i18n/messages-en'
import { splitCited } from '@/components/sources/split-cited'
import type { StudyType } from '@/lib/shared/study-types'
import type { Evidence, EvidenceItem } from '@/lib/wire/evidence'

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
  { followUps, tag }: Pick<PageMessages, 'followUps' | 'tag'>,
  { evidence, text, question }: { evidence: Evidence; text: string; question: string },
): string[] {
  if (evidence.abstained) return []
  const { cited, others } = splitCited(evidence)
  const sound = cited.filter(({ retracted }) => !retracted)
  const known = normalise(`${text}\n${question}`)
  const isShort = (each: string) => countWords(tag, each) <= followUpWordsMax
  const outcomes = sound
    .flatMap(({ effects = [] }) => effects.map(({ outcome = '' }) => shortenOutcome(outcome)))
    .filter((outcome) => outcome !== '' && !isKnown(outcome, known))
    .map((outcome) => formatMessage(followUps.outcome, { outcome }))
    .filter(isShort)
  const [first, ...further] = sound
  const populations = further
    .filter(({ population, type }) => isStudy(type) && population !== first?.population)
    .map(({ population = '' }) => shortenPopulation(population))
    .filter((population) => population !== '' && !known.includes(normalise(population.replace(anyone, ''))))
    .map((population) => formatMessage(followUps.population, { population }))
    .filter(isShort)
  const unused = others
    .filter(({ retracted }) => !retracted)
    .flatMap((item) => findAcronym(item) ?? [])
    .map((name) => formatMessage(followUps.unused, { name }))
    .filter(isShort)
  const questions = [...outcomes.slice(0, 1), ...populations.slice(0, 1), ...unused.slice(0, 1), ...outcomes.slice(1)]
  return [...new Set(questions)].filter((each) => each !== question).slice(0, followUpsMax)
}

function isKnown(outcome: string, known: string): boolean {
  return known.includes(normalise(outcome)) || (anyDeath.test(outcome) && mortality.test(known))
}

/** "Death", "death from any cause". */
const anyDeath = /^(?:all-cause )?(?:death|mortality)\b(?! (?:due|from (?!any)))/i
const mortality = /mortality|\bdeaths?\b|\bdie[ds]?\b|死亡/

/** Without what is in brackets and when it was measured: "death at 28 days (ITT)" asks about death. */
function shortenOutcome(outcome: string): string {
  const name = outcome
    .replace(/\s*\([^)]*\)/g, '')
    .replace(
      /\s+(?:at|by|over|within|after|to|through) (?:a median of )?[\d.]+[ -](?:hours?|days?|weeks?|months?|years?)\b.*$/i,
      '',
    )
    .replace(/[,;:].*$/, '')
    .replace(/^(?:the|risk of|rate of|rates of|incidence of)\s+/i, '')
    .trim()
  return lowerFirst(name)
}

/** What says nothing beside a disease: a question about the disease is about these people. */
const anyone = /^(?:adults?|patients?|people|adult patients) (?:with|who have) /

/** The group itself, without numbers and conditions: "1,500 adults on dialysis, aged over 50". */
function shortenPopulation(population: string): string {
  const group = population
    .replace(/\s*\([^)]*\)/g, '')
    .replace(/^[\d\s,]+/, '')
    .replace(/[,;:.].*$/, '')
    .trim()
  return lowerFirst(group)
}

/** In the middle of a sentence a word is lower-case, unless it is a name in capitals. */
function lowerFirst(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
}

/** The name by which a trial is known: "CRASH-2" of "Effects of tranexamic acid … (CRASH-2)". */
function findAcronym({ title }: EvidenceItem): string | undefined {
  const [inBrackets] = /(?<=\()[A-Z][A-Za-z]*[A-Z][A-Za-z]*(?:[- ]?\d+)?(?=\))/.exec(title) ?? []
  const [bare] = /\b[A-Z]{4,}[A-Z]*(?:[- ]?(?:\d+|[IVX]+|[A-Z]{2,}))*\b/.exec(title) ?? []
  return inBrackets ?? bare
}

/** Primary studies only: reviews state which studies they include, not a population. */
function isStudy(type: StudyType): boolean {
  return !['guideline', 'systematic-review', 'meta-analysis', 'review'].includes(type)
}

function countWords(tag: string, text: string): number {
  return [...new Intl.Segmenter(tag, { granularity: 'word' }).segment(text)].filter(({ isWordLike }) => isWordLike)
    .length
}

function normalise(text: string): string {
  return text.toLowerCase().replace(/\s+/g, ' ')
}
