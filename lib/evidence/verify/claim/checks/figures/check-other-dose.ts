/** Finds figures of another dose than that of the claim. */
import type { Fact } from '@/lib/evidence/verify/claim/fact'
import type { SourceReading } from '@/lib/evidence/verify/claim/read-source'
import type { Statement } from '@/lib/evidence/verify/claim/read-statements'
import { findAll } from '@/lib/shared/text/find-all'
import type { FigureFinding } from './figure-finding'

const dose = /(?<![\d.])\d[\d.]*\s?(?:mg|µg|mcg|micrograms?|IU|mg\/kg)\b/giu

function listDoses(text: string): string[] {
  return findAll(text, dose).map(([written]) => written.replace(/\s/g, '').toLowerCase())
}

/** The figures belong to another dose, which has a result of its own. */
export function findOtherDose(claim: Statement, holders: readonly Fact[], source: SourceReading): FigureFinding | null {
  const claimed = listDoses(claim.text)
  const lines = holders.filter(({ line }) => line)
  const [first] = lines
  if (claimed.length === 0 || !first) return null
  const hasNone = lines.every(({ text }) => {
    const own = listDoses(text)
    return own.length > 0 && claimed.every((each) => !own.includes(each))
  })
  const isElsewhere = source.facts.some(
    ({ line, text }) => line && listDoses(text).some((each) => claimed.includes(each)),
  )
  return hasNone && isElsewhere ? { kind: 'dose', fact: first, words: [], sourceWords: [] } : null
}
