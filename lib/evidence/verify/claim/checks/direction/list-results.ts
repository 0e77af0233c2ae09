/** The results with which the direction of a claim is compared. */
import type { ComparedResults } from '@/lib/evidence/verify/claim/align/aligned-fact'
import { hasArms, readClaimArms } from '@/lib/evidence/verify/claim/align/read-claim-arms'
import type { Arms } from '@/lib/evidence/verify/claim/arms/arms'
import type { Fact } from '@/lib/evidence/verify/claim/fact'
import { comparePairOfArms, readSignificance } from '@/lib/evidence/verify/claim/read-significance'
import type { SourceReading } from '@/lib/evidence/verify/claim/read-source'
import type { Statement } from '@/lib/evidence/verify/claim/read-statements'
import { rememberEach } from '@/lib/evidence/verify/claim/remember'
import { advisesPurpose } from './states-no-comparison'

/** The source, with directions for the clauses where only the figures show one. */
export function listResults(claim: Statement, source: SourceReading): ComparedResults {
  if (source.isSummary) {
    const facts = comparesTreatments(claim, source) ? source.derived : source.facts
    return {
      facts: source.isGuideline ? listFindings(facts) : listDirected(facts),
      arms: source.arms,
      mentions: source.mentions,
    }
  }
  const arms = hasArms(source) ? source.arms : readClaimArms(claim)
  const facts = source.facts
    .map((fact) => (arms ? withDirection(fact, arms) : fact))
    .filter(({ direction }) => direction !== null)
  return { facts, arms: source.arms, mentions: source.mentions }
}

const listDirected = rememberEach((facts: readonly Fact[]) =>
  facts.filter(({ line, direction }) => line !== null || direction !== null),
)

/** "Recommended for preventing strokes" does not say that they were fewer. */
const listFindings = rememberEach((facts: readonly Fact[]) =>
  listDirected(facts).filter(({ text }) => !advisesPurpose(text)),
)

/** "Metformin was better than lifestyle", where each was compared with placebo. */
function comparesTreatments({ about, comparator }: Statement, { derived, facts }: SourceReading): boolean {
  const isNamed = (tokens: Statement['about'], arm: ReadonlySet<string>) =>
    tokens.some(({ concept }) => arm.has(concept))
  const names = ({ arms }: Fact) =>
    arms !== null &&
    ((isNamed(about, arms.first) && isNamed(comparator, arms.second)) ||
      (isNamed(about, arms.second) && isNamed(comparator, arms.first)))
  return derived.some(names) && !facts.some(names)
}

function withDirection(fact: Fact, arms: Arms): Fact {
  if (fact.line) return fact
  if (bothArms.test(fact.text) && fact.direction !== 'same') return { ...fact, direction: null }
  const isShown = readSignificance(fact.text)
  if (fact.direction !== null && fact.direction !== 'differs' && fact.cue !== null)
    return isShown === false ? { ...fact, direction: 'same', isWeak: false } : fact
  const pair = isShown === false ? 'same' : comparePairOfArms(fact.text, arms)
  if (pair === null)
    return saysDifferent.test(fact.text) || (isShown && namesBoth(fact, arms))
      ? { ...fact, direction: 'differs' }
      : fact
  // The direction is that of the first arm, whichever the clause names first.
  return { ...fact, direction: pair, isWeak: isShown === null, about: [], comparator: [], previous: null }
}

/** A change over time in each arm is not a difference between them. */
const bothArms = /\b(?:both|each) (?:\p{L}+ ){0,4}(?:groups|arms)\b|\bfrom \d.{1,80} to \d.{1,80} and from \d/iu
const saysDifferent = /\bsignificant(?:ly)? differen|\bdiffer(?:s|ed)? significantly/i

function namesBoth({ about, comparator }: Fact, { first, second }: Arms): boolean {
  const all = [...about, ...comparator]
  return [first, second].every((arm) => all.some(({ concept }) => arm.has(concept)))
}
