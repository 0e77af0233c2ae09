/**
 * Compares the population that a question names with that of an article: the article may have excluded it, or have
 * studied its opposite. The sentence that says so has to be quoted before any result.
 */

import { type AskedAge, fitsStatedAges, isExcludedAge, isOutsideStudiedAges } from '@/lib/evidence/question/ages'
import type { AskedRegimen } from '@/lib/evidence/question/asked-regimen'
import type { PatientEvent } from '@/lib/evidence/question/patient-facts/patient-events'
import { isOutsideStudiedMeasure, type PatientMeasure } from '@/lib/evidence/question/patient-facts/patient-measures'
import type { PatientFigures } from '@/lib/evidence/question/patient-figures'
import { isOutsideStudiedTimes, isWithinStudiedTimes, type PatientTime } from '@/lib/evidence/question/patient-times'
import {
  createGroupFinder,
  type GroupMention,
  getOppositeGroup,
  listEnclosingGroups,
} from '@/lib/evidence/question/population-groups'
import type { NamedForm } from '@/lib/evidence/text/exclusive-forms'
import { splitWords, stemWord } from '@/lib/evidence/text/normalize-terms'
import { blankKeptLimits, findExcludedValue } from '@/lib/shared/lab-values/excluded-values'
import type { LabValue } from '@/lib/shared/lab-values/read-lab-values'
import { findUnstudiedValue } from '@/lib/shared/lab-values/studied-values'
import { findEarlierEvent, findExcludedEvent } from './compare-events'
import { findOtherRegimen } from './compare-regimen'
import { findMeasuredLimits } from './measured-limits'
import { namesExclusion, type SentenceReading, type SentenceRole } from './read-sentence'

export interface PopulationDifference {
  /** `regimen`: the people fit, and the drug was given in another dose, interval or form. */
  relation: 'excluded' | 'different' | 'regimen'
  /** The population or the regimen asked about, in the words of the question. */
  asked: string
  /** Index of the sentence that says so; null if only the title does. */
  sentence: number | null
  /** The test of which the patient's value is outside those studied. */
  test?: string
}

interface ComparedSentence {
  text: string
  reading: SentenceReading
  /** For each term of the question: 1 if the sentence holds it or a synonym. */
  covered: number[]
  /** The same, without what a description of the participants says that they do not have: "no EGFR or ALK alteration". */
  affirmed: number[]
}

export interface ClassedDrug {
  /** Index of the term. */
  term: number
  /** As the question names it. */
  surface: string
  /** Stems of the words that name its class. */
  classes: ReadonlySet<string>
}

export interface AskedPopulation {
  /** Groups that the question names. */
  groups: GroupMention[]
  /** Forms of a disease that the question names. */
  forms: NamedForm[]
  /** For each term of the question: its words if it can name a population, null for drugs, numbers and general words. */
  terms: (string | null)[]
  /** For each term: whether it names the subject of the article. */
  isSubject: boolean[]
  /** Drugs that the patient takes. */
  drugs: ClassedDrug[]
  /** Words that are neighbours in the question: "cisgender women". */
  phrases: [first: string, second: string][]
  age: AskedAge | null
  /** When the patient is seen. */
  time: PatientTime | null
  /** What happened to the patient, and how long ago. */
  events: PatientEvent[]
  measures: PatientMeasure[]
  /** Stems of what the patient does not have, or has not done. */
  absent: ReadonlySet<string>
  /** Laboratory values of the patient. */
  values: LabValue[]
  /** What else is measured of the patient. */
  figures: PatientFigures
  /** How the drugs are given, if the article is a study; a guideline covers several ways. */
  regimens: AskedRegimen[]
}

/** @returns null if the article's population fits or nothing is known about it */
export function comparePopulation(
  title: string,
  sentences: ComparedSentence[],
  asked: AskedPopulation,
): PopulationDifference | null {
  const compared = sentences.map((each) => withoutKeptLimits(each, asked))
  return (
    compareValues(compared, asked.values) ??
    compareMeasures(compared, asked.figures) ??
    comparePercentages(compared, asked.measures) ??
    compareEvents(compared, asked.events) ??
    compareHabits(compared, asked.absent) ??
    compareAbsentGroups(title, compared, asked.groups) ??
    compareGroups(title, compared, asked) ??
    compareForms(title, compared, asked.forms) ??
    findExcludedPhrase(title, compared, asked.phrases) ??
    compareAges(compared, asked.age) ??
    findPregnancy(compared, asked.age) ??
    compareTimes(title, compared, asked.time) ??
    findExcludedTerms(compared, asked) ??
    findExcludedClass(title, compared, asked) ??
    compareRegimens(title, sentences, asked.regimens)
  )
}

function compareRegimens(
  title: string,
  sentences: ComparedSentence[],
  regimens: AskedRegimen[],
): PopulationDifference | null {
  if (regimens.length === 0) return null
  const other = findOtherRegimen([title, ...sentences.map(({ text }) => text)], regimens)
  return other && { relation: 'regimen', asked: other.asked, sentence: other.text === 0 ? null : other.text - 1 }
}

/**
 * "Renal impairment" of a patient with an eGFR of 38 is not what a study without "eGFR below 30" excluded, nor is a child of 8 years
 * what one without "children under 15 kg" did, if that child weighs 26 kg.
 */
function withoutKeptLimits(sentence: ComparedSentence, { values, figures, terms }: AskedPopulation): ComparedSentence {
  if (!statesExclusion(sentence)) return sentence
  const kept = findMeasuredLimits(sentence.text, figures).filter(({ isMet }) => !isMet)
  const text = kept.reduce(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    values.length === 0 ? sentence.text : blankKeptLimits(sentence.text, values),
  )
  if (kept.length === 0) return { ...sentence, text }
  const blanked = new Set(kept.flatMap(({ start, end }) => listStems(sentence.text.slice(start, end))))
  for (const stem of listStems(text)) blanked.delete(stem)
  const isBlanked = (surface: string | null | undefined) =>
    typeof surface === 'string' && listStems(surface).some((stem) => blanked.has(stem))
  const covered = sentence.covered.map((share, term) => (isBlanked(terms[term]) ? 0 : share))
  return { ...sentence, text, covered }
}

/** "Children under 15 kg were not enrolled", or "children weighing 13 kg or more", beside a toddler of 12 kg. */
function compareMeasures(sentences: ComparedSentence[], figures: PatientFigures): PopulationDifference | null {
  const limits = sentences.map((each) => {
    const text = statesExclusion(each) ? each.text.split(/;\s/).filter(namesExclusion).join('; ') : each.text
    return findMeasuredLimits(text, { ...figures, age: null })
  })
  for (const [sentence, each] of sentences.entries()) {
    const met = statesExclusion(each) ? limits[sentence]?.find(({ isMet }) => isMet) : undefined
    if (met) return { relation: 'excluded', asked: met.asked, sentence }
  }
  const described = sentences.map((each, sentence) => {
    return isDescription(each) && !statesExclusion(each) ? (limits[sentence] ?? []) : []
  })
  const outside = described.findIndex((each) => each.some(({ isMet }) => !isMet))
  const limit = described[outside]?.find(({ isMet }) => !isMet)
  if (!limit || described.some((each) => each.some(({ asked, isMet }) => isMet && asked === limit.asked))) return null
  return { relation: 'different', asked: limit.asked, sentence: outside }
}

/** Who took part; a labelled sentence gives the intervention or the follow-up. */
function isDescription({ text, reading }: ComparedSentence): boolean {
  return reading.role === 'methods' && !/^[A-Z][\w-]+: /.test(text)
}

/** Sentences that say who was studied. Limitations are left out, since they say what a study lacks. */
const tellsWhoWasStudied: ReadonlySet<SentenceRole> = new Set([
  'aim',
  'methods',
  'results',
  'harms',
  'conclusion',
  'recommendation',
])

function compareGroups(
  title: string,
  sentences: ComparedSentence[],
  { groups: asked, terms }: AskedPopulation,
): PopulationDifference | null {
  // If a question names "type 1 diabetes" and "diabetes", it asks about the narrower.
  const present = asked.filter(({ isNegated }) => !isNegated)
  const wanted = [...new Map(present.map((mention) => [mention.name, mention])).values()].sort(
    (a, b) => listEnclosingGroups(b.name).length - listEnclosingGroups(a.name).length,
  )
  if (wanted.length === 0) return null
  const relevant = wanted.flatMap(({ name }) => [...listEnclosingGroups(name), getOppositeGroup(name) ?? name])
  const findRelevant = createGroupFinder(relevant)
  const mentions = [
    ...findRelevant(title).map((mention) => ({ ...mention, sentence: null, tells: true })),
    ...sentences.flatMap(({ text, reading: { role } }, sentence) => {
      return findRelevant(text).map((mention) => ({
        ...mention,
        sentence,
        tells: tellsWhoWasStudied.has(role),
      }))
    }),
  ]
  const isStudied = (name: string) => mentions.some((each) => each.name === name && each.tells && !each.isNegated)
  for (const { name, surface } of wanted) {
    const names = listEnclosingGroups(name)
    const apart = mentions.find(
      (each) =>
        each.isNegated &&
        isState.has(name) &&
        names.includes(each.name) &&
        isAboutOtherPart(each, mentions, { sentences, terms }),
    )
    if (apart) return { relation: 'excluded', asked: surface, sentence: apart.sentence }
    if (isStudied(name)) continue
    const unstudied = names.filter((each) => each === name || !isStudied(each))
    const exclusions = mentions.filter((each) => each.isNegated && unstudied.includes(each.name))
    const excluded = exclusions.find(({ tells }) => !tells) ?? exclusions[0]
    if (excluded) return { relation: 'excluded', asked: surface, sentence: excluded.sentence }
    const opposite = mentions.find((each) => each.name === getOppositeGroup(name) && each.tells && !each.isNegated)
    if (opposite)
      return { relation: 'different', asked: surface, sentence: findPopulationSentence(mentions, opposite.name) }
  }
  return null
}

/** "CKD without diabetes": an article whose title names the group and which mentions nobody without it. */
function compareAbsentGroups(
  title: string,
  sentences: ComparedSentence[],
  asked: GroupMention[],
): PopulationDifference | null {
  const named = new Set(asked.filter(({ isNegated }) => !isNegated).flatMap(({ name }) => listEnclosingGroups(name)))
  const absent = asked.filter(({ name, isNegated }) => isNegated && !named.has(name))
  if (absent.length === 0) return null
  const find = createGroupFinder(absent.map(({ name }) => name))
  const inTitle = find(title)
  for (const { name, surface } of absent) {
    if (!inTitle.some((each) => each.name === name && !each.isNegated)) continue
    const mentions = sentences.map(({ text }) => find(text).filter((each) => each.name === name))
    // "Type 1 diabetes was excluded" mentions nobody without diabetes.
    const mentionsOthers = sentences.some((each, index) => {
      const isAbsent = (mentions[index] ?? []).some(({ isNegated }) => isNegated)
      return (isAbsent && !statesExclusion(each)) || bothStates.test(each.text)
    })
    if (mentionsOthers) continue
    const described = sentences.findIndex(({ reading: { role } }, index) => {
      return tellsWhoWasStudied.has(role) && (mentions[index] ?? []).length > 0
    })
    return { relation: 'different', asked: `without ${surface}`, sentence: described < 0 ? null : described }
  }
  return null
}

/** "Haemophilia B": an article that describes its participants by haemophilia A, and names the other form only as excluded. */
function compareForms(
  title: string,
  sentences: ComparedSentence[],
  asked: readonly NamedForm[],
): PopulationDifference | null {
  for (const { form, others, surface } of asked) {
    const naming = [...sentences.entries()].filter(([, { text }]) => form.test(text))
    if (form.test(title) || !naming.every(([, each]) => statesExclusion(each))) continue
    const [first] = naming
    if (first) return { relation: 'excluded', asked: surface, sentence: first[0] }
    const isOther = (text: string) => others.some((other) => other.test(text))
    const described = sentences.findIndex((each) => describesParticipants(each) && isOther(each.text))
    if (described >= 0 || isOther(title))
      return { relation: 'different', asked: surface, sentence: described < 0 ? null : described }
  }
  return null
}

function describesParticipants({ text, reading: { role } }: ComparedSentence): boolean {
  return role === 'aim' || role === 'methods' || /^(?:In|Among|For)\b/.test(text)
}

const bothStates = /\bwith (?:or|and) without\b/i

function findPopulationSentence(
  mentions: { name: string; sentence: number | null; isNegated: boolean; tells: boolean }[],
  name: string,
): number | null {
  return mentions.find((each) => each.name === name && each.sentence !== null && each.tells)?.sentence ?? null
}

/** States in which one drug of an article may be excluded and another advised. */
const isState: ReadonlySet<string> = new Set([
  'pregnancy',
  'breast-feeding',
  'severe kidney impairment',
  'liver disease',
  'HIV',
  'immunosuppression',
])

/**
 * "Radioiodine is not for pregnancy", beside "in pregnancy propylthiouracil": the exclusion names a subject of the
 * question that no other sentence names together with the group.
 */
function isAboutOtherPart(
  { name, sentence }: { name: string; sentence: number | null },
  mentions: { name: string; sentence: number | null; isNegated: boolean }[],
  { sentences, terms }: Pick<AskedPopulation, 'terms'> & { sentences: ComparedSentence[] },
): boolean {
  const holds = (at: number | null, term: number) => at !== null && sentences[at]?.covered[term] === 1
  const present = mentions.filter((each) => each.name === name && !each.isNegated && each.sentence !== null)
  if (sentence === null || present.length === 0) return false
  return terms.some((surface, term) => {
    const isOther = surface !== null && createGroupFinder([name])(surface).length === 0
    return isOther && holds(sentence, term) && !present.some((each) => holds(each.sentence, term))
  })
}

const excludingFit = 0.9

function statesExclusion({ reading }: ComparedSentence): boolean {
  return (reading.fits.eligibility ?? 0) >= excludingFit
}

const finds: ReadonlySet<SentenceRole> = new Set(['results', 'harms', 'conclusion'])

/** "Potassium above 5.0 mmol/L was excluded" concerns a patient with 5.9, whatever the article calls that. */
function compareValues(sentences: ComparedSentence[], values: LabValue[]): PopulationDifference | null {
  if (values.length === 0) return null
  for (const [sentence, each] of sentences.entries()) {
    const value = statesExclusion(each) ? findExcludedValue(each.text, values) : null
    if (value) return { relation: 'excluded', asked: `${value.name} ${value.value}`, sentence }
  }
  // A guideline covers other values than those of the disease that it begins with.
  if (sentences.some(({ reading }) => reading.role === 'recommendation')) return null
  for (const [sentence, { text, reading }] of sentences.entries()) {
    const value = reading.role === 'methods' && !isArm.test(text) ? findUnstudiedValue(text, values) : null
    if (value) return { relation: 'different', asked: `${value.name} ${value.value}`, sentence, test: value.name }
  }
  return null
}

/** "Intervention: …", where a value is a target. */
const isArm = /^[A-Z][\w-]+: /

/** "Cardiac surgery" was excluded, although "cardiac" and "non-cardiac surgery" are in other sentences. */
function findExcludedPhrase(
  title: string,
  sentences: ComparedSentence[],
  phrases: AskedPopulation['phrases'],
): PopulationDifference | null {
  for (const [sentence, each] of sentences.entries()) {
    if (!statesExclusion(each) || finds.has(each.reading.role)) continue
    const excluding = each.text.split(/;\s/).filter(namesExclusion).join('; ')
    for (const [first, second] of phrases) {
      const phrase = toPhrasePattern(first, second)
      const others = [title, ...sentences.filter((other) => !statesExclusion(other)).map(({ text }) => text)]
      if (phrase.test(excluding) && !others.some((text) => phrase.test(text)))
        return { relation: 'excluded', asked: `${first} ${second}`, sentence }
    }
  }
  return null
}

/** Endings may differ, and "non-cardiac surgery" is another phrase. */
function toPhrasePattern(first: string, second: string): RegExp {
  const [a, b] = [first, second].map((word) =>
    word.slice(0, Math.max(4, word.length - 2)).replaceAll(/[^\p{L}\p{N}]/gu, ''),
  )
  return new RegExp(`(?<!non[- ]?)(?<![\\w])${a}\\w*[ -]${b}\\w*`, 'i')
}

/** Guidelines cover several ages, so of them only the description of the people is compared, if no advice is for the age. */
function compareAges(sentences: ComparedSentence[], age: AskedAge | null): PopulationDifference | null {
  if (age === null) return null
  const isGuideline = sentences.some(({ reading }) => reading.role === 'recommendation')
  if (
    isGuideline &&
    sentences.some(({ text, reading }) => advises.has(reading.role) && fitsStatedAges(age.years, text))
  )
    return null
  const excluded = isGuideline
    ? -1
    : // "Few people over 80" took part, and some did.
      sentences.findIndex((each) => statesExclusion(each) && isExcludedAge(age.years, each.text.replace(fewOfAge, ' ')))
  if (excluded >= 0) return { relation: 'excluded', asked: age.surface, sentence: excluded }
  // "Children under 18", although one part of a rule is for those under 2.
  if (sentences.some((each) => isDescription(each) && fitsStatedAges(age.years, each.text))) return null
  const described = sentences.findIndex((each) => isDescription(each) && isOutsideStudiedAges(age.years, each.text))
  return described >= 0 ? { relation: 'different', asked: age.surface, sentence: described } : null
}

const fewOfAge = /\b(?:very )?few\b[^;.]*/gi

const advises: ReadonlySet<SentenceRole> = new Set(['recommendation', 'conclusion'])

/** "PD-L1 10 %" beside "PD-L1 on at least 50%", and "sats 84 %" beside a limitation on severe hypoxaemia. */
function comparePercentages(sentences: ComparedSentence[], measures: PatientMeasure[]): PopulationDifference | null {
  for (const measure of measures) {
    const outside = sentences.findIndex(
      (each) => describesParticipants(each) && isOutsideStudiedMeasure(measure, each.text),
    )
    if (outside < 0) continue
    const named = sentences.findIndex((each) => statesExclusion(each) && isOfLowValue(measure, each.text))
    return { relation: 'different', asked: measure.surface, sentence: named < 0 ? outside : named }
  }
  return null
}

/** Below it saturation is called severe hypoxaemia. */
const severeBelow = 89

function isOfLowValue({ name, percent }: PatientMeasure, text: string): boolean {
  return name === 'oxygen saturation' && percent < severeBelow && /\bhypox(?:a?emi)?a\b/i.test(text)
}

/** "Two weeks after a stroke" beside "recent stroke was excluded", "quit 18 years ago" beside "stopped within 15 years". */
function compareEvents(sentences: ComparedSentence[], events: PatientEvent[]): PopulationDifference | null {
  if (events.length === 0) return null
  for (const [sentence, each] of sentences.entries()) {
    const excluded = statesExclusion(each) ? findExcludedEvent(each.text, events) : null
    if (excluded) return { relation: 'excluded', asked: excluded.surface, sentence }
    const earlier = each.reading.role === 'methods' ? findEarlierEvent(each.text, events) : null
    if (earlier) return { relation: 'different', asked: earlier.surface, sentence }
  }
  return null
}

const smokers = /\b(?:pack-?years?|who (?:currently )?smoke|(?:current|former|ex-|high-risk|adult) ?smokers)\b/i

/** "Never smoked" beside participants who all have. */
function compareHabits(sentences: ComparedSentence[], absent: ReadonlySet<string>): PopulationDifference | null {
  if (!['smoke', 'smoker'].some((word) => absent.has(stemWord(word)))) return null
  const described = sentences.findIndex(({ text, reading }) => reading.role === 'methods' && smokers.test(text))
  return described < 0 ? null : { relation: 'different', asked: 'never smoked', sentence: described }
}

/** In years; a patient above it does not ask about pregnancy. */
const childbearingMax = 55
/** A list of groups, with pregnant women among them, opens otherwise. */
const areAllPregnant = /^(?:[\p{L}-]+ ){0,2}pregnan|^Women with (?:an? )?(?:[\p{L}-]+ ){0,2}pregnanc/iu

/** "A woman of 72": studies and guidelines on pregnant women are not for her. */
function findPregnancy(sentences: ComparedSentence[], age: AskedAge | null): PopulationDifference | null {
  if (age === null || age.years <= childbearingMax) return null
  const described = sentences.findIndex(({ text, reading }) => reading.role === 'methods' && areAllPregnant.test(text))
  return described < 0 ? null : { relation: 'different', asked: age.surface, sentence: described }
}

/** "Ten hours after a stroke": only who was studied is compared, since a guideline advises on several times. */
function compareTimes(
  title: string,
  sentences: ComparedSentence[],
  time: PatientTime | null,
): PopulationDifference | null {
  if (time === null || sentences.some(({ reading }) => reading.role === 'recommendation')) return null
  const described = sentences.map((each) => {
    // "For stroke within 4.5 hours, … fewer died within 90 days".
    return describesParticipants(each) ? (opensWithPeople.exec(each.text)?.[0] ?? each.text) : ''
  })
  if ([title, ...described].some((text) => isWithinStudiedTimes(time, text))) return null
  const outside = described.findIndex((text) => isOutsideStudiedTimes(time, text))
  return outside < 0 ? null : { relation: 'different', asked: time.surface, sentence: outside }
}

const opensWithPeople = /^(?:In|Among|For)\b[^,]*(?=,)/

/**
 * "A separate trial in cisgender women found no reduction": such a limitation names people whom the result does not
 * cover.
 */
const speaksOfOthers = /\b(?:separate|another|other|later|sister) (?:trials?|stud(?:y|ies))\b/i

/** Words of the question that the article mentions in a sentence on exclusions or limitations and nowhere else. */
function findExcludedTerms(
  sentences: ComparedSentence[],
  { terms, isSubject }: AskedPopulation,
): PopulationDifference | null {
  const limits = sentences.map((each) => {
    return statesExclusion(each) || (each.reading.role === 'limitations' && speaksOfOthers.test(each.text))
  })
  const isElsewhere = terms.map((_, term) => {
    return sentences.some(({ affirmed }, index) => !limits[index] && affirmed[term] === 1)
  })
  for (const [sentence, each] of sentences.entries()) {
    const found = terms.filter((surface, term) => {
      const isLeftOut = limits[sentence] || each.affirmed[term] !== 1
      return surface !== null && !isSubject[term] && each.covered[term] === 1 && isLeftOut && !isElsewhere[term]
    })
    if (found.length > 0) {
      const isOther = limits[sentence] && !statesExclusion(each)
      return { relation: isOther ? 'different' : 'excluded', asked: found.join(' '), sentence }
    }
  }
  return null
}

/**
 * "In a man on apixaban" beside "anticoagulated patients were excluded", unless the article speaks of the drug or its class
 * elsewhere.
 */
function findExcludedClass(
  title: string,
  sentences: ComparedSentence[],
  { drugs, isSubject }: AskedPopulation,
): PopulationDifference | null {
  if (drugs.length === 0) return null
  const isExcluding = sentences.map((each) => statesExclusion(each) && !finds.has(each.reading.role))
  const others = sentences.filter((_, index) => !isExcluding[index])
  const studied = new Set([title, ...others.map(({ text }) => text)].flatMap(listStems))
  for (const { term, surface, classes } of drugs) {
    const isNamed = isSubject[term] || others.some(({ covered }) => covered[term] === 1)
    if (isNamed || [...classes].some((each) => studied.has(each))) continue
    const sentence = sentences.findIndex((each, index) => isExcluding[index] && excludesAny(each, classes))
    if (sentence >= 0) return { relation: 'excluded', asked: surface, sentence }
  }
  return null
}

/** Of several parts of a sentence only some say who was excluded. */
function excludesAny({ text }: ComparedSentence, stems: ReadonlySet<string>): boolean {
  return text.split(/;\s/).some((part) => namesExclusion(part) && listStems(part).some((stem) => stems.has(stem)))
}

function listStems(text: string): string[] {
  return splitWords(text).map(({ stem }) => stem)
}
