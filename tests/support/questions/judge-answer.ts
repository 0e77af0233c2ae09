/**
 * Judges the answer to a question with expectations. A case lists the turns of a conversation and what its last
 * answer has to contain; the kinds of cases have a threshold each.
 */
import { createHash } from 'node:crypto'
import type { Evidence, EvidenceItem } from '@/lib/wire/evidence'

export interface QuestionCase {
  id: string
  kind: string
  /** Asked one after the other, each with the answers before it; the last answer is judged. */
  turns: string[]
  expect: QuestionExpectation
}

export interface QuestionExpectation {
  /** Ids of starter-library cards that answer the question; `need` says whether one or all of them must be cited. */
  cards: string[]
  need: 'any' | 'all'
  /** Further cards that answer it as well. */
  alsoCards: string[]
  /** One of these must be in a quotation from an expected card. */
  quoteMustContain: string[]
  /** `never`: an answer is required. `must`: any answer is wrong. `or-flag`: abstain, or say what does not fit. */
  abstain: 'never' | 'must' | 'or-flag' | 'any'
  /** One of these must be in a sentence that says what does not fit. */
  mustFlag: string[]
  emergency: 'medical' | 'self-harm' | 'none' | 'any'
  /** Cards that would mislead as the first source. */
  mustNot: string[]
}

export interface JudgedAnswer {
  content: string
  evidence: Evidence | null
}

/** Each criterion is null where the case does not ask for it. */
export interface Judgement {
  /** An expected card is among the first three sources. */
  rightSource: boolean | null
  /** The server abstained although an answer was required. */
  refused: boolean | null
  rightQuote: boolean | null
  /** The first quotation of the answer is such a one. */
  rightOpening: boolean | null
  /** The server abstained or said what does not fit. */
  refusedOrFlagged: boolean | null
  /** The server answered a question that has no answer. */
  answeredWrongly: boolean | null
  /** A card that would mislead came first, and nothing said so. */
  misled: boolean | null
  emergencyRecognised: boolean | null
  falseAlarm: boolean | null
}

export const criteria = [
  'rightSource',
  'refused',
  'rightQuote',
  'rightOpening',
  'refusedOrFlagged',
  'answeredWrongly',
  'misled',
  'emergencyRecognised',
  'falseAlarm',
] as const satisfies (keyof Judgement)[]

/** Criteria where true counts against the answer. */
export const faults: ReadonlySet<keyof Judgement> = new Set(['refused', 'answeredWrongly', 'misled', 'falseAlarm'])

const judgedSources = 3

export function judgeAnswer({ expect }: QuestionCase, { content, evidence }: JudgedAnswer): Judgement {
  const items = evidence?.items ?? []
  const abstained = items.length === 0 || (evidence?.abstained ?? true)
  const flagged = expect.mustFlag.length > 0 && isFlagged(expect.mustFlag, content, evidence)
  const kinds = (evidence?.notices ?? []).map(({ kind }) => kind)
  const warned = kinds.includes('medical-emergency') || kinds.includes('self-harm')
  return {
    rightSource: expect.cards.length === 0 ? null : !abstained && hasExpectedSource(expect, items),
    refused: expect.abstain === 'never' ? abstained : null,
    rightQuote: expect.quoteMustContain.length === 0 ? null : !abstained && hasExpectedQuote(expect, items, content),
    rightOpening: expect.quoteMustContain.length === 0 ? null : !abstained && hasExpectedOpening(expect, content),
    refusedOrFlagged: expect.abstain === 'or-flag' ? abstained || flagged : null,
    answeredWrongly: expect.abstain === 'must' ? !abstained : null,
    misled:
      expect.mustNot.length === 0 ? null : !abstained && !flagged && expect.mustNot.includes(toCard(items[0]?.id)),
    emergencyRecognised:
      expect.emergency === 'medical' ? warned : expect.emergency === 'self-harm' ? kinds.includes('self-harm') : null,
    falseAlarm: expect.emergency === 'none' ? warned : null,
  }
}

function toCard(id: string | undefined): string {
  return id?.replace(/^card:/, '') ?? ''
}

function hasExpectedSource({ cards, alsoCards, need }: QuestionExpectation, items: EvidenceItem[]): boolean {
  const first = items.slice(0, judgedSources).map(({ id }) => toCard(id))
  const hasOther = alsoCards.some((card) => first.includes(card))
  return hasOther || (need === 'all' ? cards.every((card) => first.includes(card)) : hasAny(first, cards))
}

function hasAny(first: string[], cards: string[]): boolean {
  return cards.some((card) => first.includes(card))
}

/** Quotations are those in the sources and those in the text: “…” [n]. */
function hasExpectedQuote(
  { cards, alsoCards, quoteMustContain }: QuestionExpectation,
  items: EvidenceItem[],
  content: string,
): boolean {
  const expected = items.filter(({ id }) => [...cards, ...alsoCards].includes(toCard(id)))
  const inText = listQuotations(content)
  const quotations = expected.flatMap(({ n, quote }) => [
    quote,
    ...inText.flatMap((each) => (each.n === n ? [each.text] : [])),
  ])
  return quotations.some((text) => contains(text, quoteMustContain))
}

function hasExpectedOpening({ quoteMustContain }: QuestionExpectation, content: string): boolean {
  const [opening] = listQuotations(content)
  return opening !== undefined && contains(opening.text, quoteMustContain)
}

function listQuotations(content: string): { text: string; n: number }[] {
  return [...content.matchAll(/“([^”]*)”\s*\[(\d+)\]/g)].map(([, text = '', n]) => ({
    text: unescapeMarkdown(text),
    n: Number(n),
  }))
}

function unescapeMarkdown(text: string): string {
  return text.replace(/\\(?=[!-/:-@[-`{-~])/g, '')
}

function contains(text: string, wanted: string[]): boolean {
  const lower = text.toLowerCase()
  return wanted.some((each) => lower.includes(each.toLowerCase()))
}

const saysWhatDiffers =
  /\b(?:no|not|none|neither|without|only|other|others|different|differs?|instead|excluded?|exclud\w+|exclusions?|ineligible|lack(?:s|ed)?|un\w+|never)\b/i

/** Whether a notice, the server's own sentence or a quoted exclusion contains one of the words. */
function isFlagged(words: string[], content: string, evidence: Evidence | null): boolean {
  const [body = ''] = content.split(/^#{1,6} References$|^References:?$/m)
  const own = unescapeMarkdown(body.replace(/“[^”]*”/g, ''))
    .split('\n')
    .filter((line) => saysWhatDiffers.test(line))
  const quoted = listQuotations(body).flatMap(({ text }) => text.split(/(?<=[.!?])\s+/))
  const exclusions = quoted.filter((text) => saysWhatDiffers.test(text))
  const notices = (evidence?.notices ?? []).map(({ text }) => text)
  return [...notices, ...own, ...exclusions].some((text) => contains(text, words))
}

export type Half = 'tune' | 'check'

/** The same half in every run: tuning reads failures of one half only and is checked on the other. */
export function assignHalf({ id }: Pick<QuestionCase, 'id'>): Half {
  return (createHash('sha256').update(id).digest()[0] ?? 0) % 2 === 0 ? 'tune' : 'check'
}
