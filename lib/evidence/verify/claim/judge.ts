/** Judges a sentence by the sources that it cites. */

import { checkAdvice } from '@/lib/evidence/verify/claim/checks/check-advice'
import { checkAges } from '@/lib/evidence/verify/claim/checks/check-ages'
import { checkArmDescriptions } from '@/lib/evidence/verify/claim/checks/check-arm-descriptions'
import { checkBindings } from '@/lib/evidence/verify/claim/checks/check-bindings'
import { checkCircumstances } from '@/lib/evidence/verify/claim/checks/check-circumstances'
import { checkCounts } from '@/lib/evidence/verify/claim/checks/check-counts'
import { checkDesign } from '@/lib/evidence/verify/claim/checks/check-design'
import { checkDirection } from '@/lib/evidence/verify/claim/checks/check-direction'
import { checkDoses, type DoseFinding } from '@/lib/evidence/verify/claim/checks/check-doses'
import { checkDuration } from '@/lib/evidence/verify/claim/checks/check-duration'
import { checkGrade } from '@/lib/evidence/verify/claim/checks/check-grade'
import { checkIndication } from '@/lib/evidence/verify/claim/checks/check-indication'
import { checkLead } from '@/lib/evidence/verify/claim/checks/check-lead'
import { checkModifiers } from '@/lib/evidence/verify/claim/checks/check-modifiers'
import { checkNoninferiority } from '@/lib/evidence/verify/claim/checks/check-noninferiority'
import { findUnreportedOutcome } from '@/lib/evidence/verify/claim/checks/check-outcome'
import { checkPolarity } from '@/lib/evidence/verify/claim/checks/check-polarity'
import { checkPopulation } from '@/lib/evidence/verify/claim/checks/check-population'
import { checkPreference } from '@/lib/evidence/verify/claim/checks/check-preference'
import { checkRank } from '@/lib/evidence/verify/claim/checks/check-rank'
import { checkRecommendation } from '@/lib/evidence/verify/claim/checks/check-recommendation'
import { checkStance } from '@/lib/evidence/verify/claim/checks/check-stance'
import { checkStrength, type StrengthFinding } from '@/lib/evidence/verify/claim/checks/check-strength'
import { findUncompared } from '@/lib/evidence/verify/claim/checks/check-uncompared'
import { checkFigures } from '@/lib/evidence/verify/claim/checks/figures/check-figures'
import { checkArms, namesArms } from '@/lib/evidence/verify/claim/checks/figures/check-other-arm'
import type { FigureFinding } from '@/lib/evidence/verify/claim/checks/figures/figure-finding'
import { serverMessage } from '@/lib/shared/messages/server-messages'
import { detectWrittenLanguage } from '@/lib/shared/text/detect-written-language'
import type { Finding } from './finding'
import { judgeDrugs, judgeWords, toFinding } from './judge-words'
import type { SourceReading } from './read-source'
import { type Direction, readStatements, type Statement } from './read-statements'
import { isRepeated, isRestated } from './repeats'
import { locateInOriginal, toEnglish } from './translation/word-list'
import { saysWhatIsLeftOut } from './vocabulary'

/**
 * Compares a sentence with its sources in every respect.
 *
 * @returns the doubts about the sentence, the most serious first; empty if there are none
 */
export function judgeSentence(
  sentence: string,
  sources: readonly SourceReading[],
  comparesWording: boolean,
): Finding[] {
  if (detectWrittenLanguage(sentence) !== 'en') return judgeTranslated(sentence, sources)
  const statements = readStatements(sentence)
  const directions = statements.flatMap((claim) => [
    ...judgeDirection(claim, sources),
    ...judgePolarity(claim, sources),
    ...judgeFigures(claim, sources),
    ...judgeOutcome(sentence, claim, sources),
  ])
  directions.push(...judgeArms(sentence, statements, sources), ...judgeDoses(sentence, sources))
  if (isRepeated(sentence, sources)) return directions
  directions.push(...judgeReversal(sentence, sources))
  const found = [
    ...directions,
    ...judgeStrength(sentence, sources),
    ...judgeAdvice(sentence, sources),
    ...judgeModifiers(sentence, sources),
  ]
  return comparesWording ? [...found, ...judgeWords(sentence, sources)] : found
}

/** How well a result must fit the words of a translated claim. */
const alignedLeast = 0.38

/** Overstatements that survive a word-for-word translation. */
const wordedAlike: ReadonlySet<string> = new Set(['check_overstated_superiority', 'check_overstated_certainty'])

/** Only direction, figures and drugs are read in another language: most of its words occur in no English source. */
function judgeTranslated(sentence: string, sources: readonly SourceReading[]): Finding[] {
  const english = toEnglish(sentence)
  const statements = readStatements(english)
  const findings = statements.flatMap((claim) => [
    ...judgeDirection(claim, sources, alignedLeast),
    ...(namesArms(claim.text) ? judgeFigures(claim, sources) : []),
    ...judgeOutcome(english, claim, sources),
  ])
  const strength = judgeStrength(english, sources).filter(({ reason }) => wordedAlike.has(reason.template?.code ?? ''))
  const others = [
    ...judgeArms(english, statements, sources, true),
    ...judgeReversal(english, sources),
    ...judgeDrugs(english, sources),
    ...toContradiction(
      'check_figure_of_other_arm',
      sources.map((source) => (namesArms(english) ? checkBindings(english, source) : null)),
    ),
  ]
  return [...findings, ...strength, ...others].map((each) => ({
    ...each,
    words: locateInOriginal(sentence, english, each.words),
  }))
}

/** One source that agrees is enough: it need not be the first one cited. */
function judgeDirection(claim: Statement, sources: readonly SourceReading[], scoreLeast = 0): Finding[] {
  // "The finding does not extend to …" is not a result.
  if (saysWhatIsLeftOut(claim.text)) return []
  const findings = sources.map((source) => checkDirection(claim, source, scoreLeast))
  const index = findings.findIndex((each) => each?.agreement === 'contradicts')
  const found = findings[index]
  if (!found || findings.some((each) => each?.agreement === 'agrees')) return []
  if (isRestated(claim, sources)) return []
  const { fact, stated } = found
  return [
    {
      verdict: 'contradicted',
      reason: serverMessage(reasonCodes[stated]),
      deciding: { source: index, sentence: fact.sentence },
      words: claim.cue ? [[claim.cue.start, claim.cue.end]] : [],
      sourceWords: fact.cue ? [[fact.cue.start, fact.cue.end]] : [],
    },
  ]
}

function judgeFigures(claim: Statement, sources: readonly SourceReading[]): Finding[] {
  return toFigureFindings(
    claim,
    sources,
    sources.map((source) => checkFigures(claim, source)),
  )
}

/** Figures of both arms may be in two clauses: "in A 5%, in B 9%". */
function judgeArms(
  sentence: string,
  [first, ...others]: readonly Statement[],
  sources: readonly SourceReading[],
  isTranslated = false,
): Finding[] {
  if (!first || (others.length === 0 && !isTranslated)) return []
  const whole = { ...first, text: sentence, end: sentence.length }
  return toFigureFindings(
    whole,
    sources,
    sources.map((source) => checkArms(whole, source)),
  )
}

/** Reads the whole sentence, since a list of drugs is not a clause. */
function judgeDoses(sentence: string, sources: readonly SourceReading[]): Finding[] {
  return [
    ...toContradiction(
      'check_figure_of_other_dose',
      sources.map((source) => checkDoses(sentence, source.sentences)),
    ),
    ...toContradiction(
      'check_figure_of_other_arm',
      sources.map((source) => checkBindings(sentence, source)),
    ),
    ...toContradiction(
      'check_figure_of_other_arm',
      sources.map((source) => checkArmDescriptions(sentence, source)),
    ),
  ]
}

function toContradiction(
  code: 'check_figure_of_other_dose' | 'check_figure_of_other_arm',
  findings: readonly (DoseFinding | null)[],
): Finding[] {
  const [first] = findings
  if (!first || findings.some((each) => each === null)) return []
  return [
    {
      verdict: 'contradicted',
      reason: serverMessage(code),
      deciding: { source: 0, sentence: first.sentence },
      words: first.words,
      sourceWords: first.sourceWords,
    },
  ]
}

function toFigureFindings(
  claim: Statement,
  sources: readonly SourceReading[],
  findings: readonly (FigureFinding | null)[],
): Finding[] {
  const index = findings.findIndex((each) => each !== null)
  const found = findings[index]
  // A source that has the figures in their place has no finding; one that lacks them has none either.
  if (!found || (sources.length > 1 && findings.some((each) => each === null))) return []
  // A clause that differs from the source in nothing but the time is still nearly its words.
  if (found.kind !== 'time' && isRestated(claim, sources)) return []
  return [
    {
      verdict: 'contradicted',
      reason: serverMessage(figureCodes[found.kind]),
      deciding: { source: index, sentence: found.fact.sentence },
      words: found.words,
      sourceWords: found.sourceWords,
    },
  ]
}

/** An abstract may leave out a result of its article; a summary of results does not. */
function judgeOutcome(sentence: string, claim: Statement, sources: readonly SourceReading[]): Finding[] {
  if (!sources.every(({ isSummary, isGuideline }) => isSummary && !isGuideline)) return []
  // "Too small to tell whether it reduces deaths" claims no effect on deaths.
  if (saysWhatIsLeftOut(claim.text)) return []
  const unreported = sources.map((source) => [
    ...findUnreportedOutcome(claim, source),
    ...findUncompared(claim, source),
  ])
  const [first = []] = unreported
  if (unreported.some((each) => each.length === 0) || isRestated(claim, sources)) return []
  return [toFinding('partly', 'check_no_result', sentence, first)]
}

const figureCodes = {
  outcome: 'check_figure_of_other_outcome',
  arm: 'check_figure_of_other_arm',
  time: 'check_figure_of_other_time',
  dose: 'check_figure_of_other_dose',
  comparison: 'check_figure_of_other_comparison',
} as const

/** Compares advice with a guideline: for or against, and the figures of the recommendation on the same subject. */
function judgeAdvice(sentence: string, sources: readonly SourceReading[]): Finding[] {
  const findings = sources.map((source) => checkRecommendation(sentence, source))
  const [first] = findings
  if (!first || findings.some((each) => each === null)) return []
  return [
    {
      verdict: 'contradicted',
      reason: serverMessage(adviceCodes[first.kind]),
      deciding: { source: 0, sentence: first.sentence },
      words: first.words,
      sourceWords: first.sourceWords,
    },
  ]
}

const adviceCodes = {
  denied: 'check_source_denies',
  affirmed: 'check_source_affirms',
  figure: 'check_figure_of_other_outcome',
} as const

/** Every source must claim less: one that says as much is enough. */
function judgeStrength(sentence: string, sources: readonly SourceReading[]): Finding[] {
  const findings = sources.map(
    (source) => checkStrength(sentence, source) ?? checkDuration(sentence, source) ?? checkOtherGrade(sentence, source),
  )
  const [first] = findings
  if (!first || findings.some((each) => each === null)) return []
  return [
    {
      verdict: 'overstated',
      reason: serverMessage(`check_overstated_${first.kind}`),
      deciding: first.sentence === null ? null : { source: 0, sentence: first.sentence },
      words: first.words,
      sourceWords: [],
    },
  ]
}

function checkOtherGrade(sentence: string, source: SourceReading): StrengthFinding | null {
  const found = checkGrade(sentence, source)
  return found && { kind: 'grade', sentence: found.sentence, words: found.words }
}

interface Reversal extends DoseFinding {
  /** False where the source affirms what the claim denies. */
  isDenied?: boolean
}

/** Judges noninferiority, preferences and advice, which have a vocabulary of their own. */
function judgeReversal(sentence: string, sources: readonly SourceReading[]): Finding[] {
  const findings = sources.map((source) => {
    const found: Reversal | null =
      checkNoninferiority(sentence, source.sentences) ??
      checkPreference(sentence, source.sentences) ??
      checkRank(sentence, source) ??
      checkAdvice(sentence, source) ??
      checkStance(sentence, source) ??
      checkIndication(sentence, source) ??
      checkDesign(sentence, source.sentences)
    const code = found?.isDenied === false ? 'check_source_affirms' : 'check_source_denies'
    return found && { ...found, reason: serverMessage(code) }
  })
  const [first] = findings
  if (!first || findings.some((each) => each === null)) return []
  return [
    {
      verdict: 'contradicted',
      reason: first.reason,
      deciding: { source: 0, sentence: first.sentence },
      words: first.words,
      sourceWords: first.sourceWords,
    },
  ]
}

function judgeModifiers(sentence: string, sources: readonly SourceReading[]): Finding[] {
  if (saysWhatIsLeftOut(sentence)) return []
  const findings = sources.map(
    (source) =>
      checkModifiers(sentence, source.sentences) ??
      checkAges(sentence, source.sentences) ??
      checkPopulation(sentence, source.sentences) ??
      checkCircumstances(sentence, source) ??
      checkLead(sentence, source) ??
      checkCounts(sentence, source.sentences),
  )
  const [first] = findings
  if (!first || findings.some((each) => each === null)) return []
  return [
    {
      verdict: 'other-population',
      reason: serverMessage('check_other_kind'),
      deciding: { source: 0, sentence: first.sentence },
      words: first.words,
      sourceWords: first.sourceWords,
    },
  ]
}

/** Judges a claim without a direction: the source may affirm what it denies, or the other way round. */
function judgePolarity(claim: Statement, sources: readonly SourceReading[]): Finding[] {
  if (claim.direction !== null) return []
  const findings = sources.map((source) => checkPolarity(claim, source))
  const index = findings.findIndex((each) => each !== null)
  const found = findings[index]
  if (!found) return []
  // "Probiotics are advised" repeats all other words of "probiotics are not advised".
  const isRefused = found.isDenied && refusal.test(sources[index]?.sentences[found.sentence]?.text ?? '')
  if (!isRefused && isRestated(claim, sources)) return []
  return [
    {
      verdict: 'contradicted',
      reason: serverMessage(found.isDenied ? 'check_source_denies' : 'check_source_affirms'),
      deciding: { source: index, sentence: found.sentence },
      words: found.words,
      sourceWords: found.sourceWords,
    },
  ]
}

const refusal = /\bnot (?:be )?(?:advised|recommended|used|given|offered|indicated)\b/i

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
