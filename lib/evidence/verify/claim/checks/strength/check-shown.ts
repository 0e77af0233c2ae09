/**
 * Finds something that a claim says was shown, or adds to other results, where no result of the source agrees with it
 * and no sentence on results has most of its words: "the trial established that it works from the first day", "they
 * also slept better".
 */

import { checkDirection } from '@/lib/evidence/verify/claim/checks/direction/check-direction'
import type { StrengthFinding } from '@/lib/evidence/verify/claim/checks/strength/check-strength'
import { saysWhatIsLeftOut } from '@/lib/evidence/verify/claim/left-out'
import type { SourceReading } from '@/lib/evidence/verify/claim/read-source'
import { readStatements } from '@/lib/evidence/verify/claim/read-statements'
import { intersects } from '@/lib/evidence/verify/claim/sets'
import { type Token, tokenize } from '@/lib/evidence/verify/claim/words/tokens'
import { namesSomething } from '@/lib/evidence/verify/claim/words/wording-en'

const shown =
  /\b(?:was|were|been|is|are) (?:\p{L}+ly )?(?:shown|demonstrated|prove[dn]|established)\b|\b(?:shows|showed|demonstrates|demonstrated|proves|proved|establishes|established|confirms|confirmed) that\b|\b(?:established|prove[sd])\b/iu
const added =
  /\balso\b|\bas well(?=[.,;]|$| (?:in|when|for|if)\b)|\bjust as (?:well|good|effective\w*|much)\b|\blikewise\b/i
/** What is denied, or held to be open, is compared elsewhere. */
const doubted =
  /\b(?:not|no|never|nor|cannot|neither|none|nothing|without|hardly|few|too|whether|may|might|could|fail\w*|yet)\b|n['’]t\b/i

/**
 * Share of the words that the source has, besides its subject and arms, which a sentence must have to state the same.
 */
const shareLeast = 0.8

/** @returns a finding when the source may not show what the claim says was shown or adds; otherwise null */
export function checkShown(claim: string, source: SourceReading): StrengthFinding | null {
  if (source.isGuideline || !source.isSummary) return null
  const found = shown.exec(claim) ?? added.exec(claim)
  if (!found || doubted.test(claim) || saysWhatIsLeftOut(claim)) return null
  const tokens = tokenize(claim)
  // A rate or a number needed to treat may follow from the figures of a result.
  if (tokens.some(({ word, concept }) => /^\d/.test(word) || /^\d/.test(concept))) return null
  const [start, end] = [found.index, found.index + found[0].length]
  const words = tokens.filter((token) => token.end <= start || token.start >= end)
  if (agreesWithResult(claim, source) || isStated(words, source)) return null
  return { kind: 'certainty', sentence: null, words: [[start, end]] }
}

function agreesWithResult(claim: string, source: SourceReading): boolean {
  return readStatements(claim).some(
    (statement) => statement.direction !== null && checkDirection(statement, source)?.agreement === 'agrees',
  )
}

const statesResults: ReadonlySet<string> = new Set(['results', 'harms', 'conclusion'])

function isStated(tokens: readonly Token[], { sentences, vocabulary, topic, arms }: SourceReading): boolean {
  const known = tokens.flatMap((token) =>
    namesSomething(token) && vocabulary.concepts.has(token.concept) ? [token.concept] : [],
  )
  const telling = known.filter((concept) => ![topic, arms.first, arms.second].some((each) => each.has(concept)))
  const words = new Set(telling.length > 0 ? telling : known)
  return sentences.some(({ role, tokens }) => {
    if (!statesResults.has(role)) return false
    const own = new Set(tokens.flatMap(({ concept }) => (words.has(concept) ? [concept] : [])))
    return intersects(own, words) && own.size >= shareLeast * words.size
  })
}
