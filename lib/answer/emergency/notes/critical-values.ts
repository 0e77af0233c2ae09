/**
 * Reads the values of a bedside note that are critical in themselves. The thresholds are those at which guidelines call
 * for treatment at once or a team. The danger model was trained with its own, in `vital-sign-features.ts`.
 */

/** What a critical value says; a note has to say something else as well. */
export type CriticalValue =
  | 'shocked'
  | 'severeHypertension'
  | 'hypoxic'
  | 'slowPulse'
  | 'fastPulse'
  | 'slowBreathing'
  | 'fastBreathing'
  | 'comatose'
  | 'extremeTemperature'
  | 'fever'
  | 'lowSugar'
  | 'acidosis'
  | 'highPotassium'
  | 'lowPotassium'
  | 'extremeSodium'
  | 'lowCalcium'
  | 'highLactate'
  | 'wideQrs'
  | 'severeAnaemia'
  | 'highCarboxyhaemoglobin'

interface Measurement {
  /** The first group is the value. Matches text in lower case. */
  pattern: RegExp
  says: (value: number) => CriticalValue | null
}

const between = `[ :=]{0,3}(?:is |was |of |at |now |only |down to |falling to |around |about ){0,2}`
/** A value right after its name: "HR 32", "sats of 71". */
function after(names: string, figure = String.raw`\d{1,3}(?:[.,]\d{1,2})?`): RegExp {
  return new RegExp(String.raw`(?<![a-z])(?:${names})${between}(${figure})(?![\d/]|[.,]\d)`, 'g')
}

const pair = /(?<![\d./])(\d{2,3}) ?\/ ?(\d{2,3})(?![\d/])/g

const measurements: Measurement[] = [
  // NEWS2 (RCP 2017) scores 3 for a systolic pressure of 90 or less, and so do a pulse of 40 or less and of 131 or
  // more, 8 or fewer breaths and 25 or more. A breathing rate of 25 to 29 is common, so it takes 30 (the severe
  // mark of CURB-65).
  {
    pattern: after('s?bp|systolic(?: bp)?|blood pressure|hypotensive|pressure'),
    says: (value) => (value > 20 && value <= 90 ? 'shocked' : null),
  },
  { pattern: /(?<![\d/.])(\d{2}) systolic/g, says: (value) => (value <= 90 ? 'shocked' : null) },
  {
    pattern: after(
      'hr|heart rate|pulse(?: rate)?|rate|bradycardi[ac]c?|tachycardi[ac]c?|svt|vt|broad complex tachycardia|ventricular tachycardia',
      String.raw`\d{2,3}`,
    ),
    says: (value) => {
      if (value >= 131) return 'fastPulse'
      return value > 9 && value <= 40 ? 'slowPulse' : null
    },
  },
  {
    pattern: after('rr|resp(?:iratory)? rate|resps', String.raw`\d{1,2}`),
    says: (value) => {
      if (value >= 30) return 'fastBreathing'
      return value <= 8 ? 'slowBreathing' : null
    },
  },
  // The Surviving Sepsis Campaign (2021) aims at a mean pressure of 65 mm Hg.
  { pattern: after('map|mean arterial pressure', String.raw`\d{2}`), says: (value) => (value < 60 ? 'shocked' : null) },
  // Below 88 is under the target even of people who retain carbon dioxide (BTS oxygen guideline 2017).
  {
    pattern: after('sats?|spo2|o2 sats?|sao2|saturations?', String.raw`\d{2,3}`),
    says: (value) => (value >= 40 && value < 88 ? 'hypoxic' : null),
  },
  // Coma is 8 or less; NICE NG232 has a head scanned within an hour at 12 or less.
  { pattern: after('gcs|glasgow', String.raw`\d{1,2}`), says: (value) => (value <= 12 ? 'comatose' : null) },
  // Moderate hypothermia begins below 32 °C (ERC 2021), heat stroke above 40 °C; 38 °C is fever at any
  // age (NICE NG143).
  {
    pattern: after('(?:core )?temp(?:erature)?|febrile|fever|t', String.raw`\d{2}(?:[.,]\d)?`),
    says: (value) => {
      if (value >= 15 && value <= 43 && (value < 32 || value > 40)) return 'extremeTemperature'
      return value >= 38 && value <= 40 ? 'fever' : null
    },
  },
  // Level 2 hypoglycaemia of the ADA and the International Hypoglycaemia Study Group: below 3.0 mmol/L (54 mg/dL).
  {
    pattern: after('(?:blood |capillary |plasma )?(?:glucose|sugar)|bm|cbg|bsl|dextro|hypo(?:glyc(?:a?)emi[ac]c?)?'),
    says: (value) => (value < 3 || (value >= 10 && value < 54 && value > 33) ? 'lowSugar' : null),
  },
  // Severe ketoacidosis (JBDS 2023): pH below 7.0, ketones above 6 mmol/L. Below 7.1 any acidosis is.
  { pattern: after('ph', String.raw`[67][.,]\d{1,2}`), says: (value) => (value < 7.1 ? 'acidosis' : null) },
  { pattern: after('ketones?'), says: (value) => (value > 6 ? 'acidosis' : null) },
  // Severe hyperkalaemia is 6.5 mmol/L or more (UK Kidney Association 2023), severe hypokalaemia below 2.5.
  {
    pattern: after(
      String.raw`k\+?|potassium|hyperkal(?:a?)emi[ac]c?|hypokal(?:a?)emi[ac]c?`,
      String.raw`\d{1,2}(?:[.,]\d)?`,
    ),
    says: (value) => {
      if (value >= 6.5 && value < 12) return 'highPotassium'
      return value > 1 && value < 2.7 ? 'lowPotassium' : null
    },
  },
  // Profound hyponatraemia (European guideline 2014) is below 125 mmol/L.
  {
    pattern: after(String.raw`na\+?|sodium|hyponatr(?:a?)emi[ac]c?|hypernatr(?:a?)emi[ac]c?`, String.raw`\d{3}`),
    says: (value) => ((value >= 90 && value < 125) || (value > 160 && value < 200) ? 'extremeSodium' : null),
  },
  {
    pattern: after('(?:corrected |adjusted |total )?(?:ca|calcium)', String.raw`\d[.,]\d{1,2}`),
    says: (value) => (value < 1.9 ? 'lowCalcium' : null),
  },
  // The Surviving Sepsis Campaign (2021) has 4 mmol/L or more for fluid at once.
  { pattern: after('lactate'), says: (value) => (value >= 4 && value < 30 ? 'highLactate' : null) },
  { pattern: after('qrs', String.raw`\d{3}`), says: (value) => (value >= 120 ? 'wideQrs' : null) },
  {
    pattern: after('hb|hgb|h(?:a?)emoglobin'),
    says: (value) => ((value >= 20 && value < 60) || (value > 1 && value < 6) ? 'severeAnaemia' : null),
  },
  { pattern: after('cohb', String.raw`\d{1,2}`), says: (value) => (value >= 20 ? 'highCarboxyhaemoglobin' : null) },
]

/** @param plain in lower case without diacritics */
export function listCriticalValues(plain: string): Set<CriticalValue> {
  if (!/\d/.test(plain)) return new Set()
  const found = new Set(readPressures(plain))
  for (const { pattern, says } of measurements)
    for (const [, digits = ''] of plain.matchAll(pattern)) {
      const value = says(Number(digits.replace(',', '.')))
      if (value) found.add(value)
    }
  return found
}

/**
 * "70/40" and "172/114", with or without a name. 160/110 mm Hg or more is severe hypertension in pregnancy,
 * to be treated within 30 to 60 minutes (ACOG Committee Opinion 767, NICE NG133); a note says whether it is
 * one on a pregnancy.
 */
function readPressures(plain: string): CriticalValue[] {
  return Array.from(plain.matchAll(pair), ([, above, below]) => ({ systolic: Number(above), diastolic: Number(below) }))
    .filter(({ systolic, diastolic }) => diastolic >= 20 && diastolic < systolic && systolic < 300)
    .flatMap(({ systolic, diastolic }): CriticalValue[] => {
      if (systolic <= 90) return ['shocked']
      return systolic >= 160 || diastolic >= 110 ? ['severeHypertension'] : []
    })
}
