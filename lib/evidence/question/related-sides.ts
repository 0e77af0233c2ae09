/**
 * Reads the two sides that a question relates: "is A associated with B?", "A in B". An article that names nothing of
 * one of them does not answer it.
 */
import { isAmbiguousWord } from '@/lib/evidence/text/common-words'
import { namesEndpoint } from '@/lib/evidence/text/outcomes'
import { isConceptName } from '@/lib/evidence/text/synonyms'
import { namesNoTreatment } from './asked/asked-effect'
import { findGroups } from './population-groups'
import { indexSpecificTerms, isSpecificTerm, type QuestionTerm } from './question-terms'
import { describesAtLength, isSpoken } from './spoken-question'

const until = String.raw`(?=\s+(?:in|among|for|after|during|with|following|at|on|as|when|if|than|before)\b|[?.;:,]|$)`
const betweenTwo = new RegExp(
  String.raw`\b(?:associations?|relations?(?:hip)?|correlations?|links?|connections?|interactions?)\s+between\s+([^?.;:]{3,80}?)\s+and\s+([^?.;:]{3,80}?)${until}`,
  'i',
)
const relating = String.raw`(?:predict(?:s|ive of)?|influence|affect|impact|alter|modify|(?:correlated?|associated?) with|(?:related|linked) to|(?:an?\s+)?(?:\w+\s+)?(?:risk|prognostic|predictive|protective)\s+(?:factor|marker|indicator)s?\s+(?:for|of|in)|(?:an?\s+)?(?:\w+\s+)?(?:predictor|marker|determinant)s?\s+(?:for|of|in))`
const oneToOther = new RegExp(
  String.raw`(?:^|[.?!;,:]\s*)(?:do|does|did|is|are|was|were|can|could|will|has|have)\s+([^?.;:]{3,80}?)\s+(?:(?:independently|accurately|reliably|strongly|significantly|adversely)\s+)?${relating}\s+([^?.;:]{3,80}?)${until}`,
  'i',
)

const comparing = /\b(?:or|vs|versus|than|compar(?:ed|es|ing|ison)|against|instead|rather)\b/i
const withPlacebo = /\b(?:versus|vs\.?|against|(?:compared )?(?:with|to)) placebo\b/gi
/** "The American Academy of Dermatology" is not part of what an article is about. */
const organization =
  /\b(?:Academy|College|Society|Association|Organi[sz]ation|Task Force|Foundation|Federation|Institute)\b/
const separator =
  /\b(?:in|into|for|with|without|after|before|during|on|of|from|by|and|to|at|among|about|is|are|was|were|do|does|did|can|could|should|will|would|may|might|has|have|had|gets?|give|giving|given|takes?|taking|taken|receiv(?:e|es|ed|ing)|use|used|using|causes?|caused|causing|effects?|risks?|role|patients?|people|reliev(?:e|es|ed|ing)|benefits?)\b|[,;:?]|\s[–-]\s/i
/** "OB clinic: …" says where the question is asked. */
const placeOfCare = /\b(?:clinic|ward|practice|round|team|unit|visit)\s*$/i
/** A longer question describes its subject, and articles describe it in other words. */
const subjectsMax = 4
/**
 * Words for what is asked about a treatment or a test, which an article may leave out: "contraindications for
 * …", "blood test".
 */
const asksOnly = new RegExp(`^(?:${namesNoTreatment}|blood|urine|stool|skin|bolus)$`, 'i')

/**
 * "Is A associated with B?", "does A predict B?", and the parts of a short question, "A in B" or "B: A?": the terms (by
 * index) of each, without a part that names nothing but people.
 */
export function findRelatedSides(text: string, terms: QuestionTerm[]): number[][] {
  const related = betweenTwo.exec(text) ?? oneToOther.exec(text)
  if (related !== null) return listSides(related.slice(1), terms)
  const sides = listSides(splitShort(text, terms).filter(namesSubject), terms)
  // Of three parts or more an article may have another name for one between the first and the last.
  const [first, last] = [sides[0], sides.at(-1)]
  return first && last && sides.length > 1 ? [first, last] : []
}

/** Whom a short question is about, where it is asked, and an endpoint of any disease need not be in an article. */
function namesSubject(part: string): boolean {
  return findGroups(part).length === 0 && !placeOfCare.test(part) && !namesEndpoint(part)
}

/** One of two compared treatments may be enough, and what is known of a patient is not part of the question. */
function splitShort(text: string, terms: QuestionTerm[]): string[] {
  const withoutControl = text.replace(withPlacebo, ',')
  // In speech people describe more than they ask: "because she shouts".
  const isLong =
    describesAtLength({ terms, isSpoken: isSpoken(text) }) ||
    terms.filter(isSpecificTerm).length > subjectsMax ||
    terms.some(({ role, isFact }) => role !== 'asked' || isFact)
  return isLong || comparing.test(withoutControl) || organization.test(text) ? [] : withoutControl.split(separator)
}

/** "Target temperature" and "in my family" describe; "asphyxia" is a name. */
function isNaming(term: QuestionTerm | undefined): boolean {
  return term !== undefined && (term.kind === 'drug' || isConceptName(term) || !isAmbiguousWord(term))
}

function listSides(sides: string[], terms: QuestionTerm[]): number[][] {
  return sides
    .map((side) => indexSpecificTerms(side, terms).filter((index) => !asksOnly.test(terms[index]?.word ?? '')))
    .filter((indexes) => indexes.some((index) => isNaming(terms[index])))
}
