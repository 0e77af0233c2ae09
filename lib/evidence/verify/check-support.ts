/**
 * Checks a written sentence against the passages it cites: whether it is a verbatim quotation, and whether every
 * figure and drug name in it occurs there. It never corrects; it lists what it cannot find. It knows the field's
 * notations of a figure, and no arithmetic beyond the obvious (a risk ratio of 0.74 is 26 % less).
 */

import { isDrugName } from '@/lib/evidence/text/drug-names'
import { splitWords, stopWords, type Word } from '@/lib/evidence/text/normalize-terms'
import { getSynonymsByFirstStem } from '@/lib/evidence/text/synonyms'
import type { CheckVerdict, EvidenceCheck } from '@/lib/wire/evidence'
import { type Figure, type Interval, parseFigures, parseIntervals, parseSourceFigures } from './parse-figures'

export interface Support {
  status: EvidenceCheck['status']
  verdict: CheckVerdict
  /** Figures, drug names and quotations, or for a sentence without any, words, that no passage contains; as written. */
  missing: string[]
}

/** Passages parsed once, for the many sentences that cite them. */
export interface PreparedPassages {
  texts: readonly string[]
  figures: Map<number, PassageFigure[]>
  ratios: number[]
  intervals: Interval[]
  stems: Set<string>
  /** Every length of time, in hours. */
  times: number[]
}

interface PassageFigure extends Figure {
  /** Stems of the arm that the figure belongs to, "with placebo"; null when none is named. */
  arm: Set<string> | null
  /** Arms of the other figures in the same sentence. */
  otherArms: Set<string>[]
  /** The passage calls the figure a proportion. */
  isProportion: boolean
}

/** Shorter text does not count as a quotation. */
const quoteLengthMin = 20

/** @param passages every text that may support the sentence: stored passages, and the title where titles count */
export function preparePassages(passages: readonly string[]): PreparedPassages {
  const figures = new Map<number, PassageFigure[]>()
  const ratios: number[] = []
  const intervals: Interval[] = []
  const stems = new Set<string>()
  for (const text of passages) {
    for (const { stem } of splitWords(text)) stems.add(stem)
    for (const sentence of text.split(/(?<=[.;])\s+(?=\p{Lu})|\n/u)) readSentence(sentence, figures, ratios, intervals)
  }
  const times = [...figures].flatMap(([value, found]) =>
    found.flatMap(({ unit }) => (unit && hoursByUnit[unit] !== undefined ? value * hoursByUnit[unit] : [])),
  )
  return { texts: passages, figures, ratios, intervals, stems, times }
}

function readSentence(
  sentence: string,
  figures: Map<number, PassageFigure[]>,
  ratios: number[],
  intervals: Interval[],
): void {
  const found = parseSourceFigures(sentence)
  const arms = found.map((figure) => findArm(sentence, figure))
  found.forEach((figure, index) => {
    const otherArms = arms.filter((arm, other) => arm !== null && other !== index).filter((arm) => arm !== null)
    const known = figures.get(figure.value) ?? []
    const isProportion = proportion.test(sentence.slice(Math.max(0, figure.start - 40), figure.start))
    known.push({ ...figure, arm: arms[index] ?? null, otherArms, isProportion })
    figures.set(figure.value, known)
  })
  for (const match of sentence.matchAll(riskRatio))
    ratios.push(Number((match[1] ?? '').replace(',', '.').replace('·', '.')))
  intervals.push(...parseIntervals(sentence))
}

type Passages = readonly string[] | PreparedPassages

/**
 * @param sentence as displayed: no marks, no Markdown
 * @param passages prepared, when more than one sentence is checked against them
 */
export function checkSentence(sentence: string, passages: Passages): Support {
  const sources = 'texts' in passages ? passages : preparePassages(passages)
  const text = sentence.replace(/\[\d+\]/g, '').trim()
  if (isVerbatim(text, sources)) return { status: 'quoted', verdict: 'quoted', missing: [] }

  // A passage may itself contain what looks like a mark.
  const quotes = [...sentence.matchAll(/[“"]([^“”"]{20,})[”"]/g)].map(([, quote = '']) => quote)
  const falseQuotes = quotes.filter((quote) => !isVerbatim(quote, sources))
  const own = quotes.length === 0 ? text : text.replace(/[“"][^“”"]{20,}[”"]/g, ' … ')
  const figures = parseFigures(own)
  const words = splitWords(own).filter(({ joined }) => !joined)
  const missing = [
    ...falseQuotes.map((quote) => `“${quote}”`),
    ...findMissingIntervals(own, sources),
    ...findMissingPairs(own, sources),
    ...figures.filter((figure) => !isFound(figure, own, sources)).map(({ text: written }) => written),
    ...findMissingDrugs(words, sources),
  ]
  if (missing.length > 0) return { status: 'not-found', verdict: 'not-found', missing: [...new Set(missing)] }
  if (quotes.length > 0) return { status: 'quoted', verdict: 'quoted', missing: [] }

  return figures.length > 0
    ? { status: 'figures-found', verdict: 'supported', missing: [] }
    : { status: 'supported', verdict: 'supported', missing: [] }
}

function isVerbatim(text: string, { texts }: PreparedPassages): boolean {
  const bare = text.replace(/^[“"']+|["”'.\s]+$/g, '')
  return bare.length >= quoteLengthMin && texts.some((passage) => passage.includes(bare))
}

// ---------------------------------------------------------------------------------------------------------- figures

function isFound(figure: Figure, sentence: string, sources: PreparedPassages): boolean {
  const candidates = sources.figures.get(figure.value) ?? []
  const matching = candidates.filter((other) => isSame(figure, other, sentence))
  if (matching.length > 0) return !isOtherArm(figure, sentence, matching)
  return (
    isRelativeChange(figure, sentence, sources) ||
    isSameTime(figure, sources) ||
    isProportion(figure, sources) ||
    isRounding(figure, sentence, sources)
  )
}

function isSame(figure: Figure, other: Figure, sentence: string): boolean {
  if (figure.label !== other.label) return false
  if (figure.label === 'p' && figure.comparator !== other.comparator) return false
  // Without a sign "fell by 5.6" matches "-5.6"; two signs must agree.
  if (figure.sign !== '' && (other.sign || '+') !== figure.sign) return false
  if (figure.frequency !== null && other.frequency !== null && figure.frequency !== other.frequency) return false
  if (figure.unit === null || figure.unit === other.unit) return true
  if (figure.unit === 'points') return other.unit === 'pp' || other.unit === null
  if (figure.unit === 'pp') return other.unit === 'points'
  // "an absolute reduction of 5.6 %" means 5.6 percentage points; "a reduction of 5.6 %" would be another claim.
  return figure.unit === '%' && other.unit === 'pp' && /absolute|difference|points/i.test(sentence)
}

const riskRatio = /\b(?:HR|RR|IRR|(?:hazard|risk|rate) ratio|relative risk)s?\b[\s:,=(]*(?:of|was)?\s*(\d*[.,·]\d+)/gi
const less = /\b(?:lower\w*|reduc\w*|decreas\w*|fewer|less|fell|fall|cut\w*|relative|drop\w*|declin\w*|efficacy)\b/i
const more = /\b(?:higher|increas\w*|more|greater|rais\w*|rose|relative|excess)\b/i

/** A ratio of 0.74 stated as "26 % lower", one of 1.26 as "26 % higher"; never 0.74 as "74 %". Odds are not risks. */
function isRelativeChange({ value, unit, decimals }: Figure, sentence: string, { ratios }: PreparedPassages): boolean {
  if (unit !== '%') return false
  return ratios.some((ratio) => {
    const change = Math.abs(1 - ratio) * 100
    const statesDirection = ratio < 1 ? less.test(sentence) : more.test(sentence)
    return statesDirection && Number(change.toFixed(decimals)) === value
  })
}

const hoursByUnit: Record<string, number> = { minute: 1 / 60, hour: 1, day: 24, week: 168, month: 730.5, year: 8766 }
/** 52 weeks are a year, and 12 weeks are not quite three months. */
const sameTimeWithin = 0.02

/** "One year" for 12 months, "three days" for 72 hours. */
function isSameTime({ value, unit, frequency }: Figure, { times }: PreparedPassages): boolean {
  const hours = value * (hoursByUnit[unit ?? ''] ?? Number.NaN)
  return frequency === null && times.some((each) => Math.abs(each - hours) <= sameTimeWithin * hours)
}

const proportion =
  /\b(?:proportion|probability|sensitivity|specificity|survival|accuracy|ejection fraction|predictive value)\b[^.;]*$/i

/** 0.74 and 74 % are the same figure where the passage calls it a proportion. */
function isProportion({ value, unit }: Figure, { figures }: PreparedPassages): boolean {
  const wanted = unit === '%' ? value / 100 : unit === null && value < 1 ? value * 100 : null
  if (wanted === null) return false
  const same = figures.get(Number(wanted.toPrecision(12))) ?? []
  return same.some((other) => other.isProportion && other.unit === (unit === '%' ? null : '%'))
}

const roundedBefore = /(?:\b(?:about|approximately|approx\.?|around|nearly|almost|roughly|close to)|[~≈])\s*[-−]?$/i

/** "about 16 %" for 16.3 %, "roughly 60 %" for 59 %: only when the sentence says that it is rounded. */
function isRounding(figure: Figure, sentence: string, { figures }: PreparedPassages): boolean {
  if (!roundedBefore.test(sentence.slice(Math.max(0, figure.start - 24), figure.start))) return false
  for (const [value, others] of figures) {
    if (!isRoundedFrom(figure, value)) continue
    if (others.some((other) => isSame(figure, other, sentence))) return true
  }
  return false
}

/** To the decimals written, or to the nearest ten or five. */
function isRoundedFrom({ value, decimals }: Figure, exact: number): boolean {
  if (Number(exact.toFixed(decimals)) === value) return true
  const step = value % 10 === 0 ? 10 : value % 5 === 0 ? 5 : 0
  return value >= 10 && step > 0 && Math.round(exact / step) * step === value
}

function findMissingIntervals(sentence: string, { intervals }: PreparedPassages): string[] {
  const stated = parseIntervals(sentence)
  return stated.filter((each) => !intervals.some((other) => isSameInterval(each, other))).map(({ text }) => text)
}

const slashed = /(?<![\d/.])(\d+(?:\.\d+)?)\/(\d+(?:\.\d+)?)(?![\d/])/g

/** "130/80 mm Hg", "160/4.5 micrograms": both figures are of one measurement, if the passages have such pairs. */
function findMissingPairs(sentence: string, { texts }: PreparedPassages): string[] {
  const stated = [...sentence.matchAll(slashed)]
  if (stated.length === 0) return []
  const known = texts.flatMap((text) => [...text.matchAll(slashed)])
  return stated
    .filter(([pair, first, second]) => {
      const isAlike = known.some((other) => other[1] === first || other[2] === second)
      return isAlike && !known.some(([other]) => other === pair)
    })
    .map(([pair]) => pair)
}

/** The limits of one result must not be combined with the estimate of another. */
function isSameInterval(stated: Interval, stored: Interval): boolean {
  if (stated.low !== stored.low || stated.high !== stored.high) return false
  if (stated.level !== null && stored.level !== null && stated.level !== stored.level) return false
  return stated.estimate === null || stored.estimate === null || Math.abs(stated.estimate) === Math.abs(stored.estimate)
}

// ------------------------------------------------------------------------------------------------------------- arms

const armAfter =
  /^(?:\s*\([^)]{0,24}\))?(?:\s*(?:per|a)\s(?:[\d,]+\s)?[\p{L}-]+)?[^.;:()\d]{0,24}?\b(?:with|on|in|for|among|receiving|taking|given|assigned to|of)\s+(?:the\s+|an?\s+)?((?:[\p{L}\p{N}/.-]+\s?){1,6})/u
const notAnArm = new Set(
  'patients people participants women men adults children group groups arm arms those'.split(' '),
)

const nextArm = /^[^,;:()\d]{0,16}, (?:and )?(?:those|patients|people|women|men|participants)\b/u

/** Stems of the arm that a figure belongs to: "16.3% with dapagliflozin", "21.2% of the placebo group". */
function findArm(sentence: string, figure: Figure): Set<string> | null {
  const after = sentence.slice(
    figure.end + Math.max(0, figure.text.length - (figure.end - figure.start) - (figure.sign ? 1 : 0)),
  )
  // "53.5 months, those given gemcitabine 35.5": the arm of the next figure.
  if (nextArm.test(after)) return null
  const phrase = armAfter.exec(after.slice(0, 80))?.[1]?.split(/\b(?:vs|versus|compared|and|than|against|or)\b/)[0]
  if (!phrase) return null
  const stems = splitWords(phrase)
    .filter(({ word }) => !stopWords.has(word) && !notAnArm.has(word))
    .map(({ stem }) => stem)
  return stems.length === 0 ? null : new Set(stems)
}

/**
 * True when the passages give the figure for one arm only and the sentence gives it for another arm of the
 * comparison. Only words that distinguish the arms count: "the target below 120" and "the target below 140" share the
 * others.
 */
function isOtherArm(figure: Figure, sentence: string, matching: PassageFigure[]): boolean {
  if (figure.label !== null) return false
  const ofArms = matching.filter(({ arm, otherArms }) => arm !== null && otherArms.length > 0)
  if (ofArms.length === 0) return false
  const stated = findArm(sentence, figure)
  if (stated === null) return false
  return ofArms.every(({ arm, otherArms }) => {
    const own = arm ?? new Set<string>()
    const others = otherArms.filter((other) => !isSubset(other, own))
    const isOwn = [...stated].some((stem) => own.has(stem) && others.every((other) => !other.has(stem)))
    return !isOwn && others.some((other) => [...stated].some((stem) => other.has(stem) && !own.has(stem)))
  })
}

function isSubset(part: Set<string>, whole: Set<string>): boolean {
  return [...part].every((stem) => whole.has(stem))
}

// ------------------------------------------------------------------------------------------------------------ words

function findMissingDrugs(words: Word[], sources: PreparedPassages): string[] {
  return words.filter((word) => isDrugName(word.word) && !isInSources(word, sources)).map(({ surface }) => surface)
}

function isInSources(word: Word, { stems }: PreparedPassages): boolean {
  return stems.has(word.stem) || otherNames(word).some((names) => names.every(({ stem }) => stems.has(stem)))
}

/** Synonyms, but not the class or other members of it. */
function otherNames(word: Word): Word[][] {
  const synonyms = getSynonymsByFirstStem().get(word.stem) ?? []
  return synonyms.filter(({ name, isBroader }) => name.length === 1 && !isBroader).flatMap(({ others }) => others)
}
