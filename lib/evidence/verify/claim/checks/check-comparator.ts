/** Finds comparisons with a treatment that the source mentions, but compares with nothing. */

import { isParaphrased } from '@/lib/evidence/verify/claim/paraphrases'
import type { SourceReading } from '@/lib/evidence/verify/claim/read-source'
import type { Statement } from '@/lib/evidence/verify/claim/read-statements'
import type { Token } from '@/lib/evidence/verify/claim/tokens'
import { findLeftOut } from '@/lib/evidence/verify/claim/vocabulary'
import { isWording } from '@/lib/evidence/verify/claim/wording-en'
import { isPlain, isTimeWord } from './check-words'

/** @returns the words that name the treatment; empty if the source has a result of such a comparison */
export function findUncompared(claim: Statement, source: SourceReading): Token[] {
  if (claim.direction === null) return []
  const named = claim.comparator.filter(
    ({ word, concept }) =>
      word.length > 3 &&
      !/^\d/.test(word) &&
      !isTimeWord(concept) &&
      !isWording(word, concept) &&
      !isPlain(word, concept),
  )
  if (named.length === 0 || named.some((token) => isParaphrased(token, source.vocabulary))) return []
  const compared = source.sentences.filter(({ text, role }) => statesComparisons.has(role) || describesArms.test(text))
  const isCompared = compared.some(({ text, tokens }) => {
    const leftOut = findLeftOut(text)
    return tokens.some(
      ({ start, end, concept }) =>
        named.some((each) => each.concept === concept) &&
        !/^-(?:resistant|susceptible|nonsusceptible|naive|experienced|refractory|treated)\b/.test(text.slice(end)) &&
        !leftOut.some(([from, to]) => start >= from && start < to),
    )
  })
  return isCompared ? [] : named
}

const statesComparisons: ReadonlySet<string> = new Set(['results', 'harms', 'conclusion', 'recommendation'])
const describesArms = /^(?:Intervention|Comparator): |\b(?:compared with|versus|vs)\b/
