/** Converts between units of one dimension. */

/** Units of one dimension, each as a multiple of the same one. */
const dimensions: readonly Record<string, number>[] = [
  { minute: 1 / 60, hour: 1, day: 24, week: 168, month: 730.5, year: 8766, decade: 87_660 },
  { ng: 1e-9, µg: 1e-6, mg: 1e-3, g: 1, kg: 1e3 },
  { µL: 1e-6, mL: 1e-3, dL: 0.1, L: 1 },
]

/** How many of one unit the other is; null if they measure different things. */
export function convertUnit(from: string | null, to: string | null): number | null {
  const scale = dimensions.find((each) => from !== null && to !== null && from in each && to in each)
  return scale ? (scale[from ?? ''] ?? 0) / (scale[to ?? ''] ?? 1) : null
}

export function areOfOneDimension(one: string | null, other: string | null): boolean {
  return convertUnit(one, other) !== null
}
