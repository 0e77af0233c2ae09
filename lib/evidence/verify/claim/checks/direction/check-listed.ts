/** Compares each outcome of a list with the source: "bleeding and falls were commoner", where falls were not. */
import type { SourceReading } from '@/lib/evidence/verify/claim/read-source'
import { isComparative, type Statement } from '@/lib/evidence/verify/claim/read-statements'
import { listFigures } from '@/lib/evidence/verify/claim/result-figures'
import type { Token } from '@/lib/evidence/verify/claim/words/tokens'
import { isWording } from '@/lib/evidence/verify/claim/words/wording-en'
import { checkDirection } from './check-direction'
import type { DirectionFinding } from './compare-with-result'

/** @returns the claim about each item of the list of outcomes before its direction; none if it names one outcome */
export function listItems(claim: Statement): Statement[] {
  const { text, start, cue, about, core, direction } = claim
  if (cue === null || !isComparative(direction) || listFigures(text).length > 0) return []
  if (composite.test(text)) return []
  const named = core.filter(({ end, word, concept }) => end <= cue.start && !isWording(word, concept))
  const items: Token[][] = []
  for (const [index, token] of named.entries()) {
    const before = named[index - 1]
    const between = before ? text.slice(before.end - start, token.start - start) : ','
    if (/\bor\b|[;:(]/.test(between)) return []
    if (separator.test(between)) items.push([token])
    else items.at(-1)?.push(token)
  }
  if (items.length < 2) return []
  const rest = about.filter((token) => token.start >= cue.start)
  return items.map((item) => ({ ...claim, about: [...item, ...rest], core: item }))
}

/** "The rate of infarction, stroke and death" is one outcome. */
const composite = /\b(?:composite|combin\w+|(?:rate|risk|number|total|sum) of|any of)\b/i
const separator = /,|\band\b/

/** @returns a finding when a clause of the source is about nothing but the item and denies it; otherwise null */
export function checkListed(item: Statement, source: SourceReading): DirectionFinding | null {
  const found = checkDirection(item, source)
  if (!found) return null
  const isNamed = item.core.every(({ concept }) => found.fact.outcome.has(concept))
  return found.agreement === 'agrees' || isNamed ? found : null
}
