/** Finds figures of another study than the one that a claim names: "in ZOE-70, 97.2%" for "97.2% in ZOE-50". */

import { readRows } from '@/lib/evidence/verify/claim/read-rows'
import type { SourceReading } from '@/lib/evidence/verify/claim/read-source'
import type { Statement } from '@/lib/evidence/verify/claim/read-statements'
import { listEstimates } from '@/lib/evidence/verify/claim/result-figures'
import { intersects } from '@/lib/evidence/verify/claim/sets'
import { findAll } from '@/lib/shared/text/find-all'
import { type FigureFinding, locate } from './figure-finding'

/**
 * @returns a finding when everything with the figures of the claim names studies, and none of those of the claim;
 *   otherwise null
 */
export function findOtherStudy(claim: Statement, source: SourceReading): FigureFinding | null {
  const claimed = listStudies(claim.text)
  const figures = listEstimates(claim.text)
  if (claimed.size === 0 || figures.length === 0) return null
  const holders = readRows(source).flatMap((row) => {
    const text = source.sentences[row.sentence]?.text.slice(row.start, row.end) ?? ''
    return figures.every((figure) => row.figures.has(Number(figure))) ? [{ row, text, studies: listStudies(text) }] : []
  })
  const [holder] = holders
  const series = new Set([...claimed].map(nameSeries))
  const isOther = holders.every(
    ({ text, studies }) =>
      !pooled.test(text) && !intersects(studies, claimed) && [...studies].some((each) => series.has(nameSeries(each))),
  )
  if (!holder || !isOther) return null
  const { row } = holder
  return { kind: 'row', sentence: row.sentence, words: locate(claim, figures), sourceWords: [[row.start, row.end]] }
}

/** "ZOE-50", "SOLO 2", "TULIP-1". */
const study = /\b\p{Lu}\p{L}*\p{Lu}[- ]\d+\b(?![.,%])/gu
const pooled = /\b(?:pooled|combined|together|both)\b/i

/** Of one series, by its name without the number. */
function nameSeries(name: string): string {
  return name.replace(/-\d+$/, '')
}

function listStudies(text: string): ReadonlySet<string> {
  return new Set(findAll(text, study).map(([name]) => name.replace(' ', '-')))
}
