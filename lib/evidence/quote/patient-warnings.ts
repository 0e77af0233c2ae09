/** Finds the sentence of an article that says that a drug asked about must not be given to such a patient. */
import type { ParsedQuestion } from '@/lib/evidence/question/parse-question'
import { createGroupFinder } from '@/lib/evidence/question/population-groups'
import { isDrugName } from '@/lib/evidence/text/drugs/drug-names'
import { splitWords } from '@/lib/evidence/text/normalize-terms'
import { mentionsOutcome } from '@/lib/evidence/text/outcomes'
import type { Sentence } from './sentence'

const forbidding =
  /\b(?:contra-?indicat\w+|(?:must|should) not be (?:used|given)|(?:is|are) (?:unsuitable|not suitable)|unsuitable (?:in|with))\b/iu
/**
 * "If triptans are contraindicated" and "without contraindications" say whom something else is for, and a study
 * left people out.
 */
const conditional =
  /\b(?:if|when|where|unless|or|no|without|to either|an? indication)\b[^.;:]{0,60}\bcontra-?indicat|\b(?:fail(?:s|ed)?|tolerated|prevent\w*) or (?:are |is )?(?:unsuitable|contra)|contra-?indicat\w*[^.;:]{0,80}\b(?:were|was) (?:excluded|not enrolled)/iu

/** So many facts of the patient in one sentence are not there by chance. */
const factsMin = 2

interface ReadText {
  text: string
  /** For each term of the question: 1 if the sentence names it, less for a class of the drug, else 0. */
  covered: number[]
}

interface WarnedTerms {
  /** For each term of the question: whether the title or the keywords of the article name it. */
  isSubject: boolean[]
  /** Terms (by index) that name a drug or a class of drugs. */
  drugs: readonly number[]
}

/**
 * "Prasugrel has its own contraindications (such as previous stroke)" where the question is on prasugrel after a
 * stroke: the sentence names a drug of the question, and a disease or another drug of the patient that the
 * article is not about.
 */
export function warnsOfPatient(
  { text, covered }: ReadText,
  { terms, taken, soughtEffect, facets }: ParsedQuestion,
  { isSubject, drugs }: WarnedTerms,
): boolean {
  if (!forbidding.test(text) || conditional.test(text)) return false
  const harms = facets.namedHarms ?? []
  const isOfPatient = (index: number) => {
    if (covered[index] !== 1 || isSubject[index] || soughtEffect.terms.includes(index)) return false
    const { kind, surface = '' } = terms[index] ?? {}
    if (harms.some((name) => mentionsOutcome(surface, name))) return false
    return taken.includes(index) || (kind === 'specific' && !drugs.includes(index))
  }
  const named = drugs.filter((index) => (covered[index] ?? 0) > 0)
  const facts = terms.filter((term, index) => term.detail !== undefined && isOfPatient(index))
  // "Which one for a woman with asthma on oral steroids?" may be any drug: what counts is that the sentence is
  // on such a patient.
  if (drugs.every((index) => terms[index]?.detail !== undefined)) return facts.length >= factsMin
  // "Which emergency contraception?" of a guideline on it: each drug that the guideline names is one of the class.
  const asked = named.filter((index) => terms[index]?.detail === undefined)
  const isOnClass = asked.length > 0 && asked.every((index) => terms[index]?.kind !== 'drug' && isSubject[index])
  if (isOnClass && facts.length > 0) return true
  return (
    named.length > 0 &&
    terms.some((_, index) => isOfPatient(index)) &&
    !isOnOtherDrug(
      text,
      named.flatMap((index) => terms[index]?.stem ?? []),
    )
  )
}

/** States in which a drug that is otherwise advised may do harm; the first are never what is treated. */
const alwaysOfPatient: ReadonlySet<string> = new Set(['pregnancy', 'breast-feeding'])
const statesOfPatient: ReadonlySet<string> = new Set([...alwaysOfPatient, 'liver disease', 'severe kidney impairment'])
const findState = createGroupFinder([...statesOfPatient])
const avoiding =
  /\b(?:avoid(?:ed|ing)?|not (?:for|given|used|recommended|advised)|contra-?indicat\w+|teratogenic|replaced|insufficient (?:for|evidence))\b/iu
const warningWordsMax = 45

/**
 * "Oral fluconazole is avoided in pregnancy: a topical azole is used" where the patient is pregnant, of an article on
 * what is asked. A list of those who were not enrolled does not count as such advice.
 */
export function warnsOfState(
  { text, covered }: ReadText,
  { terms, groups }: ParsedQuestion,
  { isSubject, drugs }: WarnedTerms,
): boolean {
  // "Ascites in cirrhosis" is about the state, unless a drug is asked about.
  const states = drugs.length > 0 ? statesOfPatient : alwaysOfPatient
  const asked = new Set(groups.flatMap(({ name, isNegated }) => (isNegated || !states.has(name) ? [] : [name])))
  if (asked.size === 0 || !avoiding.test(text) || text.split(/\s+/).length > warningWordsMax) return false
  const part = text
    .split(/[;.]\s/)
    .find((each) => avoiding.test(each) && findState(each).some(({ name }) => asked.has(name)))
  if (part === undefined || conditional.test(part)) return false
  const named = drugs.filter((index) => (covered[index] ?? 0) > 0)
  // "It is teratogenic" is said of the drug of the sentence before, and "drugs" of any.
  if (drugs.length > 0 && named.length === 0 && !/^it\b|\bdrugs\b/i.test(text)) return false
  const stems = named.flatMap((index) => terms[index]?.stem ?? [])
  return isSubject.some(Boolean) && (named.length === 0 || !namesOtherDrug(part, stems))
}

/**
 * "Topiramate is teratogenic; naltrexone is unsuitable with seizures": the part that forbids names another drug alone.
 */
function isOnOtherDrug(text: string, stems: readonly string[]): boolean {
  return namesOtherDrug(text.split(';').find((part) => forbidding.test(part)) ?? '', stems)
}

function namesOtherDrug(part: string, stems: readonly string[]): boolean {
  const words = splitWords(part)
  return words.some(({ word }) => isDrugName(word)) && !words.some(({ stem }) => stems.includes(stem))
}

/** More than sentences of one article differ by. */
const scoreStep = 4

/** The answer opens with it, whatever facet is asked for. */
export function raiseWarning(sentence: Sentence): Sentence {
  const { outcome: _, ...rest } = sentence
  return { ...rest, score: sentence.score + scoreStep, statesFacet: true, isWarning: true }
}
