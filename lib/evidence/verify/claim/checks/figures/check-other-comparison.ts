/** Finds figures of a comparison of other treatments than those of the claim. */
import { listClassWords } from '@/lib/evidence/text/drugs/drug-classes'
import { isDrugName } from '@/lib/evidence/text/drugs/drug-names'
import type { Fact } from '@/lib/evidence/verify/claim/fact'
import type { SourceReading } from '@/lib/evidence/verify/claim/read-source'
import type { Statement } from '@/lib/evidence/verify/claim/read-statements'
import { rememberEach } from '@/lib/evidence/verify/claim/remember'
import { equals, intersects, isSubset } from '@/lib/evidence/verify/claim/sets'
import { type Token, tokenize } from '@/lib/evidence/verify/claim/words/tokens'
import { type FigureFinding, nameOf } from './figure-finding'

/** The figures belong to other drugs: the claim names a treatment or comparator that their result does not. */
export function findOtherComparison(
  claim: Statement,
  holders: readonly Fact[],
  { vocabulary, facts }: SourceReading,
): FigureFinding | null {
  // "Five days" and "ten days" of one drug: arms that name none.
  const lines = holders.filter(({ line }) =>
    line?.arms?.some((arm) => tokenize(arm).some(({ word }) => isDrugName(word))),
  )
  const [line] = lines
  if (!line)
    return findComparisonWithNone(
      claim,
      holders.filter(({ line }) => line),
      facts,
    )
  for (const tokens of [claim.comparator, claim.about]) {
    const drugs = tokens.filter(({ word, concept }) => isDrugName(word) && vocabulary.concepts.has(concept))
    const isOther = (fact: Fact) => drugs.every(({ concept }) => !listConcepts(fact).has(concept))
    if (drugs.length === 0 || !lines.every(isOther)) continue
    return {
      kind: 'comparison',
      sentence: line.sentence,
      words: drugs.map(({ start, end }) => [start, end]),
      sourceWords: nameOf(line),
    }
  }
  return findOtherReference(claim, lines, facts) ?? findComparisonWithNone(claim, lines, facts)
}

/** "A plus B compared with A alone", where the result compares A plus B with B. */
function findOtherReference(
  claim: Statement,
  lines: readonly Fact[],
  facts: SourceReading['facts'],
): FigureFinding | null {
  const [against, own] = [listDrugs(claim.comparator), listDrugs(claim.about)]
  const isElsewhere = facts.some((fact) => listArms(fact).some((arm) => equals(arm, against)))
  const isOther = (fact: Fact) => {
    const [first, second] = listArms(fact)
    if (!first || !second || equals(against, first) || intersects(against, second)) return false
    return isElsewhere || (equals(own, first) && isSubset(against, first))
  }
  const [line] = lines
  if (!line || against.size === 0 || !lines.every(isOther)) return null
  return {
    kind: 'comparison',
    sentence: line.sentence,
    words: claim.comparator.filter(({ concept }) => against.has(concept)).map(({ start, end }) => [start, end]),
    sourceWords: nameOf(line),
  }
}

/** "Lutein against none", where the result compares lutein with beta carotene, and another one lutein with none. */
function findComparisonWithNone(
  { text, comparator }: Statement,
  lines: readonly Fact[],
  facts: SourceReading['facts'],
): FigureFinding | null {
  const [line] = lines
  if (!line || !comparator.some(({ word }) => none.test(word)) || !againstNone.test(text)) return null
  const isWithNone = ({ line: result }: Fact) => none.test(result?.arms?.[1] ?? '')
  const isElsewhere = facts.some((fact) => isWithNone(fact) && fact.line?.arms?.[0] === line.line?.arms?.[0])
  if (!isElsewhere || lines.some(isWithNone)) return null
  const words = comparator.map(({ start, end }): [number, number] => [start, end])
  return { kind: 'comparison', sentence: line.sentence, words, sourceWords: nameOf(line) }
}

const none = /^(?:none|nothing|no)\b/
const againstNone = /\b(?:against|with|to|versus|vs\.?|than) (?:none|nothing|no (?!more|less|fewer|other)\p{L}+)\b/u

/** The drugs of each arm of a result line. */
function listArms({ line }: Fact): ReadonlySet<string>[] {
  return (line?.arms ?? []).map((arm) => listDrugs(tokenize(arm)))
}

function listDrugs(tokens: readonly Token[]): ReadonlySet<string> {
  return new Set(tokens.filter(({ word }) => isDrugName(word)).map(({ concept }) => concept))
}

/** Of a result, with the classes of its drugs: "heparin" for dalteparin. */
const listConcepts = rememberEach(({ text, line }: Fact): ReadonlySet<string> => {
  const tokens = tokenize(`${text} ${line?.arms?.join(' ')}`)
  const classes = tokens.flatMap(({ word }) => (isDrugName(word) ? listClassWords(word) : []))
  return new Set([...tokens, ...tokenize(classes.join(' '))].map(({ concept }) => concept))
})
