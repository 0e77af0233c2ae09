/** Finds figures of another dose than that of the claim. */
import type { Fact } from '@/lib/evidence/verify/claim/fact'
import { listDoses } from '@/lib/evidence/verify/claim/read-doses'
import type { SourceReading } from '@/lib/evidence/verify/claim/read-source'
import type { Statement } from '@/lib/evidence/verify/claim/read-statements'
import { intersects } from '@/lib/evidence/verify/claim/sets'
import type { FigureFinding } from './figure-finding'

/** The figures belong to another dose, which has a result of its own. */
export function findOtherDose(claim: Statement, holders: readonly Fact[], source: SourceReading): FigureFinding | null {
  const claimed = listDoses(claim.text)
  const lines = holders.filter(({ line }) => line)
  const [first] = lines
  if (claimed.size === 0 || !first) return null
  const hasNone = lines.every(({ text }) => {
    const own = listDoses(text)
    return own.size > 0 && !intersects(own, claimed)
  })
  const isElsewhere = source.facts.some(({ line, text }) => line && intersects(listDoses(text), claimed))
  return hasNone && isElsewhere ? { kind: 'dose', sentence: first.sentence, words: [], sourceWords: [] } : null
}
