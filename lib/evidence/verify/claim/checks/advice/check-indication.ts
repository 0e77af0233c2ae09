/** Finds a drug that a claim advises for what a guideline treats with other drugs: "metformin for infertility". */
import { isDrugName } from '@/lib/evidence/text/drugs/drug-names'
import type { Difference } from '@/lib/evidence/verify/claim/finding'
import { saysWhatIsLeftOut } from '@/lib/evidence/verify/claim/left-out'
import { isParaphrased } from '@/lib/evidence/verify/claim/paraphrases/is-paraphrased'
import { findDenials } from '@/lib/evidence/verify/claim/read-parts'
import type { SourceReading } from '@/lib/evidence/verify/claim/read-source'
import { isPlain } from '@/lib/evidence/verify/claim/words/plain-words'
import { isTimeWord } from '@/lib/evidence/verify/claim/words/time-words'
import { type Token, tokenize } from '@/lib/evidence/verify/claim/words/tokens'
import { namesSomething } from '@/lib/evidence/verify/claim/words/wording-en'

/**
 * @returns a difference when a recommendation names all that the drug is advised for, and none names it with the
 *   drug; otherwise null
 */
export function checkIndication(claim: string, source: SourceReading): Difference | null {
  if (!source.isGuideline || !advising.test(claim) || saysWhatIsLeftOut(claim) || findDenials(claim).length > 0)
    return null
  const tokens = tokenize(claim)
  const drugs = tokens.filter(({ word }) => isDrugName(word))
  const known = tokens.filter((token) => source.vocabulary.concepts.has(token.concept) && tellsWhat(token, source))
  const unknown = tokens.filter(
    (token) =>
      !source.vocabulary.concepts.has(token.concept) && tellsWhat(token, source) && !isPlain(token.word, token.concept),
  )
  const [drug, ...others] = drugs
  if (!drug || others.length > 0 || known.length === 0 || unknown.length > 0) return null
  // "Amoxicillin is the first antibiotic": the class of the drug is not an indication.
  const ofDrug = { concepts: new Set([drug.concept]), words: new Set([drug.word]) }
  if (known.some((token) => isParaphrased(token, ofDrug))) return null
  const sentences = source.sentences.map(({ tokens: own }) => new Set(own.map(({ concept }) => concept)))
  if (sentences.some((own) => own.has(drug.concept) && known.some(({ concept }) => own.has(concept)))) return null
  const sentence = source.sentences.findIndex(
    ({ role }, index) => role === 'recommendation' && known.every(({ concept }) => sentences[index]?.has(concept)),
  )
  if (sentence < 0) return null
  return { sentence, words: [[drug.start, drug.end]], sourceWords: [] }
}

const advising =
  /\b(?:recommend\w*|advis\w+|suggest\w*|prefer\w*|offer\w*|should|first|choice|(?:is|are) (?:\p{L}+ )?(?:given|used|treated|indicated|suitable|appropriate))\b/iu

function tellsWhat(token: Token, { topic }: SourceReading): boolean {
  const { word, concept } = token
  return namesSomething(token) && word.length > 3 && !isTimeWord(concept) && !isDrugName(word) && !topic.has(concept)
}
