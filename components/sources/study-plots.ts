/**
 * Data for the table and plots of cited studies, as each article states it. Nothing is computed across studies, and
 * what an article does not state stays empty.
 */
import type { EvidenceEffect, EvidenceItem } from '@/lib/wire/evidence'
import { normalizeOutcome } from './differing-results'

/** Kinds of ratio; each kind has its own plot. */
const ratioKinds = ['HR', 'OR', 'RR'] as const
type RatioKind = (typeof ratioKinds)[number]

export interface PlottedResult {
  item: EvidenceItem
  effect: EvidenceEffect & { low: number; high: number }
}

export interface Plot {
  kind: RatioKind
  /** As the first article names it. */
  outcome: string
  /** Which side of 1 is better for the patient; undefined where the name of the outcome does not show it. */
  better: 'lower' | 'higher' | undefined
  results: PlottedResult[]
}

/** A single result is quicker to read in the table. */
const plottedMin = 2

/**
 * One plot per outcome and kind of ratio that two or more studies report; those asked about first. Retracted studies
 * are excluded.
 */
export function buildPlots(items: readonly EvidenceItem[]): Plot[] {
  const results = items.filter(({ retracted }) => !retracted).flatMap(listPlotted)
  const groups = Map.groupBy(results, ({ kind, outcome }) => `${kind} ${normalizeOutcome(outcome)}`)
  return [...groups.values()]
    .filter((group) => new Set(group.map(({ item }) => item.n)).size >= plottedMin)
    .toSorted((a, b) => countAsked(b) - countAsked(a))
    .flatMap((group) => {
      const [first] = group
      if (!first) return []
      const { kind, outcome } = first
      return [{ kind, outcome, better: findBetterSide(outcome, kind), results: group }]
    })
}

function countAsked(results: readonly PlottedResult[]): number {
  return results.filter(({ effect }) => effect.isAsked).length
}

function listPlotted(item: EvidenceItem): (PlottedResult & { kind: RatioKind; outcome: string })[] {
  return (item.effects ?? []).flatMap((effect) => {
    const { low, high, outcome } = effect
    const kind = toRatioKind(effect)
    const isDrawn = low !== undefined && low > 0 && high !== undefined
    return kind && isDrawn && outcome !== undefined ? [{ item, effect: { ...effect, low, high }, kind, outcome }] : []
  })
}

/** "adjusted HR" is a hazard ratio; subhazard ratios, rate ratios and differences are none of the three. */
function toRatioKind({ measure }: EvidenceEffect): RatioKind | undefined {
  const last = measure.split(' ').at(-1)
  return ratioKinds.find((kind) => kind === last)
}

const wanted =
  /\b(?:respon\w+|remission|cure[ds]?|clearance|abstinen\w+|births?|heal\w*|recover\w*|improve\w*|success\w*|resol\w+|free|freedom|independen\w+|alive|eradicat\w+|discharged?|survival|seroconver\w+)\b/i
const unwanted =
  /\b(?:deaths?|dying|died|mortality|strokes?|infarctions?|hospitali[sz]ations?|admissions?|bleed\w*|ha?emorrhag\w*|failures?|events?|fractures?|progress\w*|relaps\w*|recurr\w*|exacerbations?|injur\w+|infections?|sepsis|thrombo\w+|embol\w+|adverse|toxic\w*|dialysis|amputations?|cancers?|pneumonia|fibrillation|revasculari[sz]ations?|intubations?|complications?|delirium|pre-?eclampsia|preterm|disability|dementia|diabetes|hypogly\w+|hyperkal\w+|hypotens\w+|ketoacidosis|retinopathy|nephropathy|decline|worsening)\b/i

/** A hazard ratio for survival is one for death. */
function findBetterSide(outcome: string, kind: RatioKind): Plot['better'] {
  if (kind === 'HR' && /\bsurvival\b/i.test(outcome)) return 'lower'
  const [isWanted, isUnwanted] = [wanted.test(outcome), unwanted.test(outcome)]
  if (isWanted === isUnwanted) return undefined
  return isWanted ? 'higher' : 'lower'
}

/** "McMurray 2019": short enough for a plot on a phone. */
export function formatShortName({ authors, title, year }: EvidenceItem): string {
  const first = authors?.split(/[ ,]/)[0]
  return [first || title.split(' ').slice(0, 3).join(' '), year].filter((part) => part !== null).join(' ')
}

/** "0.79 (0.69–0.90)": each with its own decimals, two at least below 10, as papers print ratios. */
export function formatRatio({ estimate, low, high }: PlottedResult['effect']): string {
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
export function buildAxis(results: readonly PlottedResult[]): Axis {
  const low = Math.min(1, ...results.map(({ effect }) => effect.low))
  const high = Math.max(1, ...results.map(({ effect }) => effect.high))
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
