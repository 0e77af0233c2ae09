/** Finds the results of a source that a claim is about. */
import { isDrugName } from '@/lib/evidence/text/drugs/drug-names'
import { stopWords } from '@/lib/evidence/text/normalize-terms'
import { type Arms, findSide } from '@/lib/evidence/verify/claim/arms/arms'
import type { Fact } from '@/lib/evidence/verify/claim/fact'
import { coreWeight, nameOutcome, primaryRoles } from '@/lib/evidence/verify/claim/name-outcome'
import type { Statement } from '@/lib/evidence/verify/claim/read-statements'
import { hasFigures, hasRatio, listFigures, readRatio } from '@/lib/evidence/verify/claim/result-figures'
import { isTimeOrAverage } from '@/lib/evidence/verify/claim/words/time-words'
import { type Token, tokenize } from '@/lib/evidence/verify/claim/words/tokens'
import type { AlignedFact, ComparedResults } from './aligned-fact'
import { hasArms, readClaimArms } from './read-claim-arms'
import { scoreNamedOutcome, scoreOutcome } from './score-outcome'
import { dropOtherTreatments, keepSameArms, keepSameComparator, keepSameDose } from './select-by-arms'
import { dropComposites, dropSubgroups, keepComposite, keepSameKind } from './select-by-outcome'

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
  const near = keepComposite(
    claim,
    scored.filter(({ score }) => score >= least),
  )
  if (near.length === 0 && faresOverall(claim)) return listPrimary(claim, source)
  if (namesEvents(claim) && !source.facts.some(({ line, outcome: own }) => line && own.has(event)))
    return listPrimary(claim, source)
  const ofComparator = keepSameComparator(claim, near)
  const comparable = ofComparator.length > 0 ? ofComparator : near
  if (comparable.every(({ fact }) => fact.direction === null) && !isNamed && comparesArms(claim, source.arms))
    return listPrimary(claim, source)
  const best = comparable[0]?.score ?? 0
  const close = comparable.filter(({ fact, score }) => score >= best - gap || isNamedWhole(fact, claim))
  return keepSameArms(claim, keepSameDose(claim, keepSameKind(claim, close)), source)
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
  const onOutcome = dropOtherTreatments(
    claim,
    source.facts.filter(
      (fact) => core.length === 0 || core.some((concept) => fact.outcome.has(concept)) || isOfRole(fact),
    ),
    source,
  )
  return dropComposites(claim, dropSubgroups(claim, onOutcome))
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
  const ofComparator = keepSameComparator(claim, lines)
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

function listObject({ text, start, cue, about, core }: Statement): readonly Token[] {
  const between = /\sbetween\s/.exec(text)
  const to = between ? start + between.index : Number.POSITIVE_INFINITY
  const object = about.filter((token) => cue !== null && token.start >= cue.end && token.end <= to)
  return object.length > 0 ? object : core
}
