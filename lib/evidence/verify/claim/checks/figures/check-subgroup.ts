/** Finds figures of a subgroup that a claim states of everyone. */

import type { Fact } from '@/lib/evidence/verify/claim/fact'
import type { SourceReading } from '@/lib/evidence/verify/claim/read-source'
import type { Statement } from '@/lib/evidence/verify/claim/read-statements'
import { tokenize } from '@/lib/evidence/verify/claim/words/tokens'
import { isWording } from '@/lib/evidence/verify/claim/words/wording-en'
import { doubtFigures, type FigureFinding, listNames } from './figure-finding'

/** "Whenever given, it lowered deaths by 31%", which it did within 3 hours: figures of a subgroup for everyone. */
export function findSubgroup(claim: Statement, holders: readonly Fact[], source: SourceReading): FigureFinding | null {
  const [holder] = holders
  if (!holder || !holders.every(({ line }) => line?.isSubgroup)) return null
  const wholes = source.facts.filter(({ line }) => line && !line.isSubgroup)
  const ofWhole = new Set(wholes.flatMap((fact) => [...listNames(fact)]))
  // "With an appendicolith 20.2 vs 3.6; without one 3.7 vs 3.5".
  const claimed = new Set(tokenize(`${claim.previous?.text ?? ''} ${claim.text}`).map(({ concept }) => concept))
  const isOfGroup = holders.some((fact) => nameGroup(fact, ofWhole, source).some((concept) => claimed.has(concept)))
  return !saysWhole.test(claim.text) && (isOfGroup || saysGroup.test(claim.text))
    ? null
    : // A row, since without the group the claim is nearly the words of its line.
      doubtFigures('row', claim, holder)
}

/** "In CREDENCE as a whole". */
const saysWhole =
  /\bas a whole\b|\b(?:the|its) (?:whole|entire) (?:\p{L}+ )?(?:trial|study|population|cohort|group|sample|arm)\b|^Overall,|\boverall(?:[,.;]|$)|\b(?:in|of|among|for) (?:all|every one of the) (?:patients|participants|people|women|men|children)\b/iu

const saysGroup =
  /\b(?:sub-?groups?|those (?:with|who|whose|aged|in)|particularly|especially|mainly|chiefly|clearest)\b/i

/** The words and numbers by which the name of a subgroup's result differs from those of everyone. */
function nameGroup({ text, line }: Fact, ofWhole: ReadonlySet<string>, { topic }: SourceReading): string[] {
  const names = tokenize(text.slice(0, line?.nameEnd))
    .filter(({ word, concept }) => (/^\d/.test(word) || !isWording(word, concept)) && !ofWhole.has(concept))
    .map(({ concept }) => concept)
  // "Pneumococcal *meningitis*", where everyone had meningitis.
  const ofGroup = names.filter((concept) => !topic.has(concept))
  return ofGroup.length > 0 ? ofGroup : names
}
