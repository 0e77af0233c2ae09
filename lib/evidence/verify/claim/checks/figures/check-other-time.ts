/** Compares the time of a claim with that of the results that have its figures. */

import { describesStudy } from '@/lib/evidence/verify/claim/describes-study'
import type { Fact } from '@/lib/evidence/verify/claim/fact'
import type { SourceReading } from '@/lib/evidence/verify/claim/read-source'
import type { Statement } from '@/lib/evidence/verify/claim/read-statements'
import { readTimes } from '@/lib/evidence/verify/claim/read-times'
import { intersects } from '@/lib/evidence/verify/claim/sets'
import { type FigureFinding, nameOf } from './figure-finding'

/** The time of the claim is that of another result, and the ones with its figures have their own. */
export function findOtherTime(claim: Statement, holders: readonly Fact[], source: SourceReading): FigureFinding | null {
  const claimed = readTimes(claim.text)
  if (claimed.size === 0) return null
  const isOf = (fact: Fact) =>
    [...readTimes(source.sentences[fact.sentence]?.text ?? '')].some((time) => claimed.has(time))
  const ofOtherTime = holders.filter(({ line, text }) => line && readTimes(text.slice(0, line.nameEnd)).size > 0)
  // A sentence that sums up results at several times has the time of each.
  const isOfSeveral =
    ofOtherTime.length > 0 && source.facts.some((fact) => fact.line && !holders.includes(fact) && isOf(fact))
  if (holders.some((fact) => isOf(fact) && (fact.line || !isOfSeveral))) return null
  if (ofOtherTime.length > 0) return toTimeFinding(ofOtherTime)
  const described = source.sentences.filter(({ role }) => describesStudy(role))
  if (described.some(({ text }) => intersects(readTimes(text), claimed))) return null
  return source.facts.some(isOf) ? toTimeFinding(holders) : null
}

function toTimeFinding([fact]: readonly Fact[]): FigureFinding | null {
  return fact ? { kind: 'time', sentence: fact.sentence, words: [], sourceWords: nameOf(fact) } : null
}
