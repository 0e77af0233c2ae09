/** Reads what a question says that the patient does not have, or has not had. */

import type { QuestionTerm } from '@/lib/evidence/question/question-terms'
import { isTreatment } from '@/lib/evidence/question/turn-dependence'
import { blankNegatedParts, findNegatedParts } from '@/lib/evidence/text/negated-parts'
import { splitWords } from '@/lib/evidence/text/normalize-terms'

export interface AbsentFacts {
  /** Terms (by index) that the question only denies; a treatment that was not given may still be asked about. */
  terms: readonly number[]
  /** Stems of all that is denied, "vaccin" of "never vaccinated". */
  stems: ReadonlySet<string>
}

const vaccine = /^(?:un)?(?:vaccin|immuni[sz]|jab|shot)/

/** @param text all turns */
export function readAbsentFacts(text: string, terms: QuestionTerm[]): AbsentFacts {
  const parts = findNegatedParts(text)
  if (parts.length === 0) return { terms: [], stems: new Set() }
  const denied = parts.flatMap(({ denied: part }) => {
    const words = splitWords(part)
    // "Never had rabies vaccine" denies the vaccination and not the bite.
    const vaccines = words.filter(({ word }) => vaccine.test(word))
    return vaccines.length > 0 ? vaccines : words
  })
  const affirmed = new Set(splitWords(blankNegatedParts(text)).map(({ stem }) => stem))
  // "Which pneumococcal vaccine for a man never vaccinated?" asks for what he has not had.
  const stems = new Set(denied.flatMap(({ word, stem }) => (affirmed.has(stem) && !vaccine.test(word) ? [] : stem)))
  const isAbsent = (term: QuestionTerm) =>
    stems.has(term.stem) && !affirmed.has(term.stem) && (vaccine.test(term.word) || !isTreatment(term))
  return { terms: terms.flatMap((term, index) => (isAbsent(term) ? [index] : [])), stems }
}
