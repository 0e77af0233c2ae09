/** The doses that a text names: "5 mg/kg", "8 to 24 micrograms". */
import { findAll } from '@/lib/shared/text/find-all'
import type { Span } from './finding'

export interface Dose {
  /** Figure and unit: "24 microgram"; of a range, the higher figure. */
  amount: string
  unit: string
  /** UTF-16 offsets in the text. */
  span: Span
}

/** "9 g/dL" is a concentration. */
const dose =
  /(?<![\d.,/-])(\d[\d,]*(?:\.\d+)?)(?: (?:to|or|-|–) (\d[\d,]*(?:\.\d+)?))?\s?((?:m?g|µg|mcg|micrograms?)\/kg|micrograms?|µg|mcg|m?g|IU|units?)(?!\/[dm]?L\b)(?!\p{L})/giu

/** @returns the doses in their order */
export function readDoses(text: string): Dose[] {
  return findAll(text, dose).map(({ 0: written, 1: low = '', 2: high, 3: name = '', index }) => {
    const unit = name
      .toLowerCase()
      .replace(/s$/, '')
      .replace(/^(?:µg|mcg)/, 'microgram')
    return { amount: `${high ?? low} ${unit}`, unit, span: [index, index + written.length] }
  })
}

/** @returns the amounts of the doses, for comparison with those of another text */
export function listDoses(text: string): ReadonlySet<string> {
  return new Set(readDoses(text).map(({ amount }) => amount))
}
