/** Compares the figures of a claim with the results that they come from: of which outcome, arm and time. */

import type { Fact } from '@/lib/evidence/verify/claim/fact'
import type { SourceReading } from '@/lib/evidence/verify/claim/read-source'
import type { Statement } from '@/lib/evidence/verify/claim/read-statements'
import {
  hasEstimates,
  hasFigures,
  hasRatio,
  listEstimates,
  listFigures,
  readRatio,
} from '@/lib/evidence/verify/claim/result-figures'
import { findAll } from '@/lib/shared/text/find-all'
import { findRelativeAsAbsolute } from './check-absolute-change'
import { findOtherArm } from './check-other-arm'
import { findOtherComparison } from './check-other-comparison'
import { findOtherCounts } from './check-other-counts'
import { findOtherDose } from './check-other-dose'
import { findOtherKind, findOtherLine } from './check-other-line'
import { findOtherOutcome } from './check-other-outcome'
import { findOtherRole } from './check-other-role'
import { findOtherRow } from './check-other-row'
import { findOtherStudy } from './check-other-study'
import { findOtherTime } from './check-other-time'
import { findPartOfComposite } from './check-part-of-composite'
import { findSubgroup } from './check-subgroup'
import { type FigureFinding, isComputedDifference, isPointInTime, isRelative } from './figure-finding'
import { narrowToFigures } from './narrow-to-figures'

/** @returns null if the figures are nowhere, or where the claim says that they are */
export function checkFigures(claim: Statement, source: SourceReading): FigureFinding | null {
  return (
    findRelativeAsAbsolute(claim, source) ??
    findOtherStudy(claim, source) ??
    findOtherRow(claim, source) ??
    findOtherPlace(claim, source)
  )
}

function findOtherPlace(claim: Statement, source: SourceReading): FigureFinding | null {
  const figures = listFigures(claim.text).filter(
    (figure) =>
      !isRelative(figure, claim.text, source) &&
      !isComputedDifference(figure, claim.text, source) &&
      !isPointInTime(figure, claim.text),
  )
  if (figures.length === 0)
    return findOtherRatio(claim, source) ?? findOtherCounts(claim, source) ?? findOtherDifference(claim, source)
  const holders = findHolders(claim, figures, source)
  if (holders.length === 0) return null
  const part = narrowToFigures(claim, figures, source)
  return (
    findOtherDose(claim, holders, source) ??
    findOtherComparison(claim, holders, source) ??
    findOtherKind(part, holders, source) ??
    findOtherRole(part, holders, source) ??
    findPartOfComposite(claim, part.text, holders, source) ??
    findOtherOutcome(part, figures, holders, source) ??
    findOtherLine(part, holders, source) ??
    findOtherArm(claim, holders, source) ??
    findOtherTime(claim, holders, source) ??
    findSubgroup(claim, holders, source)
  )
}

/** The results that have every figure of a claim. */
function findHolders({ text }: Statement, figures: readonly string[], { facts }: SourceReading): readonly Fact[] {
  const ratio = readRatio(text)
  const written = listEstimates(text)
  const [estimates, limits] = [true, false].map((isEstimate) =>
    figures.filter((figure) => written.includes(figure) === isEstimate),
  )
  const ofRatio = facts.filter((fact) => hasRatio(fact, ratio))
  // "1.11% against 1.69%" are not the limit 1.11 and the rate 1.69 of another result.
  const own = ofRatio.filter((fact) => hasEstimates(fact, estimates ?? []) && hasFigures(fact, limits ?? []))
  return own.length > 0 ? own : ofRatio.filter((fact) => hasFigures(fact, figures))
}

/** "55 more minutes than with ibuprofen", where that is the difference to paracetamol. */
function findOtherDifference(claim: Statement, source: SourceReading): FigureFinding | null {
  const written = findAll(claim.text, difference).map(([, before, after]) => Number(before ?? after))
  const holders = source.facts.filter(({ line, text }) => {
    const [, stated] = /\bdifference [-−]?(\d+)\b(?!\.)/.exec(text) ?? []
    return line !== null && stated !== undefined && written.includes(Number(stated))
  })
  return holders.length > 0 ? findOtherComparison(claim, holders, source) : null
}

/** "55 *extra* minutes", "16 minutes *more*", "an *extra* 55 minutes". */
const difference =
  /(?<=\b(?:extra|additional|further) )(\d+)\b(?!\.)|(?<![\d.,])(\d+)(?:[- ]\p{L}+)? (?:more|fewer|extra|less|additional|longer|shorter|higher|lower)\b/gu

/** "By 20 %", where the result with a ratio of 0.80 is another one. */
function findOtherRatio(claim: Statement, source: SourceReading): FigureFinding | null {
  const figures = listFigures(claim.text).filter((figure) => !isComputedDifference(figure, claim.text, source))
  const ratios = figures.map((figure) => (1 - Number(figure) / 100).toFixed(2))
  const holders = source.facts.filter((fact) => fact.line && hasEstimates(fact, ratios))
  if (ratios.length !== 1 || holders.length === 0) return null
  const part = narrowToFigures(claim, ratios, source)
  return (
    findPartOfComposite(claim, part.text, holders, source) ??
    findOtherOutcome(part, ratios, holders, source) ??
    findSubgroup(claim, holders, source)
  )
}
