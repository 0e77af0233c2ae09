/** Finds claims of an effect on an outcome for which the source has no result. */
import type { SourceReading } from '@/lib/evidence/verify/claim/read-source'
import type { Statement } from '@/lib/evidence/verify/claim/read-statements'
import { type Token, tokenize } from '@/lib/evidence/verify/claim/tokens'

/** Outcomes that patients feel; an effect on one of them is a result of its own. */
const outcomes = new Set(
  tokenize(
    `death stroke infarction hemorrhage hospital cancer fracture dementia disability thrombosis seizure suicide remission cure
    pneumonia sepsis blindness amputation dialysis cognition preeclampsia miscarriage diabetes`,
  ).map(({ concept }) => concept),
)

/** @returns the words that name such an outcome; empty if the source has a result on it or the claim denies one */
export function findUnreportedOutcome(claim: Statement, source: SourceReading): Token[] {
  if (claim.direction === null || claim.direction === 'same' || claim.direction.startsWith('not')) return []
  const named = claim.core.filter(({ concept }) => outcomes.has(concept))
  const isOfAll = claim.core.some(({ concept }) => concept === allCause)
  const isReported = named.some(({ concept }) =>
    source.facts.some(
      (fact) =>
        fact.outcome.has(concept) &&
        (fact.direction !== null || fact.line) &&
        !(isOfAll && concept === death && tellsOneCause(fact.text)),
    ),
  )
  return isReported ? [] : named
}

const allCause = 'allcause'
const death = tokenize('death')[0]?.concept ?? 'death'
const causes = new Set(
  tokenize(
    'cardiovascular vascular cardiac heart coronary sudden cancer prostate breast lung stroke related specific',
  ).map(({ concept }) => concept),
)

/** "Worsening heart failure or cardiovascular death" says nothing of death from any cause. */
function tellsOneCause(text: string): boolean {
  const tokens = tokenize(text)
  return tokens.every(({ concept, end }, index) => {
    const isNamed = causes.has(tokens[index - 1]?.concept ?? '') || fromOneCause.test(text.slice(end))
    return concept !== death || isNamed
  })
}

const fromOneCause = /^ (?:from|due to|of|caused by) (?!any\b|all\b|other\b)/
