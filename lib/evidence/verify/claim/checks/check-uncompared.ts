/** Finds a result against a treatment that the source says it was not compared with: "better than plasma exchange". */
import { isDrugName } from '@/lib/evidence/text/drugs/drug-names'
import { comparesPlaces } from '@/lib/evidence/verify/claim/checks/direction/check-size-of-effect'
import type { SourceReading } from '@/lib/evidence/verify/claim/read-source'
import type { Statement } from '@/lib/evidence/verify/claim/read-statements'
import { type Token, tokenize } from '@/lib/evidence/verify/claim/tokens'
import { isWording } from '@/lib/evidence/verify/claim/wording-en'

/**
 * @returns the words for the comparator, if the source has them only where it denies something, or as a drug of the
 *   treatment itself; else none
 */
export function findUncompared({ text, about, comparator, direction }: Statement, source: SourceReading): Token[] {
  if (direction === null || source.isGuideline || comparesPlaces(text, source)) return []
  const named = comparator.filter(
    ({ word, concept }) => word.length > 3 && !/^\d/.test(concept) && !isWording(word, concept),
  )
  const isUncompared = ({ word, concept }: Token) => {
    if (isDrugName(word) && isPartOfTreatment(concept, about, source)) return true
    if (source.arms.first.has(concept) || source.arms.second.has(concept)) return false
    const uses = source.parts.filter(({ concepts }) => concepts.has(concept))
    const described = source.sentences.some(
      ({ role, tokens }) => (role === 'aim' || role === 'methods') && tokens.some((each) => each.concept === concept),
    )
    return uses.length > 0 && !described && uses.every(({ denials }) => denials.length > 0)
  }
  return named.length > 0 && named.every(isUncompared) ? named : []
}

/** "Than simvastatin alone", although simvastatin is part of what was compared with placebo. */
function isPartOfTreatment(concept: string, about: readonly Token[], { sentences, facts }: SourceReading): boolean {
  const has = (tokens: readonly Token[]) => tokens.some((each) => each.concept === concept)
  const of = (label: string) => sentences.find(({ text }) => text.startsWith(label))
  const [intervention, comparator] = [of('Intervention: '), of('Comparator: ')]
  if (!intervention || !comparator || !has(intervention.tokens) || has(comparator.tokens)) return false
  if (/\bor\b|;/.test(intervention.text)) return false
  // The same result may be worded from the other side: "placebo … than simvastatin".
  const isOther = (each: Token) =>
    intervention.tokens.some((own) => own.concept === each.concept && own.concept !== concept)
  if (!about.some((each) => isDrugName(each.word) && isOther(each))) return false
  return facts.every(({ line, comparator: against }) => !has(against) && !(line?.arms && has(tokenize(line.arms[1]))))
}
