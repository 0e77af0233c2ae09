/** Finds figures of a comparison of other treatments than those of the claim. */
import { isDrugName } from '@/lib/evidence/text/drugs/drug-names'
import type { Fact } from '@/lib/evidence/verify/claim/fact'
import type { SourceReading } from '@/lib/evidence/verify/claim/read-source'
import type { Statement } from '@/lib/evidence/verify/claim/read-statements'
import { tokenize } from '@/lib/evidence/verify/claim/tokens'
import { type FigureFinding, nameOf } from './figure-finding'

/** The figures belong to other drugs: the claim names a treatment or comparator that their result does not. */
export function findOtherComparison(
  claim: Statement,
  holders: readonly Fact[],
  { vocabulary }: SourceReading,
): FigureFinding | null {
  // "Five days" and "ten days" of one drug: arms that name none.
  const lines = holders.filter(({ line }) =>
    line?.arms?.some((arm) => tokenize(arm).some(({ word }) => isDrugName(word))),
  )
  const [own] = lines
  if (!own) return null
  for (const tokens of [claim.comparator, claim.about]) {
    const drugs = tokens.filter(({ word, concept }) => isDrugName(word) && vocabulary.concepts.has(concept))
    const isOther = (fact: Fact) => drugs.every(({ concept }) => !listConcepts(fact).has(concept))
    if (drugs.length === 0 || !lines.every(isOther)) continue
    return {
      kind: 'comparison',
      fact: own,
      words: drugs.map(({ start, end }) => [start, end]),
      sourceWords: nameOf(own),
    }
  }
  return null
}

function listConcepts({ text, line }: Fact): ReadonlySet<string> {
  return new Set(tokenize(`${text} ${line?.arms?.join(' ')}`).map(({ concept }) => concept))
}
