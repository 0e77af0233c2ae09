/**
 * Finds what a claim advises for a case of which a guideline advises something else: "LABA plus LAMA in group A", where
 * it has "Group A: a bronchodilator".
 */
import { isDrugName } from '@/lib/evidence/text/drugs/drug-names'
import type { Difference } from '@/lib/evidence/verify/claim/finding'
import { saysWhatIsLeftOut } from '@/lib/evidence/verify/claim/left-out'
import { findDenials, splitAtJoints } from '@/lib/evidence/verify/claim/read-parts'
import type { SourceReading } from '@/lib/evidence/verify/claim/read-source'
import { rememberEach } from '@/lib/evidence/verify/claim/remember'
import { isSubset } from '@/lib/evidence/verify/claim/sets'
import { isTimeWord } from '@/lib/evidence/verify/claim/words/time-words'
import { type Token, tokenize } from '@/lib/evidence/verify/claim/words/tokens'
import { namesSomething } from '@/lib/evidence/verify/claim/words/wording-en'
import { listAdvice } from './list-advice'
import { namesAdvised } from './read-advice'

/**
 * @returns a difference when the claim names one case of the guideline, and only drugs, or mostly things, that it has
 *   elsewhere; otherwise null
 */
export function checkCase(claim: string, source: SourceReading): Difference | null {
  if (!source.isGuideline || saysWhatIsLeftOut(claim) || findDenials(claim).length > 0) return null
  const tokens = tokenize(claim)
  return findOtherDrugs(claim, tokens, source) ?? findOtherAdvice(tokens, source)
}

function findOtherDrugs(claim: string, tokens: readonly Token[], source: SourceReading): Difference | null {
  const claimed = listKeys(tokens)
  const named = listCases(source).filter(({ keys }) => keys.every((key) => claimed.has(key)))
  const [own, ...others] = named
  if (!own || others.some(({ sentence }) => sentence !== own.sentence)) return null
  const drugs = tokens.filter(
    (token) =>
      namesDrug(token, claim) && source.vocabulary.concepts.has(token.concept) && !own.keys.includes(token.concept),
  )
  const [drug] = drugs
  if (!drug) return null
  const onCase = source.sentences.filter((each) => {
    const keys = listKeys(each.tokens)
    return own.keys.every((key) => keys.has(key))
  })
  const isKnown = onCase.some((each) =>
    each.tokens.some(({ concept }) => drugs.some((name) => name.concept === concept)),
  )
  if (isKnown) return null
  return {
    sentence: own.sentence,
    words: drugs.map(({ start, end }) => [start, end]),
    sourceWords: own.lead.map(({ start, end }) => [start, end]),
  }
}

/** Share of what the claim advises that the guideline must have for other cases only. */
const otherShareLeast = 0.5

/**
 * "From 70 an individual decision", where the guideline has "55 to 69: an individual decision" and "70 or older: …".
 */
function findOtherAdvice(tokens: readonly Token[], source: SourceReading): Difference | null {
  const claimed = new Set(tokens.map(({ concept }) => concept))
  const isNamed = ({ lead }: LedLine) => lead.every((concept) => claimed.has(concept))
  const lines = listLedLines(source)
  const own = lines.filter(isNamed)
  const [first] = own
  // "Severe disease: full dose for 8 weeks" gives more of what another line names.
  if (!first || own.some(({ namesNothing }) => namesNothing)) return null
  const cases = new Set(own.flatMap(({ lead }) => lead))
  const known = listKnown(cases, own, source)
  const things = tokens.filter(
    (token) =>
      namesThing(token) &&
      !cases.has(token.concept) &&
      !source.topic.has(token.concept) &&
      source.vocabulary.concepts.has(token.concept),
  )
  const unknown = things.filter(({ concept }) => !known.has(concept))
  if (unknown.length === 0 || unknown.length < otherShareLeast * things.length) return null
  const isElsewhere = lines.some((line) => !isNamed(line) && unknown.some(({ concept }) => line.advised.has(concept)))
  if (!isElsewhere) return null
  return { sentence: first.sentence, words: unknown.map(({ start, end }) => [start, end]), sourceWords: [] }
}

/** "Case: advice". */
interface LedLine {
  sentence: number
  /** What names the case, other than the subject of the whole guideline. */
  lead: readonly string[]
  advised: ReadonlySet<string>
  /** The advice has only amounts. */
  namesNothing: boolean
}

const listLedLines = rememberEach(({ sentences, topic }: SourceReading): LedLine[] =>
  sentences.flatMap(({ text, tokens, role }, sentence) => {
    const [opening = ''] = role === 'recommendation' ? (beforeColon.exec(text) ?? []) : []
    const named = tokens.filter(namesAdvised)
    const lead = named.filter(({ end, concept }) => end <= opening.length && !topic.has(concept))
    const advised = named.filter(({ start }) => start >= opening.length)
    if (lead.length === 0) return []
    return [
      {
        sentence,
        lead: lead.map(({ concept }) => concept),
        advised: new Set(advised.map(({ concept }) => concept)),
        namesNothing: !advised.some(namesThing),
      },
    ]
  }),
)

const beforeColon = /^[^:;()]{3,120}:\s/

/** What the guideline says of the cases: in their lines, and in each part of a sentence that names them all. */
function listKnown(
  cases: ReadonlySet<string>,
  own: readonly LedLine[],
  { sentences }: SourceReading,
): ReadonlySet<string> {
  const ofLines = new Set(own.map(({ sentence }) => sentence))
  const known = sentences.flatMap(({ text, tokens }, sentence) =>
    splitAtJoints(text).flatMap(([from, to]) => {
      const part = tokens.flatMap(({ start, end, concept }) => (start >= from && end <= to ? [concept] : []))
      return ofLines.has(sentence) || isSubset(cases, new Set(part)) ? part : []
    }),
  )
  return new Set(known)
}

/** Times and amounts are compared with those of the case elsewhere. */
function namesThing(token: Token): boolean {
  return namesAdvised(token) && !/^\d/.test(token.concept) && !isTimeWord(token.concept) && !amount.test(token.word)
}

const amount = /^(?:dos|term|full|daily|long|regimen|course|maintenance)/

/** More words before a colon are a sentence. */
const keysMax = 4

/** The cases that a guideline names before a colon: "Group A: …", "After failed quadruple therapy: …". */
const listCases = rememberEach((source: SourceReading) =>
  listAdvice(source).parts.flatMap(({ sentence, role, lead, affirmed }) => {
    const keys = [...listKeys(lead)]
    const isNamed = keys.some(isLabel) || (keys.length > 1 && keys.length <= keysMax)
    const isCase = role === 'recommendation' && affirmed.length > 0 && isNamed
    return isCase ? [{ sentence, lead, keys }] : []
  }),
)

const labelled = /^(?:groups?|stage|class|type|grade|category|step|phase|level|tier)$/
const label = /^(?:[a-e]|\d|i{1,3}|iv)$/

/** What names a case: telling words, and "group A" as one. */
function listKeys(tokens: readonly Token[]): ReadonlySet<string> {
  return new Set(
    tokens.flatMap((token, index): string[] => {
      const { word, concept } = token
      const before = tokens[index - 1]
      if (before && label.test(word) && labelled.test(before.word)) return [`${before.concept} ${word}`]
      const tells = /^fail/.test(word) || (namesSomething(token) && !labelled.test(word))
      return tells ? [concept] : []
    }),
  )
}

function isLabel(key: string): boolean {
  return key.includes(' ')
}

/** Drugs, and classes of them by their initials. */
function namesDrug({ word, start, end }: Token, text: string): boolean {
  return isDrugName(word) || /^(?:LABA|LAMA|ICS|SABA|SAMA|PPI|ARB|MRA|DOAC|NSAID)s?$/.test(text.slice(start, end))
}
