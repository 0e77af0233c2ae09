/** Distinguishes the diseases that a question names from the treatments and the other words in it. */
import type { ParsedQuestion } from '@/lib/evidence/question/parse-question'
import { findGroups } from '@/lib/evidence/question/population-groups'
import { isSpecificTerm } from '@/lib/evidence/question/question-terms'
import { namesDisease } from '@/lib/evidence/text/disease-names'
import { isProcedureName } from '@/lib/evidence/text/procedures'
import { isConceptName } from '@/lib/evidence/text/synonyms'
import { diseaseHead } from './other-subject'

const people: ReadonlySet<string> = new Set(['children', 'newborns', 'adults', 'older people', 'women', 'men'])

/**
 * @returns the terms, by index, that name a disease by themselves, in full or as an abbreviation: "GCA", of "giant cell
 * arteritis". "Loss" or "visual" does not.
 */
export function listNamedDiseases({ terms, synonyms }: ParsedQuestion): number[] {
  const isDisease = (word: { word: string; stem: string }) => namesDisease(word) || diseaseHead.test(word.word)
  return terms.flatMap((term, index) => {
    if (term.kind === 'drug' || !isSpecificTerm(term) || isProcedureName(term.word)) return []
    const isAbbreviation = synonyms.some(({ terms: [first, ...more], words, isBroader }) => {
      return !isBroader && first === index && more.length === 0 && words.length > 1 && words.slice(-1).some(isDisease)
    })
    return namesDisease(term) || isAbbreviation ? [index] : []
  })
}

/** Whether a term (by index), asked about or known of the patient, names a disease or a sign under any of its names. */
export function isDiseaseTerm({ terms, synonyms }: ParsedQuestion, index: number): boolean {
  const term = terms[index]
  if (term === undefined || term.kind === 'drug' || !isSpecificTerm({ ...term, role: 'asked' })) return false
  // "A toddler with …" names a person, not a disease.
  if (isProcedureName(term.word) || findGroups(term.surface).some(({ name }) => people.has(name))) return false
  const hasOtherName = synonyms.some((name) => !name.isBroader && name.terms.includes(index))
  return namesDisease(term) || diseaseHead.test(term.word) || isConceptName(term) || hasOtherName
}
