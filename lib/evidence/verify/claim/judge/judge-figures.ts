/** Judges the figures of a claim: those of one result, arm, dose or time may not be given to another. */

import { checkTimeOfEffect } from '@/lib/evidence/verify/claim/checks/direction/check-time-of-effect'
import { checkCourses } from '@/lib/evidence/verify/claim/checks/doses/check-courses'
import { checkDoses } from '@/lib/evidence/verify/claim/checks/doses/check-doses'
import { checkArmDescriptions } from '@/lib/evidence/verify/claim/checks/figures/check-arm-descriptions'
import { checkFigures } from '@/lib/evidence/verify/claim/checks/figures/check-figures'
import { checkOrderOfArms } from '@/lib/evidence/verify/claim/checks/figures/check-order-of-arms'
import type { FigureFinding } from '@/lib/evidence/verify/claim/checks/figures/figure-finding'
import { type Difference, type Finding, findingFrom } from '@/lib/evidence/verify/claim/finding'
import type { SourceReading } from '@/lib/evidence/verify/claim/read-source'
import type { Statement } from '@/lib/evidence/verify/claim/read-statements'
import { rememberComparison } from '@/lib/evidence/verify/claim/remember'
import { isRestated } from '@/lib/evidence/verify/claim/repeats'
import { serverMessage } from '@/lib/shared/messages/server-messages'
import { findInEvery } from './judge-by-every-source'

const compareFigures = rememberComparison(checkFigures)
const compareDoses = rememberComparison(
  (sentence: string, source: SourceReading) =>
    checkDoses(sentence, source.sentences) ?? checkCourses(sentence, source.sentences),
)
const compareTimes = rememberComparison(checkTimeOfEffect)
const compareOrder = rememberComparison(checkOrderOfArms)
const compareArmDescriptions = rememberComparison(checkArmDescriptions)

export function judgeFigures(claim: Statement, sources: readonly SourceReading[]): Finding | null {
  return toFigureDoubt(
    claim,
    sources,
    sources.map((source) => compareFigures(claim, source)),
  )
}

/**
 * Judges of which dose a figure is, by numbers alone: this needs no grammar, which a translation word by word lacks.
 */
export function judgeDoseOfFigures(claim: Statement, sources: readonly SourceReading[]): Finding | null {
  const findings = sources.map((source) => {
    const found = compareFigures(claim, source)
    return found?.kind === 'dose' ? found : null
  })
  return toFigureDoubt(claim, sources, findings)
}

/** Reads the whole sentence, since a list of drugs is not a clause. */
export function judgeDoses(sentence: string, sources: readonly SourceReading[]): Finding | null {
  return (
    toContradiction('check_figure_of_other_dose', findInEvery(sentence, sources, compareDoses)) ??
    judgeOrder(sentence, sources) ??
    toContradiction('check_figure_of_other_arm', findInEvery(sentence, sources, compareArmDescriptions))
  )
}

/** Judges whether an effect was found at the time that the claim names. */
export function judgeTime(claim: Statement, sources: readonly SourceReading[]): Finding | null {
  const [first] = sources.map((source) => compareTimes(claim, source))
  return first && sources.every((source) => compareTimes(claim, source))
    ? toContradiction('check_source_denies', first)
    : null
}

/** Judges the order in which a sentence names two arms and gives their figures. */
export function judgeOrder(sentence: string, sources: readonly SourceReading[]): Finding | null {
  return toContradiction('check_figure_of_other_arm', findInEvery(sentence, sources, compareOrder))
}

function toContradiction(
  code: 'check_figure_of_other_dose' | 'check_figure_of_other_arm' | 'check_source_denies',
  found: Difference | null,
): Finding | null {
  return found && findingFrom('contradicted', serverMessage(code), found)
}

function toFigureDoubt(
  claim: Statement,
  sources: readonly SourceReading[],
  findings: readonly (FigureFinding | null)[],
): Finding | null {
  const index = findings.findIndex((each) => each !== null)
  const found = findings[index]
  // A source that has the figures in their place has no finding; one that lacks them has none either.
  if (!found || (sources.length > 1 && findings.some((each) => each === null))) return null
  // A clause that differs from the source in nothing but the time, or a word of the name, is still nearly its words.
  if (found.kind !== 'time' && found.kind !== 'row' && isRestated(claim, sources)) return null
  return findingFrom('contradicted', serverMessage(figureCodes[found.kind]), found, index)
}

const figureCodes = {
  outcome: 'check_figure_of_other_outcome',
  row: 'check_figure_of_other_outcome',
  arm: 'check_figure_of_other_arm',
  time: 'check_figure_of_other_time',
  dose: 'check_figure_of_other_dose',
  comparison: 'check_figure_of_other_comparison',
} as const
