/** Finds figures of a comparison of other treatments than those of the claim. */
import { listClassWords } from '@/lib/evidence/text/drugs/drug-classes'
import { isDrugName } from '@/lib/evidence/text/drugs/drug-names'
import type { Fact } from '@/lib/evidence/verify/claim/fact'
import type { SourceReading } from '@/lib/evidence/verify/claim/read-source'
import type { Statement } from '@/lib/evidence/verify/claim/read-statements'
import { type Token, tokenize } from '@/lib/evidence/verify/claim/tokens'
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
  return findOtherReference(claim, lines)
}

/** "A plus B compared with A alone", where the result compares A plus B with B. */
function findOtherReference(claim: Statement, lines: readonly Fact[]): FigureFinding | null {
  const [against, own] = [listDrugs(claim.comparator), listDrugs(claim.about)]
  const isOther = ({ line }: Fact) => {
    const [first, second] = (line?.arms ?? []).map((arm) => listDrugs(tokenize(arm)))
    if (!first || !second || first.size === 0 || second.size === 0) return false
    const isOfFirst = own.size === first.size && [...own].every((each) => first.has(each))
    return isOfFirst && [...against].every((each) => first.has(each) && !second.has(each))
  }
  const [line] = lines
  if (!line || against.size === 0 || !lines.every(isOther)) return null
  return {
    kind: 'comparison',
    fact: line,
    words: claim.comparator.filter(({ concept }) => against.has(concept)).map(({ start, end }) => [start, end]),
    sourceWords: nameOf(line),
  }
}

function listDrugs(tokens: readonly Token[]): ReadonlySet<string> {
  return new Set(tokens.filter(({ word }) => isDrugName(word)).map(({ concept }) => concept))
}

/** Of a result, with the classes of its drugs: "heparin" for dalteparin. */
function listConcepts({ text, line }: Fact): ReadonlySet<string> {
  const tokens = tokenize(`${text} ${line?.arms?.join(' ')}`)
  const classes = tokens.flatMap(({ word }) => (isDrugName(word) ? listClassWords(word) : []))
  return new Set([...tokens, ...tokenize(classes.join(' '))].map(({ concept }) => concept))
}
