/** Look-up tables of a DICOM file. Source: DICOM PS3.3 (2026), C.11.1.1 and C.11.2.1. */
import type { DataSet } from './parse-data-set'

export interface LookupTable {
  /** The input value of the first entry. */
  first: number
  values: readonly number[]
  /** Bits of an entry. */
  bits: number
}

/**
 * @param descriptorTag holds the number of entries, the first input value and the bits of an entry
 * @param isSigned whether the input values are
 * @returns null if the data set has no such table
 */
export function readLookupTable(
  set: DataSet | undefined,
  descriptorTag: number,
  dataTag: number,
  isSigned: boolean,
): LookupTable | null {
  const [entries, first = 0, bits = 16] = set?.uint16s(descriptorTag) ?? []
  if (!set || entries === undefined) return null
  // The number of entries has 16 bits, so that 0 means 65,536.
  const count = entries === 0 ? 65_536 : entries
  const bytes = set.value(dataTag)
  const isInBytes = bits <= 8 && (bytes?.length ?? 0) < 2 * count
  const values = isInBytes ? [...(bytes ?? [])] : set.uint16s(dataTag)
  return values.length === 0
    ? null
    : { first: isSigned && first >= 0x8000 ? first - 0x10000 : first, values: values.slice(0, count), bits }
}

/** Values below the first entry map to it, and values beyond the last map to the last. */
export function lookUp({ first, values }: LookupTable, value: number): number {
  const index = Math.min(Math.max(Math.round(value) - first, 0), values.length - 1)
  return values[index] ?? 0
}
