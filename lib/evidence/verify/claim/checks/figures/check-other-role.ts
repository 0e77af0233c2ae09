/**
 * Finds figures that a claim gives to a result by its role or its extent: "the primary outcome" for a secondary one,
 * "death from any cause" for cardiovascular death.
 */
import { tellsOneCause } from '@/lib/evidence/verify/claim/checks/outcomes/check-outcome'
import type { Fact } from '@/lib/evidence/verify/claim/fact'
import type { SourceReading } from '@/lib/evidence/verify/claim/read-source'
import type { Statement } from '@/lib/evidence/verify/claim/read-statements'
import { tokenize } from '@/lib/evidence/verify/claim/words/tokens'
import { doubtFigures, type FigureFinding } from './figure-finding'

/** @param claim the part of the claim that has the figures */
export function findOtherRole(
  claim: Statement,
  holders: readonly Fact[],
  { facts }: SourceReading,
): FigureFinding | null {
  const lines = holders.filter(({ line }) => line)
  const named = lines.length > 0 ? lines : holders
  const [holder] = named
  if (!holder) return null
  const isOther =
    (saysPrimary.test(claim.text) && lines.length > 0 && isOfOtherRole(lines, facts)) ||
    (saysAnyDeath(claim.text) && named.every(isOnOneCause))
  return isOther ? doubtFigures('row', claim, holder) : null
}

const saysPrimary =
  /(?<!\b(?:not|no|nor|without|than) (?:the |an? |its )?)\bprimary (?:\p{L}+ ){0,2}(?:outcome|end ?-?point|composite|result|measure|event)s?\b/iu

/** The source has another result as its primary one, with figures of its own. */
function isOfOtherRole(lines: readonly Fact[], facts: readonly Fact[]): boolean {
  return (
    lines.every(({ line }) => !line?.isPrimary) &&
    facts.some(({ line }) => line?.isPrimary && (line.rates || line.estimate !== null))
  )
}

function saysAnyDeath(text: string): boolean {
  const tokens = tokenize(text)
  return tokens.some(({ concept }, index) => {
    if (concept !== 'allcause') return false
    const near = tokens.slice(Math.max(0, index - 3), index + 3)
    return near.some((each) => each.concept === death)
  })
}

/** Every death that it names is one of a cause: "cardiovascular death, infarction or stroke". */
function isOnOneCause({ text, line }: Fact): boolean {
  const name = line ? text.slice(0, line.nameEnd) : text
  return tokenize(name).some(({ concept }) => concept === death) && tellsOneCause(name)
}

const [death = ''] = tokenize('death').map(({ concept }) => concept)
