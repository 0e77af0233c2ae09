/**
 * Finds figures of a composite that a claim gives to one of its parts: "death in 8.5% and 15.1%" for "death, stroke or
 * rehospitalization: 8.5% vs 15.1%".
 */

import type { Fact } from '@/lib/evidence/verify/claim/fact'
import { primaryRoles } from '@/lib/evidence/verify/claim/name-outcome'
import type { SourceReading } from '@/lib/evidence/verify/claim/read-source'
import type { Statement } from '@/lib/evidence/verify/claim/read-statements'
import { intersects, isSubset } from '@/lib/evidence/verify/claim/sets'
import { tokenize } from '@/lib/evidence/verify/claim/words/tokens'
import { isWording } from '@/lib/evidence/verify/claim/words/wording-en'
import { doubtFigures, type FigureFinding } from './figure-finding'

/** @param part the part of the claim that has the figures */
export function findPartOfComposite(
  claim: Statement,
  part: string,
  holders: readonly Fact[],
  { topic }: SourceReading,
): FigureFinding | null {
  if (namesSeveral.test(claim.text)) return null
  const claimed = new Set(tokenize(part).map(({ concept }) => concept))
  const lines = holders.filter(({ line }) => line)
  const [holder] = lines
  if (!holder || intersects(primaryRoles, claimed)) return null
  const all = lines.map((fact) => readItems(fact.text.slice(0, fact.line?.nameEnd)))
  // "In heart failure, events fell from 21.2% to 16.3%": the people, and no event.
  const [lead] = tokenize(part)
  const isTopic = (items: readonly Item[]) =>
    items.some((item) => isNamed(item, claimed) && isNamed(item, topic) && !item.has(lead?.concept ?? ''))
  if (!all.every((items) => namesPart(items, claimed)) || all.some(isTopic)) return null
  // "Prevented stroke (1.3% vs 1.6%)" in the conclusion, where the result is on stroke or systemic embolism.
  const isToldSo = holders.some(
    ({ line, outcome, text }) =>
      !line && !namesSeveral.test(text) && all.some((items) => namesPart(items, new Set(outcome.keys()))),
  )
  if (isToldSo) return null
  // A row, since a part may repeat the words of its composite.
  return doubtFigures('row', claim, holder)
}

/** The claim may be about several parts, or name the composite. */
const namesSeveral =
  /\bor\b|\bboth\b|\p{L}\/\p{L}|\b(?:composite|combin\w+|primary|end ?-?points?|MACE|together|either|any of|hospital care|-free)\b/iu

type Item = ReadonlySet<string>

/** Whether the words name one part of a list of events, and none of the others. */
function namesPart(items: readonly Item[], words: ReadonlySet<string>): boolean {
  const named = items.filter((item) => isNamed(item, words))
  const namedConcepts = new Set(named.flatMap((item) => [...item]))
  const others = items.filter((item) => !named.includes(item))
  return (
    named.length > 0 &&
    others.length > 0 &&
    others.every((item) => [...item].every((concept) => namedConcepts.has(concept) || !words.has(concept)))
  )
}

function isNamed(item: Item, words: ReadonlySet<string>): boolean {
  return intersects(item, events) && isSubset(item, words)
}

/** Without progression and recurrence, which are also short for progression or death. */
const events: ReadonlySet<string> = new Set(
  tokenize(
    `death stroke infarction bleeding hospitalization cancer fracture dementia disability thrombosis embolism suicide
    amputation dialysis sepsis pneumonia failure revascularization transplant rejection`,
  ).map(({ concept }) => concept),
)

/** The events of "death, stroke or rehospitalization at 1 year"; empty if the name of a result lists none. */
function readItems(name: string): Item[] {
  const [list = ''] = /^.*\b(?:or|and) [^,;:]*/s.exec(name.replace(/\([^()]*\)/g, ' ')) ?? []
  const items = list.replace(/^[^:]*: /, '').split(/,? (?:or|and) |[,;] /)
  const read = items.map((item) => readItem(item.replace(circumstance, '')))
  const isList = read.length > 1 && read.every(({ size }) => size > 0)
  return isList && (/\bor\b/.test(list) || read.every((item) => intersects(item, events))) ? read : []
}

const circumstance = /\s(?:at|by|within|in|during|over|through|after|when|among|with|without|until|up to)\s.*$/s

function readItem(item: string): Item {
  const telling = tokenize(item).filter(
    ({ word, concept }) => (!isWording(word, concept) || word === 'failure') && !/^\d/.test(word) && !kinds.test(word),
  )
  return new Set(telling.map(({ concept }) => concept))
}

/** Words that a claim about an event may leave out; "fatal or non-fatal stroke" lists no two events. */
const kinds =
  /^(?:non|nonfatal|fatal|first|new|total|any|all|recurrent|major|minor|severe|moderate|serious|symptomatic|unplanned)$/
