/** Parses the passages that sentences are checked against: their figures with unit and arm, ratios and intervals. */
import { listClassWords } from '@/lib/evidence/text/drugs/drug-classes'
import { isDrugName } from '@/lib/evidence/text/drugs/drug-names'
import { splitWords, stemWord, stopWords } from '@/lib/evidence/text/normalize-terms'
import { findAll } from '@/lib/shared/text/find-all'
import { type Figure, parseFigures, parseSourceFigures, timeUnits } from './figures/parse-figures'
import { type Interval, parseIntervals } from './figures/parse-intervals'

/** Passages parsed once, for the many sentences that cite them. */
export interface PreparedPassages {
  texts: readonly string[]
  figures: Map<number, PassageFigure[]>
  /** Ratios of risks, rates and hazards. */
  ratios: number[]
  oddsRatios: number[]
  intervals: Interval[]
  stems: Set<string>
  /** Stems of the words that name the classes of its drugs. */
  classes: Set<string>
  results: readonly Result[]
}

/** A sentence with its figures, in their order, without the limits of intervals. */
export interface Result {
  text: string
  figures: readonly Figure[]
}

export interface PassageFigure extends Figure {
  /** Stems of the arm that the figure belongs to, "with placebo"; null when none is named. */
  arm: Set<string> | null
  /** The arms of all figures in the same sentence; one array for all of them. */
  armsInSentence: readonly Set<string>[]
  /** The passage calls the figure a proportion. */
  isProportion: boolean
  /**
   * For a figure without a unit, every unit of its sentence: "0.3 mg/dL an hour, or 0.2 later"; percent for "PASI 90".
   */
  units: ReadonlySet<string | null>
}

/** @param passages every text that may support the sentence: stored passages, and the title where titles count */
export function preparePassages(texts: readonly string[]): PreparedPassages {
  const prepared = {
    texts,
    figures: new Map(),
    ratios: [],
    oddsRatios: [],
    intervals: [],
    stems: new Set<string>(),
    classes: new Set<string>(),
  }
  const results = texts.flatMap((text) => {
    for (const { word, stem } of splitWords(text)) {
      prepared.stems.add(stem)
      if (isDrugName(word)) for (const name of listClassWords(word)) prepared.classes.add(stemWord(name))
    }
    return text.split(/(?<=[.;])\s+(?=\p{Lu})|\n/u).map((sentence) => readSentence(sentence, prepared))
  })
  return { ...prepared, results }
}

/** @returns the sentence with its figures, after adding them and its ratios and intervals to what is known */
function readSentence(
  sentence: string,
  { figures, ratios, oddsRatios, intervals }: Omit<PreparedPassages, 'results'>,
): Result {
  const found = parseSourceFigures(sentence)
  const units = new Set(found.map(({ unit }) => unit).filter((unit) => unit !== '%'))
  const ofMeasures = new Set([...units].filter((unit) => unit === null || !timeUnits.has(unit)))
  const named = readNamedUnit(sentence)
  const arms = found.map((figure) => findArm(sentence, figure))
  const armsInSentence = arms.filter((arm) => arm !== null)
  found.forEach((figure, index) => {
    const known = figures.get(figure.value) ?? []
    const isOfScale =
      figure.unit === null && /\b[A-Z]{3,}\d? $/.test(sentence.slice(Math.max(0, figure.start - 12), figure.start))
    const isLimit =
      figure.unit === null && limitBefore.test(sentence.slice(Math.max(0, figure.start - 12), figure.start))
    const isMeasured = figure.unit === null && !isCount(figure, sentence)
    const isProportion = proportion.test(sentence.slice(Math.max(0, figure.start - 40), figure.start))
    known.push({
      ...figure,
      arm: arms[index] ?? null,
      armsInSentence,
      isProportion,
      units: isOfScale
        ? percent
        : isAge(figure, sentence)
          ? new Set([...units, 'year'])
          : isLimit
            ? units
            : isMeasured
              ? new Set([...ofMeasures, ...named])
              : named,
    })
    figures.set(figure.value, known)
  })
  for (const [, name = '', ratio = ''] of findAll(sentence, ratioWithName))
    (/^o/i.test(name) ? oddsRatios : ratios).push(Number(ratio.replace(/[,·]/, '.')))
  intervals.push(...parseIntervals(sentence))
  const limits = findAll(sentence, interval).map(({ 0: written, index }) => [index, index + written.length])
  const results = found.filter(({ start }) => !limits.some(([from = 0, to = 0]) => start >= from && start < to))
  const [unit = null] = named
  return { text: sentence, figures: results.map((figure) => (figure.unit === null ? { ...figure, unit } : figure)) }
}

const noUnits: PassageFigure['units'] = new Set()
/** "PASI 90" is an improvement by 90%. */
const percent: PassageFigure['units'] = new Set(['%'])

/** "Time asleep (minutes): 61 vs 40": the unit of the bare figures. */
function readNamedUnit(sentence: string): PassageFigure['units'] {
  const name = namedUnit.exec(sentence)?.[1]
  const [figure] = name ? parseFigures(`1 ${name}`) : []
  return figure?.unit ? new Set([figure.unit]) : noUnits
}

const namedUnit =
  /\([^():]*?\b((?:minute|hour|day|week|month|year|point|letter)s?|(?:mm Hg|kg|[mµ]?g|[mµ]?mol|mEq|IU|mL|L)(?:\/[\p{L}\d./]+(?: m[2²])?)?)(?![\p{L}\d])[^():]*\)[^:]*: /u
const limitBefore = /\b(?:over|under|below|above|least|than) $|[<>≤≥]\s?$/i

/** "Patients over 14", "women aged 50 or older": in years. */
function isAge({ unit, start }: Figure, sentence: string): boolean {
  return unit === null && ageBefore.test(sentence.slice(Math.max(0, start - 40), start))
}

const ageBefore =
  /\b(?:(?:people|patients|adults|children|(?:wo)?men|boys|girls|those) (?:aged )?(?:over|under|above|below)|aged(?: \d+ (?:to|or|and))?) $/i

/** "842 events", "n = 842": a whole number of something. */
function isCount({ start, end, decimals }: Figure, sentence: string): boolean {
  const before = sentence.slice(Math.max(0, start - 12), start)
  if (decimals > 0) return false
  return /^[ -]\p{L}/u.test(sentence.slice(end)) || /\b(?:of|in) $|=\s?$/i.test(before)
}

/** The limits of an interval are not results. */
const interval = /(?<!\d)\d+(?:\.\d+)?\s?% (?:CI|CrI|(?:[a-z]+ )?interval)[^);]*/gi

const ratioWithName =
  /\b(HR|RR|IRR|OR|(?:hazard|risk|rate|odds) ratio|relative (?:risk|rate))s?\b[\s:,=(]*(?:of|was)?\s*(\d*[.,·]\d+)/gi
const proportion =
  /\b(?:proportion|probability|sensitivity|specificity|survival|accuracy|fraction|predictive value)\b[^.;]*$/i

const armAfter =
  /^(?:\s*\([^)]{0,24}\))?(?:\s*(?:per|a)\s(?:[\d,]+\s)?[\p{L}-]+)?[^.;:()\d]{0,24}?\b(?:with|on|in|for|among|receiving|taking|given|assigned to|of)\s+(?:the\s+|an?\s+)?((?:[\p{L}\p{N}/.-]+\s?){1,6})/u
const notAnArm = new Set(
  'patients people participants women men adults children group groups arm arms those'.split(' '),
)

const changedTo = /\bfrom [\d.,·]+\s?%? to (?:\p{L}+ )?$/u
const comparison = /^[^,;:()\d]{0,40}\b(?:compared (?:with|to)|versus|vs|relative to)\b/

const nextArm = /^[^,;:()\d]{0,16}, (?:and )?(?:those|patients|people|women|men|participants)\b/u

/** Stems of the arm that a figure belongs to: "16.3% with dapagliflozin", "21.2% of the placebo group". */
export function findArm(sentence: string, figure: Figure): Set<string> | null {
  const after = sentence.slice(
    figure.end + Math.max(0, figure.text.length - (figure.end - figure.start) - (figure.sign ? 1 : 0)),
  )
  // "53.5 months, those given gemcitabine 35.5": the arm of the next figure.
  if (nextArm.test(after)) return null
  // "Cut it from 36% to 22% compared with usual care": the second figure is that of the arm which is compared.
  if (changedTo.test(sentence.slice(Math.max(0, figure.start - 40), figure.start)) && comparison.test(after))
    return null
  const phrase = armAfter.exec(after.slice(0, 80))?.[1]?.split(/\b(?:vs|versus|compared|and|than|against|or)\b/)[0]
  if (!phrase) return null
  const stems = splitWords(phrase)
    .filter(({ word }) => !stopWords.has(word) && !notAnArm.has(word))
    .map(({ stem }) => stem)
  return stems.length === 0 ? null : new Set(stems)
}
