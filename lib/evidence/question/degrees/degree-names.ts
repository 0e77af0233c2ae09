/** What degrees of a state are called, in questions and in articles, and the range that each name means. */

export type Scale = 'kidney' | 'liver' | 'heart failure' | 'ejection fraction' | 'age' | 'systolic' | 'BMI'

/** From the first figure up to, and without, the second. */
export type Range = readonly [from: number, below: number]

export interface NamedDegree {
  scale: Scale
  /** Sources of what finds it; the groups are for `read`. */
  words: string
  /** null where the figures mean nothing on the scale. */
  read: (groups: (string | undefined)[]) => Range | null
  /** The groups name two degrees, and none between them. */
  isPair?: boolean
  isVague?: boolean
}

const { raw } = String
const most = Number.POSITIVE_INFINITY

/**
 * Stages of chronic kidney disease by the filtration rate in mL/min/1.73 m2 (KDIGO 2024, table 3: G1 90 or more, G2 60
 * to 89, G3a 45 to 59, G3b 30 to 44, G4 15 to 29, G5 below 15).
 */
const kidneyStages: Readonly<Record<string, Range>> = {
  '1': [90, most],
  '2': [60, 90],
  '3': [30, 60],
  '3a': [45, 60],
  '3b': [30, 45],
  '4': [15, 30],
  '5': [0, 15],
}
/**
 * Renal impairment by the clearance (FDA guidance "Pharmacokinetics in patients with impaired renal function", 2024).
 */
const kidneyImpairment: Readonly<Record<string, Range>> = {
  mild: [60, 90],
  moderate: [30, 60],
  severe: [15, 30],
  advanced: [0, 30],
}
/**
 * Hepatic impairment by Child-Pugh points (FDA guidance "Pharmacokinetics in patients with impaired hepatic function",
 * 2003: mild is A, 5 and 6 points; moderate B, 7 to 9; severe C, 10 to 15).
 */
const childPugh: Readonly<Record<string, Range>> = { a: [5, 7], b: [7, 10], c: [10, 16] }
const liverImpairment: Readonly<Record<string, Range>> = {
  mild: [5, 7],
  moderate: [7, 10],
  severe: [10, 16],
  advanced: [10, 16],
}
/**
 * Functional classes of the New York Heart Association; advanced heart failure is III or IV (HFA-ESC position
 * statement, 2018).
 */
const heartClasses: Readonly<Record<string, Range>> = {
  ...Object.fromEntries(['1', '2', '3', '4'].map((each) => [each, [Number(each), Number(each) + 1] as const])),
  mild: [2, 3],
  severe: [3, 5],
  advanced: [3, 5],
}

/** Micromoles per litre in one mg/dL of creatinine. */
const micromolPerMilligram = 88.4
/** No creatinine in mg/dL is as high: a larger figure is in micromoles per litre. */
const milligramsMax = 20

/**
 * @param creatinine in mg/dL or in micromol/L
 * @returns the filtration rate in mL/min/1.73 m2. The mean of a woman and a man of 65 years by CKD-EPI 2021 is near 73
 *   divided by the creatinine in mg/dL to the power of 1.2: 2.5 mg/dL is 24 mL/min.
 */
export function readCreatinine(creatinine: number): number {
  const milligrams = creatinine > milligramsMax ? creatinine / micromolPerMilligram : creatinine
  return 73 / milligrams ** 1.2
}

/** The two ends of "III or IV", "mild to moderate", "3a"; one alone is both. */
function readSpan(table: Readonly<Record<string, Range>>): NamedDegree['read'] {
  return ([first, second]) => {
    const [one, two] = [first, second ?? first].map((each) => table[toKey(each ?? '')])
    return one && two ? [Math.min(one[0], two[0]), Math.max(one[1], two[1])] : null
  }
}

function toKey(written: string): string {
  const lower = written.toLowerCase()
  const roman = ['i', 'ii', 'iii', 'iv', 'v'].indexOf(lower)
  return roman >= 0 ? String(roman + 1) : lower.replace(/ly$/, '')
}

const number = raw`\d{1,4}(?:\.\d{1,2})?`
const below = raw`below|under|less than|lower than|younger than|at most|up to|<|≤`
const above = raw`above|over|more than|greater than|higher than|older than|exceeding|at least|>|≥`
/** "Below 30", "30 or less", "30 to 59", "30-59". */
const limits = raw`(?:of |was |is |between |from )?(?:(${below}|${above}) ?(${number})|(${number})(?: ?%)?(?: ?(?:to|and|-|–) ?(?:under )?(${number})| (?:years )?(or|and) (more|over|older|above|higher|less|younger|under|below|lower)|(\+)))(?![\d.]*\d)`

/** @param toScale the figure as one of the scale */
function readLimits(toScale: (figure: number) => number = (figure) => figure, step = 0): NamedDegree['read'] {
  return ([sign, bound, from, to, , side, plus]) => {
    if (from !== undefined && to !== undefined) {
      const ends = [toScale(Number(from)), toScale(Number(to))] as const
      return [Math.min(...ends), Math.max(...ends) + (step || 1)]
    }
    const at = toScale(Number(bound ?? from))
    // "80 or less" has those of 80, and "under 80" has not.
    const holdsLimit = sign === undefined || isInclusive.test(sign)
    if (plus === undefined && isBelow.test(sign ?? side ?? '')) return [0, holdsLimit ? at + step : at]
    return [at, most]
  }
}

const isBelow = new RegExp(raw`^(?:${below}|less|younger|lower)`, 'i')
const isInclusive = /at (?:least|most)|up to|[≤≥]/i

const fixed = (from: number, to: number) => (): Range => [from, to]
const kidney = raw`(?:renal|kidney)`
const grade = raw`(mild|moderate|severe|advanced)(?:ly)?(?:(?: to |-to-|-| or | and )(moderate|severe|advanced))?`
const ofClass = raw`(I{1,3}V?|IV|[1-4])(?:(?: ?[-–/] ?| to | or )(I{1,3}V?|IV|[2-4]))?`
const ofStage = raw`(?:G ?)?([1-5][ab]?|I{1,3}|IV|V)(?:(?: ?[-–/] ?| to | or )(?:G ?)?([1-5][ab]?|I{1,3}|IV|V))?`

/** Where several begin at a place, the first one counts. */
export const degreeNames: readonly NamedDegree[] = [
  {
    scale: 'kidney',
    words: raw`(?:CKD|chronic kidney disease)[, ]{1,2}(?:stages? |grades? |(?=G))${ofStage}`,
    read: readSpan(kidneyStages),
  },
  {
    scale: 'kidney',
    words: raw`stages? ${ofStage} (?:CKD|chronic kidney disease|kidney disease)`,
    read: readSpan(kidneyStages),
  },
  { scale: 'kidney', words: raw`CKD ?${ofStage}`, read: readSpan(kidneyStages) },
  {
    scale: 'kidney',
    words: raw`${grade} (?:chronic )?${kidney} (?:impairment|insufficiency|dysfunction|disease|failure)`,
    read: readSpan(kidneyImpairment),
  },
  {
    scale: 'kidney',
    words: raw`ESK?R?D|end[- ]stage ${kidney}(?: disease| failure)?|(?<!acute )${kidney} failure|(?:on|receiving|undergoing|maintenance|chronic) (?:h(?:a?)emo)?dialysis|dialysis patients?|dialysis(?= or transplant)`,
    read: fixed(0, 15),
  },
  {
    scale: 'kidney',
    words: raw`(?:e-?GFR|GFR|CrCl|creatinine clearance)(?: \([^)]{1,20}\))? ?${limits}`,
    read: readLimits(),
  },
  {
    scale: 'kidney',
    words: raw`creatinine ?${limits}`,
    read: (groups) => readLimits(readCreatinine)(turnLimits(groups)),
  },
  {
    scale: 'kidney',
    words: raw`(?:impaired ${kidney} function|${kidney} (?:impairment|insufficiency|dysfunction)|CKD|chronic kidney disease)`,
    read: fixed(0, 90),
    isVague: true,
  },
  {
    scale: 'liver',
    words: raw`Child(?:['’]s)?(?:[- ]Pugh)?(?: class| grade| score)? ([ABC])(?:(?: ?[-–/] ?| to | or )([BC]))?`,
    read: readSpan(childPugh),
  },
  {
    scale: 'liver',
    words: raw`${grade} (?:hepatic|liver) (?:impairment|insufficiency|dysfunction|disease|failure)`,
    read: readSpan(liverImpairment),
  },
  { scale: 'liver', words: raw`(?<!de)compensated (?:\p{L}+ )?cirrhosis`, read: fixed(5, 7) },
  { scale: 'liver', words: raw`decompensated (?:\p{L}+ )?(?:cirrhosis|liver disease)`, read: fixed(7, 16) },
  { scale: 'liver', words: raw`(?:hepatic|liver) failure`, read: fixed(10, 16) },
  { scale: 'liver', words: raw`cirrhosis|(?:hepatic|liver) impairment`, read: fixed(5, 16), isVague: true },
  {
    scale: 'heart failure',
    words: raw`NYHA(?: functional)?(?: class(?:es)?)? (I{1,3}|[123]) and (I{1,3}V?|IV|[234])`,
    read: readSpan(heartClasses),
    isPair: true,
  },
  {
    scale: 'heart failure',
    words: raw`NYHA(?: functional)?(?: class(?:es)?)? ${ofClass}`,
    read: readSpan(heartClasses),
  },
  { scale: 'heart failure', words: raw`(mild|severe|advanced)() heart failure`, read: readSpan(heartClasses) },
  // Universal definition of heart failure, 2021: reduced up to 40 %, mildly reduced up to 49 %.
  {
    scale: 'ejection fraction',
    words: raw`HFrEF|(?<!mildly )reduced (?:left ventricular )?ejection fraction`,
    read: fixed(0, 41),
  },
  {
    scale: 'ejection fraction',
    words: raw`HFmrEF|mildly reduced (?:left ventricular )?ejection fraction`,
    read: fixed(41, 50),
  },
  {
    scale: 'ejection fraction',
    words: raw`HFpEF|preserved (?:left ventricular )?ejection fraction`,
    read: fixed(50, 101),
  },
  { scale: 'ejection fraction', words: raw`(?:LVEF|EF|ejection fraction) ?${limits}`, read: readLimits(undefined, 1) },
  {
    scale: 'age',
    words: raw`(?:people|patients|adults|children|infants|women|men|those|anyone|participants|aged?|ages) (?:aged )?${limits}(?: (years?|months?))?(?! ?(?:%|mm|cm|kg|mg|g|mL|days?|hours?|weeks?)\b)`,
    read: (groups) =>
      groups[7]?.startsWith('month') ? readLimits((figure) => figure / 12)(groups) : readLimits(undefined, 1)(groups),
  },
  {
    scale: 'age',
    words: raw`(over|above|under)[- ](?:the )?(\d\d)s(?!\w)`,
    read: ([sign, age]) => (sign === 'under' ? [0, Number(age)] : [Number(age), most]),
  },
  {
    scale: 'age',
    words: raw`(over|above) ([6-9]\d)(?! ?(?:%|mm|mg|kg|bpm|days|hours|\d))`,
    read: ([, age]) => [Number(age), most],
  },
  {
    scale: 'age',
    words: raw`(?:his|her|their|the)(?: late| early| mid)? (?:(\w+ties)|([2-9]0)s)`,
    read: ([word, figure]) => toDecade(word, figure),
  },
  {
    scale: 'age',
    words: raw`(sexa|septua|octo|nona)genarians?`,
    read: ([word = '']) => toDecade(`${word}ties`.toLowerCase(), undefined),
  },
  { scale: 'age', words: raw`toddlers?`, read: fixed(1, 4) },
  { scale: 'age', words: raw`adolescents?|teenagers?|teens`, read: fixed(12, 18) },
  { scale: 'age', words: raw`child(?:ren)?|p(?:a?)ediatric|kids?`, read: fixed(0, 18), isVague: true },
  { scale: 'systolic', words: raw`systolic (?:blood )?(?:pressures? )?${limits}`, read: readLimits() },
  { scale: 'BMI', words: raw`(?:BMI|body mass index) ?${limits}`, read: readLimits() },
]

const decades: Readonly<Record<string, number>> = {
  twenties: 20,
  thirties: 30,
  forties: 40,
  fifties: 50,
  sixties: 60,
  sexaties: 60,
  seventies: 70,
  septuaties: 70,
  eighties: 80,
  octoties: 80,
  nineties: 90,
  nonaties: 90,
}

function toDecade(word: string | undefined, figure: string | undefined): Range | null {
  const from = figure === undefined ? decades[word?.toLowerCase() ?? ''] : Number(figure)
  return from === undefined ? null : [from, from + 10]
}

/** A creatinine above a figure is a filtration rate below another. */
function turnLimits([sign, bound, from, to, or, side, plus]: (string | undefined)[]): (string | undefined)[] {
  const turn = (word: string | undefined) => (word === undefined ? undefined : isBelow.test(word) ? 'over' : 'under')
  return [turn(sign), bound, from, to, or, turn(side ?? (plus && 'over')), undefined]
}
