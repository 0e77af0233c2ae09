/**
 * Reads a turn that asks nothing and adds facts of the patient of the earlier turns: "pregnant and penicillin allergic",
 * "CKD and on warfarin". The drugs in it are taken or refused; the subject of the earlier turns stays.
 */
import { type QuestionParts, setMedicationAside } from './patient-details'
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

export interface StatedFacts {
  parts: QuestionParts
  /** Who the patient is, asked about as in "in pregnancy?"; further diseases are among the asides. */
  own: QuestionTerm[]
}

/** @returns null for any other turn */
export function readStatedFacts(text: string): StatedFacts | null {
  if (text.trim().split(/\s+/).length > wordsMax || leavesSubject(text)) return null
  const refusal = readRefusalAlone(text)
  if (refusal !== null) return refusal
  if (asksSomething.test(text)) return null
  const { rest, asides } = setMedicationAside(text)
  if (asides === '') return null
  const own = collectTerms(rest, 1)
  const others = own.filter((term) => isSpecificTerm(term) && !isOfPatient(term))
  if (others.some(isTreatment) || (others.length > 0 && !ofPatient.test(text))) return null
  return {
    parts: { asked: rest, facts: '', asides: [asides, ...others.map(({ surface }) => surface)].join(', ') },
    own: own.filter((term) => !others.includes(term)),
  }
}

/** "And if allergic to penicillin?", "can't tolerate statins, what instead?": whatever is asked is asked about the same subject. */
function readRefusalAlone(text: string): StatedFacts | null {
  const { rest, refused } = cutRefusals(text)
  if (refused === '' || asksWhatItIs.test(rest)) return null
  const own = collectTerms(rest, 1)
  return own.some(isSpecificTerm) ? null : { parts: { asked: rest, facts: '', asides: refused }, own }
}

const asksWhatItIs = /\b(?:what (?:is|are|causes)|how (?:common|often)|symptoms?|mechanisms?|diagnos\w+|test\w*)\b/i

/** "Gout, on warfarin" is a question on gout: only who the patient is, or a failing organ, is a fact without a verb. */
function isOfPatient(term: QuestionTerm): boolean {
  return isAttribute(term) || term.word === 'ckd' || findGroups(term.surface).length > 0
}
