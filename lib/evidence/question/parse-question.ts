/**
 * Parses a question: its terms and their synonyms, the kind of answer it asks for, and the conversation's subject. A word
 * never reaches the database as the user typed it: the search quotes each term.
 */
import { mentionsAnimals } from '@/lib/evidence/article/study-subjects'
import type { NamedForm } from '@/lib/evidence/text/exclusive-forms'
import { foldWord, splitWords, stemWord, type Word } from '@/lib/evidence/text/normalize-terms'
import { createPhraseFinder } from '@/lib/evidence/text/phrases'
import { prefix } from '@/lib/evidence/text/prefixes'
import { listSynonymsFrom } from '@/lib/evidence/text/synonyms'
import { ambiguousAbbreviations } from '@/lib/evidence/text/ward-abbreviations'
import { findLabFindings, type LabValue } from '@/lib/shared/lab-values/read-lab-values'
import { findAll } from '@/lib/shared/text/find-all'
import { type AskedAge, readAskedAge, readOlderAge, writeAge, writeAgesInFigures } from './ages'
import { asksForDiagnosis, asksSeveralThings, asksWhichTreatment, readDefinedName } from './asked/asked-choice'
import {
  asksAfterStopping,
  asksForDuration,
  asksForInteraction,
  asksForMonitoring,
  asksForTarget,
  findAskedTreatments,
  findSoughtEffect,
  readAskedStart,
  type SoughtEffect,
} from './asked/asked-effect'
import { type AskedRegimen, readAskedRegimen } from './asked/asked-regimen'
import { addEarlierFindings, readTurns, type Subject } from './conversation-subject'
import { expandShorthand } from './expand-shorthand'
import { findPopulationSides, mayConcernChildren, mayConcernCriticalIllness } from './mutually-exclusive-populations'
import { listTaken, listTakenBefore } from './patient-details'
import { type AbsentFacts, readAbsentFacts } from './patient-facts/absent-facts'
import { type PatientEvent, readPatientEvents } from './patient-facts/patient-events'
import { type PatientMeasure, readPatientMeasures } from './patient-facts/patient-measures'
import { type PatientFigures, readPatientFigures } from './patient-figures'
import { type PatientTime, readPatientTime } from './patient-times'
import type { GroupMention } from './population-groups'
import type { QuestionFacets } from './question-facets'
import { isSpecificTerm, type QuestionTerm } from './question-terms'
import { findRelatedSides } from './related-sides'
import { type AskedSituation, readAskedSituation } from './situation/asked-situation'
import { isSpoken } from './spoken-question'
import { isTreatment } from './turn-dependence'
import { weighTerms } from './weigh-terms'

export type QuestionType = 'therapy' | 'harm' | 'diagnosis' | 'prognosis' | 'prevention' | 'guideline' | 'background'

/** Laboratory values of the patient, and the clinical terms for those outside their intervals. */
export interface PatientValues {
  findings: string[]
  values: LabValue[]
  /** Values of earlier turns: a follow-up is about the same patient. */
  earlierValues?: LabValue[]
}

export interface ParsedQuestion {
  terms: QuestionTerm[]
  /** Synonyms: matched where all stems of one name occur, on behalf of the terms (by index) they replace. */
  synonyms: {
    terms: number[]
    words: Word[]
    isBroader: boolean
    /** Other name of a phrase of everyday words, "happy pill". */
    isPhrase?: boolean
  }[]
  /** Terms (by index) that are adjacent in the question: "septic shock", "primary prevention". */
  pairs: [first: number, second: number][]
  type: QuestionType
  facets: QuestionFacets
  /** Terms (by index) that name the treatment whose effect is asked for: "does calcium prevent fractures?" */
  treatments: number[]
  /** What it is asked to change: "fractures". */
  soughtEffect: SoughtEffect
  /** "Is A associated with B?": the terms (by index) of A and of B. */
  relatedSides: number[][]
  /** Asks how a disease is treated, and names no treatment. */
  asksWhichTreatment: boolean
  /** Asks how a disease is recognised. */
  asksForDiagnosis: boolean
  /** Asks which tests are needed on a treatment. */
  asksForMonitoring: boolean
  /** Asks whether drugs interact. */
  asksForInteraction: boolean
  /** What the question asks the meaning of, in lower case: "high risk". */
  definedName: string | null
  /** Several things are asked in one turn. */
  asksSeveralThings: boolean
  /** Asks what follows when a treatment is stopped. */
  asksAfterStopping: boolean
  /** Asks how long a treatment is given. */
  asksForDuration: boolean
  /** Asks which value of a measurement to aim at. */
  asksForTarget: boolean
  /** "When to start anticoagulation", in the user's words; '' where the question asks for no time to begin. */
  askedStart: string
  /** The only two drugs (by index) of a question that compares them, and how the user wrote it. */
  comparedPair: { terms: readonly [one: number, other: number]; text: string } | null
  /** Drugs (by index) with which another is compared: "apixaban versus warfarin", "instead of warfarin". */
  comparators: number[]
  /** Drugs (by index) that the patient takes, "in a man on apixaban". */
  taken: number[]
  /** Drugs (by index) that the patient had before the treatment asked about: "lutetium after docetaxel". */
  takenBefore: number[]
  /** The doses, intervals and forms that it names of the drugs asked about. */
  regimens: AskedRegimen[]
  /** Asks what something costs, which few articles report. */
  asksForCost: boolean
  /** Phrased by a person who speaks of someone or writes in sentences, unlike a title. */
  isSpoken: boolean
  /** The turn is about the subject of earlier turns. */
  isFollowUp: boolean
  /** The last turn names nothing but a group: "what about women?" */
  asksOnlyForGroup: boolean
  /** Measurements with which it asks the question before again, as written. */
  measured: string[]
  /** It says what the patient has: "and if her HBsAg is positive?", "she has active eye disease". */
  statesPatient: boolean
  sides: number[]
  mayConcernChildren: boolean
  /** May be about the critically ill; a question on a measure or a drug alone is not. */
  isCritical: boolean
  /** "Dog bite", "in a rat model": a study of animals may be what is asked for. */
  mentionsAnimals: boolean
  /** Groups of people that the question names; those of earlier turns if the last one names none. */
  groups: GroupMention[]
  /** Forms of a disease that it asks about, of those that exclude each other. */
  forms: NamedForm[]
  /** What it says that the patient does not have or has not had: "no heart failure", "never vaccinated". */
  absent: AbsentFacts
  /** The age of one patient. */
  age: AskedAge | null
  /** When the patient is seen; null if the question does not say. */
  time: PatientTime | null
  /** What happened to the patient, and how long ago. */
  events: PatientEvent[]
  /** What is measured of the patient in per cent. */
  measures: PatientMeasure[]
  /** The age of the older patient, or the least age of the older people, asked about. */
  olderAge: AskedAge | null
  /** Laboratory values of the patient. */
  values: LabValue[]
  /** What the conversation says of the patient in figures. */
  figures: PatientFigures
  /** A first attack or a relapse, before or after a treatment has failed. */
  situation: AskedSituation
}

/**
 * @param asWritten the last turn
 * @param before the earlier turns, oldest first
 */
export function parseQuestion(asWritten: string, before: string[] = [], known?: PatientValues): ParsedQuestion {
  const written = [...before, asWritten].map((turn) => leaveOutPrice(writeAgesInFigures(turn)))
  const turns = written.map((turn) => expandShorthand(turn, written.join('\n')))
  const text = turns.at(-1) ?? ''
  const { terms, asked, facets, groups, forms, isFollowUp, asksOnlyForGroup, measured, patient } = readTurnsOfPatient(
    turns,
    known,
  )
  const age = readAskedAge(text)
  const own = asked.at(-1) ?? ''
  const comparators = findComparators(own, terms)
  const weighted = weighTerms(own, terms, facets)
  const bound = bindEverydayPhrases(weighted, findSynonyms(asked.join(' '), weighted))
  const taken = findTaken(turns.join('\n'), terms)
  const takenBefore = findTakenBefore(own, terms)
  return {
    ...bound,
    treatments: findAskedTreatments(own, terms),
    soughtEffect: findSoughtEffect(own, terms),
    relatedSides: findRelatedSides(own, weighted),
    asksWhichTreatment: asksWhichTreatment(own, terms),
    asksForDiagnosis: asksForDiagnosis(own),
    asksSeveralThings: asksSeveralThings(own),
    asksForMonitoring: asksForMonitoring(own),
    asksForInteraction: asksForInteraction(own),
    definedName: readDefinedName(own),
    asksAfterStopping: asksAfterStopping(own),
    asksForDuration: asksForDuration(own),
    asksForTarget: asksForTarget(own),
    askedStart: readAskedStart(own),
    comparedPair: findComparedPair(own, terms, comparators),
    comparators,
    taken,
    takenBefore,
    pairs: collectPairs(asked.join(' '), terms),
    type: classifyQuestion(asked.join(' ')),
    facets,
    regimens: readAskedRegimens(own, terms, [...taken, ...takenBefore], bound.synonyms),
    asksForCost: costWords.test(text.replace(cheapOne, ' ').replace(tooDear, ' ')),
    isSpoken: isSpoken(text),
    isFollowUp,
    asksOnlyForGroup,
    measured,
    statesPatient: isFollowUp && statesPatient.test(text),
    sides: findPopulationSides(`${asked.join(' ')} ${age ? writeAge(age) : ''}`),
    mayConcernChildren: mayConcernChildren(turns.join(' '), age?.years ?? null),
    isCritical: mayConcernCriticalIllness(turns.join(' ')),
    mentionsAnimals: mentionsAnimals(turns.join(' ')),
    groups,
    forms,
    absent: readAbsentFacts(turns.join('\n'), weighted),
    age,
    time: readPatientTime(text),
    events: readPatientEvents(text),
    measures: readPatientMeasures(text),
    // "Shingles vaccine in over 70s", and then "how well does it work?"
    olderAge: readOlderAge(text) ?? (isFollowUp ? readOlderAge(asked.join('\n')) : null),
    values: patient?.values ?? [],
    figures: readPatientFigures(turns.join('\n'), {
      age: age ?? readAskedAge(turns.join('\n')),
      values: patient?.values ?? [],
    }),
    situation: readAskedSituation(isFollowUp ? turns : turns.slice(-1)),
  }
}

const statesPatient =
  /^\W*(?:(?:and|but|so|what|even|ok(?:ay)?|then)\W+)*(?:if (?:s?he|they|her|his|the|it)\b|s?he(?:['’]?s| is| has| had| takes?| was)\b|(?:his|her|their) [\w -]+ (?:is|are|was|came back)\b|pregnant\b|with\b|on\b)/i

/** Adds the laboratory values of earlier turns if the last turn continues them and gives no newer ones. */
function readTurnsOfPatient(turns: string[], known?: PatientValues): Subject & { patient: PatientValues | undefined } {
  const own = readTurns(turns, known?.findings)
  const measured = new Set(known?.values.map(({ analyte }) => analyte))
  const before = known?.earlierValues?.filter(({ analyte }) => !measured.has(analyte)) ?? []
  if (!known || !own.isFollowUp || before.length === 0) return { ...own, patient: known }
  const earlierFindings = findLabFindings(before).map(({ term }) => term.en)
  const findings = [...known.findings, ...earlierFindings]
  return { ...addEarlierFindings(own, earlierFindings), patient: { findings, values: [...known.values, ...before] } }
}

/** The patient's own drugs are not asked about. */
function readAskedRegimens(
  text: string,
  terms: QuestionTerm[],
  known: number[],
  synonyms: ParsedQuestion['synonyms'],
): AskedRegimen[] {
  return terms.flatMap((term, index) => {
    if (term.kind !== 'drug' || !isSpecificTerm(term) || term.isFact || known.includes(index)) return []
    const names = synonyms.flatMap(({ terms: [first, ...more], words: [word, ...others], isBroader }) => {
      return !isBroader && first === index && more.length === 0 && word && others.length === 0 ? [word.stem] : []
    })
    return readAskedRegimen(text, term.surface, new Set([term.stem, ...names])) ?? []
  })
}

const comparing =
  /\b(?:versus|vs\.?|than|compar(?:ed|ing) (?:with|to)|comparison (?:with|to)|instead of|rather than|over|against|or)\s+(?:(?:the|a|with|oral|daily|plain|just|standard|usual|simple)\s+)*([\p{L}-]+)/giu

function findComparators(text: string, terms: QuestionTerm[]): number[] {
  const stems = new Set([...text.matchAll(comparing)].map(([, word = '']) => stemWord(foldWord(word))))
  return terms.flatMap(({ kind, stem }, index) => (kind === 'drug' && stems.has(stem) ? [index] : []))
}

function findTaken(text: string, terms: QuestionTerm[]): number[] {
  return indexDrugs(listTaken(text), terms)
}

/** Drugs had before, where another treatment is asked about: "weight regain after semaglutide" is about the drug. */
function findTakenBefore(text: string, terms: QuestionTerm[]): number[] {
  const before = indexDrugs(listTakenBefore(text), terms)
  const namesOther = terms.some((term, index) => isSpecificTerm(term) && isTreatment(term) && !before.includes(index))
  return namesOther || /\b(?:therapy|treatment)\s+after\b/i.test(text) ? before : []
}

function indexDrugs(parts: string[], terms: QuestionTerm[]): number[] {
  const stems = new Set(parts.flatMap((part) => splitWords(part).map(({ stem }) => stem)))
  return terms.flatMap(({ kind, stem }, index) => (kind === 'drug' && stems.has(stem) ? [index] : []))
}

/** Text between two drugs that is longer than this contains more than the comparison. */
const comparisonMax = 60

/** "Carvedilol or propranolol" may ask about either. */
const comparingWords =
  /\b(?:versus|vs|than|compar\w+|instead of|rather than|against|which|better|best|safer|prefer\w*|superior)\b/i

const ofOneRegimen = /^\s*(?:and|plus|with|[/+,&-])?\s*$/i

function findComparedPair(text: string, terms: QuestionTerm[], comparators: number[]): ParsedQuestion['comparedPair'] {
  const drugs = terms.flatMap((term, index) => (term.kind === 'drug' && isSpecificTerm(term) ? [index] : []))
  const [one, other] = drugs
  if (one === undefined || other === undefined || drugs.length > 2 || comparators.length !== 1) return null
  if (!comparingWords.test(text)) return null
  const [first, second] = [one, other].map((index) => terms[index]?.surface ?? '') as [string, string]
  const start = text.indexOf(first)
  const end = text.indexOf(second, start) + second.length
  // "FLOT versus carboplatin and paclitaxel": two drugs of one regimen are on the same side.
  if (
    start >= 0 &&
    end > start &&
    comparators[0] === one &&
    ofOneRegimen.test(text.slice(start + first.length, end - second.length))
  )
    return null
  const written = start >= 0 && end > start && end - start <= comparisonMax ? text.slice(start, end) : ''
  return { terms: [one, other], text: written.startsWith(first) ? written : `${first} / ${second}` }
}

function collectPairs(text: string, terms: QuestionTerm[]): ParsedQuestion['pairs'] {
  const position = new Map(terms.map(({ stem }, index) => [stem, index]))
  const words = splitWords(text).filter(({ joined }) => !joined)
  const pairs = new Map<string, [number, number]>()
  words.forEach(({ stem }, index) => {
    const first = position.get(words[index - 1]?.stem ?? '')
    const second = position.get(stem)
    if (first !== undefined && second !== undefined && first !== second)
      pairs.set(`${first} ${second}`, [first, second])
  })
  return [...pairs.values()]
}

/** The synonyms of every concept in the question. */
function findSynonyms(text: string, terms: QuestionTerm[]): ParsedQuestion['synonyms'] {
  const position = new Map(terms.map(({ stem }, index) => [stem, index]))
  const isWritten = createPhraseFinder(text)
  const purposes = listPurposes(text)
  const found: ParsedQuestion['synonyms'] = []
  for (const { stem } of terms) {
    for (const { name, others, isBroader, phrase } of listSynonymsFrom(stem)) {
      if (!phrase?.isVerbatim && name.some((each) => !position.has(each.stem))) continue
      const indexes = name.flatMap((each) => {
        const index = position.get(each.stem)
        return index === undefined || (isCutToOther(each) && terms[index]?.word !== each.word) ? [] : [index]
      })
      // Of "the runs" only one word is a term.
      if (indexes.length < name.length && !phrase?.isVerbatim) continue
      const isPhrase = isEverydayPhrase(name, indexes, terms)
      if (phrase ? !isWritten(phrase) : isPhrase && !areConsecutive(indexes, terms)) continue
      const isPurpose = indexes.length === 1 && purposes.has(stem)
      for (const words of others) {
        const [only] = words.length === 1 ? words : []
        // "Nifedipine for tocolysis": that an article has nifedipine does not say that it is for tocolysis.
        const asked = only && isPurpose ? position.get(only.stem) : undefined
        if (asked !== undefined && terms[asked]?.kind === 'drug' && !indexes.includes(asked)) continue
        if (only !== undefined && meansOther(only) && !position.has(only.stem)) continue
        found.push({ terms: indexes, words, isBroader, ...(isPhrase && { isPhrase }) })
      }
    }
  }
  return [...found, ...terms.flatMap((term) => findJoinedForm(term, position))]
}

const purpose = /\bfor ([\p{L}-]+)/giu

/** Stems of what a question names as a purpose: "for tocolysis". */
function listPurposes(text: string): Set<string> {
  return new Set(findAll(text, purpose).map(([, word = '']) => stemWord(foldWord(word))))
}

/** "CTS", "NAS", "MIS": an abbreviation of which the stem is another one, so that only the word as written names it. */
function isCutToOther({ word, stem }: Word): boolean {
  return word.length === 3 && stem.length === 2 && word.endsWith('s')
}

/**
 * "Guillain-Barré" is not searched for as "GBS", which articles on group B streptococcus write, nor "carpal tunnel" as "CTS",
 * of which the stem is that of "CT".
 */
function meansOther(word: Word): boolean {
  return isCutToOther(word) || ambiguousAbbreviations.has(word.word)
}

/** "Postherpetic" is another name of "post-herpetic"; nobody writes "lowdose". */
function findJoinedForm(term: QuestionTerm, position: ReadonlyMap<string, number>): ParsedQuestion['synonyms'] {
  if (term.kind !== 'joined' || !prefix.exec(term.surface)?.[0].endsWith('-')) return []
  const parts = splitWords(term.surface).flatMap(({ stem, joined }) => (joined ? [] : (position.get(stem) ?? [])))
  return parts.length === 0 ? [] : [{ terms: parts, words: [term], isBroader: false }]
}

/** "At the cost of more bleeding", "the price in major bleeds", "its bleeding price" ask for a harm. */
const costWords =
  /\b(?:(?<!\b(?:at the|bleed(?:ing)?) )(?:cost(?:s|ly)?|pric(?:e[sd]?|ey))(?! (?:of|in) (?:more|higher|increased|extra)\b| in (?:\w+ )?(?:bleed\w*|deaths?|lives|strokes|harms?|side effects)\b| did \w+ pay in\b)|(?:in)?expensive|cheap(?:er|est)?|afford\w*|money|value for money|reimburs\w*|budget impact)\b/i

/** "Can't afford rivaroxaban, aspirin instead?": the reason for a question on something else. */
const tooDear =
  /\b(?:(?:can(?:['’]?t|not)|couldn['’]?t|could not|(?:un|not )able to|struggl\w+ to|won['’]?t be able to) (?:\w+ )?afford|(?:is|are|was|were|it['’]s|find\w* \w+|a bit|way|far) too (?:expensive|costly|pric(?:e)?y|dear))\b/gi

/** "…, far cheaper", "…, though pricey": a remark after a question on something else. */
const priceRemark =
  /(?<=\S{3}\s?[,;(–—-]\s?)(?:(?:but|though|although|and|since|as|it['’]?s|it is|they['’]?re|they are|being|which is|far|much|way|a lot|so much|so|also|very|quite|really|rather|a bit|more|less)\s+){0,4}(?:cheap(?:er)?|(?:in)?expensive|pric(?:e)?y|costly|dear(?:er)?)(?=\s*(?:[).,;?!]|$))/gi

/** What is said of a price in passing is neither asked nor searched. */
function leaveOutPrice(turn: string): string {
  return turn.replace(priceRemark, '')
}

/** "Is the cheap one as good?" tells one treatment from another and asks for its effect. */
const cheapOne = /\bthe (?:cheap(?:er)?|(?:in)?expensive) (?:ones?|drugs?|versions?|options?|alternatives?)\b/gi

/** "Light treatment", "happy pill": each word may occur in any question, so only the phrase names something. */
function isEverydayPhrase(name: Word[], indexes: number[], terms: QuestionTerm[]): boolean {
  return name.length > 1 && indexes.every((index) => terms[index]?.kind === 'general')
}

/** The joined form of "morning-after" is listed between "morning" and "pill". */
function areConsecutive(indexes: number[], terms: QuestionTerm[]): boolean {
  return indexes.every((index, place) => {
    const between = place === 0 ? [] : terms.slice((indexes[place - 1] ?? 0) + 1, index)
    return between.every(({ kind }) => kind === 'joined') && (place === 0 || index > (indexes[place - 1] ?? 0))
  })
}

/**
 * The words of such a phrase name a subject together, and lose what each names alone: a "happy pill" is not "the pill".
 */
function bindEverydayPhrases(
  terms: QuestionTerm[],
  synonyms: ParsedQuestion['synonyms'],
): Pick<ParsedQuestion, 'terms' | 'synonyms'> {
  const phrases = synonyms.filter((each) => !each.isBroader && each.isPhrase)
  const named = new Set(phrases.flatMap((each) => each.terms))
  return {
    terms: terms.map((term, index) => (named.has(index) && term.weight > 0 ? { ...term, kind: 'specific' } : term)),
    synonyms: synonyms.filter(
      (each) => each.isPhrase || each.terms.length > 1 || !each.terms.some((index) => named.has(index)),
    ),
  }
}

const typeRules: [QuestionType, RegExp][] = [
  [
    'guideline',
    /\b(?:guidelines?|recommend(?:s|ed|ation|ations)?|guidance|USPSTF|NICE|WHO|KDIGO|GOLD|GINA|threshold for|should we|who should)\b/i,
  ],
  [
    'harm',
    /\b(?:harms?|safe(?:ty|ly)?|risks? (?:of|with)|adverse|side effects?|toxicity|bleeding risk|cause[sd]?|increase(?:s|d)? (?:the )?risk|danger(?:ous)?|interactions?)\b/i,
  ],
  [
    'diagnosis',
    /\b(?:diagnos\w+|sensitivity|specificity|accura\w+|test(?:s|ing)?|rule out|screen(?:ing)?|D-?dimer|imaging|biomarkers?|predictive value)\b/i,
  ],
  [
    'prognosis',
    /\b(?:prognos\w+|survival|long[- ]term outcomes?|natural history|life expectancy|predict(?:s|or|ors)?|mortality rate)\b/i,
  ],
  ['prevention', /\b(?:prevent(?:s|ion|ing|ive)?|prophyla\w+|vaccin\w+|reduce the risk|protect\w*)\b/i],
  ['background', /^\s*(?:what is|what are|define|explain|how does|why does|mechanism)\b/i],
  [
    'therapy',
    /\b(?:treat\w*|therap\w+|versus|vs|better than|compared|improve\w*|reduce\w*|effective\w*|efficacy|benefit\w*|dose|dosing|duration)\b/i,
  ],
]

function classifyQuestion(text: string): QuestionType {
  return typeRules.find(([, pattern]) => pattern.test(text))?.[0] ?? 'therapy'
}
