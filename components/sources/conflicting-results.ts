/**
 * Cited studies whose results on one outcome point different ways, as their records print them. Which of them holds is for
 * the reader: populations, doses and comparisons differ, and nothing is weighed or computed here.
 */
import type { EvidenceEffect, EvidenceItem } from '@/lib/wire/evidence'

/** Where the interval of a ratio lies: below 1, across it, or above it. */
export const sides = ['lower', 'unclear', 'higher'] as const
export type Side = (typeof sides)[number]

export interface Result {
  item: EvidenceItem
  effect: EvidenceEffect
}

export interface Conflict {
  /** As the first record names it. */
  outcome: string
  results: Record<Side, Result[]>
}

interface Reported extends Result {
  outcome: string
  side: Side
}

/** @returns outcomes on which two of the studies share no side; in the order in which the records name them */
export function findConflicts(items: readonly EvidenceItem[]): Conflict[] {
  const byOutcome = Map.groupBy(items.filter(({ retracted }) => !retracted).flatMap(listReported), ({ outcome }) =>
    normaliseOutcome(outcome),
  )
  return [...byOutcome.values()].flatMap((reported) => {
    const [first] = reported
    if (!first || !doStudiesDiffer(reported)) return []
    const results = { lower: [], unclear: [], higher: [] } as Record<Side, Result[]>
    for (const { side, item, effect } of reported) results[side].push({ item, effect })
    return [{ outcome: first.outcome, results }]
  })
}

/** A study that reports it for several doses or times may stand on more than one side; it differs from another only where none is shared. */
function doStudiesDiffer(reported: readonly Reported[]): boolean {
  const studies = [...Map.groupBy(reported, ({ item }) => item.n).values()].map(
    (results) => new Set(results.map(({ side }) => side)),
  )
  return studies.some((one) => studies.some((other) => ![...one].some((side) => other.has(side))))
}

function listReported(item: EvidenceItem): Reported[] {
  return (item.effects ?? []).flatMap((effect) => {
    const side = toSide(effect)
    return effect.outcome === undefined || side === undefined ? [] : [{ item, effect, outcome: effect.outcome, side }]
  })
}

/** Undefined without an interval, and for what is no ratio: which arm was taken from which stands in words, if at all. */
function toSide({ measure, low, high }: EvidenceEffect): Side | undefined {
  if (!/(?:^| )(?:HR|OR|RR)$/.test(measure) || low === undefined || high === undefined) return undefined
  if (high < 1) return 'lower'
  return low > 1 ? 'higher' : 'unclear'
}

const time =
  /\b(?:at|by|within|over|after|through|to|up to)\s+(?:day|week|month|year)?s?\s*\d+(?:\.\d+)?(?:[ -]?(?:hour|day|week|month|year)s?)?\b/g
const filling = /\b(?:first|a|an|the|of|from|for|due|to|in|at|or|and|any|total)\b/g

/** Two names are one outcome when they share all words that name it, whenever it was counted. */
function normaliseOutcome(outcome: string): string {
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
