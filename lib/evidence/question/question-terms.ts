/** Splits a text into search terms, each with its role. */
import { bindTokens, isBoundStem } from '@/lib/evidence/text/bound-tokens'
import { isGeneralWord, isPlainWord } from '@/lib/evidence/text/common-words'
import { isBrandName } from '@/lib/evidence/text/drugs/brands/brand-names'
import { isDrugName } from '@/lib/evidence/text/drugs/drug-names'
import { generalWords, splitWords, stopWords, type Word } from '@/lib/evidence/text/normalize-terms'
import { isConceptName, isNameOfDrug } from '@/lib/evidence/text/synonyms'

export interface QuestionTerm {
  /** As the user wrote it. */
  surface: string
  word: string
  stem: string
  kind: TermKind
  /** Share of its idf that counts; set by kind, by turn and by whether the library knows the term. */
  weight: number
  /** `context`: known of the patient or of the previous turn; it confirms a match and is never reported as missing. */
  role: 'asked' | 'context'
  /** What the question says about the patient: what is wrong, or additionally a measurement or a medication. */
  detail?: 'fact' | 'aside'
  /** A fact of the patient that becomes the subject of a question which names none. */
  isFact?: boolean
  /** Named by a follow-up; dropped when the next turn asks for something else. */
  isPassing?: boolean
  /** From an earlier turn. */
  isInherited?: boolean
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

/** A patient's details may confirm a match: the most informative ones count, and the rest never count as missing. */
export function isOptional(term: QuestionTerm | undefined): boolean {
  return term?.role === 'context' || term?.isFact === true
}

/** An outcome or a harm that the last turn asks about the subject before: "any jaw necrosis?" */
export function isAskedFinding({ kind, isPassing, isInherited, detail, role }: QuestionTerm): boolean {
  return role === 'context' && kind === 'specific' && isPassing === true && isInherited !== true && detail === undefined
}

export function collectTerms(text: string, weight: number): QuestionTerm[] {
  const shouted = text === text.toUpperCase()
  const terms = new Map<string, QuestionTerm>()
  for (const each of bindTokens(splitWords(text))) {
    if (!isContent(each, shouted) || terms.has(each.stem)) continue
    const { surface, word, stem } = each
    terms.set(stem, { surface, word, stem, kind: classifyTerm(each, shouted), weight, role: 'asked' })
  }
  return [...terms.values()]
}

/** @returns the terms, by index, that occur in a part of the question and name a subject */
export function indexSpecificTerms(part: string, terms: QuestionTerm[]): number[] {
  const stems = new Set(collectTerms(part, 1).map(({ stem }) => stem))
  return terms.flatMap((term, index) => (isSpecificTerm(term) && stems.has(term.stem) ? [index] : []))
}

/** "5d", "4.5h", "60mg": a figure with its unit. */
const figure = /^\d+(?:d|h|hr|hrs|w|wk|wks|m|mo|y|yr|yrs|mg|mcg|g|kg|ml|l|mm|cm|x|s|st|nd|rd|th)?$/

function classifyTerm(term: Word, shouted: boolean): TermKind {
  const { word, stem, joined } = term
  if (joined) return 'joined'
  if (figure.test(word)) return 'number'
  if (isBoundStem(stem)) return /^vit(?:amin)? /.test(stem) ? 'drug' : 'specific'
  if (generalWords.has(word) || (isGeneralWord(term) && !isAbbreviation(term, shouted))) return 'general'
  if (isDrugName(word) || isBrandName(word) || isNameOfDrug(term)) return 'drug'
  return isPlainWord(term) && !isAbbreviation(term, shouted) && !isConceptName(term) ? 'general' : 'specific'
}

const units = new Set(
  'mg mcg µg ug ng kg ml dl mol mmol umol µmol mmhg kpa bpm iu cm mm mins min hr hrs wk wks yr yrs yo'.split(' '),
)

/** Stop words that are abbreviations in capitals: the organisation and the leukaemia. */
const initials: ReadonlySet<string> = new Set(['who', 'all'])

/**
 * Drops stop words, single letters and units, but not single digits. Other stop words in capitals are stressed:
 * "patients WITHOUT diabetes".
 */
function isContent(each: Word, shouted: boolean): boolean {
  const { surface, word } = each
  if (word.length === 1) return /\d/.test(word)
  if (units.has(surface.toLowerCase()) && surface !== surface.toUpperCase()) return false
  return !stopWords.has(word) || (initials.has(word) && isAbbreviation(each, shouted))
}

function isAbbreviation({ surface }: Pick<Word, 'surface'>, shouted: boolean): boolean {
  return !shouted && surface.length >= 3 && surface === surface.toUpperCase() && /[A-Z]/.test(surface)
}
