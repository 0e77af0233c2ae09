/** Judges a claim by what only an abstract needs, since a summary lists its results. */
import { checkRelations, saysOfOpposite } from '@/lib/evidence/verify/claim/checks/abstracts/check-relations'
import { findUnstatedChange } from '@/lib/evidence/verify/claim/checks/abstracts/find-unstated-change'
import { type Finding, findingFrom } from '@/lib/evidence/verify/claim/finding'
import type { SourceReading } from '@/lib/evidence/verify/claim/read-source'
import type { Statement } from '@/lib/evidence/verify/claim/read-statements'
import { rememberComparison } from '@/lib/evidence/verify/claim/remember'
import { isRestated } from '@/lib/evidence/verify/claim/repeats'
import { serverMessage } from '@/lib/shared/messages/server-messages'
import { findInEvery } from './judge-by-every-source'
import { toFinding } from './judge-words'

const compareRelations = rememberComparison(checkRelations)

/**
 * Whether a source says the same of the opposite, which a comparison of directions alone would take for
 * a contradiction.
 */
export function isSaidOfOpposite(sentence: string, sources: readonly SourceReading[]): boolean {
  return sources.some((source) => saysOfOpposite(sentence, source))
}

/** Judges what a sentence says raises or lowers what. */
export function judgeRelations(sentence: string, sources: readonly SourceReading[]): Finding | null {
  const found = findInEvery(sentence, sources, compareRelations)
  const code = found?.isDenied ? 'check_source_denies' : 'check_source_affirms'
  return found && findingFrom('contradicted', serverMessage(code), found)
}

/** Judges whether a source may state the differences that a sentence claims. */
export function judgeUnstated(
  sentence: string,
  statements: readonly Statement[],
  sources: readonly SourceReading[],
): Finding | null {
  for (const claim of statements) {
    const [words = [], ...others] = sources.map((source) => findUnstatedChange(claim, source))
    if (words.length === 0 || others.some(({ length }) => length === 0) || isRestated(claim, sources)) continue
    return toFinding('partly', 'check_no_result', sentence, words)
  }
  return null
}
