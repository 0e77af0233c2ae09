/** Judges what a claim says about a result: its direction, whether it is denied, and whether a source has one. */

import { checkDenial } from '@/lib/evidence/verify/claim/checks/denial/check-denial'
import { checkNoHarm } from '@/lib/evidence/verify/claim/checks/denial/check-no-harm'
import { checkPolarity, type PolarityFinding } from '@/lib/evidence/verify/claim/checks/denial/check-polarity'
import { checkDirection } from '@/lib/evidence/verify/claim/checks/direction/check-direction'
import { advisesPurpose } from '@/lib/evidence/verify/claim/checks/direction/states-no-comparison'
import { findUnreportedOutcome } from '@/lib/evidence/verify/claim/checks/outcomes/check-outcome'
import { checkQuantities } from '@/lib/evidence/verify/claim/checks/quantities/check-quantities'
import { type Difference, type Finding, findingFrom, type Span } from '@/lib/evidence/verify/claim/finding'
import { saysWhatIsLeftOut } from '@/lib/evidence/verify/claim/left-out'
import type { SourceReading } from '@/lib/evidence/verify/claim/read-source'
import type { Direction, Statement } from '@/lib/evidence/verify/claim/read-statements'
import { rememberComparison } from '@/lib/evidence/verify/claim/remember'
import { isRestated } from '@/lib/evidence/verify/claim/repeats'
import { serverMessage } from '@/lib/shared/messages/server-messages'
import { toFinding } from './judge-words'

/** How well a result must fit the words of a translated claim. */
const alignedLeast = 0.38

const compareDirection = rememberComparison((claim: Statement, source: SourceReading) => checkDirection(claim, source))
const compareTranslatedDirection = rememberComparison((claim: Statement, source: SourceReading) =>
  checkDirection(claim, source, alignedLeast),
)
const comparePolarity = rememberComparison(
  (claim: Statement, source: SourceReading): PolarityFinding | null =>
    checkPolarity(claim, source) ??
    checkQuantities(claim, source) ??
    toAffirmation(checkDenial(claim, source) ?? checkNoHarm(claim, source)),
)

function toAffirmation(found: Difference | null): PolarityFinding | null {
  return found && { ...found, isDenied: false }
}

const listUnreported = rememberComparison(findUnreportedOutcome)

export function judgeDirection(claim: Statement, sources: readonly SourceReading[]): Finding | null {
  return judgeByAgreement(claim, sources, compareDirection)
}

export function judgeTranslatedDirection(claim: Statement, sources: readonly SourceReading[]): Finding | null {
  return judgeByAgreement(claim, sources, compareTranslatedDirection)
}

/** One source that agrees is enough: it need not be the first one cited. */
function judgeByAgreement(
  claim: Statement,
  sources: readonly SourceReading[],
  compare: typeof compareDirection,
): Finding | null {
  // "The finding does not extend to …" is not a result.
  if (saysWhatIsLeftOut(claim.text.replace(ofUnknown, '').replace(notShown, ''))) return null
  const findings = sources.map((source) => compare(claim, source))
  const index = findings.findIndex((each) => each?.agreement === 'contradicts')
  const found = findings[index]
  if (!found || findings.some((each) => each?.agreement === 'agrees')) return null
  if (isRestated(claim, sources)) return null
  const { fact, stated } = found
  const difference = { sentence: fact.sentence, words: listSpans(claim.cue), sourceWords: listSpans(fact.cue) }
  return findingFrom('contradicted', serverMessage(reasonCodes[stated]), difference, index)
}

function listSpans(cue: Statement['cue']): Span[] {
  return cue ? [[cue.start, cue.end]] : []
}

/** "Death from vascular or *unknown causes*", "stroke of *unknown onset*": part of what was studied. */
const ofUnknown = /\b(?:of|or|from) unknown \p{L}+/giu

/** "Superiority *was not shown*": denies a result, rather than saying that there is none. */
const notShown =
  /(?<=\b(?:superior|benefit|advantage|reduction|increase|improvement|gain|excess|difference)\w*\b[^.;,]{0,80} )(?:was|were|has been|have been) not shown\b/gi

/**
 * Judges a claim without a direction: the source may affirm what it denies, or the other way round. Of one whose
 * direction no result states, only a plain denial is compared: "the falls that it caused were not reversible".
 */
export function judgePolarity(claim: Statement, sources: readonly SourceReading[]): Finding | null {
  // "Is advised to prevent strokes" says what for, rather than that there were fewer.
  const isPurpose = sources.every(({ isGuideline }) => isGuideline) && advisesPurpose(claim.text)
  const isOfResult = claim.direction !== null && !isPurpose
  if (isOfResult && sources.some((source) => compareDirection(claim, source) !== null)) return null
  const findings = sources.map((source) =>
    isOfResult
      ? toAffirmation(checkDenial(claim, source) ?? checkNoHarm(claim, source))
      : comparePolarity(claim, source),
  )
  const index = findings.findIndex((each) => each !== null)
  const found = findings[index]
  if (!found) return null
  // "The trial is silent on X", where the source says that X was excluded.
  if (found.isDenied && !found.isOfShare && saysWhatIsLeftOut(claim.text)) return null
  // "Probiotics are advised" repeats all other words of "probiotics are not advised".
  const isRefused = found.isDenied && refusal.test(sources[index]?.sentences[found.sentence]?.text ?? '')
  // "Most had a recurrence" may repeat all other words of a rate.
  if (!isRefused && !found.isOfShare && isRestated(claim, sources)) return null
  const code = found.isDenied ? 'check_source_denies' : 'check_source_affirms'
  return findingFrom('contradicted', serverMessage(code), found, index)
}

const refusal = /\bnot (?:be )?(?:advised|recommended|used|given|offered|indicated)\b/i

/** An abstract may leave out a result of its article; a summary of results does not. */
export function judgeOutcome(sentence: string, claim: Statement, sources: readonly SourceReading[]): Finding | null {
  if (!sources.every(({ isSummary, isGuideline }) => isSummary && !isGuideline)) return null
  // "Too small to tell whether it reduces deaths" claims no effect on deaths.
  if (saysWhatIsLeftOut(claim.text)) return null
  if (sources.some((source) => listUnreported(claim, source).length === 0) || isRestated(claim, sources)) return null
  const [first] = sources
  return toFinding('partly', 'check_no_result', sentence, first ? listUnreported(claim, first) : [])
}

const reasonCodes = {
  less: 'check_source_less',
  more: 'check_source_more',
  better: 'check_source_better',
  worse: 'check_source_worse',
  same: 'check_source_same',
  differs: 'check_source_differs',
  'not-less': 'check_source_not_less',
  'not-more': 'check_source_not_more',
  'not-better': 'check_source_not_better',
  'not-worse': 'check_source_not_worse',
} as const satisfies Record<Direction, string>
