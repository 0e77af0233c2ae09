/** Reads the arms of a comparison as a claim names them. */
import { type Arms, distinguishArms, withoutWords } from '@/lib/evidence/verify/claim/arms/arms'
import type { Statement } from '@/lib/evidence/verify/claim/read-statements'
import { type Token, tokenize } from '@/lib/evidence/verify/claim/words/tokens'
import type { ComparedResults } from './aligned-fact'

export function hasArms({ arms }: ComparedResults): boolean {
  return arms.first.size > 0 || arms.second.size > 0
}

/** "A increased B compared with C", "no difference in B between A and C": the arms as the claim names them. */
export function readClaimArms(claim: Statement): Arms | null {
  const [first, second] = splitArms(claim)
  if (first.length === 0 || second.length === 0) return null
  return withoutWords(distinguishArms(first, second), new Set(claim.core.map(({ concept }) => concept)))
}

function splitArms({ text, start, cue, about, core, comparator }: Statement): [readonly Token[], readonly Token[]] {
  const between = /\bbetween (.{2,200}?) and (.{2,200})$/su.exec(text)
  if (between?.[1] && between[2]) return [tokenize(between[1], start), tokenize(between[2], start)]
  // "… compared with usual care (UC)"
  const abbreviations = about.filter((token) => token.start > (comparator.at(-1)?.start ?? Number.POSITIVE_INFINITY))
  const isObject = cue !== null && (core[0]?.start ?? 0) > cue.start
  return [isObject ? about.filter(({ end }) => end <= cue.start) : [], comparator.slice(1).concat(abbreviations)]
}
