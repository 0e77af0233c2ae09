/** Reads what the sentences of an article say of a drug that the patient must not be given, and quotes that first. */
import { findRefusalStatements, isDenied, readDrugsAt } from '@/lib/evidence/question/drug-refusals'
import type { RefusedDrug } from '@/lib/evidence/question/refused-drugs'
import {
  findNamedDrug,
  isAntibacterial,
  isOfSameFamily,
  type NamedDrug,
  splitNameWords,
} from '@/lib/evidence/text/drugs/drug-families'
import { chooseQuote, isQuotable } from './choose-quote'
import { namesExclusion, type SentenceRole } from './read-sentence'
import type { Sentence } from './sentence'

/**
 * `addresses`: "with penicillin allergy, doxycycline"; `spares`: "without penicillin allergy", so it holds for other
 * people; `names`: the drug, or one of its class, is given or compared.
 */
export type RefusedDrugRole = 'addresses' | 'spares' | 'names'

const desensitization = /\bdesensiti[sz]/i
/** "Clarithromycin if allergic": the drug is the one that the sentence names. */
const ifRefused =
  /\b(?:if|when|in|for|with|unless)\s+(?:an?\s+|(?:patients?|people|those|adults|children|women)\s+)?(?:who are\s+|with\s+)?(?:allerg(?:ic|y)|intoleran(?:t|ce))\b(?! (?:to|of)\b)/i

/**
 * @returns what the text says of the drug, and the names by which it speaks of giving the drug or one of its class,
 * folded; null if it says nothing of it
 */
export function readRefusedDrug(
  text: string,
  { drug }: Pick<RefusedDrug, 'drug'>,
): { role: RefusedDrugRole; names: string[] } | null {
  const stated = findRefusalStatements(text).flatMap((statement) => {
    const { drugs, words } = readDrugsAt(statement.beside, statement.side)
    const isDeniedHere = isDenied(statement, words) || namesExclusion(text)
    return drugs.filter((each) => isOfSameFamily(drug, each)).map(({ name }) => ({ name, isDenied: isDeniedHere }))
  })
  const named = listNames(text, drug)
  // "Penicillin allergy" names no drug that is given.
  const given = [...named]
  for (const { name } of stated) {
    const at = given.findIndex((each) => each.drug.name === name)
    if (at >= 0) given.splice(at, 1)
  }
  const names = [...new Set(given.map(({ surface }) => surface))]
  const isAddressed =
    stated.some((each) => !each.isDenied) || (named.length > 0 && (desensitization.test(text) || ifRefused.test(text)))
  if (isAddressed) return { role: 'addresses', names }
  if (names.length > 0) return { role: 'names', names }
  return stated.length > 0 ? { role: 'spares', names } : null
}

/** Whether a text names the drug or its class, and nothing else that is given instead. */
export function namesOnlyRefused(text: string, { drug }: Pick<RefusedDrug, 'drug'>): boolean {
  return listNames(text, drug).length > 0 && !namesAlternative(text, { drug })
}

/** Whether a text names another drug; in place of one against bacteria, another one against them. */
export function namesAlternative(text: string, { drug: refused }: Pick<RefusedDrug, 'drug'>): boolean {
  const words = splitNameWords(text)
  return words.some((_, at) => {
    const drug = findNamedDrug(words, at)
    if (drug === null || isOfSameFamily(refused, drug)) return false
    return !isAntibacterial(refused) || isAntibacterial(drug)
  })
}

function listNames(text: string, refused: NamedDrug): { surface: string; drug: NamedDrug }[] {
  const words = splitNameWords(text)
  return words.flatMap((_, at) => {
    const drug = findNamedDrug(words, at)
    if (drug === null || !isOfSameFamily(refused, drug)) return []
    return { drug, surface: words[at + 1] === 'acid' ? `${drug.name} acid` : drug.name }
  })
}

/** A sentence that addresses the allergy has to say as much of the question as the one it replaces. */
const relevanceShare = 0.9
/**
 * "Intervention: penicillin; with penicillin allergy, cefazolin" is for no other disease, however little it repeats
 * of the question.
 */
const onWhole = /^(?:Intervention|Subject): /
/** More than sentences of one article differ by. */
const scoreStep = 4

/**
 * Raises the sentence of an article that addresses the allergy best above those that advise the drug, and lowers those
 * that hold for people without the allergy.
 */
export function raiseRefusalSentences(
  sentences: Sentence[],
  refused: readonly RefusedDrug[],
): { sentences: Sentence[]; isRaised: boolean } {
  const most = chooseQuote(sentences)?.relevance ?? 0
  const isNear = (sentence: Sentence) => {
    const text = toText(sentence)
    const isOnWhole = onWhole.test(text) && refused.every((each) => namesAlternative(text, each))
    return isOnWhole || sentence.relevance >= relevanceShare * most
  }
  const roles = sentences.map((sentence) =>
    refused.flatMap((each) => readRefusedDrug(toText(sentence), each)?.role ?? []),
  )
  const [raised] = sentences
    .filter((sentence, at) => roles[at]?.includes('addresses') && isNear(sentence) && isQuotable(sentence))
    .sort((a, b) => Number(states.has(b.role)) - Number(states.has(a.role)) || b.score - a.score)
  const judged = sentences.map((sentence, at): Sentence => {
    if (sentence === raised) return { ...sentence, score: sentence.score + scoreStep, statesFacet: true }
    return roles[at]?.includes('spares') ? { ...sentence, score: sentence.score - scoreStep } : sentence
  })
  return { sentences: judged, isRaised: raised !== undefined }
}

function toText({ passage, start, end }: Sentence): string {
  return passage.text.slice(start, end)
}

/** "Adults with a penicillin allergy at six centres" says whom a study was on, and not what to do. */
const states: ReadonlySet<SentenceRole> = new Set(['results', 'harms', 'conclusion', 'recommendation', 'limitations'])
