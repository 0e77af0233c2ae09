/**
 * Parses a question: its content words, their synonyms, the kind of answer it asks for, and whether it depends on the
 * turn before. A word never reaches the database as the user typed it: the search quotes each term.
 */

import { bindTokens, isBoundStem } from '@/lib/evidence/text/bound-tokens'
import { isGeneralWord } from '@/lib/evidence/text/common-words'
import { isDrugName } from '@/lib/evidence/text/drug-names'
import { generalWords, splitWords, stopWords, type Word } from '@/lib/evidence/text/normalize-terms'
import { getSynonymsByFirstStem } from '@/lib/evidence/text/synonyms'
import { findPopulationSides } from './mutually-exclusive-populations'
import { type QuestionParts, splitPatientDetails } from './patient-details'
import { findGroups, type GroupMention } from './population-groups'
import { type QuestionFacets, readFacets } from './question-facets'

export type QuestionType = 'therapy' | 'harm' | 'diagnosis' | 'prognosis' | 'prevention' | 'guideline' | 'background'

export interface QuestionTerm {
  /** As the user wrote it. */
  surface: string
  word: string
  stem: string
  kind: TermKind
  /** Share of its idf that counts; set by kind, by turn and by whether the library knows the term. */
  weight: number
  /** `context`: known of the patient or of the turn before; it confirms a match and is never reported as missing. */
  role: 'asked' | 'context'
}

/**
 * `specific`: names the subject, and is reported when no source covers it. `drug`: the same, and the answer must not
 * silently concern another drug. `general`: may occur in any question. `number`: an age, a dose, a threshold.
 * `joined`: the joined form of a hyphenated word, "sglt2" of "SGLT-2".
 */
export type TermKind = 'specific' | 'drug' | 'general' | 'number' | 'joined'

/** True for what the question is about: neither a patient's details nor a word that may occur in any question. */
export function isSpecificTerm({ kind, role }: Pick<QuestionTerm, 'kind' | 'role'>): boolean {
  return role === 'asked' && (kind === 'specific' || kind === 'drug')
}

export interface ParsedQuestion {
  terms: QuestionTerm[]
  /** Synonyms: matched where all stems of one name occur, on behalf of the terms (by index) they replace. */
  synonyms: { terms: number[]; words: Word[]; isBroader: boolean }[]
  /** Terms (by index) that are adjacent in the question: "septic shock", "primary prevention". */
  pairs: [first: number, second: number][]
  type: QuestionType
  facets: QuestionFacets
  /** The turn is about the subject of the turns before. */
  isFollowUp: boolean
  sides: number[]
  /** Groups of people that the question names; those of the turns before if the last one names none. */
  groups: GroupMention[]
}

/** Weights of words that the last turn did not ask about: they keep the subject, and the new words lead. */
const weights = { inherited: 0.7, fact: 0.6, aside: 0.25 }
/** A pasted record has hundreds of words; its first ones say what is wrong with the patient. */
const contextTermsMax = 12
/** Facts that stand for the subject of a question which names none: what is wrong comes first. */
const factSubjectsMax = 3

/**
 * @param text the last turn
 * @param earlier the turns before it, oldest first
 */
export function parseQuestion(text: string, earlier: string[] = []): ParsedQuestion {
  const { terms, asked, facets, groups, isFollowUp } = readTurns([...earlier, text])
  return {
    terms,
    synonyms: findSynonyms(terms),
    pairs: collectPairs(asked.join(' '), terms),
    type: classifyQuestion(asked.join(' ')),
    facets,
    isFollowUp,
    sides: findPopulationSides(asked.join(' ')),
    groups,
  }
}

interface Subject {
  terms: QuestionTerm[]
  /** The texts that the subject comes from, oldest first. */
  asked: string[]
  /** "And in pregnancy?" asks for the facets of the turn before. */
  facets: QuestionFacets
  groups: GroupMention[]
  isFollowUp: boolean
}

/** A conversation keeps its subject until a turn names another one. */
function readTurns(turns: string[]): Subject {
  let subject: Subject = { terms: [], asked: [], facets: readFacets(''), groups: [], isFollowUp: false }
  for (const text of turns) subject = readTurn(text, subject)
  return subject
}

function readTurn(text: string, before: Subject): Subject {
  const parts = splitPatientDetails(text)
  const own = collectOwn(parts)
  const known = new Set(own.map(({ stem }) => stem))
  const context = [
    ...collectContext(parts.facts, weights.fact, known),
    ...collectContext(parts.asides, weights.aside, known),
  ].slice(0, contextTermsMax)
  const whole = `${parts.facts} ${parts.asked}`.trim()
  const facets = readFacets(parts.asked)
  const groups = findGroups(text)
  const depends = before.terms.length > 0 && dependsOnPrevious(parts.asked, own)
  if (depends) {
    const inherited = inheritTerms(parts.asked, own, before.terms).filter(({ stem }) => !known.has(stem))
    return {
      terms: [...own, ...inherited, ...context],
      asked: [...before.asked, whole],
      facets: facets.isNamed ? facets : before.facets,
      groups: groups.length > 0 ? groups : before.groups,
      isFollowUp: true,
    }
  }
  return {
    terms: [...own, ...context, ...recallCondition(own, before.terms)],
    asked: [whole],
    facets,
    groups,
    isFollowUp: false,
  }
}

/** "Tablet or injections?" names no subject: the patient's first facts do, or else what was measured. */
function collectOwn({ asked, facts, asides }: QuestionParts): QuestionTerm[] {
  const own = collectTerms(asked, 1)
  if (`${facts}${asides}` === '' || own.some((term) => isSpecificTerm(term) && !isAttribute(term))) return own
  const subjects = collectTerms(`${facts} ${asides}`, 1).filter(isSpecificTerm).slice(0, factSubjectsMax)
  const stems = new Set(subjects.map(({ stem }) => stem))
  const rest = own.filter(({ stem }) => !stems.has(stem))
  return [
    ...subjects,
    ...rest.map((term) => ({ ...term, kind: term.kind === 'specific' ? ('general' as const) : term.kind })),
  ]
}

/** "Does metformin help?" names no disease; that of the turns before may confirm a match. */
function recallCondition(own: QuestionTerm[], before: QuestionTerm[]): QuestionTerm[] {
  const specific = own.filter(isSpecificTerm)
  if (specific.length === 0 || specific.some(({ kind }) => kind !== 'drug')) return []
  const known = new Set(own.map(({ stem }) => stem))
  return before
    .filter((term) => isSpecificTerm(term) && term.kind !== 'drug' && !known.has(term.stem))
    .map((term) => ({ ...term, weight: weights.fact, role: 'context' }))
}

/** "And dapagliflozin?" after a question on empagliflozin replaces the drug and keeps the disease. */
function inheritTerms(text: string, own: QuestionTerm[], before: QuestionTerm[]): QuestionTerm[] {
  const replacesDrug = own.some(({ kind }) => kind === 'drug') && !combines.test(text)
  return before.flatMap((term) => {
    if (term.kind === 'general' || term.kind === 'number') return []
    if (replacesDrug && term.kind === 'drug') return []
    return [{ ...term, weight: Math.min(term.weight, weights.inherited) }]
  })
}

const combines = /\b(?:or|versus|vs|than|compar\w+|plus|added|adding|combin\w+|together|on top)\b/i

function collectContext(text: string, weight: number, known: Set<string>): QuestionTerm[] {
  return collectTerms(text, weight).flatMap((term) => {
    if (known.has(term.stem) || term.kind === 'general' || term.kind === 'number') return []
    known.add(term.stem)
    return [{ ...term, role: 'context' as const }]
  })
}

function collectTerms(text: string, weight: number): QuestionTerm[] {
  const shouted = text === text.toUpperCase()
  const terms = new Map<string, QuestionTerm>()
  for (const each of bindTokens(splitWords(text))) {
    if (!isContent(each, shouted) || terms.has(each.stem)) continue
    const { surface, word, stem } = each
    terms.set(stem, { surface, word, stem, kind: classifyTerm(each, shouted), weight, role: 'asked' })
  }
  return [...terms.values()]
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

/** "5d", "4.5h", "60mg": a figure with its unit. */
const figure = /^\d+(?:d|h|hr|hrs|w|wk|wks|m|mo|y|yr|yrs|mg|mcg|g|kg|ml|l|mm|cm|x|st|nd|rd|th)?$/

function classifyTerm(term: Word, shouted: boolean): TermKind {
  const { word, stem, joined } = term
  if (joined) return 'joined'
  if (figure.test(word)) return 'number'
  if (isBoundStem(stem)) return stem.startsWith('vitamin ') ? 'drug' : 'specific'
  if (generalWords.has(word) || (isGeneralWord(term) && !isAbbreviation(term, shouted))) return 'general'
  return isDrugName(word) ? 'drug' : 'specific'
}

const units = new Set(
  'mg mcg µg ug ng kg ml dl mmol umol µmol mmhg kpa bpm iu cm mm mins min hr hrs wk wks yr yrs yo'.split(' '),
)

/** Drops stop words, unless written as an abbreviation ("WHO", "ALL"), single letters and units, but not single digits. */
function isContent({ surface, word }: Word, shouted: boolean): boolean {
  if (word.length === 1) return /\d/.test(word)
  if (units.has(surface.toLowerCase()) && surface !== surface.toUpperCase()) return false
  return isAbbreviation({ surface }, shouted) || !stopWords.has(word)
}

function isAbbreviation({ surface }: Pick<Word, 'surface'>, shouted: boolean): boolean {
  return !shouted && surface.length >= 3 && surface === surface.toUpperCase() && /[A-Z]/.test(surface)
}

const continues = /^\s*(?:and|but|or|also|plus|so|then|what about|how about|what if|same|ok(?:ay)?,? (?:and|but|so))\b/i
const pointsBack =
  /\b(?:it|its|they|them|their|this|that|these|those|the (?:drug|treatment|trial|study|same|result|effect|dose|patients|participants|intervention|comparison|control group|authors)|instead)\b/i
/** Names of a population, an outcome or a part of a study: a turn that names only these is about the subject before. */
const attributes = new Set(
  `death mortality survival survive die bleeding bleed hemorrhage hospitalization hospital admission stroke recurrence
  relapse remission response progression cure pain symptoms fall falls fracture weight quality life outcome baby babies
  infant infants newborn child children kid kids boy girl teenager adolescent adult elderly older pregnant pregnancy
  pregnancies breastfeeding lactation trimester men male males female females women diabetic diabetics diabetes renal
  kidney liver hepatic impairment dialysis cirrhosis obese obesity frail frailty smoker smokers black asian ethnic race
  sex gender subgroup subgroups participant participants excluded exclude exclusion exclusions inclusion include eligible
  eligibility enroll enrolled recruit recruited trial trials sponsor funding followup follow-up blinded blinding placebo
  control endpoint toxicity tolerability toxic nausea vomiting hypotension hypoglycemia hyperkalemia diarrhea infection
  infections rash headache fatigue suicide weight duration interval oral intravenous iv tablet tablets injection orally
  monitoring cost nnt nnh hr ci cheaper guideline guidelines uspstf nice who esc aha evidence strongest death deaths
  type stage grade class depression psychosis hypertension cancer`
    .split(/\s+/)
    .flatMap((word) => splitWords(word).map(({ stem }) => stem)),
)

/** Whether a turn is about the subject before: it continues or points back, or names no drug, disease or procedure. */
function dependsOnPrevious(text: string, own: QuestionTerm[]): boolean {
  const specific = own.filter(isSpecificTerm)
  const subjects = specific.filter((term) => !isAttribute(term))
  const drugs = subjects.filter(({ kind }) => kind === 'drug').length
  if (subjects.length === 0) return specific.length <= 4
  if (continues.test(text)) return specific.length <= 5 && (drugs === 0 || drugs === subjects.length)
  return subjects.length === 1 && drugs === 0 && pointsBack.test(text)
}

function isAttribute({ kind, stem, word }: QuestionTerm): boolean {
  return kind !== 'drug' && (attributes.has(stem) || attributes.has(word) || isBoundStem(stem))
}

/** The synonyms of every concept in the question. */
function findSynonyms(terms: QuestionTerm[]): ParsedQuestion['synonyms'] {
  const position = new Map(terms.map(({ stem }, index) => [stem, index]))
  const found: ParsedQuestion['synonyms'] = []
  for (const { stem } of terms) {
    for (const { name, others, isBroader } of getSynonymsByFirstStem().get(stem) ?? []) {
      const indexes = name.map((each) => position.get(each.stem)).filter((index) => index !== undefined)
      if (indexes.length < name.length) continue
      for (const words of others) found.push({ terms: indexes, words, isBroader })
    }
  }
  return found
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
