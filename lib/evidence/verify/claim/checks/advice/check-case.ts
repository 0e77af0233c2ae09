/**
 * Finds a drug that a claim advises for a case of which a guideline advises another: "LABA plus LAMA in group A", where it has
 * "Group A: a bronchodilator".
 */
import { isDrugName } from '@/lib/evidence/text/drugs/drug-names'
import type { Difference } from '@/lib/evidence/verify/claim/finding'
import { saysWhatIsLeftOut } from '@/lib/evidence/verify/claim/left-out'
import { findDenials } from '@/lib/evidence/verify/claim/read-parts'
import type { SourceReading } from '@/lib/evidence/verify/claim/read-source'
import { rememberEach } from '@/lib/evidence/verify/claim/remember'
import { type Token, tokenize } from '@/lib/evidence/verify/claim/words/tokens'
import { namesSomething } from '@/lib/evidence/verify/claim/words/wording-en'
import { listAdvice } from './list-advice'

/**
 * @returns a difference when the claim names one case of the guideline, and only drugs that it has elsewhere;
 *   otherwise null
 */
export function checkCase(claim: string, source: SourceReading): Difference | null {
  if (!source.isGuideline || saysWhatIsLeftOut(claim) || findDenials(claim).length > 0) return null
  const tokens = tokenize(claim)
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
