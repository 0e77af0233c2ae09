/** Judges a sentence in the respects in which one cited source that supports it is enough: every one must object. */

import { checkCase } from '@/lib/evidence/verify/claim/checks/advice/check-case'
import { checkComparedGrades } from '@/lib/evidence/verify/claim/checks/advice/check-compared-grades'
import { checkGrade } from '@/lib/evidence/verify/claim/checks/advice/check-grade'
import { checkOrder } from '@/lib/evidence/verify/claim/checks/advice/check-order'
import { checkPreference } from '@/lib/evidence/verify/claim/checks/advice/check-preference'
import { checkRank } from '@/lib/evidence/verify/claim/checks/advice/check-rank'
import { checkScope } from '@/lib/evidence/verify/claim/checks/advice/check-scope'
import { checkStance } from '@/lib/evidence/verify/claim/checks/advice/check-stance'
import { checkImportance } from '@/lib/evidence/verify/claim/checks/denial/check-importance'
import { checkPermission } from '@/lib/evidence/verify/claim/checks/denial/check-permission'
import { checkSignificance } from '@/lib/evidence/verify/claim/checks/direction/check-significance'
import { checkSizeOfEffect } from '@/lib/evidence/verify/claim/checks/direction/check-size-of-effect'
import { checkCounts } from '@/lib/evidence/verify/claim/checks/doses/check-counts'
import { checkFrequencies } from '@/lib/evidence/verify/claim/checks/doses/check-frequencies'
import { checkListedAmounts } from '@/lib/evidence/verify/claim/checks/figures/check-listed-amounts'
import { checkComparator } from '@/lib/evidence/verify/claim/checks/outcomes/check-comparator'
import { checkShareOfEffect } from '@/lib/evidence/verify/claim/checks/outcomes/check-share-of-effect'
import { checkAges } from '@/lib/evidence/verify/claim/checks/people/check-ages'
import { checkCharacteristics } from '@/lib/evidence/verify/claim/checks/people/check-characteristics'
import { checkConfined } from '@/lib/evidence/verify/claim/checks/people/check-confined'
import { checkExtensions } from '@/lib/evidence/verify/claim/checks/people/check-extensions'
import { checkLacking } from '@/lib/evidence/verify/claim/checks/people/check-lacking'
import { checkLead } from '@/lib/evidence/verify/claim/checks/people/check-lead'
import { checkLimits } from '@/lib/evidence/verify/claim/checks/people/check-limits'
import { checkModifiers } from '@/lib/evidence/verify/claim/checks/people/check-modifiers'
import { checkNamedAges } from '@/lib/evidence/verify/claim/checks/people/check-named-ages'
import { checkPopulation } from '@/lib/evidence/verify/claim/checks/people/check-population'
import { checkSubgroups } from '@/lib/evidence/verify/claim/checks/people/check-subgroups'
import { checkWhole } from '@/lib/evidence/verify/claim/checks/people/check-whole'
import { checkAttribution } from '@/lib/evidence/verify/claim/checks/strength/check-attribution'
import { checkDesign } from '@/lib/evidence/verify/claim/checks/strength/check-design'
import { checkDuration } from '@/lib/evidence/verify/claim/checks/strength/check-duration'
import { checkNoninferiority } from '@/lib/evidence/verify/claim/checks/strength/check-noninferiority'
import { checkShown } from '@/lib/evidence/verify/claim/checks/strength/check-shown'
import { checkStrength, type StrengthFinding } from '@/lib/evidence/verify/claim/checks/strength/check-strength'
import { type Difference, type Finding, findingFrom } from '@/lib/evidence/verify/claim/finding'
import { saysWhatIsLeftOut } from '@/lib/evidence/verify/claim/left-out'
import type { SourceReading } from '@/lib/evidence/verify/claim/read-source'
import { rememberComparison } from '@/lib/evidence/verify/claim/remember'
import { serverMessage } from '@/lib/shared/messages/server-messages'

/**
 * @returns what the first source shows, if every source shows something; reads no further than one that shows nothing
 */
export function findInEvery<Found>(
  sentence: string,
  sources: readonly SourceReading[],
  compare: (sentence: string, source: SourceReading) => Found | null,
): Found | null {
  const [first] = sources
  const found = first ? compare(sentence, first) : null
  return found !== null && sources.every((source) => compare(sentence, source) !== null) ? found : null
}

/** Compares the amounts in a list with those of the recommendation on the same subject. */
export function judgeListedAmounts(sentence: string, sources: readonly SourceReading[]): Finding | null {
  const found = findInEvery(sentence, sources, compareListedAmounts)
  return found && findingFrom('contradicted', serverMessage('check_figure_of_other_outcome'), found)
}

const compareListedAmounts = rememberComparison(checkListedAmounts)

/** Every source must claim less: one that says as much is enough. */
export function judgeStrength(sentence: string, sources: readonly SourceReading[]): Finding | null {
  const found = findInEvery(sentence, sources, compareStrength)
  return found && findingFrom('overstated', serverMessage(`check_overstated_${found.kind}`), found)
}

const compareStrength = rememberComparison(
  (sentence: string, source: SourceReading) =>
    checkStrength(sentence, source) ??
    checkWhole(sentence, source) ??
    checkLimits(sentence, source) ??
    checkExtensions(sentence, source) ??
    checkAttribution(sentence, source) ??
    checkImportance(sentence, source) ??
    checkSignificance(sentence, source) ??
    checkDuration(sentence, source) ??
    checkOtherGrade(sentence, source),
)

function checkOtherGrade(sentence: string, source: SourceReading): StrengthFinding | null {
  const found = checkGrade(sentence, source)
  return found && { kind: 'grade', sentence: found.sentence, words: found.words }
}

const compareShown = rememberComparison(checkShown)

/** Judges what a sentence says was shown. A translation word by word has too few of the words of a source. */
export function judgeShown(sentence: string, sources: readonly SourceReading[]): Finding | null {
  const found = findInEvery(sentence, sources, compareShown)
  return found && findingFrom('overstated', serverMessage('check_overstated_certainty'), found)
}

interface Reversal extends Difference {
  /** False where the source affirms what the claim denies. */
  isDenied?: boolean
}

/** Judges noninferiority, preferences and advice, which have a vocabulary of their own. */
export function judgeReversal(sentence: string, sources: readonly SourceReading[]): Finding | null {
  const found = findInEvery(sentence, sources, compareStance)
  const code = found?.isDenied === false ? 'check_source_affirms' : 'check_source_denies'
  return found && findingFrom('contradicted', serverMessage(code), found)
}

const compareStance = rememberComparison(
  (sentence: string, source: SourceReading): Reversal | null =>
    checkNoninferiority(sentence, source.sentences) ??
    checkPreference(sentence, source) ??
    checkRank(sentence, source) ??
    checkComparedGrades(sentence, source) ??
    checkSizeOfEffect(sentence, source) ??
    checkStance(sentence, source) ??
    checkOrder(sentence, source) ??
    checkScope(sentence, source) ??
    checkCase(sentence, source) ??
    checkShareOfEffect(sentence, source) ??
    checkComparator(sentence, source) ??
    checkDesign(sentence, source.sentences) ??
    checkPermission(sentence, source),
)

export function judgeModifiers(sentence: string, sources: readonly SourceReading[]): Finding | null {
  const ofPart = toOtherKind(findInEvery(sentence, sources, compareSubgroups))
  if (ofPart || saysWhatIsLeftOut(sentence)) return ofPart
  return toOtherKind(findInEvery(sentence, sources, compareModifiers))
}

function toOtherKind(found: Difference | null): Finding | null {
  return found && findingFrom('other-population', serverMessage('check_other_kind'), found)
}

/** Denials of another language, whose reach a translation word by word does not show. */
export const deniesSomething = /\b(?:not|no|nor|never|without|except|exclu\p{L}*|than)\b/iu

/** Judges who a translated sentence is about, by names that mean the same in every language. */
export function judgePeople(english: string, sources: readonly SourceReading[]): Finding | null {
  if (deniesSomething.test(english)) return null
  return toOtherKind(findInEvery(english, sources, comparePeople))
}

const comparePeople = (claim: string, source: SourceReading) =>
  checkPopulation(claim, source.sentences) ?? checkCharacteristics(claim, source) ?? checkFrequencies(claim, source)

const compareSubgroups = rememberComparison(
  (sentence: string, source: SourceReading) => checkSubgroups(sentence, source) ?? checkLacking(sentence, source),
)

const compareModifiers = rememberComparison(
  (sentence: string, source: SourceReading) =>
    checkModifiers(sentence, source.sentences) ??
    checkAges(sentence, source.sentences) ??
    checkNamedAges(sentence, source.sentences) ??
    checkPopulation(sentence, source.sentences) ??
    checkCharacteristics(sentence, source) ??
    checkConfined(sentence, source) ??
    checkLead(sentence, source) ??
    checkCounts(sentence, source.sentences) ??
    checkFrequencies(sentence, source),
)
