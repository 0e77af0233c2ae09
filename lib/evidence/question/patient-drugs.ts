/** Finds the drugs that the patient takes or has had, among the terms of a question. */
import { splitWords } from '@/lib/evidence/text/normalize-terms'
import { listTaken, listTakenBefore } from './patient-details'
import { isSpecificTerm, type QuestionTerm } from './question-terms'
import { isTreatment } from './turn-dependence'

/** @returns the terms (by index) */
export function findTaken(text: string, terms: QuestionTerm[]): number[] {
  return indexDrugs(listTaken(text), terms)
}

/** Drugs had before, where another treatment is asked about: "weight regain after semaglutide" is about the drug. */
export function findTakenBefore(text: string, terms: QuestionTerm[]): number[] {
  const before = indexDrugs(listTakenBefore(text), terms)
  const namesOther = terms.some((term, index) => isSpecificTerm(term) && isTreatment(term) && !before.includes(index))
  return namesOther || /\b(?:therapy|treatment)\s+after\b/i.test(text) ? before : []
}

function indexDrugs(parts: string[], terms: QuestionTerm[]): number[] {
  const stems = new Set(parts.flatMap((part) => splitWords(part).map(({ stem }) => stem)))
  return terms.flatMap(({ kind, stem }, index) => (kind === 'drug' && stems.has(stem) ? [index] : []))
}
