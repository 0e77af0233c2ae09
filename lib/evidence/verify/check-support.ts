/**
 * Checks a written sentence against the passages it cites: whether it is a verbatim quotation, and whether every
 * figure and drug name in it occurs there. It never corrects; it lists what it cannot find. It knows the field's
 * notations of a figure, and no arithmetic beyond the obvious (a risk ratio of 0.74 is 26 % less).
 */

import { isDrugName } from '@/lib/evidence/text/drugs/drug-names'
import { foldWord, stemWord, type Word } from '@/lib/evidence/text/normalize-terms'
import { listSynonymsFrom } from '@/lib/evidence/text/synonyms'
import { isSubset } from '@/lib/evidence/verify/claim/sets'
import { findAll } from '@/lib/shared/text/find-all'
import type { CheckVerdict, EvidenceCheck } from '@/lib/wire/evidence'
import { rememberLast } from './claim/remember'
import { areOfOneDimension } from './figures/convert-units'
import { isDerived } from './figures/derived-figures'
import { findOtherDenominators } from './figures/find-other-denominators'
import { type Figure, parseFigures, timeUnits } from './figures/parse-figures'
import { findOtherEstimate, isSameInterval, parseIntervals } from './figures/parse-intervals'
import { findArm, type PassageFigure, type PreparedPassages, preparePassages } from './prepare-passages'

export interface Support {
  status: EvidenceCheck['status']
  verdict: CheckVerdict
  /** Figures, drug names and quotations, or for a sentence without any, words, that no passage contains; as written. */
  missing: string[]
}

/** Shorter text does not count as a quotation. */
const quoteLengthMin = 20

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
  const quotes = findAll(sentence, /[“"]([^“”"]{20,})[”"]/g).map(([, quote = '']) => quote)
  const falseQuotes = quotes.filter((quote) => !occurs(bareOf(quote), sources))
  const own = quotes.length === 0 ? text : text.replace(/[“"][^“”"]{20,}[”"]/g, ' … ')
  const figures = readFigures(own)
  const missing = [
    ...falseQuotes.map((quote) => `“${quote}”`),
    ...findMissingIntervals(own, figures, sources),
    ...findMissingPairs(own, sources),
    ...findOtherDenominators(own, sources.texts),
    ...listMissingFigures(figures, own, sources),
    ...findMissingDrugs(listDrugs(own), sources),
  ]
  if (missing.length > 0) return { status: 'not-found', verdict: 'not-found', missing: [...new Set(missing)] }
  if (quotes.length > 0) return { status: 'quoted', verdict: 'quoted', missing: [] }

  return figures.length > 0
    ? { status: 'figures-found', verdict: 'supported', missing: [] }
    : { status: 'supported', verdict: 'supported', missing: [] }
}

const readFigures = rememberLast(parseFigures)
const listDrugs = rememberLast((sentence) =>
  findAll(sentence.replace(example, ' ').replace(untested, ' '), words).flatMap(({ 0: surface }): Word[] => {
    const word = foldWord(surface)
    return isDrugName(word) ? [{ surface, word, stem: stemWord(word) }] : []
  }),
)

/** As they are indexed. */
const words = /[\p{L}\p{N}\p{Co}]+/gu

/** "Allopurinol-type treatment" names an example of a class. */
const example = /\b[\p{L}]+-(?:type|like|based)\b/giu

/** "It says nothing about cefalexin", which the source need not name. */
const untested =
  /\b(?:says?|tells?|said|told)(?: us)? (?:nothing|little) (?:about|on) [^,;.]*|\b(?:was|were|been) not (?:compared|tested|pitted) (?:with|against) [^,;.]*/gi

function isVerbatim(text: string, sources: PreparedPassages): boolean {
  const bare = bareOf(text)
  return bare.length >= quoteLengthMin && occurs(bare, sources)
}

function bareOf(text: string): string {
  return text.replace(/^[“"']+|["”'.\s]+$/g, '')
}

function occurs(text: string, { texts }: PreparedPassages): boolean {
  // Of a row of dots nothing is left.
  return text !== '' && texts.some((passage) => passage.includes(text))
}

// ---------------------------------------------------------------------------------------------------------- figures

/** Deriving a figure takes time; a text with more than these is a table, whose figures must occur as they are. */
const derivedMax = 12

function listMissingFigures(figures: readonly Figure[], sentence: string, sources: PreparedPassages): string[] {
  let derived = 0
  const isFound = (figure: Figure) => {
    const candidates = sources.figures.get(figure.value) ?? []
    const matching = candidates.filter((other) => isSame(figure, other, sentence))
    if (matching.length > 0) return !isOtherArm(figure, sentence, matching)
    if (isOfOtherUnit(figure, candidates)) return false
    derived += 1
    return derived <= derivedMax && isDerived(figure, sentence, sources, (one, other) => isSame(one, other, sentence))
  }
  return figures.filter((figure) => !isFound(figure)).map(({ text }) => text)
}

/** "23.4 weeks" for 23.4 months is an error, even if another figure happens to be equally long. */
function isOfOtherUnit({ decimals, unit }: Figure, candidates: readonly PassageFigure[]): boolean {
  return decimals > 0 && candidates.some((other) => other.unit !== unit && areOfOneDimension(other.unit, unit))
}

function isSame(figure: Figure, other: PassageFigure, sentence: string): boolean {
  if (figure.label !== other.label) return false
  if (figure.label === 'p' && figure.comparator !== other.comparator) return false
  // Without a sign "fell by 5.6" matches "-5.6"; two signs must agree.
  if (figure.sign !== '' && (other.sign || '+') !== figure.sign) return false
  if (figure.frequency !== null && other.frequency !== null && figure.frequency !== other.frequency) return false
  if (figure.unit === null || figure.unit === other.unit || nameWithPeriod(figure) === nameWithPeriod(other))
    return true
  if (other.unit === null && other.units.has(figure.unit)) return true
  if (figure.unit === 'points') return other.unit === 'pp' || other.unit === null
  if (figure.unit === 'pp') return other.unit === 'points'
  // "an absolute reduction of 5.6 %" means 5.6 percentage points; "a reduction of 5.6 %" would be another claim.
  return figure.unit === '%' && other.unit === 'pp' && /absolute|difference|points/i.test(sentence)
}

/** "50 mg/kg a day" is "50 mg/kg/day". */
function nameWithPeriod({ unit, frequency }: Figure): string | null {
  return unit !== null && frequency?.startsWith('1/') ? `${unit}${frequency.slice(1)}` : unit
}

function findMissingIntervals(sentence: string, figures: readonly Figure[], { intervals }: PreparedPassages): string[] {
  return parseIntervals(sentence).flatMap((stated) => {
    const same = intervals.filter((other) => isSameInterval(stated, other, figures))
    if (same.length === 0) return [stated.text]
    const estimate = stated.estimate === null ? findOtherEstimate(same, figures, intervals) : null
    const from = sentence.indexOf(stated.text)
    return estimate && estimate.start < from ? [sentence.slice(estimate.start, from) + stated.text] : []
  })
}

const slashed = /(?<![\d/.])(\d+(?:\.\d+)?)\/(\d+(?:\.\d+)?)(?![\d/])/g

/** "130/80 mm Hg", "160/4.5 micrograms": both figures belong to one measurement, if the passages have such pairs. */
function findMissingPairs(sentence: string, { texts }: PreparedPassages): string[] {
  const stated = findAll(sentence, slashed)
  if (stated.length === 0) return []
  const known = texts.flatMap((text) => findAll(text, slashed))
  return stated
    .filter(([pair, first, second]) => {
      const isAlike = known.some((other) => other[1] === first || other[2] === second)
      return isAlike && !known.some(([other]) => other === pair)
    })
    .map(([pair]) => pair)
}

// ------------------------------------------------------------------------------------------------------------- arms

/**
 * True when the passages give the figure for one arm only and the sentence gives it for another arm of the
 * comparison. Only words that distinguish the arms count: "the target below 120" and "the target below 140" share the
 * others.
 */
function isOtherArm(figure: Figure, sentence: string, matching: PassageFigure[]): boolean {
  if (figure.label !== null || isDose(figure) || isPointInTime(figure, sentence)) return false
  const ofArms = matching.filter(({ arm, armsInSentence }) => arm !== null && armsInSentence.length > 1)
  if (ofArms.length === 0) return false
  const stated = findArm(sentence, figure)
  if (stated === null) return false
  return ofArms.every(({ arm, armsInSentence }) => {
    const own = arm ?? new Set<string>()
    const others = armsInSentence.filter((other) => !isSubset(other, own))
    const isOwn = [...stated].some((stem) => own.has(stem) && others.every((other) => !other.has(stem)))
    const known = [...stated].filter((stem) => own.has(stem) || others.some((other) => other.has(stem)))
    // "31% in SOLO 2" and "every 2 weeks" name different things.
    if (isOwn || 2 * known.length <= stated.size) return false
    return others.some((other) => [...stated].some((stem) => other.has(stem) && !own.has(stem)))
  })
}

/** A dose is compared with those of its drug: "35–50 mg/kg of amoxicillin". */
function isDose({ unit }: Figure): boolean {
  return unit !== null && doseUnit.test(unit)
}

const doseUnit = /^(?:[mµ]?g|IU|U)(?:\/kg)?$/

const atTime = /\b(?:at|by|over|within|after|until|through|during|in|for|to|first|week|day|month|year) $/i
/** "Week *6*", "weeks 3 to *6*": the unit comes first. */
const afterUnit = /\b(?:week|day|month|year)s? (?:\d+(?: (?:to|and|through) |[-–]))?$/i

/** "At 12 weeks": a time belongs to both arms, unless it is a result, "12 months with A". */
function isPointInTime({ unit, start }: Figure, sentence: string): boolean {
  const before = sentence.slice(Math.max(0, start - 16), start)
  return unit === null ? afterUnit.test(before) : timeUnits.has(unit) && atTime.test(before)
}

// ------------------------------------------------------------------------------------------------------------ words

function findMissingDrugs(drugs: readonly Word[], sources: PreparedPassages): string[] {
  return drugs.filter((drug) => !isInSources(drug, sources)).map(({ surface }) => surface)
}

function isInSources(word: Word, { stems, classes }: PreparedPassages): boolean {
  return (
    stems.has(word.stem) ||
    classes.has(word.stem) ||
    otherNames(word).some((names) => names.every(({ stem }) => stems.has(stem)))
  )
}

/** Synonyms, but neither the class nor its other members, nor the possible meanings of an everyday name. */
function otherNames(word: Word): Word[][] {
  const synonyms = listSynonymsFrom(word.stem)
  return synonyms
    .filter(({ name, isBroader, isSaidOnly }) => name.length === 1 && !isBroader && !isSaidOnly)
    .flatMap(({ others }) => others)
}
