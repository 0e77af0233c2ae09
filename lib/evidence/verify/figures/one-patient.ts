/** Checks figures of one patient: a value against a guideline's limit, and a dose by weight. */

import type { PreparedPassages } from '@/lib/evidence/verify/prepare-passages'
import { findAll } from '@/lib/shared/text/find-all'
import { convertUnit } from './convert-units'
import type { Figure } from './parse-figures'
import type { Tolerance } from './tolerance'

/**
 * "For a 70 kg patient this is 105 g", where the source gives 1.5 g/kg: the weight, and the dose that follows from it.
 */
export function isDoseOfOne(
  { value, unit, decimals }: Figure,
  sentence: string,
  { figures }: PreparedPassages,
  tolerance: Tolerance,
): boolean {
  const [, before, after] = weighing.exec(sentence) ?? []
  const weight = Number(before ?? after ?? 0)
  if (!weight || unit === null) return false
  const perKg = [...figures].filter(([, all]) => all.some((each) => each.unit?.endsWith('/kg')))
  if (unit === 'kg') return value === weight && perKg.length > 0
  const [low, high] = tolerance.around(value, 0.5 * 10 ** -decimals)
  return perKg.some(([dose, all]) =>
    all.some((each) => {
      const own = each.unit?.replace(/\/kg$/, '') ?? null
      const factor = own === unit ? 1 : (convertUnit(own, unit) ?? Number.NaN)
      return dose * weight * factor >= low && dose * weight * factor <= high
    }),
  )
}

const weighing =
  /\b(\d+(?:\.\d+)?)[ -]?kg (?:adult|child|person|patient|man|woman|individual)\b|\bweigh\w* (\d+(?:\.\d+)?) ?kg\b/i

/** "A patient with a FIB-4 of 0.9", "someone with a risk of 12%", "a 62-year-old": one example. */
const ofOne =
  /^(?:an? (?!total|number)|someone|anyone|somebody|anybody|patients?|people)\b[^.;:]{0,80}\b(?:of|at|is|was|has|have|with|aged?)(?: about)? $/i
const upwards =
  /^[^.;,]{0,12}\b(?:or|and|upwards?|downwards?) ?(?:more|less|over|above|older|higher|below|under|younger|lower|up|$)?/i
const limits =
  /(?<side>below|under|(?:less|younger|lower) than|up to|at most|<|≤|above|over|(?:more|older|higher) than|at least|>|≥)\s?(?<limit>\d+(?:\.\d+)?)|(?<least>\d+(?:\.\d+)?)\s?[^\s\d]{0,8}(?: [A-Za-z/-]{1,10})? or (?<way>more|over|above|older|higher|less|below|under|younger|lower)|(?<from>\d+(?:\.\d+)?) to (?<to>\d+(?:\.\d+)?)/gi

/** Whether the value of one patient is within a limit or range of a guideline, in the unit of the value. */
export function isWithinLimit(
  { value, unit, start, end }: Figure,
  sentence: string,
  sources: PreparedPassages,
): boolean {
  const isAge = /^-(?:year|month|week|day)s?-olds?\b/i.test(sentence.slice(end))
  if (!isAge && (!ofOne.test(sentence.slice(0, start)) || upwards.test(sentence.slice(end)))) return false
  return sources.texts.some((text) =>
    findAll(text, limits).some(({ groups = {} }) => {
      const limit = Number(groups['to'] ?? groups['limit'] ?? groups['least'])
      const isOfUnit = sources.figures
        .get(limit)
        ?.some((figure) => figure.unit === unit || (isAge && figure.unit === null))
      return isOfUnit && keepsLimit(value, limit, groups)
    }),
  )
}

function keepsLimit(value: number, limit: number, groups: Record<string, string | undefined>): boolean {
  if (groups['from'] !== undefined) return value >= Number(groups['from']) && value <= limit
  const isUpper = /below|under|less|up to|most|younger|lower|[<≤]/i.test(groups['side'] ?? groups['way'] ?? '')
  return isUpper ? value <= limit && value >= limit / limitReach : value >= limit && value <= limit * limitReach
}

/** How far an example may be from its limit, as a factor. */
const limitReach = 3
