/** Finds the drugs that a question compares. */
import { isSpecificTerm, type QuestionTerm } from '@/lib/evidence/question/question-terms'
import { foldWord, stemWord } from '@/lib/evidence/text/normalize-terms'

/** The only two drugs (by index) of a question that compares them, and how the user wrote it. */
export interface ComparedPair {
  terms: readonly [one: number, other: number]
  text: string
}

const comparing =
  /\b(?:versus|vs\.?|than|compar(?:ed|ing) (?:with|to)|comparison (?:with|to)|instead of|rather than|over|against|or)\s+(?:(?:the|a|with|oral|daily|plain|just|standard|usual|simple)\s+)*([\p{L}-]+)/giu

export function findComparators(text: string, terms: QuestionTerm[]): number[] {
  const stems = new Set([...text.matchAll(comparing)].map(([, word = '']) => stemWord(foldWord(word))))
  return terms.flatMap(({ kind, stem }, index) => (kind === 'drug' && stems.has(stem) ? [index] : []))
}

/** Text between two drugs that is longer than this contains more than the comparison. */
const comparisonMax = 60

/** "Carvedilol or propranolol" may ask about either. */
const comparingWords =
  /\b(?:versus|vs|than|compar\w+|instead of|rather than|against|which|better|best|safer|prefer\w*|superior)\b/i

const ofOneRegimen = /^\s*(?:and|plus|with|[/+,&-])?\s*$/i

export function findComparedPair(text: string, terms: QuestionTerm[], comparators: number[]): ComparedPair | null {
  const drugs = terms.flatMap((term, index) => (term.kind === 'drug' && isSpecificTerm(term) ? [index] : []))
  const [one, other] = drugs
  if (one === undefined || other === undefined || drugs.length > 2 || comparators.length !== 1) return null
  if (!comparingWords.test(text)) return null
  const [first, second] = [one, other].map((index) => terms[index]?.surface ?? '') as [string, string]
  const start = text.indexOf(first)
  const end = text.indexOf(second, start) + second.length
  // "FLOT versus carboplatin and paclitaxel": two drugs of one regimen are on the same side.
  if (
    start >= 0 &&
    end > start &&
    comparators[0] === one &&
    ofOneRegimen.test(text.slice(start + first.length, end - second.length))
  )
    return null
  const written = start >= 0 && end > start && end - start <= comparisonMax ? text.slice(start, end) : ''
  return { terms: [one, other], text: written.startsWith(first) ? written : `${first} / ${second}` }
}
