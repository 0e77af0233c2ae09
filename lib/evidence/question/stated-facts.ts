/**
 * Reads a turn that adds facts of the patient of the earlier turns and names no subject: "pregnant and penicillin
 * allergic", "CKD and on warfarin", "BP 88/50, still ok?" The drugs in it are taken or refused; the subject of the
 * earlier turns stays.
 */
import { namesDisease } from '@/lib/evidence/text/disease-names'
import { type QuestionParts, setMedicationAside } from './patient-details'
import { setMeasuredAside } from './patient-facts/measured-words'
import { findGroups } from './population-groups'
import { collectTerms, isSpecificTerm, type QuestionTerm } from './question-terms'
import { cutRefusals } from './refusals-aside'
import { isAttribute, isTreatment, leavesSubject } from './turn-dependence'

/** A longer turn is a case of its own. */
const wordsMax = 14
const asksSomething =
  /\b(?:what|which|how|when|who|why|where|should|shall|can|could|would|will|may|do|does|did|any|best|first|treat\w*|therap\w+|manag\w+|prevent\w*|diagnos\w+|screen\w*|test\w*|start\w*|stop\w*|switch\w*|add(?:ing)?|give|use|need\w*|dos(?:e|es|ing)|or|vs|versus)\b/i
/** "She is …", "has …", "also …": whatever follows is said of the patient. */
const ofPatient =
  /^\W*(?:(?:and|but|so|ok(?:ay)?|oh|sorry)[\s,]+)*(?:s?he(?:['’]s)?|they|(?:the |this |my )?(?:patient|pt|m[ae]n|wom[ae]n|lady|gentleman)|also|has|had|known|history of|pmhx?)\b/i

interface StatedFacts {
  parts: QuestionParts
  /** Who the patient is, asked about as in "in pregnancy?"; further diseases are among the asides. */
  own: QuestionTerm[]
  /** No drug of the patient may change what is asked: all words of the turn before are asked again. */
  isAskedAgain?: boolean
  /** The measurements that the turn gives, as written. */
  measured?: string[]
}

/** @returns null for any other turn */
export function readStatedFacts(text: string): StatedFacts | null {
  if (text.trim().split(/\s+/).length > wordsMax || leavesSubject(text)) return null
  const refusal = readRefusalAlone(text)
  if (refusal !== null) return refusal
  const measured = readMeasured(text)
  if (measured !== null) return measured
  if (asksSomething.test(text)) return null
  const { rest, asides } = setMedicationAside(text)
  const own = collectTerms(rest, 1)
  const others = own.filter((term) => isSpecificTerm(term) && !isOfPatient(term))
  if (asides === '') return readHistory(text, own, others)
  if (others.some(isTreatment) || (others.length > 0 && !ofPatient.test(text))) return null
  return {
    parts: { asked: rest, facts: '', asides: [asides, ...others.map(({ surface }) => surface)].join(', ') },
    own: own.filter((term) => !others.includes(term)),
  }
}

/**
 * "Had a hysterectomy for fibroids": without a question, an operation is a fact; a drug had before leads to another
 * one.
 */
function readHistory(text: string, own: QuestionTerm[], others: QuestionTerm[]): StatedFacts | null {
  if (!pastOfPatient.test(text) || /\?\s*$/.test(text) || others.length === 0) return null
  if (others.some(({ kind }) => kind === 'drug')) return null
  return {
    parts: { asked: '', facts: others.map(({ surface }) => surface).join(', '), asides: '' },
    own: own.filter((term) => isSpecificTerm(term) && !others.includes(term)),
    isAskedAgain: true,
  }
}

const pastOfPatient =
  /^\W*(?:(?:and|but|so|ok(?:ay)?|oh|sorry)[\s,]+)*(?:(?:s?he(?:['’]s)?|they['’]?(?:ve)?|(?:the |this |my )?(?:patient|pt|m[ae]n|wom[ae]n|lady|gentleman))\s)?(?:also\s|already\s|previously\s)?(?:had|has had|history of|pmhx?|s\/p)\b/i

/**
 * "And if allergic to penicillin?", "can't tolerate statins, what instead?": whatever is asked is asked about
 * the same subject.
 */
function readRefusalAlone(text: string): StatedFacts | null {
  const { rest, refused } = cutRefusals(text)
  if (refused === '' || asksWhatItIs.test(rest)) return null
  const own = collectTerms(rest, 1)
  return own.some(isSpecificTerm) ? null : { parts: { asked: rest, facts: '', asides: refused }, own }
}

const asksWhatItIs = /\b(?:what (?:is|are|causes)|how (?:common|often)|symptoms?|mechanisms?|diagnos\w+|test\w*)\b/i

/**
 * "Platelets 40 now, still ok?": what is asked is asked about the same subject, unless the turn names one of its own or
 * asks for a treatment, of what the value means: "treatment of hyperkalaemia with K 6.8?"
 */
function readMeasured(text: string): StatedFacts | null {
  const { rest, measured } = setMeasuredAside(text)
  if (measured.length === 0 || asksForTreatment.test(rest)) return null
  const { rest: asked, asides } = setMedicationAside(rest)
  const own = collectTerms(asked, 1)
  const others = own.filter((term) => isSpecificTerm(term) && !isOfPatient(term))
  const asks = /\?\s*$/.test(text) || asksSomething.test(asked)
  if (others.some((term) => asks || term.kind === 'drug' || namesDisease(term))) return null
  return {
    parts: { asked, facts: '', asides: [...measured, asides, ...others.map(({ surface }) => surface)].join(', ') },
    own: own.filter((term) => !others.includes(term)),
    isAskedAgain: true,
    measured,
  }
}

const asksForTreatment = /\b(?:treat\w*|therap\w+|manag\w+|correct\w*|causes?)\b/i

/** "Gout, on warfarin" is a question on gout: only who the patient is, or a failing organ, is a fact without a verb. */
function isOfPatient(term: QuestionTerm): boolean {
  return isAttribute(term) || term.word === 'ckd' || findGroups(term.surface).length > 0
}
