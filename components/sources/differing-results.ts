/**
 * Finds cited studies with differing results on one outcome, as stated in their articles. Which one is right is for
 * the reader: populations, doses and comparisons differ, and nothing is weighed or computed here.
 */
import type { EvidenceEffect, EvidenceItem } from '@/lib/wire/evidence'
import { isSameTreatment } from './study-arms'

/** The confidence interval of a ratio: below 1, across it, or above it. */
export const sides = ['lower', 'unclear', 'higher'] as const
export type Side = (typeof sides)[number]

export interface Result {
  item: EvidenceItem
  effect: EvidenceEffect
}

export interface DifferingOutcome {
  /** As the first article names it. */
  outcome: string
  results: Record<Side, Result[]>
}

interface Reported extends Result {
  outcome: string
  side: Side
}

/**
 * @returns outcomes on which two studies of one treatment share no side, with the results of such studies, in article
 * order
 */
export function findDifferingResults(items: readonly EvidenceItem[]): DifferingOutcome[] {
  const byOutcome = Map.groupBy(items.filter(({ retracted }) => !retracted).flatMap(listReported), ({ outcome }) =>
    normalizeOutcome(outcome),
  )
  return [...byOutcome.values()].flatMap((reported) => {
    const studies = [...Map.groupBy(reported, ({ item }) => item.n).values()]
    const differing = studies.filter((one) => studies.some((other) => doDiffer(one, other))).flat()
    const [first] = differing
    if (!first) return []
    const results = { lower: [], unclear: [], higher: [] } as Record<Side, Result[]>
    for (const { side, item, effect } of differing) results[side].push({ item, effect })
    return [{ outcome: first.outcome, results }]
  })
}

/** A study with several doses or time points may be on several sides; two studies differ only if they share none. */
function doDiffer(one: readonly Reported[], other: readonly Reported[]): boolean {
  const isComparable = one.some((mine) => other.some((theirs) => isComparedAlike(mine, theirs)))
  return isComparable && !one.some(({ side }) => other.some((theirs) => theirs.side === side))
}

/** Results of two treatments may well differ. An article that does not name its own in a field is compared with all. */
function isComparedAlike({ effect: { intervention: one } }: Reported, { effect: { intervention: other } }: Reported) {
  return one === undefined || other === undefined || isSameTreatment(one, other)
}

function listReported(item: EvidenceItem): Reported[] {
  return (item.effects ?? []).flatMap((effect) => {
    const side = toSide(effect)
    return effect.outcome === undefined || side === undefined ? [] : [{ item, effect, outcome: effect.outcome, side }]
  })
}

/** Undefined without an interval and for differences, whose direction is not stated reliably. */
function toSide({ measure, low, high }: EvidenceEffect): Side | undefined {
  if (!/(?:^| )(?:HR|OR|RR)$/.test(measure) || low === undefined || high === undefined) return undefined
  if (high < 1) return 'lower'
  return low > 1 ? 'higher' : 'unclear'
}

const time =
  /\b(?:at|by|within|over|after|through|to|up to)\s+(?:day|week|month|year)?s?\s*\d+(?:\.\d+)?(?:[ -]?(?:hour|day|week|month|year)s?)?\b/g
const filling = /\b(?:first|a|an|the|of|from|for|due|to|in|at|or|and|any|total)\b/g

/** Two names are one outcome when they share all content words, whatever the time point. */
export function normalizeOutcome(outcome: string): string {
  const words = outcome
    .toLowerCase()
    .replace(/\([^)]*\)/g, ' ')
    .replace(time, ' ')
    .replace(/\ball-cause\b/g, 'cause')
    .replace(/\bmortality\b/g, 'death')
    .replace(/\bhaem/g, 'hem')
    .replace(/isation\b/g, 'ization')
    .replace(filling, ' ')
    .match(/[\p{L}\p{N}-]+/gu)
  return [...new Set(words)].sort().join(' ')
}
