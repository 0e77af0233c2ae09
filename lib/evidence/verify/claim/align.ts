/** Finds the results of a source that a claim is about. */

import { isDrugName } from '@/lib/evidence/text/drugs/drug-names'
import { stopWords } from '@/lib/evidence/text/normalize-terms'
import { type Arms, distinguishArms, findSide, listWithUnits, withoutWords } from './arms/arms'
import type { Fact } from './fact'
import { coreWeight, nameOutcome, primaryRoles } from './name-outcome'
import { listDoses } from './read-doses'
import type { SourceReading } from './read-source'
import type { Statement } from './read-statements'
import { rememberEach } from './remember'
import { hasFigures, hasRatio, listFigures, readRatio } from './result-figures'
import { intersects } from './sets'
import { outcomeKinds } from './words/outcome-kinds'
import { isTimeOrAverage } from './words/time-words'
import { type Token, tokenize } from './words/tokens'
import { isWording } from './words/wording-en'

export interface AlignedFact {
  fact: Fact
  /** 0 to 1: how much of the outcome the claim and the fact have in common. */
  score: number
  /** The fact has every figure of the claim. */
  hasFigures: boolean
}

/** What a source states, and the words by which its results and its arms differ. */
export type ComparedResults = Pick<SourceReading, 'facts' | 'arms' | 'mentions'>

/** Facts whose score is this much below the best are about something else. */
const scoreGap = 0.12
const scoreLeast = 0.34

/** Figures identify a result, unless the outcome named by the claim fits another result better by this much. */
const figuresGap = 0.8

const roleWeight = 2

/** @returns the facts about the outcome of the claim, best first; empty if none is about it */
export function alignFacts(
  claim: Statement,
  source: ComparedResults,
  { gap = scoreGap, least = scoreLeast, comparesFigures = true } = {},
): AlignedFact[] {
  const isCompared = !hasArms(source) && readClaimArms(claim) !== null
  const outcome = nameOutcome(isCompared ? listObject(claim) : claim.about, claim.core, source.arms)
  // "Functionally independent" is named by words that elsewhere only report.
  if (claim.core.every(({ concept }) => !outcome.has(concept)))
    for (const { word, concept } of claim.core)
      if (/ally$/.test(word) && source.mentions.has(concept)) outcome.set(concept, coreWeight)
  // "The composite" and "the primary outcome" name an outcome by its role.
  for (const { concept } of claim.core) if (primaryRoles.has(concept)) outcome.set(concept, roleWeight)
  const scored = scoreFacts(claim, source, { outcome, isCompared })
  const isNamed = source.facts.some(
    ({ line, outcome: own }) => line && [...outcome.keys()].some((each) => own.has(each)),
  )
  if ((outcome.size === 0 || (!isNamed && claim.cue && isAmount(claim))) && isComparing(claim))
    return listPrimary(claim, source)
  const ofSameDrugs = isComparing(claim) ? listCompared(claim, source) : []
  if (ofSameDrugs.length > 0) return ofSameDrugs
  const sameFigures = comparesFigures ? ofSameFigures(claim, scored, { isCompared, arms: source.arms }) : []
  if (sameFigures.length > 0) return sameFigures.map((each) => ({ ...each, hasFigures: true }))
  const near = ofComposite(
    claim,
    scored.filter(({ score }) => score >= least),
  )
  if (near.length === 0 && faresOverall(claim)) return listPrimary(claim, source)
  if (namesEvents(claim) && !source.facts.some(({ line, outcome: own }) => line && own.has(event)))
    return listPrimary(claim, source)
  const ofComparator = withComparator(claim, near)
  const comparable = ofComparator.length > 0 ? ofComparator : near
  if (comparable.every(({ fact }) => fact.direction === null) && !isNamed && comparesArms(claim, source.arms))
    return listPrimary(claim, source)
  const best = comparable[0]?.score ?? 0
  const close = comparable.filter(({ fact, score }) => score >= best - gap || isNamedWhole(fact, claim))
  return ofSameArms(claim, ofSameDose(claim, ofSameKind(claim, close)), source)
}

/** "Events were fewer": those of the primary outcome, where no result is of events by name. */
function namesEvents({ core }: Statement): boolean {
  const telling = core.filter(
    ({ word, concept }) =>
      !stopWords.has(word) && !auxiliary.test(word) && !/^\d/.test(concept) && !isTimeOrAverage(concept),
  )
  return telling.length === 1 && telling[0]?.concept === event
}

const auxiliary = /^(?:was|were|is|are|had|did)$/

const [event = ''] = tokenize('events').map(({ concept }) => concept)

/** "Dabigatran 150 mg": the lines on that dose, where others are on another one. */
function ofSameDose({ text }: Statement, aligned: AlignedFact[]): AlignedFact[] {
  const claimed = listDoses(text)
  if (claimed.size === 0) return aligned
  const doses = aligned.map(({ fact }) => (fact.line ? listDoses(fact.text) : null))
  const isSame = (own: ReadonlySet<string> | null | undefined) => own && intersects(own, claimed)
  if (!doses.some(isSame)) return aligned
  return aligned.filter((_, index) => doses[index] === null || doses[index]?.size === 0 || isSame(doses[index]))
}

/** A claim on "cardiovascular death" is about the result of that name, however similar a broader result is. */
export function isNamedWhole({ line, outcome }: Fact, { core }: Statement): boolean {
  const named = [...outcome].filter(([, weight]) => weight >= coreWeight)
  return line !== null && named.length > 1 && named.every(([each]) => core.some(({ concept }) => concept === each))
}

/** The facts that may be about the outcome of the claim, best first. */
function scoreFacts(
  claim: Statement,
  source: ComparedResults,
  { outcome, isCompared }: { outcome: ReadonlyMap<string, number>; isCompared: boolean },
): AlignedFact[] {
  const score = isCompared ? scoreNamedOutcome : scoreOutcome
  const core = claim.core
    .map(({ concept }) => concept)
    .filter((concept) => outcome.has(concept) && source.mentions.has(concept))
  const isNamedByRole = core.length > 0 && core.every((concept) => primaryRoles.has(concept))
  const figures = isNamedByRole ? listFigures(claim.text) : []
  // "The composite was 22.8% vs 27.2% at 5 years": the later result, which has no role.
  const isOfRole = (fact: Fact) => figures.length > 1 && fact.line !== null && hasFigures(fact, figures)
  const onOutcome = withoutOtherTreatments(
    claim,
    source.facts.filter(
      (fact) => core.length === 0 || core.some((concept) => fact.outcome.has(concept)) || isOfRole(fact),
    ),
    source,
  )
  return withoutComposites(claim, withoutSubgroups(claim, onOutcome))
    .map((fact) => ({
      fact,
      score:
        isNamedByRole && (fact.line?.isPrimary || isOfRole(fact))
          ? 1
          : Math.max(...[fact.outcome, ...fact.listed].map((stated) => score(outcome, stated, source))),
      hasFigures: false,
    }))
    .toSorted((one, other) => other.score - one.score)
}

/** The facts that contain every figure of the claim, or of its words for the outcome if treatments are compared. */
function ofSameFigures(
  { text, start, core }: Statement,
  scored: AlignedFact[],
  { isCompared, arms: { first, second } }: { isCompared: boolean; arms: Arms },
): AlignedFact[] {
  const stated = core.map((token) => text.slice(token.start - start, token.end - start)).join(' ')
  // "A target of 85 to 89%" is in the name of an arm, and so in each of its results.
  const figures = listFigures(isCompared ? stated : text).filter((each) => !first.has(each) && !second.has(each))
  const ratio = readRatio(text)
  const closest = scored[0]?.score ?? 0
  // The outcome is not known for words in another language, and a composite has many words, so several figures
  // identify a result on their own.
  const isNear = (score: number) =>
    score > Math.max(0, closest - figuresGap) || (figures.length > 1 && (closest === 0 || score > 0))
  return scored.filter(
    ({ fact, score }) => figures.length > 0 && isNear(score) && hasFigures(fact, figures) && hasRatio(fact, ratio),
  )
}

const compositeGap = 0.4

/** "The composite of retinopathy or death": a result on one component alone is a different one. */
function ofComposite({ core }: Statement, near: AlignedFact[]): AlignedFact[] {
  const best = near[0]?.score ?? 0
  const named = core.filter(
    ({ concept }) => !primaryRoles.has(concept) && near.some(({ fact }) => fact.outcome.has(concept)),
  )
  const primary = near.filter(
    ({ fact, score }) =>
      fact.line?.isPrimary &&
      score >= best - compositeGap &&
      (named.length === 0 || named.some(({ concept }) => fact.outcome.has(concept))),
  )
  return primary.length > 0 && core.some(({ concept }) => primaryRoles.has(concept)) ? primary : near
}

/**
 * "Major bleeding": among results on one outcome, prefers those whose name contains the qualifiers, which may be
 * everyday words.
 */
function ofSameKind({ core }: Statement, aligned: readonly AlignedFact[]): AlignedFact[] {
  const counts = aligned.map(({ fact }) =>
    fact.line ? core.filter(({ word }) => outcomeKinds.has(word) && listNameWords(fact).has(word)).length : null,
  )
  const most = Math.max(0, ...counts.map((count) => count ?? 0))
  return aligned.filter(
    ({ fact }, index) => (most === 0 || counts[index] === null || counts[index] === most) && !isOfOtherKind(fact, core),
  )
}

/** "Minor bleeding" is not what a claim on major bleeding is about, even if nothing else is. */
function isOfOtherKind(fact: Fact, core: readonly Token[]): boolean {
  const named = listNameWords(fact)
  const has = (kind: string) => core.some(({ word }) => word === kind)
  return otherKinds.some(([one, other]) => named.has(one) && !named.has(other) && has(other) && !has(one))
}

/** The words of the name of a result; none for a sentence, which has no name. */
const listNameWords = rememberEach(
  ({ line, text }: Fact): ReadonlySet<string> =>
    new Set(line ? tokenize(text.slice(0, line.nameEnd)).map(({ word }) => word) : []),
)

const otherKinds = [
  ['major', 'minor'],
  ['minor', 'major'],
] as const

/** "Those on A did better": of no outcome in particular. */
export function faresOverall({ text, start, cue }: Statement): boolean {
  return (
    cue !== null &&
    /^(?:better|worse)$/i.test(text.slice(cue.start - start, cue.end - start)) &&
    /\b(?:did|does|do|fared?) (?:\p{L}+ly |much |no )?$/iu.test(text.slice(0, cue.start - start))
  )
}

/** "A was better than B", "A was as effective as B": an overall claim that names no outcome. */
function isComparing({ direction, comparator }: Statement): boolean {
  return comparator.length > 0 && direction !== null && !/less|more/.test(direction)
}

/** "A and B relieved symptoms to the same extent": the words for the outcome match no result. */
function comparesArms({ direction, comparator, about }: Statement, arms: Arms): boolean {
  const { first, second } = arms
  const names = (tokens: readonly Token[], arm: ReadonlySet<string>) => tokens.some(({ concept }) => arm.has(concept))
  const all = [...about, ...comparator]
  const [one, other] = [findSide(about, arms), findSide(comparator, arms)]
  const namesBoth = (names(all, first) && names(all, second)) || (one !== null && other !== null && one !== other)
  return direction !== null && !/less|more/.test(direction) && namesBoth
}

/** "Gave a greater improvement than B" does not say of which outcome. */
function isAmount({ text, start, cue }: Statement): boolean {
  return cue !== null && /\b(?:improvement|benefit)$/i.test(text.slice(cue.start - start, cue.end - start))
}

function listPrimary(claim: Statement, { facts, arms }: ComparedResults): AlignedFact[] {
  const lines = facts
    .filter(({ line }) => line && !line.isSubgroup)
    .map((fact): AlignedFact => ({ fact, score: 1, hasFigures: false }))
  const ofComparator = withComparator(claim, lines)
  // "Those switched to tablets": an arm in other words than those of the lines.
  const isKnown = claim.comparator.some(({ concept }) => arms.first.has(concept) || arms.second.has(concept))
  const compared = claim.comparator.length > 0 && (ofComparator.length > 0 || !isKnown) ? ofComparator : lines
  const primary = compared.filter(({ fact }) => fact.line?.isPrimary)
  return primary.length > 0 ? primary : compared
}

/**
 * "Ulipristal is more effective than levonorgestrel": without result lines, use sentences that compare the same
 * treatments.
 */
function listCompared({ about, comparator }: Statement, { facts }: ComparedResults): AlignedFact[] {
  const meets = (one: readonly Token[], other: readonly Token[]) =>
    one.some(({ word, concept }) => isDrugName(word) && other.some((each) => each.concept === concept))
  if (facts.some(({ line }) => line)) return []
  return facts
    .filter(
      (fact) =>
        (meets(about, fact.about) && meets(comparator, fact.comparator)) ||
        (meets(about, fact.comparator) && meets(comparator, fact.about)),
    )
    .map((fact) => ({ fact, score: 1, hasFigures: false }))
}

/** "Apixaban caused more bleeding" is not compared with a result about aspirin alone if there is one about apixaban. */
function withoutOtherTreatments(
  claim: Statement,
  facts: readonly Fact[],
  { facts: all, arms }: ComparedResults,
): readonly Fact[] {
  if (hasOneComparison(all)) return facts
  const known = new Set([
    ...arms.first,
    ...arms.second,
    ...all.flatMap((fact) => (fact.arms ? [...fact.arms.first, ...fact.arms.second] : [])),
  ])
  const claimed = new Set(listWithUnits([...claim.about, ...claim.comparator]))
  const named = facts.map((fact) => {
    const own = fact.arms ? [...fact.arms.first, ...fact.arms.second] : listNamed(fact)
    return own.filter((concept) => known.has(concept))
  })
  const isShared = (own: readonly string[]) => own.some((concept) => claimed.has(concept))
  return named.some(isShared)
    ? facts.filter((_, index) => named[index]?.length === 0 || isShared(named[index] ?? []))
    : facts
}

/** Whether all lines compare the same two arms, so that each clause is about one of them. */
const hasOneComparison = rememberEach((facts: readonly Fact[]): boolean => {
  const written = facts.flatMap(({ arms }) => (arms ? [[...arms.first, '|', ...arms.second].join(' ')] : []))
  return written.length > 0 && new Set(written).size === 1
})

function listNamed({ about, comparator }: Pick<Statement, 'about' | 'comparator'>): string[] {
  return [...about, ...comparator].map(({ concept }) => concept)
}

/** A claim about everyone is compared with the result of everyone, if there is one. */
function withoutSubgroups(claim: Statement, facts: readonly Fact[]): readonly Fact[] {
  const whole = facts.filter(({ line }) => line && !line.isSubgroup)
  if (whole.length === 0) return facts
  const ofWhole = new Set(whole.flatMap(({ outcome }) => [...outcome.keys()]))
  const named = new Set([...claim.about, ...claim.core].map(({ concept }) => concept))
  const ofSubgroup = facts.filter(({ line, outcome }) => {
    const own = [...outcome.keys()].filter((concept) => !ofWhole.has(concept))
    return line?.isSubgroup && own.length > 0 && own.every((concept) => named.has(concept))
  })
  if (ofSubgroup.length > 0) return ofSubgroup
  const figures = listFigures(claim.text)
  return facts.filter(
    (fact) =>
      !fact.line?.isSubgroup ||
      (figures.length > 1 && hasFigures(fact, figures)) ||
      [...fact.outcome.keys()].some((concept) => !ofWhole.has(concept) && named.has(concept)),
  )
}

/** Deaths, or survival, are compared with their own results, if there are any, and not with "progression or death". */
function withoutComposites({ about, text }: Statement, facts: readonly Fact[]): readonly Fact[] {
  const named = new Set(about.map(({ concept }) => concept))
  if (!named.has(death)) return facts
  const ofDischarge = dischargedAlive.test(text) ? facts.filter((fact) => dischargedAlive.test(fact.text)) : []
  if (ofDischarge.length > 0) return ofDischarge
  const isComposite = ({ outcome }: Fact) =>
    [...outcome].some(([each, weight]) => weight >= 1 && besideDeath.has(each) && !named.has(each))
  // "Disease-free survival", of which the line is "recurrence or death (10-year disease-free survival)".
  if (named.has(free) && facts.some((fact) => fact.outcome.has(death) && isComposite(fact)))
    return facts.filter((fact) => !fact.outcome.has(death) || isComposite(fact) || fact.outcome.has(free))
  const own = facts.filter((fact) => fact.outcome.has(death) && fact.direction !== null)
  return own.every(isComposite) ? facts : facts.filter((fact) => !fact.outcome.has(death) || !isComposite(fact))
}

/** "Less likely to leave hospital alive" has a result of its own besides deaths. */
const dischargedAlive = /\b(?:discharg\w+|leav\w+|left|go\w*|went)\b[^.;,]{0,20}\balive\b/i

const [free = ''] = tokenize('free').map(({ concept }) => concept)
const [death = ''] = tokenize('death').map(({ concept }) => concept)
const besideDeath: ReadonlySet<string> = new Set(
  tokenize('progression recurrence free hospitalization infarction stroke dialysis metastasis').map(
    ({ concept }) => concept,
  ),
)

export function hasArms({ arms }: ComparedResults): boolean {
  return arms.first.size > 0 || arms.second.size > 0
}

/** "A increased B compared with C", "no difference in B between A and C": the arms as the claim names them. */
export function readClaimArms(claim: Statement): Arms | null {
  const [first, second] = splitArms(claim)
  if (first.length === 0 || second.length === 0) return null
  return withoutWords(distinguishArms(first, second), new Set(claim.core.map(({ concept }) => concept)))
}

function splitArms({ text, start, cue, about, core, comparator }: Statement): [readonly Token[], readonly Token[]] {
  const between = /\bbetween (.{2,200}?) and (.{2,200})$/su.exec(text)
  if (between?.[1] && between[2]) return [tokenize(between[1], start), tokenize(between[2], start)]
  // "… compared with usual care (UC)"
  const abbreviations = about.filter((token) => token.start > (comparator.at(-1)?.start ?? Number.POSITIVE_INFINITY))
  const isObject = cue !== null && (core[0]?.start ?? 0) > cue.start
  return [isObject ? about.filter(({ end }) => end <= cue.start) : [], comparator.slice(1).concat(abbreviations)]
}

function listObject({ text, start, cue, about, core }: Statement): readonly Token[] {
  const between = /\sbetween\s/.exec(text)
  const to = between ? start + between.index : Number.POSITIVE_INFINITY
  const object = about.filter((token) => cue !== null && token.start >= cue.end && token.end <= to)
  return object.length > 0 ? object : core
}

/** Among several comparisons, keeps those that name the treatments of the claim. */
function ofSameArms(claim: Statement, aligned: AlignedFact[], { facts }: ComparedResults): AlignedFact[] {
  const known = new Set(facts.flatMap(({ arms }) => (arms ? [...arms.first, ...arms.second] : [])))
  const named = new Set(
    [...claim.about, ...claim.comparator].map(({ concept }) => concept).filter((each) => known.has(each)),
  )
  if (named.size === 0) return aligned
  const treatments = new Set(facts.flatMap(({ arms }) => (arms?.first.size === 1 ? [...arms.first] : [])))
  // "…; among those who did start, relapse was similar" has the arms of the clause before it.
  const countContinued = ({ previous, line }: Fact) =>
    line === null && previous && ledBySome.test(claim.text)
      ? new Set(listNamed(previous).filter((each) => named.has(each))).size
      : 0
  const counts = aligned.map(({ fact }) => Math.max(countNamed(fact, named), countContinued(fact)))
  const most = Math.max(...counts)
  const same = aligned.filter((_, index) => counts[index] === most)
  // "Vitamin E" does not mean the arm of vitamin E plus selenium if it has a result of its own.
  const countOthers = ({ fact: { arms } }: AlignedFact) =>
    [...(arms?.first ?? [])].filter((each) => !named.has(each) && treatments.has(each)).length
  return same.filter(
    (each) =>
      !same.some(
        (other) => other.fact.line?.arms?.[1] === each.fact.line?.arms?.[1] && countOthers(other) < countOthers(each),
      ),
  )
}

/** "Among those who …": some of the people. */
const ledBySome =
  /^\W*(?:among|in|for|of) (?:the )?(?:people|patients|those|participants|adults|children|(?:wo)?men)\b/i

/** "Than daily budesonide": the lines whose second arm has the name, if other lines have a different one. */
function withComparator({ comparator }: Statement, aligned: readonly AlignedFact[]): AlignedFact[] {
  const named = comparator.filter(({ word, concept }) => !isWording(word, concept) && !/^\d/.test(concept))
  if (named.length === 0) return []
  const has = (arm: string) => tokenize(arm).some(({ concept }) => named.some((each) => each.concept === concept))
  const isOf = ({ fact: { line } }: AlignedFact) => line?.arms?.some(has)
  const isSplit = ({ fact: { line } }: AlignedFact) => line?.arms && line.arms.filter(has).length === 1
  return aligned.some(isSplit) ? aligned.filter((each) => !each.fact.line?.arms || isOf(each)) : []
}

function countNamed(fact: Fact, named: ReadonlySet<string>): number {
  const own = fact.arms ? [...fact.arms.first, ...fact.arms.second] : listNamed(fact)
  return new Set(own.filter((each) => named.has(each))).size
}

/**
 * Words that few results mention are more informative; words that none mentions say nothing about which result is
 * meant.
 */
export function scoreOutcome(
  claimed: ReadonlyMap<string, number>,
  stated: ReadonlyMap<string, number>,
  { facts, mentions }: ComparedResults,
): number {
  const weigh = (concept: string, weight: number) => {
    const count = mentions.get(concept) ?? 0
    return count === 0 ? 0 : weight * Math.log(1 + facts.length / count)
  }
  let [claimedSum, statedSum, shared] = [0, 0, 0]
  for (const [concept, weight] of claimed) {
    const own = weigh(concept, weight)
    claimedSum += own
    const other = stated.get(concept)
    if (other !== undefined) shared += own + weigh(concept, other)
  }
  for (const [concept, weight] of stated) statedSum += weigh(concept, weight)
  return shared === 0 ? 0 : shared / (claimedSum + statedSum)
}

/** A clause on several outcomes is about each of them. */
function scoreNamedOutcome(
  claimed: ReadonlyMap<string, number>,
  stated: ReadonlyMap<string, number>,
  source: ComparedResults,
): number {
  const shared = new Map([...stated].filter(([concept]) => claimed.has(concept)))
  return (scoreOutcome(claimed, stated, source) + scoreOutcome(claimed, shared, source)) / 2
}
