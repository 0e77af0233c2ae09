/**
 * Turns the measurements in a message into features of the danger model. N-grams cannot learn them, because the same
 * number rarely occurs twice. The weights were trained with these patterns and limits, in five languages. Those of
 * `notes/critical-values.ts`, for English notes, follow guidelines, so the two differ.
 */

interface VitalSign {
  name: string
  /** The first group is the value. Matches text in lower case without diacritics. */
  pattern: RegExp
  /** A value below `low` or above `high` means danger. */
  low: number
  high: number
}

const vitalSigns: VitalSign[] = [
  {
    name: 'pressure',
    pattern: named('bp|ta|rr|tension|blutdruck|druck|blood pressure|systolic|sbp|血压'),
    low: 85,
    high: 165,
  },
  {
    name: 'oxygen',
    pattern: named('sats?|spo2|saturation|sattigung|saturacion|oxygen|oximeter|血氧'),
    low: 89,
    high: 101,
  },
  {
    name: 'pulse',
    pattern: named('hr|fc|hf|heart|pulse|puls|pouls|pulso|herz|corazon|coeur|心率|心跳'),
    low: 42,
    high: 140,
  },
  {
    name: 'potassium',
    pattern: /(?<![a-z])(?:k|potassium|kalium|potasio|kaliemie|血钾)\W{0,4}(?:\w{1,4} ){0,2}(\d[.,]?\d?)(?!\d)/g,
    low: 2.5,
    high: 6.4,
  },
  {
    name: 'glucose',
    pattern: named('sugar|glucose|zucker|azucar|glucosa|glycemie|dextro|血糖|bm|bz'),
    low: 3,
    high: 20,
  },
  {
    name: 'temperature',
    // Not an age, a week of pregnancy or a dose.
    pattern:
      /(?<![\d/.,])(3[4-9]|4[0-2])(?:[.,]\d)?(?![\d/]|\s?(?:weeks?|wks?|semanas?|semaines?|woche|ssw|周|岁|m\b|f\b|y|ans|jahre|anos|mg|ml|%))/g,
    low: 35.5,
    high: 38.2,
  },
]

/** A value within 15 characters of its name, in the same clause. */
function named(names: string): RegExp {
  return new RegExp(`(?<![a-z])(?:${names})[^\\d.?!;]{0,15}(\\d{1,3}(?:[.,]\\d)?)`, 'g')
}

/**
 * @param text in lower case without diacritics
 * @returns such as `['pressure low', 'dangerous']`; whether any value is dangerous comes last, if there is one
 */
export function listVitalSignFeatures(text: string): string[] {
  if (!/\d/.test(text)) return []
  const found = new Set<string>()
  for (const { name, pattern, low, high } of vitalSigns)
    for (const [, digits = ''] of text.matchAll(pattern)) {
      const value = toUsualUnit(name, Number(digits.replace(',', '.')))
      found.add(`${name} ${value < low ? 'low' : value > high ? 'high' : 'normal'}`)
    }
  if (found.size === 0) return []
  return [...found, [...found].every((sign) => sign.endsWith('normal')) ? 'harmless' : 'dangerous']
}

const mgPerMmol = 18

/** Converts glucose in mg/dL to mmol/L, and blood pressure written as "12/8" to mmHg. */
function toUsualUnit(name: string, value: number): number {
  if (name === 'glucose' && value > 40) return value / mgPerMmol
  return name === 'pressure' && value < 30 ? 10 * value : value
}
