/**
 * Finds the diseases, injuries, signs and parts of the body that a question names and no article of the library does.
 * The other words of such a question are general, so an article that has all of them is still on something else.
 */
import { isSpecificTerm, type QuestionTerm } from '@/lib/evidence/question/question-terms'
import { describesAtLength } from '@/lib/evidence/question/spoken-question'
import type { WeightedQuestion } from '@/lib/evidence/search/weighting/weight-question'
import { namesDisease } from '@/lib/evidence/text/disease-names'

/**
 * "Quinsy: antibiotics or drainage?", "dengue shock, how much fluid?": whether no article is on what the question is
 * about. Of what is known of the patient one disease that the library knows is enough. People who describe at length
 * name more than they ask about.
 */
export function lacksHeadInLibrary(question: WeightedQuestion): boolean {
  const { reading } = question
  if (describesAtLength(reading)) return false
  const heads = reading.terms.flatMap((term, index) => (namesHead(term) ? [{ term, index }] : []))
  const isUnknown = ({ index }: { index: number }) => !isInLibrary(question, index)
  const asked = heads.filter(({ term }) => !term.isFact)
  return asked.some(isUnknown) || (heads.length > 0 && heads.every(isUnknown))
}

function namesHead(term: QuestionTerm): boolean {
  return (isSpecificTerm(term) || term.isFact === true) && term.kind === 'specific' && namesDisease(term)
}

/** Whether any article has a term of the question (by index) or another name of it. */
function isInLibrary({ reading, holding }: WeightedQuestion, index: number): boolean {
  if (holding(reading.terms[index]?.stem ?? '') > 0) return true
  return reading.synonyms.some(({ terms, words, isBroader }) => {
    return !isBroader && terms.includes(index) && words.every(({ stem }) => holding(stem) > 0)
  })
}
