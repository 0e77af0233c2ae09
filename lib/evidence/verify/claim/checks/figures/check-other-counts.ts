/** Compares counts of people, which are no percentages: of which arm and of which outcome they are. */
import type { Fact } from '@/lib/evidence/verify/claim/fact'
import { coreWeight, primaryRoles, type SourceReading } from '@/lib/evidence/verify/claim/read-source'
import type { Statement } from '@/lib/evidence/verify/claim/read-statements'
import { tokenize } from '@/lib/evidence/verify/claim/tokens'
import { anyNumber, findOtherArm, fromTo, type Pair, readPair, toNumber, toPair } from './check-other-arm'
import { type FigureFinding, nameOf } from './figure-finding'

/** Smaller numbers may also be doses, days or stages. */
const countLeast = 12

/** "39 infections with A and 13 with B", where A had 13 or where these are counts of another outcome. */
export function findOtherCounts(claim: Statement, source: SourceReading): FigureFinding | null {
  const written = new Set(Array.from(claim.text.matchAll(anyNumber), ([each]) => toNumber(each)))
  const holders = source.facts.filter((fact) => {
    const pair = readCounts(fact)
    return pair && pair.first !== pair.second && [pair.first, pair.second].every((each) => written.has(each))
  })
  if (holders.length === 0) return null
  return (
    findOtherArm(claim, holders, source, !fromTo.test(claim.text)) ??
    findOutcomeOfOthers(claim, holders, source, written)
  )
}

function readCounts({ line, text }: Fact): Pair | null {
  const pair = line ? toPair(line.rates) : readPair(text)
  return pair && pair.first > countLeast && pair.second > countLeast ? pair : null
}

/** The claim has every word of the name of another result, which has counts of its own. */
function findOutcomeOfOthers(
  { text }: Statement,
  holders: readonly Fact[],
  { facts }: SourceReading,
  written: ReadonlySet<number>,
): FigureFinding | null {
  const [own] = holders
  const claimed = new Set(tokenize(text).map(({ concept }) => concept))
  if (holders.some((fact) => fact.line && listName(fact).every((concept) => claimed.has(concept)))) return null
  const named = facts.find((fact) => {
    const counts = fact.line && readCounts(fact)
    if (!counts || written.has(counts.first) || written.has(counts.second)) return false
    const name = listName(fact)
    const others = name.filter((concept) => holders.every(({ outcome }) => !outcome.has(concept)))
    return name.length > 1 && others.length > 0 && name.every((concept) => claimed.has(concept))
  })
  return own && named ? { kind: 'outcome', fact: own, words: [], sourceWords: nameOf(own) } : null
}

function listName({ outcome }: Fact): string[] {
  return [...outcome].flatMap(([concept, weight]) =>
    weight >= coreWeight && !primaryRoles.has(concept) ? [concept] : [],
  )
}
