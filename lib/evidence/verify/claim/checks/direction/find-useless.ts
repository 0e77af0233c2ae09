/** Finds what the source says gave no benefit: a drug, or a treatment of one group of people. */
import { isDrugName } from '@/lib/evidence/text/drugs/drug-names'
import type { Fact } from '@/lib/evidence/verify/claim/fact'
import type { SourceReading } from '@/lib/evidence/verify/claim/read-source'
import type { Statement } from '@/lib/evidence/verify/claim/read-statements'

/** @returns the result that denies a benefit claimed for the drug or the group; null if the source also has others */
export function findUseless(claim: Statement, source: SourceReading): Fact | null {
  return findUselessDrug(claim, source) ?? findUselessIn(claim, source)
}

/** "Adding B helped", although the source says about B only that it gave no benefit. */
function findUselessDrug(
  { direction, about, text, start }: Statement,
  { facts, isSummary }: SourceReading,
): Fact | null {
  if (!isSummary || !/^(?:less|better)$/.test(direction ?? '')) return null
  for (const { word, end, concept: drug } of about) {
    // "Whereas acyclovir contributed nothing" says the same.
    if (!isDrugName(word) || denied.test(text.slice(end - start))) continue
    const own = facts.filter((fact) => fact.direction !== null && namesDrug(fact, drug))
    const [first] = own
    const isUseless = ({ outcome, direction: stated }: Fact) =>
      (stated === 'same' || stated === 'not-better') && [...outcome.keys()].every((each) => each === drug)
    if (first && own.every(isUseless)) return first
  }
  return null
}

/** "It lowered deaths in people with HIV", where the source says that it did nothing for people with HIV. */
function findUselessIn({ direction, text }: Statement, { facts, isSummary }: SourceReading): Fact | null {
  const group = groupOf(text)
  if (!isSummary || group === undefined || !/^(?:less|better)$/.test(direction ?? '')) return null
  const own = facts.filter((fact) => fact.direction !== null && groupOf(fact.text) === group)
  const [first] = own
  const isUseless = (fact: Fact) => fact.line === null && fact.direction === 'same' && noBenefit.test(fact.text)
  return first && own.every(isUseless) ? first : null
}

const denied = /^[^.;,]{0,40}\b(?:nothing|no|not|neither|little)\b/i

const noBenefit = /\bno (?:\p{L}+ )?(?:benefit|effect|advantage|gain)\b/iu

/** "HIV" of "in people with HIV". */
function groupOf(text: string): string | undefined {
  return ofGroup.exec(text)?.[1]?.toLowerCase()
}

const ofGroup =
  /\b(?:in|among|for) (?:people|patients|those|adults|children|(?:wo)?men) (?:with|without|on|aged|over|under) ([\p{L}\d-]+)/iu

function namesDrug({ about, comparator, arms }: Fact, drug: string): boolean {
  return (
    [...about, ...comparator].some(({ concept }) => concept === drug) ||
    (arms !== null && (arms.first.has(drug) || arms.second.has(drug)))
  )
}
