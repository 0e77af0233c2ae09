/**
 * Data for the table and plots of cited studies, as each article states it. Nothing is computed across studies, and
 * what an article does not state stays empty.
 */
import type { EvidenceEffect, EvidenceItem } from '@/lib/wire/evidence'

/** Kinds of ratio; each kind has its own plot. */
export const ratioKinds = ['HR', 'OR', 'RR'] as const
export type RatioKind = (typeof ratioKinds)[number]

export interface PlottedStudy {
  item: EvidenceItem
  effect: EvidenceEffect & { low: number; high: number }
}

export interface Plot {
  kind: RatioKind
  studies: PlottedStudy[]
}

/** Fewer are quicker to read in the table. */
const plottedMin = 3

/**
 * One plot per kind of ratio that three or more studies report. Each study contributes the first result of that kind
 * that its article lists; retracted studies are excluded.
 */
export function buildPlots(items: readonly EvidenceItem[]): Plot[] {
  return ratioKinds
    .map((kind) => ({ kind, studies: items.flatMap((item) => findPlotted(item, kind)) }))
    .filter(({ studies }) => studies.length >= plottedMin)
}

function findPlotted(item: EvidenceItem, kind: RatioKind): PlottedStudy[] {
  if (item.retracted) return []
  for (const effect of item.effects ?? []) {
    const { low, high } = effect
    if (toRatioKind(effect) === kind && low !== undefined && low > 0 && high !== undefined)
      return [{ item, effect: { ...effect, low, high } }]
  }
  return []
}

/** "adjusted HR" is a hazard ratio; subhazard ratios, rate ratios and differences are none of the three. */
function toRatioKind({ measure }: EvidenceEffect): RatioKind | undefined {
  const last = measure.split(' ').at(-1)
  return ratioKinds.find((kind) => kind === last)
}

/** "McMurray 2019": short enough for a plot on a phone. */
export function formatShortName({ authors, title, year }: EvidenceItem): string {
  const first = authors?.split(/[ ,]/)[0]
  return [first || title.split(' ').slice(0, 3).join(' '), year].filter((part) => part !== null).join(' ')
}

/** "0.79 (0.69–0.90)": each with its own decimals, two at least below 10, as papers print ratios. */
export function formatRatio({ estimate, low, high }: PlottedStudy['effect']): string {
  const [middle, lower, upper] = [estimate, low, high].map((value) => {
    const decimals = String(value).split('.')[1]?.length ?? 0
    return value.toFixed(value < 10 ? Math.max(2, decimals) : decimals)
  })
  return `${middle} (${lower}–${upper})`
}

export interface Axis {
  ticks: number[]
  /** Position of a ratio in percent of the width, clamped to the axis. */
  position(ratio: number): number
  /** Whether the ratio lies on the axis. */
  contains(ratio: number): boolean
}

const tickChoices = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100]
/** More would overlap on a phone; then only powers of ten are labelled. */
const ticksMax = 7

/**
 * A logarithmic axis that fits every interval and both sides of 1. It ends at 0.01 and 100: a wider interval is
 * inconclusive, and would squeeze the others.
 */
export function buildAxis(studies: readonly PlottedStudy[]): Axis {
  const low = Math.min(1, ...studies.map(({ effect }) => effect.low))
  const high = Math.max(1, ...studies.map(({ effect }) => effect.high))
  const from = tickChoices.findLast((tick) => tick < low) ?? 0.01
  const to = tickChoices.find((tick) => tick > high) ?? 100
  const span = Math.log(to / from)
  const ticks = tickChoices.filter((tick) => from <= tick && tick <= to)
  return {
    ticks: ticks.length <= ticksMax ? ticks : ticks.filter((tick) => Number.isInteger(Math.log10(tick))),
    position: (ratio) => Math.min(100, Math.max(0, (Math.log(ratio / from) / span) * 100)),
    contains: (ratio) => from <= ratio && ratio <= to,
  }
}

/** Sorts sources by strength of design, then by citation number. */
export function sortByStrength(items: readonly EvidenceItem[]): EvidenceItem[] {
  const rank = ({ level, retracted }: EvidenceItem) => (retracted ? 9 : level === 'G' ? 0 : (level ?? 8))
  return items.toSorted((a, b) => rank(a) - rank(b) || a.n - b.n)
}
