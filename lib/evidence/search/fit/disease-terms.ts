/** Tells the diseases that a question names from the treatments and the other words in it. */
import type { ParsedQuestion } from '@/lib/evidence/question/parse-question'
import { findGroups } from '@/lib/evidence/question/population-groups'
import { isSpecificTerm } from '@/lib/evidence/question/question-terms'
import { namesDisease } from '@/lib/evidence/text/disease-names'
import { isProcedureName } from '@/lib/evidence/text/procedures'
import { isConceptName } from '@/lib/evidence/text/synonyms'
import { diseaseHead } from './other-subject'

const people: ReadonlySet<string> = new Set(['children', 'newborns', 'adults', 'older people', 'women', 'men'])

/** Whether a term (by index), asked about or known of the patient, names a disease or a sign under any of its names. */
export function isDiseaseTerm({ terms, synonyms }: ParsedQuestion, index: number): boolean {
  const term = terms[index]
  if (term === undefined || term.kind === 'drug' || !isSpecificTerm({ ...term, role: 'asked' })) return false
  // "A toddler with …" names a person, not a disease.
  if (isProcedureName(term.word) || findGroups(term.surface).some(({ name }) => people.has(name))) return false
  const hasOtherName = synonyms.some((name) => !name.isBroader && name.terms.includes(index))
  return namesDisease(term) || diseaseHead.test(term.word) || isConceptName(term) || hasOtherName
}
