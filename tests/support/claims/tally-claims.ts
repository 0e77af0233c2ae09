/** Counts how many of the checked sentences are marked. */
import type { CheckedClaim } from './check-claims'

export interface ClaimTally {
  name: string
  count: number
  marked: number
}

/** @returns one tally per kind, false kinds first and each group in alphabetical order */
export function tallyByKind(claims: readonly CheckedClaim[]): ClaimTally[] {
  const kinds = [...Map.groupBy(claims, ({ kind }) => kind)].toSorted(
    ([a, [first]], [b, [second]]) => Number(first?.isTrue) - Number(second?.isTrue) || a.localeCompare(b),
  )
  return kinds.map(([kind, each]) => tally(kind, each))
}

/** @returns the totals of false and true sentences, then each of them by language */
export function tallyCards(claims: readonly CheckedClaim[]): ClaimTally[] {
  const languages = [...Map.groupBy(claims, ({ language }) => language)]
  return [
    ...tallyByTruth('all', claims),
    ...(languages.length > 1 ? languages.flatMap(([language, each]) => tallyByTruth(language, each)) : []),
  ]
}

export interface ReasonTally {
  reason: string
  /** Marked sentences. */
  ofFalse: number
  ofTrue: number
}

/** @returns how many false and true sentences each reason marks; reasons that mark most true ones first */
export function tallyByReason(claims: readonly CheckedClaim[]): ReasonTally[] {
  const marked = claims.flatMap(({ isTrue, reason }) => (reason === null ? [] : { isTrue, reason }))
  return [...Map.groupBy(marked, ({ reason }) => reason)]
    .map(([reason, each]) => {
      const ofTrue = each.filter(({ isTrue }) => isTrue).length
      return { reason, ofFalse: each.length - ofTrue, ofTrue }
    })
    .toSorted((a, b) => b.ofTrue - a.ofTrue || a.ofFalse - b.ofFalse)
}

/** @returns the false and the true sentences of each data set of abstracts */
export function tallyAbstracts(claims: readonly CheckedClaim[]): ClaimTally[] {
  return [...Map.groupBy(claims, ({ kind }) => kind)].flatMap(([dataSet, each]) => tallyByTruth(dataSet, each))
}

function tallyByTruth(name: string, claims: readonly CheckedClaim[]): ClaimTally[] {
  return [
    tally(
      `${name}, false`,
      claims.filter(({ isTrue }) => !isTrue),
    ),
    tally(
      `${name}, true`,
      claims.filter(({ isTrue }) => isTrue),
    ),
  ]
}

function tally(name: string, claims: readonly CheckedClaim[]): ClaimTally {
  return { name, count: claims.length, marked: claims.filter(({ isMarked }) => isMarked).length }
}
