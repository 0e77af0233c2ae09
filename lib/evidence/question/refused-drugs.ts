/** Reads from a conversation which drugs its patient is allergic to, does not tolerate, or cannot take. */
import type { NamedDrug } from '@/lib/evidence/text/drugs/drug-families'
import {
  chineseFamilyNames,
  findNamedDrug,
  isOfSameFamily,
  splitNameWords,
} from '@/lib/evidence/text/drugs/drug-families'
import { detectWrittenLanguage, type WrittenLanguage } from '@/lib/shared/text/detect-written-language'
import { findRefusalStatements, isDenied, type RefusalKind, type RefusalStatement, readDrugsAt } from './drug-refusals'
import { collectTerms, isSpecificTerm } from './question-terms'
import { translateQuestion } from './translation/translate-question'

export interface RefusedDrug {
  kind: RefusalKind
  drug: NamedDrug
  /** Stated by an earlier turn only. */
  isEarlier: boolean
}

/**
 * What an earlier turn says of its patient holds until a later turn denies it or is about another patient. A question
 * about an allergy itself, such as how it is tested, says nothing of a patient.
 *
 * @param turns the user's turns, oldest first
 */
export async function readRefusedDrugs(turns: string[]): Promise<RefusedDrug[]> {
  const known = new Map<string, RefusedDrug>()
  for (const [index, text] of turns.entries()) {
    if (anotherPatient.test(text)) known.clear()
    const isEarlier = index < turns.length - 1
    for (const { drug, kind, denied } of await readTurn(text, index > 0)) {
      const key = drug.family?.name ?? drug.name
      if (denied) known.delete(key)
      else known.set(key, { kind, drug, isEarlier })
    }
  }
  return [...known.values()]
}

const anotherPatient =
  /\b(?:another|a different|the next|next|a new|new) (?:patient|case|m[ae]n|wom[ae]n|child|person)\b|(?:另一|下一|别的|另外一)(?:个|位|名)?(?:患者|病人|病例)/i

interface ReadRefusal {
  kind: RefusalKind
  drug: NamedDrug
  denied: boolean
}

/**
 * More than a long record states. Each that names no drug as written is translated, in about 1.5 ms of the main thread.
 */
const statementsMax = 100

async function readTurn(text: string, isFollowUp: boolean): Promise<ReadRefusal[]> {
  const statements = findRefusalStatements(text).slice(0, statementsMax)
  if (statements.length === 0) return []
  const language = detectWrittenLanguage(text)
  const read = await Promise.all(statements.map((statement) => readStatement(statement, language)))
  const found = read.flat()
  if (found.length === 0) return []
  const english = (language === 'en' ? null : await translateQuestion(text))?.text ?? text
  return isAboutRefusal(english, found, isFollowUp) ? [] : found
}

async function readStatement(statement: RefusalStatement, language: WrittenLanguage): Promise<ReadRefusal[]> {
  const { kind, side, beside } = statement
  const { drugs, words } = await readDrugs(beside, side, language)
  if (drugs.length === 0 || isTopic(statement, words)) return []
  const denied = isDenied(statement, words)
  return drugs.map((drug) => ({ kind, drug, denied }))
}

/** Names of drugs in other languages are read from a translation, if the text as written has none. */
async function readDrugs(
  beside: string,
  side: RefusalStatement['side'],
  language: WrittenLanguage,
): Promise<{ drugs: NamedDrug[]; words: number }> {
  const written = readDrugsAt(beside, side)
  if (written.drugs.length > 0 || beside.trim() === '') return written
  const clause = language === 'zh' ? cutChineseClause(beside, side) : beside
  const translation = await translateQuestion(clause)
  if (translation === null) return readDrugsAt(clause, side)
  const { drugs } = readDrugsAt(translation.text, side)
  return { drugs, words: language === 'zh' ? 0 : drugs.length }
}

/** The clause beside the statement, with the classes in English: "对磺胺类药物" becomes "sulfonamide". */
function cutChineseClause(beside: string, side: RefusalStatement['side']): string {
  const parts = beside.split(/[，,：:]/u)
  const clause = (side === 'before' ? parts.at(-1) : parts[0]) ?? ''
  const about = side === 'before' ? clause.slice(clause.lastIndexOf('对') + 1) : clause
  return chineseFamilyNames
    .reduce((text, [chinese, english]) => text.replaceAll(chinese, ` ${english} `), about)
    .replaceAll(/[类药物剂素]+\s*$|(?<=[a-z] )[类药物剂]+/gu, '')
}

const topicWords = String.raw`de-?label\p{L}*|label(?:s|led|ling)?|diagnos(?:e|is|es|ing|tic)|evaluat\p{L}+|assess\p{L}*|confirm\p{L}*|predict\p{L}*|prevalence|incidence|epidemiology|tests?|testing|challenges?|cross-?react\p{L}*|desensiti[sz]\p{L}*|immunotherap\p{L}*|registr\p{L}+|clinics?|services?|referral|verif\p{L}+`
const topicAfter = new RegExp(String.raw`^[\s-]*(?:skin |history )?(?:${topicWords})(?![\p{L}])`, 'u')
const topicBefore = new RegExp(
  String.raw`(?<![\p{L}])(?:${topicWords}|how (?:common|often)|rates?) (?:(?:for|of|on|a|an|the|is|are|in|with|to|suspected|possible|patients?|people|children|adults|direct|oral|true|low-risk|immediate|drug|beta|lactam) )*$`,
  'u',
)

const topicAnywhere = new RegExp(String.raw`(?<![\p{L}])(?:${topicWords}|how (?:common|often))(?![\p{L}])`, 'iu')

/** Whether a text asks about allergies themselves, such as how they are tested. */
export function namesTopic(text: string): boolean {
  return topicAnywhere.test(text)
}

const crossReaction = /(?<![\p{L}])cross-?react\p{L}*(?: [\p{L}-]+){0,4} *$/u

/** "Penicillin allergy testing", "how common is penicillin allergy?" */
export function isTopic({ before, after, side }: RefusalStatement, drugWords: number): boolean {
  if (topicAfter.test(after)) return true
  const words = before.trim().split(/\s+/)
  const start = side === 'before' ? words.slice(0, words.length - drugWords) : words
  const rest = `${start.join(' ')} `
  return topicBefore.test(rest) || crossReaction.test(rest)
}

const refusalWords = /^(?:allerg|intoleran|hypersens|anaphyla|tolerat|contraindicat|reaction|rash|past|histor)/
const asksAboutRefusal = new RegExp(
  String.raw`(?<![\p{L}])(?:${topicWords}|diagnosed|how (?:common|often)|what (?:is|are|causes)|mechanisms?|symptoms?|signs|manag\p{L}+|treat\p{L}*|prevent\p{L}*|risks?|outgrow\p{L}*|real|true|truly|really|work|works)(?![\p{L}])`,
  'iu',
)

/** The question names nothing besides, and asks what an allergy is, or what is done about it. */
function isAboutRefusal(english: string, found: ReadRefusal[], isFollowUp: boolean): boolean {
  if (isFollowUp || !asksAboutRefusal.test(english)) return false
  const isTopicWord = (word: string) => asksAboutRefusal.test(word) || refusalWords.test(word)
  const isRefused = (surface: string) => {
    const named = findNamedDrug(splitNameWords(surface), 0)
    return named !== null && found.some(({ drug }) => isOfSameFamily(drug, named))
  }
  return !collectTerms(english, 1).some(
    (term) => isSpecificTerm(term) && !isTopicWord(term.word) && !isRefused(term.surface),
  )
}
