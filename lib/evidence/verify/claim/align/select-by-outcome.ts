/** Selects, among the results on one outcome, those of the kind, the composite and the people that a claim is about. */
import type { Fact } from '@/lib/evidence/verify/claim/fact'
import { primaryRoles } from '@/lib/evidence/verify/claim/name-outcome'
import type { Statement } from '@/lib/evidence/verify/claim/read-statements'
import { rememberEach } from '@/lib/evidence/verify/claim/remember'
import { hasFigures, listFigures } from '@/lib/evidence/verify/claim/result-figures'
import { outcomeKinds } from '@/lib/evidence/verify/claim/words/outcome-kinds'
import { type Token, tokenize } from '@/lib/evidence/verify/claim/words/tokens'
import type { AlignedFact } from './aligned-fact'

/** "The composite of retinopathy or death": a result on one component alone is a different one. */
export function keepComposite({ core }: Statement, near: AlignedFact[]): AlignedFact[] {
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

const compositeGap = 0.4

/**
 * "Major bleeding": among results on one outcome, prefers those whose name contains the qualifiers, which may be
 * everyday words.
 */
export function keepSameKind({ core }: Statement, aligned: readonly AlignedFact[]): AlignedFact[] {
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

/** A claim about everyone is compared with the result of everyone, if there is one. */
export function dropSubgroups(claim: Statement, facts: readonly Fact[]): readonly Fact[] {
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
export function dropComposites({ about, text }: Statement, facts: readonly Fact[]): readonly Fact[] {
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
