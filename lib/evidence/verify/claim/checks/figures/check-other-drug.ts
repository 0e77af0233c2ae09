/**
 * Finds the figures of a result given for a drug that it is not about: "acyclovir raised recovery from 63.6% to 83.0%",
 * where these are the rates without and with prednisolone.
 */
import { listClassWords } from '@/lib/evidence/text/drugs/drug-classes'
import { isDrugName } from '@/lib/evidence/text/drugs/drug-names'
import { stemWord } from '@/lib/evidence/text/normalize-terms'
import { listSynonymsFrom } from '@/lib/evidence/text/synonyms'
import type { Difference } from '@/lib/evidence/verify/claim/finding'
import type { SourceReading } from '@/lib/evidence/verify/claim/read-source'
import { hasFigures, listFigures } from '@/lib/evidence/verify/claim/result-figures'
import { type Token, tokenize } from '@/lib/evidence/verify/claim/words/tokens'

/** Figures that show which result is meant. */
const figuresLeast = 2

/**
 * @returns a difference when every result with the figures of the claim names drugs, and none that the claim names;
 *   otherwise null
 */
export function checkOtherDrug(claim: string, source: SourceReading): Difference | null {
  const drugs = tokenize(claim).filter(({ word }) => isDrugName(word))
  const names = drugs.map(listNames)
  const isKnown = names.every((each) => each.some((concept) => source.vocabulary.concepts.has(concept)))
  if (drugs.length === 0 || !isKnown) return null
  const figures = listFigures(claim)
  if (figures.length < figuresLeast) return null
  const holders = source.facts.filter((fact) => fact.line && hasFigures(fact, figures))
  const [holder] = holders
  const isOther = holders.every(({ text }) => {
    const own = tokenize(text).filter(({ word }) => isDrugName(word))
    return own.length > 0 && own.every((drug) => !names.some((each) => isNamed(drug, each)))
  })
  if (!holder || !isOther) return null
  return {
    sentence: holder.sentence,
    words: drugs.map(({ start, end }) => [start, end]),
    sourceWords: tokenize(holder.text)
      .filter(({ word }) => isDrugName(word))
      .map(({ start, end }) => [start, end]),
  }
}

/** "Aciclovir" is acyclovir. */
function listNames({ word, concept }: Token): string[] {
  const others = listSynonymsFrom(stemWord(word)).flatMap(({ name, others: names, isBroader, isSaidOnly }) =>
    name.length > 1 || isBroader || isSaidOnly ? [] : names.filter(({ length }) => length === 1).flat(),
  )
  return [concept, ...others.flatMap((other) => tokenize(other.word).map((token) => token.concept))]
}

/** By its own name or by that of its class: dalteparin is a heparin. */
function isNamed({ word, concept }: Token, names: readonly string[]): boolean {
  const classes = tokenize([...listClassWords(word)].join(' ')).map((token) => token.concept)
  return [concept, ...classes].some((each) => names.includes(each))
}
