/**
 * Compares what is measured of one patient, an age, a weight, a systolic pressure, a score or a size, with the limits
 * that a sentence states: "children under 15 kg", "a wheal over 4 mm", "systolic pressure below 95 mm Hg".
 */
import type { PatientFigures } from '@/lib/evidence/question/patient-figures'
import { findAll } from '@/lib/shared/text/find-all'

interface MeasuredLimit {
  /** The measure in the words of the question: "12 kg". */
  asked: string
  /** Whether the patient is on the stated side of the limit. */
  isMet: boolean
  /** UTF-16 offsets of the limit and what it limits. */
  start: number
  end: number
}

interface Measure {
  asked: string
  value: number
  /**
   * What a limit of this measure looks like; the groups are the word before the figure, the figure, its unit, and
   * the word after it.
   */
  limit: RegExp
  /** In the unit of `value`. */
  convert: (figure: number, unit: string) => number
}

const { raw } = String
const wordsBefore = raw`under|below|less than|lower than|smaller than|lighter than|younger than|over|above|more than|greater than|older than|heavier than|larger than|exceeding|at least|up to|at most|<|≤|>|≥`
const figure = raw`(?<![\d.])(\d{1,3}(?:\.\d+)?)(?![\d.]*\d)`
const wordsAfter = raw`(?: (?:or|and) (more|over|older|above|less|younger|under|below|lighter))?`
const people = raw`people|patients|adults|children|infants|babies|women|men|those|anyone|participants|age[ds]?`

const weightLimit = new RegExp(
  raw`(?:(?:${people}) )?(?:weighing )?(?:\b(${wordsBefore}) )?${figure} ?(kg)\b(?! ?[/m])${wordsAfter}`,
  'giu',
)
const ageLimit = new RegExp(
  raw`\b(?:${people}) (?:aged )?(${wordsBefore}) ${figure}(?! ?(?:%|mm|cm|kg|mg|g|mL|ml|mmol|micro|hours?|days?|weeks?|h)\b|%)(?: (years?|months?))?${wordsAfter}`,
  'giu',
)
const systolicLimit = new RegExp(
  raw`\bsystolic (?:blood )?(?:pressure )?(?:of |was )?(${wordsBefore}) ${figure}( ?mm ?Hg)?${wordsAfter}`,
  'giu',
)

function createScoreLimit(name: string): RegExp {
  return new RegExp(
    raw`\b(?:${name.replace(/-/g, '-?')}) (?:score )?(?:of )?(${wordsBefore}) ${figure}()${wordsAfter}`,
    'giu',
  )
}

/** @param things stems that name what is measured: "wheal" */
function createSizeLimit(things: readonly string[]): RegExp {
  return new RegExp(
    raw`\b(?:${things.join('|')})\w* (?:size |diameter |of )?(${wordsBefore}) ${figure} ?(mm|cm)\b(?! ?Hg)${wordsAfter}`,
    'giu',
  )
}

function listMeasures({ age, weight, systolic, scores, sizes }: PatientFigures): Measure[] {
  const same = (value: number) => value
  return [
    ...(age ? [{ asked: age.surface, value: age.years, limit: ageLimit, convert: toYears }] : []),
    ...(weight ? [{ asked: weight.surface, value: weight.kilograms, limit: weightLimit, convert: same }] : []),
    ...(systolic === null
      ? []
      : [{ asked: `systolic ${systolic}`, value: systolic, limit: systolicLimit, convert: same }]),
    ...scores.map(({ name, points }) => {
      return { asked: `${name} ${points}`, value: points, limit: createScoreLimit(name), convert: same }
    }),
    ...sizes.map(({ surface, millimetres, things }) => {
      return { asked: surface, value: millimetres, limit: createSizeLimit(things), convert: toMillimetres }
    }),
  ]
}

function toYears(figureOfAge: number, unit: string): number {
  return /^month/i.test(unit) ? figureOfAge / 12 : figureOfAge
}

function toMillimetres(length: number, unit: string): number {
  return unit === 'cm' ? 10 * length : length
}

/** @returns the limits of the patient's measures in a text, in no order */
export function findMeasuredLimits(text: string, figures: PatientFigures): MeasuredLimit[] {
  if (!/\d/.test(text)) return []
  return listMeasures(figures).flatMap(({ asked, value, limit, convert }) =>
    findAll(text, limit).flatMap((found): MeasuredLimit[] => {
      const [whole, before = '', bound = '', unit = '', after = ''] = found
      if (before === '' && after === '') return []
      const isMet = isOnSide(value, convert(Number(bound), unit), `${before} ${after}`.toLowerCase())
      return [{ asked, isMet, start: found.index, end: found.index + whole.length }]
    }),
  )
}

function isOnSide(value: number, bound: number, words: string): boolean {
  if (/at least|≥|\b(?:more|over|older|above)$/.test(words)) return value >= bound
  if (/up to|at most|≤|\b(?:less|younger|under|below|lighter)$/.test(words)) return value <= bound
  return /under|below|less|lower|smaller|lighter|younger|</.test(words) ? value < bound : value > bound
}
