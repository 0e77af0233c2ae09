/** Selects, among the results of a source, those of the treatments that a claim compares. */
import { listWithUnits } from '@/lib/evidence/verify/claim/arms/arms'
import type { Fact } from '@/lib/evidence/verify/claim/fact'
import { listDoses } from '@/lib/evidence/verify/claim/read-doses'
import type { Statement } from '@/lib/evidence/verify/claim/read-statements'
import { rememberEach } from '@/lib/evidence/verify/claim/remember'
import { intersects } from '@/lib/evidence/verify/claim/sets'
import { tokenize } from '@/lib/evidence/verify/claim/words/tokens'
import { isWording } from '@/lib/evidence/verify/claim/words/wording-en'
import type { AlignedFact, ComparedResults } from './aligned-fact'

/** "Apixaban caused more bleeding" is not compared with a result about aspirin alone if there is one about apixaban. */
export function dropOtherTreatments(
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

/** Among several comparisons, keeps those that name the treatments of the claim. */
export function keepSameArms(claim: Statement, aligned: AlignedFact[], { facts }: ComparedResults): AlignedFact[] {
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

function listNamed({ about, comparator }: Pick<Statement, 'about' | 'comparator'>): string[] {
  return [...about, ...comparator].map(({ concept }) => concept)
}

function countNamed(fact: Fact, named: ReadonlySet<string>): number {
  const own = fact.arms ? [...fact.arms.first, ...fact.arms.second] : listNamed(fact)
  return new Set(own.filter((each) => named.has(each))).size
}

/** "Than daily budesonide": the lines whose second arm has the name, if other lines have a different one. */
export function keepSameComparator({ comparator }: Statement, aligned: readonly AlignedFact[]): AlignedFact[] {
  const named = comparator.filter(({ word, concept }) => !isWording(word, concept) && !/^\d/.test(concept))
  if (named.length === 0) return []
  const has = (arm: string) => tokenize(arm).some(({ concept }) => named.some((each) => each.concept === concept))
  const isOf = ({ fact: { line } }: AlignedFact) => line?.arms?.some(has)
  const isSplit = ({ fact: { line } }: AlignedFact) => line?.arms && line.arms.filter(has).length === 1
  return aligned.some(isSplit) ? aligned.filter((each) => !each.fact.line?.arms || isOf(each)) : []
}

/** "Dabigatran 150 mg": the lines on that dose, where others are on another one. */
export function keepSameDose({ text }: Statement, aligned: AlignedFact[]): AlignedFact[] {
  const claimed = listDoses(text)
  if (claimed.size === 0) return aligned
  const doses = aligned.map(({ fact }) => (fact.line ? listDoses(fact.text) : null))
  const isSame = (own: ReadonlySet<string> | null | undefined) => own && intersects(own, claimed)
  if (!doses.some(isSame)) return aligned
  return aligned.filter((_, index) => doses[index] === null || doses[index]?.size === 0 || isSame(doses[index]))
}
