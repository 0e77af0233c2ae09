/**
 * Finds the sentences that limit what a turn of a conversation measures of the patient: "EF 45", "P/F 68",
 * "she's only 11 kg".
 */
import { findAll } from '@/lib/shared/text/find-all'
import { measurePatientFit } from './patient-fit'
import type { SentenceReading, SentenceRole } from './read-sentence'
import type { AskedFor } from './scored-sentence'

/** What clinicians type, and what articles write. */
const measures: readonly (readonly [typed: RegExp, written: string])[] = [
  [/\b(?:L?VEF|EF|ejection fraction)\b/i, 'ejection fraction'],
  [/\b(?:PaO2|P\/F|PF ratio)/i, 'PaO2 ?[/:] ?FiO2'],
  [/\b(?:e?GFR|CrCl|creatinine clearance)\b/i, 'e?GFR|creatinine clearance'],
  [/\bcreat(?:inine)?\b(?! clear)/i, 'creatinine(?! clearance)'],
  [
    /\b(?:S?BP|MAP|systolic|blood pressure)\b|\b\d{2,3}\/\d{2,3}\b/i,
    '(?:systolic|blood|arterial) (?:blood )?pressure|systolic',
  ],
  [/\bu?(?:ACR|PCR)\b|mg ?\/ ?m?(?:g|mol)\b/i, 'ACR|albumin-to-creatinine ratio'],
  [/\b(?:hb|hgb|h(?:a?)emoglobin)\b/i, 'h(?:a?)emoglobin'],
  [/\b(?:plts?|platelets?)\b/i, 'platelets?(?: count)?'],
  [/\d ?(?:kg|kilos?)\b|\bweight\b/i, 'weigh(?:t|ing)'],
  [/\bgradient\b/i, 'gradient'],
  [/\bNYHA\b/i, 'NYHA class'],
  [/\bMMSE\b/i, 'MMSE'],
  [/\bChild[- ]Pugh\b/i, 'Child-Pugh'],
  [/\bCD4\b/i, 'CD4(?: count)?'],
  [/\b(?:PD-?L1|TPS|CPS)\b/i, 'PD-L1'],
  [/\bNIHSS\b/i, 'NIHSS'],
  [/\bBMI\b/i, 'BMI|body[- ]mass index'],
  [/\b(?:HbA1c|A1c)\b/i, 'HbA1c'],
  [/\b(?:K|potassium)\b/, 'potassium'],
  [/\b(?:Na|sodium)\b/, 'sodium'],
  [/\b(?:glucose|BM|CBG)\b/i, 'glucose'],
  [/\bLDL\b/i, 'LDL(?:[- ]cholesterol)?'],
  [/\b(?:sats?|SpO2|SaO2)\b/i, 'SpO2|oxygen saturation|saturation'],
  [/\bferritin\b/i, 'ferritin'],
  [/\b(?:eos|eosinophils)\b/i, 'eosinophils?'],
  [/\bT-?score\b/i, 'T-?scores?'],
]
const side =
  'below|under|above|over|at least|less than|more than|at most|or (?:more|less|lower|higher|above|below|over|under)|to under|[<>≤≥]'
const limit = new RegExp(String.raw`\d[^.;]*\b(?:${side})|(?:${side})[^.;]*\d`, 'i')
/** In a conclusion "92 to 30 mg/dL" is a result. */
const range = /\d ?(?:to|-|–) ?\d|\b[IV]+(?:[-–]| (?:to|or) )[IV]+\b|\b[A-C] or [A-C]\b/
/** Characters on either side of a name between which its limit is written. */
const before = 25
const after = 50

/** What to do or whom it is not for is quoted before who took part; results state what became of a value. */
const tiers: readonly ReadonlySet<SentenceRole>[] = [
  new Set<SentenceRole>(['recommendation', 'limitations', 'conclusion']),
  new Set<SentenceRole>(['methods', 'aim', 'background']),
]

/** @returns for each sentence whether it is quoted first because it limits what is measured */
export function markStatedLimits(
  sentences: readonly { text: string; reading: Pick<SentenceReading, 'role'> }[],
  { measured = [], patient }: Pick<AskedFor, 'measured' | 'patient'>,
): boolean[] {
  const written = measures.flatMap(([typed, name]) => (measured.some((each) => typed.test(each)) ? [name] : []))
  if (written.length === 0) return sentences.map(() => false)
  const name = new RegExp(String.raw`(?<![\p{L}\d])(?:${written.join('|')})(?![\p{L}\d])`, 'giu')
  const limits = sentences.map(({ text, reading }) =>
    findAll(text, name).some(({ 0: found, index }) => {
      const end = index + found.length
      const near = `${text.slice(Math.max(0, index - before), index)}${text.slice(end, end + after)}`
      return limit.test(near) || (reading.role !== 'conclusion' && range.test(near))
    }),
  )
  const isFor = sentences.map(({ text }, index) => limits[index] === true && measurePatientFit(text, patient) >= 0)
  for (const tier of tiers) {
    const marked = sentences.map(({ reading }, index) => isFor[index] === true && tier.has(reading.role))
    if (marked.includes(true)) return marked
  }
  return sentences.map(() => false)
}
