/** Finds figures that the source gives to another outcome than the claim, by how well its words fit each. */

import { stopWords } from '@/lib/evidence/text/normalize-terms'
import { scoreOutcome } from '@/lib/evidence/verify/claim/align/score-outcome'
import type { Fact } from '@/lib/evidence/verify/claim/fact'
import { coreWeight, listOutcome, primaryRoles } from '@/lib/evidence/verify/claim/name-outcome'
import type { SourceReading } from '@/lib/evidence/verify/claim/read-source'
import type { Statement } from '@/lib/evidence/verify/claim/read-statements'
import { readTimes } from '@/lib/evidence/verify/claim/read-times'
import { listFigures } from '@/lib/evidence/verify/claim/result-figures'
import { intersects } from '@/lib/evidence/verify/claim/sets'
import { measureWeighedShare } from '@/lib/evidence/verify/claim/share'
import { tokenize } from '@/lib/evidence/verify/claim/words/tokens'
import { versus } from './compared-figures'
import { doubtFigures, type FigureFinding, listDescribed } from './figure-finding'

/** How much better another result must fit the words of the claim than the ones that have its figures. */
const otherFitsBy = 0.2
const otherFitsLeast = 0.8

export function findOtherOutcome(
  claim: Statement,
  figures: readonly string[],
  holders: readonly Fact[],
  source: SourceReading,
): FigureFinding | null {
  const { about, core: named } = claim
  const all = listOutcome(about, named, source.arms)
  const mentioned = [...all].filter(([concept]) => source.mentions.has(concept))
  // "The kidney composite": every primary outcome may be called a composite, and its parts events.
  const isByRole = about.some(({ concept }) => primaryRoles.has(concept))
  const telling = mentioned.filter(([concept]) => !isByRole || (!primaryRoles.has(concept) && concept !== 'event'))
  const outcome = new Map(telling)
  // "More events than with medical therapy": the word does not say which ones.
  if (outcome.size === 0 || (outcome.size === 1 && outcome.has('event'))) return null
  const fit = (fact: Fact) => scoreOutcome(outcome, fact.outcome, source)
  const recall = (fact: Fact) => measureWeighedShare(outcome, fact.outcome)
  // A sentence that sums up several results has the figures of each.
  const holdsOne = ({ text, line }: Fact) => {
    const held = listFigures(text.slice(line?.nameEnd))
    return figures.some((figure) => held.includes(figure))
  }
  // Words in brackets are not part of a name.
  const isNamed = (fact: Fact) => [...outcome.keys()].some((concept) => (fact.outcome.get(concept) ?? 0) >= 1)
  const rivals = listOthers(holders, source).filter((fact) => !holdsOne(fact))
  const others = rivals.filter(isNamed)
  const [holder] = holders.toSorted((a, b) => recall(b) - recall(a))
  if (!holder) return null
  const core = new Map([...outcome].filter(([concept]) => named.some((each) => each.concept === concept)))
  const found = (fact: Fact) => measureWeighedShare(core.size > 0 ? core : outcome, fact.outcome)
  const reportedAlone = source.facts.filter(
    (fact) => isReportedAlone(fact, source) && !holders.includes(fact) && !holdsOne(fact),
  )
  const isElsewhere =
    holders.every((fact) => found(fact) <= 0.34) &&
    (others.some((fact) => found(fact) >= 0.75) || reportedAlone.some((fact) => isOnlyOn(fact, core, holders, source)))
  const [ownFit, otherFit] = [
    Math.max(...ownLinesOf(holders).map((fact) => (fact.line ? fit(fact) : recall(fact)))),
    Math.max(0, ...others.map(fit)),
  ]
  if (!isElsewhere && (otherFit < otherFitsLeast || otherFit - ownFit < otherFitsBy)) return null
  if (
    hasWholePair(claim, figures, holders, outcome) ||
    holders.some((fact) => isOnlyAtTime(fact, claim, rivals)) ||
    isWordedAs(claim, holders, [...rivals, ...reportedAlone]) ||
    holders.some((fact) => isWholly(fact, outcome, others))
  )
    return null
  return doubtFigures('outcome', claim, holder)
}

/** "Remission at *week 6*" is the result of that time, whatever else a result of another time has in common. */
export function isOnlyAtTime({ line, text }: Fact, claim: Statement, rivals: readonly Fact[]): boolean {
  const claimed = readTimes(claim.text)
  const isOf = (name: string) => intersects(readTimes(name), claimed)
  return (
    line !== null &&
    isOf(text.slice(0, line.nameEnd)) &&
    !rivals.some((other) => isOf(other.text.slice(0, other.line?.nameEnd)))
  )
}

/**
 * "Infections were fewer (0.89 vs 1.38)": two figures of one line, which has each word for the outcome, though another
 * has few others. A part of a composite is not its whole.
 */
function hasWholePair(
  { text }: Statement,
  figures: readonly string[],
  holders: readonly Fact[],
  claimed: ReadonlyMap<string, number>,
): boolean {
  const lines = holders.filter(({ line }) => line)
  return (
    figures.length > 1 &&
    versus.test(text) &&
    lines.length === 1 &&
    lines.every(
      (fact) =>
        !/ or /.test(fact.text.slice(0, fact.line?.nameEnd)) &&
        [...claimed.keys()].every((concept) => fact.outcome.has(concept)),
    )
  )
}

/** The lines of other results than the ones with the figures. */
export function listOthers(holders: readonly Fact[], { facts }: SourceReading): Fact[] {
  return facts.filter((fact) => fact.line && !holders.includes(fact) && !isDifferenceOf(fact, holders))
}

/** "Death at 28 days, risk difference" repeats the result on death at 28 days. */
function isDifferenceOf({ line, outcome }: Fact, holders: readonly Fact[]): boolean {
  if (line?.rates || line?.estimate) return false
  return holders.some(
    (holder) => holder.line?.rates && [...outcome.keys()].every((concept) => holder.outcome.has(concept)),
  )
}

/**
 * "Mortality" is the whole name of the result, so the claim cannot be about another one, unless of other arms or of a
 * named group.
 */
function isWholly(fact: Fact, claimed: ReadonlyMap<string, number>, others: readonly Fact[]): boolean {
  const names = [...fact.outcome].filter(([concept, weight]) => weight >= 1 && !primaryRoles.has(concept))
  const isRival = (other: Fact) =>
    (other.line?.writtenArms !== fact.line?.writtenArms && names.every(([concept]) => other.outcome.has(concept))) ||
    [...claimed.keys()].some((concept) => other.outcome.has(concept) && !fact.outcome.has(concept))
  return (
    fact.line !== null && names.length > 0 && names.every(([concept]) => claimed.has(concept)) && !others.some(isRival)
  )
}

/** "Clinically relevant bleeding": more words of the result with the figures than of any other. */
function isWordedAs({ text }: Statement, holders: readonly Fact[], others: readonly Fact[]): boolean {
  const figures = listFigures(text)
  const claimed = new Set(tokenize(text).flatMap(({ concept }) => (figures.includes(concept) ? [] : [concept])))
  const count = (fact: Fact) =>
    new Set(
      tokenize(fact.text).flatMap(({ word, concept }) =>
        (word.length > 2 || /^\d/.test(word)) && !stopWords.has(word) && claimed.has(concept) ? [concept] : [],
      ),
    ).size
  const most = Math.max(0, ...others.map(count))
  return ownLinesOf(holders).some((fact) => count(fact) > most)
}

/** "Hyperkalaemia roughly doubled (18.7% vs 9.1%)", "infections were similar": a result without a line of its own. */
function isReportedAlone({ line, text, direction }: Fact, { isSummary }: SourceReading): boolean {
  return line === null && isSummary && (direction !== null || versus.test(text))
}

/**
 * Whether the words of the claim for its outcome, people and treatments aside, name this result and none of the others.
 */
function isOnlyOn(
  { outcome }: Fact,
  core: ReadonlyMap<string, number>,
  others: readonly Fact[],
  source: SourceReading,
): boolean {
  const described = listDescribed(source)
  const claimed = [...core.keys()].filter((concept) => !described.has(concept))
  return (
    claimed.length > 0 &&
    claimed.every((concept) => (outcome.get(concept) ?? 0) >= coreWeight) &&
    others.every((fact) => claimed.every((concept) => !namesAlike(fact, concept)))
  )
}

/** "Recovery" and "recovered facial function" are one outcome. */
function namesAlike({ outcome }: Fact, concept: string): boolean {
  return [...outcome.keys()].some((name) => name.slice(0, alikeLength) === concept.slice(0, alikeLength))
}

const alikeLength = 5

/** The lines of results among them; a sentence of several results fits the words of each. */
function ownLinesOf(holders: readonly Fact[]): readonly Fact[] {
  const lines = holders.filter(({ line }) => line)
  return lines.length > 0 ? lines : holders
}
