/** Finds results that are closer to a claim than the one whose outcome or figures it shares. */
import { isDrugName } from '@/lib/evidence/text/drugs/drug-names'
import type { ComparedResults } from '@/lib/evidence/verify/claim/align/aligned-fact'
import type { Fact } from '@/lib/evidence/verify/claim/fact'
import { coreWeight } from '@/lib/evidence/verify/claim/name-outcome'
import type { SourceReading } from '@/lib/evidence/verify/claim/read-source'
import { type Direction, isComparative, type Statement, withoutLead } from '@/lib/evidence/verify/claim/read-statements'
import { rememberEach } from '@/lib/evidence/verify/claim/remember'
import { listFigures } from '@/lib/evidence/verify/claim/result-figures'
import { tokenize } from '@/lib/evidence/verify/claim/words/tokens'
import { isWording } from '@/lib/evidence/verify/claim/words/wording-en'
import { compareWithResult, type DirectionFinding, namesSameOutcome } from './compare-with-result'

/**
 * "More steroid-free remission (31% vs 22%)", the figures of remission, of a source that denies the steroid-free one.
 */
export function findNarrower(
  claim: Statement,
  { agreement, fact: { line, outcome } }: DirectionFinding,
  compared: ComparedResults,
  source: SourceReading,
): DirectionFinding | null {
  if (agreement === 'contradicts' || line === null || claim.isWeak || !source.isSummary) return null
  const { first, second } = compared.arms
  const core = claim.core
    .filter(({ word, concept }) => !isWording(word, concept) && !first.has(concept) && !second.has(concept))
    .map(({ concept }) => concept)
  if (core.every((concept) => outcome.has(concept))) return null
  const findings = compared.facts
    .filter(
      (fact) =>
        fact.line === null &&
        fact.direction !== null &&
        !fact.isWeak &&
        core.every((concept) => fact.outcome.get(concept) === coreWeight),
    )
    .flatMap((fact) => compareWithResult(claim, claim.direction as Direction, fact, source))
  return findings.every((each) => each.agreement === 'contradicts') ? (findings[0] ?? null) : null
}

/**
 * "Acyclovir added to prednisolone raised recovery", a result of prednisolone: every result that names acyclovir denies
 * it.
 *
 * @param closest null if no result has the outcome of the claim
 */
export function findOfSubject(
  claim: Statement,
  closest: DirectionFinding | null,
  source: SourceReading,
): DirectionFinding | null {
  const { cue, about, text, start, direction } = claim
  if (closest?.agreement === 'contradicts' || cue === null || claim.isWeak) return null
  if (!source.isSummary || source.isGuideline || !isComparative(direction) || listFigures(text).length > 0) return null
  const named = withoutLead(about, text, start).flatMap(({ end, word, concept }) =>
    end <= cue.start && !isWording(word, concept) && (isDrugName(word) || !source.topic.has(concept)) ? [concept] : [],
  )
  for (const concept of [...new Set(named)].slice(0, subjectMax)) {
    if (closest && names(closest.fact, concept)) continue
    const findings = source.facts
      .filter((fact) => fact.direction !== null && names(fact, concept) && namesSameOutcome(claim, fact))
      .flatMap((fact) => compareWithResult(claim, direction, fact, source))
    if (findings.some(({ agreement }) => agreement === 'agrees')) continue
    const found = findings.find(({ fact }) => !fact.isWeak && measuresSame(claim, fact, source))
    if (found) return found
  }
  return null
}

/** A sentence names its subject in fewer words; each is compared with the results that have it. */
const subjectMax = 12

function names(fact: Fact, concept: string): boolean {
  return listConcepts(fact).has(concept)
}

const listConcepts = rememberEach(
  ({ text }: Fact): ReadonlySet<string> => new Set(tokenize(text).map(({ concept }) => concept)),
)

/** Whether a result names the outcome of the claim, or none. The subject of the whole source is not yet an outcome. */
function measuresSame(claim: Statement, { line, core, outcome }: Fact, { topic }: SourceReading): boolean {
  const own = line ? [...outcome.keys()] : core.flatMap(({ concept }) => (outcome.has(concept) ? [concept] : []))
  return own.length === 0 || claim.core.some(({ concept }) => own.includes(concept) && !(line && topic.has(concept)))
}
