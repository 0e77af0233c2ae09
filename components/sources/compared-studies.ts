import type { EvidenceItem } from '@/lib/wire/evidence'
import { normalizeOutcome } from './differing-results'
import { isSameTreatment } from './study-arms'

/**
 * Finds cited studies with results that can be read side by side: those of one treatment, given or compared with. Side
 * by side, unrelated treatments would look like rivals.
 *
 * @returns the largest such group, of two studies at least, in the order of the sources; [] if there is none
 */
export function findComparedStudies(items: readonly EvidenceItem[]): EvidenceItem[] {
  let rest = items.filter(({ spans, effects = [] }) => spans.length > 0 && effects.length > 0)
  let largest: EvidenceItem[] = []
  while (rest.length > 0) {
    const group = collectGroup(rest)
    if (group.length > largest.length) largest = group
    rest = rest.filter((item) => !group.includes(item))
  }
  return largest.length < 2 ? [] : items.filter((item) => largest.includes(item))
}

/** The first study, and all that are connected with it. */
function collectGroup([first, ...others]: readonly EvidenceItem[]): EvidenceItem[] {
  const group = first ? [first] : []
  for (const member of group)
    group.push(...others.filter((other) => !group.includes(other) && areComparable(member, other)))
  return group
}

function areComparable(one: EvidenceItem, other: EvidenceItem): boolean {
  const [arms, otherArms] = [listArms(one), listArms(other)]
  // Articles that do not name their arms in a field can only share an outcome.
  if (arms.length === 0 || otherArms.length === 0) return shareOutcome(one, other)
  return arms.some((arm) => otherArms.some((each) => isSameTreatment(arm, each)))
}

function listArms({ effects = [] }: EvidenceItem): string[] {
  return effects.flatMap(({ intervention, comparator }) =>
    [intervention, comparator].filter((arm) => arm !== undefined),
  )
}

function shareOutcome(one: EvidenceItem, other: EvidenceItem): boolean {
  const outcomes = new Set(listOutcomes(one))
  return listOutcomes(other).some((outcome) => outcomes.has(outcome))
}

/** Outcomes asked about count as one, however they are named. */
function listOutcomes({ effects = [] }: EvidenceItem): string[] {
  return effects.flatMap(({ outcome, isAsked }) => [
    ...(outcome === undefined ? [] : [normalizeOutcome(outcome)]),
    ...(isAsked ? ['asked'] : []),
  ])
}
