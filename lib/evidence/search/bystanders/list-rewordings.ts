/**
 * Rewords a question without what only stands by: another disease of the patient, a drug that the patient takes, an
 * activity of the day. "RSV vaccine for a 70-year-old with heart failure" is answered by studies of the vaccine, of
 * which few report on heart failure.
 */
import type { Article } from '@/lib/evidence/article/article'
import { type ParsedQuestion, parseQuestion } from '@/lib/evidence/question/parse-question'
import { listTaken } from '@/lib/evidence/question/patient-details'
import { isDiseaseTerm } from '@/lib/evidence/search/fit/disease-terms'
import { diseaseHead } from '@/lib/evidence/search/fit/other-subject'
import { markNamedTerms } from '@/lib/evidence/search/weighting/coverage'
import { namesDisease } from '@/lib/evidence/text/disease-names'
import { isImmunosuppressant } from '@/lib/evidence/text/drugs/immunosuppressants'
import { findAll } from '@/lib/shared/text/find-all'

interface Rewording {
  text: string
  /** What was left out, as written. */
  bystanders: string[]
}

const { raw } = String
const person = raw`patients?|pts?|m[ae]n|wom[ae]n|lady|gentleman|male|female|adults?|persons?|people|someone|somebody|child|boy|girl|baby|infant|toddler|resident|[a-z]+(?:er|or|ist|nurse)|nurse|old|yo|y\/o|\d{2} ?[MF]|s?he`
/** "A 54-year-old nurse with migraine and bad hot flushes", "she also has Parkinson's". */
const withDiseases = new RegExp(
  raw`(?<=\b(?:${person})\b[^?.;]{0,24}?)[\s,]+(?:(?:who )?(?:also )?(?:with|has|had|having)|and also|known)\s+(?:known |a history of |pre-?existing )?([^?.;]{3,80}?)(?=[?.;]|$|,? (?:what|which|how|should|can|is|does|do|worth|any|or)\b)`,
  'giu',
)
/** "My COPD patient", "a kidney transplant patient", "in a diabetic". */
const ofPerson =
  /\b(?:an?|my|our|the) (?:\d{1,3}[- ]?(?:yo|year[- ]old)? )?((?:\p{L}[\p{L}-]+ ){1,2})(?=(?:patients?|pts?|resident|recipient)\b)/giu
const called = /\bin (?:an? )?(diabetics?|asthmatics?|epileptics?|smokers?|alcoholics?|haemophiliacs?)\b/giu
/** "After an Epley should he sleep propped up?" */
const afterwards = /\b(?:after|following|post|since|once|done)\b/i
const activity =
  /\b(?:should|can|could|may|must|is (?:it|he|she|the patient) (?:ok|okay|safe|allowed|fine))\b[^?.;]*?\b(?:sleep|lie|drive|swim|swimming|fly|exercise|work|shower|bathe|sit|travel|run|walk|lift|bend)\b[^?.;]*/i
/** "Blood monitoring before and during fezolinetant". */
const ofBlood = /\b(?:blood|bloods?) (?=(?:monitoring|tests?)\b)/i

/** @returns rewordings that still name a subject, the one that leaves out most first */
export function listRewordings(text: string): Rewording[] {
  return [...leaveDiseasesOut(text), ...leaveActivityOut(text), ...leaveOut(text, ofBlood)].filter(
    (each, index, all) => all.findIndex((other) => other.text === each.text) === index,
  )
}

function leaveDiseasesOut(text: string): Rewording[] {
  const lists = findAll(text, withDiseases)
    .map(([part, list = '']) => ({ part, items: splitList(list) }))
    .filter(({ items }) => items.some(isDiseaseLike))
  const named = [...findAll(text, ofPerson), ...findAll(text, called)].flatMap(([, name = '']) => {
    return isDiseaseLike(name) ? [name.trim()] : []
  })
  const takenDrugs = listTaken(text)
  const all = lists.reduce((rest, { part }) => rest.replace(part, ' '), text)
  const without = (from: string, parts: string[]) =>
    parts.reduce((rest, part) => rest.replace(part, nameGroup(part)), from)
  const whole = {
    text: without(all, [...named, ...takenDrugs]),
    bystanders: [...lists.flatMap(({ items }) => items), ...named, ...takenDrugs],
  }
  const isDisease = (item: string) => !/\d/.test(item) && isDiseaseLike(item)
  const single = lists.flatMap(({ items }) =>
    items
      .filter((item) => isDisease(item) && items.some((other) => other !== item && isDisease(other)))
      .map((item) => ({ text: without(text, [item, ...takenDrugs]), bystanders: [item, ...takenDrugs] })),
  )
  return [
    ...(whole.bystanders.length > 0 && namesIndication(whole.text) ? [whole] : []),
    ...single.filter((each) => each.bystanders.length > 0),
  ]
}

/** Who takes an immunosuppressant is still immunosuppressed when the drug is left out. */
function nameGroup(part: string): string {
  return namesImmunosuppressant(part) ? ' immunosuppressed ' : ' '
}

function splitList(list: string): string[] {
  return list.split(/,\s*|\s+(?:and|plus|&)\s+/).filter((item) => /\p{L}{3}/u.test(item))
}

function leaveActivityOut(text: string): Rewording[] {
  const found = afterwards.test(text) ? activity.exec(text) : null
  if (!found) return []
  return [{ text: text.replace(found[0], ' restrictions afterwards '), bystanders: [] }]
}

function leaveOut(text: string, part: RegExp): Rewording[] {
  return part.test(text) ? [{ text: text.replace(part, ''), bystanders: [] }] : []
}

const vaccine = /\b(?:vaccin\w*|jabs?|immuni[sz]ation|pep)\b/i

/** A drug or an operation alone may be given for what was left out; a vaccine says what it prevents. */
function namesIndication(text: string): boolean {
  return (
    vaccine.test(text) || parseQuestion(text).terms.some((term) => namesDisease(term) || diseaseHead.test(term.word))
  )
}

/** Whether a text names a disease, or a vaccine, which says what it prevents. */
export function isDiseaseLike(text: string): boolean {
  const reading = parseQuestion(text)
  return reading.terms.some(({ kind }, index) => {
    if (kind !== 'drug') return isDiseaseTerm(reading, index)
    return reading.synonyms.some(
      (name) => !name.isBroader && name.terms.includes(index) && name.words.some(({ word }) => vaccine.test(word)),
    )
  })
}

/** Whether the title or the keywords of an article name a disease of the question. */
export function isOnDisease(reading: ParsedQuestion, article: Pick<Article, 'title' | 'keywords'>): boolean {
  return markNamedTerms(reading, article).some((covered, index) => covered === 1 && isDiseaseTerm(reading, index))
}

/** Whether one of the words names a drug that suppresses immunity: "methotrexate and prednisolone". */
export function namesImmunosuppressant(part: string): boolean {
  return part.match(/[\p{L}-]+/gu)?.some(isImmunosuppressant) ?? false
}
