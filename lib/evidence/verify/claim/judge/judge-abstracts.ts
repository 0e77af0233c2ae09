/** Judges a claim by what only an abstract needs, since a summary lists its results. */
import { findUnstatedChange } from '@/lib/evidence/verify/claim/checks/abstracts/find-unstated-change'
import type { Finding } from '@/lib/evidence/verify/claim/finding'
import type { SourceReading } from '@/lib/evidence/verify/claim/read-source'
import type { Statement } from '@/lib/evidence/verify/claim/read-statements'
import { isRestated } from '@/lib/evidence/verify/claim/repeats'
import { toFinding } from './judge-words'

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
