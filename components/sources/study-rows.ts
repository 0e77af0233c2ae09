/** Rows of the table of cited studies: one per result, so that each names what was compared. */
import type { EvidenceEffect, EvidenceItem } from '@/lib/wire/evidence'
import { formatComparison } from './study-arms'
import { formatShortName } from './study-plots'

export interface StudyRow {
  item: EvidenceItem
  effect: EvidenceEffect
}

export const columns = ['study', 'compared', 'outcome', 'effect'] as const
export type Column = (typeof columns)[number]
export type Sorting = { column: Column; isDescending: boolean } | null

/** Results per study; the article page shows the rest. */
const perStudyMax = 3

/** @returns first the result of each study that is closest to what was asked, then others asked about, then the rest */
export function listStudyRows(items: readonly EvidenceItem[]): { rows: StudyRow[]; leftOutCount: number } {
  const ranked = items.flatMap((item) =>
    (item.effects ?? [])
      .slice(0, perStudyMax)
      .map((effect, index) => ({ row: { item, effect }, rank: effect.isAsked ? index : perStudyMax })),
  )
  const total = items.reduce((sum, { effects = [] }) => sum + effects.length, 0)
  return { rows: ranked.toSorted((a, b) => a.rank - b.rank).map(({ row }) => row), leftOutCount: total - ranked.length }
}

/** A column without a value comes last in both directions. */
export function sortStudyRows(rows: readonly StudyRow[], sorting: Sorting): readonly StudyRow[] {
  if (!sorting) return rows
  const { column, isDescending } = sorting
  return rows.toSorted((a, b) => {
    const [left, right] = [readColumn(a, column), readColumn(b, column)]
    if (left === undefined || right === undefined) return Number(left === undefined) - Number(right === undefined)
    const order =
      typeof left === 'number' && typeof right === 'number' ? left - right : String(left).localeCompare(String(right))
    return isDescending ? -order : order
  })
}

function readColumn({ item, effect }: StudyRow, column: Column): string | number | undefined {
  switch (column) {
    case 'study':
      return formatShortName(item)
    case 'compared':
      return formatComparison(effect) || undefined
    case 'outcome':
      return effect.outcome
    case 'effect':
      return effect.estimate
  }
}
