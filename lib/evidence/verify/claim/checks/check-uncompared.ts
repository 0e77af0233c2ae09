/** Finds a result against a treatment that the source says it was not compared with: "better than plasma exchange". */
import type { SourceReading } from '@/lib/evidence/verify/claim/read-source'
import type { Statement } from '@/lib/evidence/verify/claim/read-statements'
import type { Token } from '@/lib/evidence/verify/claim/tokens'
import { isWording } from '@/lib/evidence/verify/claim/wording-en'

/** @returns the words for the comparator, if the source has them only where it denies something; else none */
export function findUncompared({ comparator, direction }: Statement, source: SourceReading): Token[] {
  if (direction === null || source.isGuideline) return []
  const named = comparator.filter(
    ({ word, concept }) => word.length > 3 && !/^\d/.test(word) && !isWording(word, concept),
  )
  const isUncompared = ({ concept }: Token) => {
    if (source.arms.first.has(concept) || source.arms.second.has(concept)) return false
    const uses = source.parts.filter(({ concepts }) => concepts.has(concept))
    const described = source.sentences.some(
      ({ role, tokens }) => (role === 'aim' || role === 'methods') && tokens.some((each) => each.concept === concept),
    )
    return uses.length > 0 && !described && uses.every(({ denials }) => denials.length > 0)
  }
  return named.length > 0 && named.every(isUncompared) ? named : []
}
