/**
 * Parses a question: its content words, their synonyms, the kind of answer it asks for, and whether it depends on the
 * turn before. A word never reaches the database as the user typed it: the search quotes each term.
 */

import { isDrugName } from '@/lib/evidence/text/drug-names'
import { generalWords, splitWords, stopWords, type Word } from '@/lib/evidence/text/normalize-terms'
import { getSynonymsByFirstStem } from '@/lib/evidence/text/synonyms'
import { findPopulationSides } from './mutually-exclusive-populations'
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
}

/**
 * `specific`: names the subject, and is reported when no source covers it. `drug`: the same, and the answer must not
 * silently concern another drug. `general`: may occur in any question. `number`: an age, a dose, a threshold.
 * `joined`: the joined form of a hyphenated word, "sglt2" of "SGLT-2".
 */
export type TermKind = 'specific' | 'drug' | 'general' | 'number' | 'joined'

export function isSpecificTerm({ kind }: QuestionTerm): boolean {
  return kind === 'specific' || kind === 'drug'
}

export interface ParsedQuestion {
  terms: QuestionTerm[]
  /** Synonyms: matched where all stems of one name occur, on behalf of the terms (by index) they replace. */
  synonyms: { terms: number[]; words: Word[]; isBroader: boolean }[]
  /** Terms (by index) that are adjacent in the question: "septic shock", "primary prevention". */
  pairs: [first: number, second: number][]
  type: QuestionType
  facets: QuestionFacets
  isFollowUp: boolean
  sides: number[]
}

/** Weight of words from the turn before: the new words lead, the old ones keep the subject. */
const previousWeight = 0.7

export function parseQuestion(text: string, previous?: string): ParsedQuestion {
  const own = collectTerms(text, 1)
  const isFollowUp = previous !== undefined && dependsOnPrevious(text, own)
  const ownStems = new Set(own.map(({ stem }) => stem))
  const before = isFollowUp ? collectTerms(previous, previousWeight).filter(({ stem }) => !ownStems.has(stem)) : []
  const terms = [...own, ...before]
  const asked = isFollowUp ? `${previous} ${text}` : text
  return {
    terms,
    synonyms: findSynonyms(terms),
    pairs: collectPairs(text, terms),
    type: classifyQuestion(asked),
    facets: readTurnFacets(text, isFollowUp ? previous : undefined),
    isFollowUp,
    sides: findPopulationSides(asked),
  }
}

/** "and in pregnancy?" asks for the facet of the turn before. */
function readTurnFacets(text: string, previous: string | undefined): QuestionFacets {
  const own = readFacets(text)
  return own.isNamed || previous === undefined ? own : readFacets(previous)
}

function collectTerms(text: string, weight: number): QuestionTerm[] {
  const shouted = text === text.toUpperCase()
  const terms = new Map<string, QuestionTerm>()
  for (const word of splitWords(text)) {
    if (!isContent(word, shouted)) continue
    if (terms.has(word.stem)) continue
    terms.set(word.stem, { surface: word.surface, word: word.word, stem: word.stem, kind: classifyTerm(word), weight })
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

function classifyTerm({ word, joined }: Word): TermKind {
  if (joined) return 'joined'
  if (/^\d+$/.test(word)) return 'number'
  if (generalWords.has(word)) return 'general'
  return isDrugName(word) ? 'drug' : 'specific'
}

/** Drops stop words, unless written as an abbreviation ("WHO", "ALL"), and single letters, but not single digits. */
function isContent({ surface, word }: Word, shouted: boolean): boolean {
  if (word.length === 1) return /\d/.test(word)
  const isAbbreviation = !shouted && surface.length >= 3 && surface === surface.toUpperCase() && /[A-Z]/.test(surface)
  return isAbbreviation || !stopWords.has(word)
}

const opensOnPrevious =
  /^\s*(?:and|but|or|so|then|also|what about|how about|what if|same|why|is that|is this|is it|does it|does that|do they|are they|how long|how much|which one|in|for|with)\b/i
const pointsBack =
  /\b(?:it|its|they|them|this (?:drug|treatment|trial|study|population|group)|that (?:drug|treatment|trial|study)|these (?:patients|people|drugs)|those (?:patients|people|drugs)|the same|instead)\b/i

/** True for a short turn that opens like a continuation or refers back to something it does not name. */
function dependsOnPrevious(text: string, own: QuestionTerm[]): boolean {
  const specific = own.filter(isSpecificTerm).length
  if (own.length === 0) return true
  if (/^\s*(?:and|but|or|what about|how about|what if)\b/i.test(text)) return specific <= 5
  return specific <= 4 && (pointsBack.test(text) || (opensOnPrevious.test(text) && specific <= 2))
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
