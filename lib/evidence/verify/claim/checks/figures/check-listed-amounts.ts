/**
 * Finds an amount of a list that a claim gives to another of its items: "9 days after hip replacement", where the
 * source has "9 days (knee) or 30 (hip)".
 */
import type { Difference, Span } from '@/lib/evidence/verify/claim/finding'
import type { SourceReading } from '@/lib/evidence/verify/claim/read-source'
import { rememberEach } from '@/lib/evidence/verify/claim/remember'
import { listFigures, withoutIntervals } from '@/lib/evidence/verify/claim/result-figures'
import { intersects } from '@/lib/evidence/verify/claim/sets'
import { splitParts } from '@/lib/evidence/verify/claim/split-parts'
import { listKeys } from '@/lib/evidence/verify/claim/words/name-keys'
import { findAll } from '@/lib/shared/text/find-all'

interface Item {
  value: string
  /** Words behind the amount that no other item of the list has. */
  own: ReadonlySet<string>
  span: Span
}

/**
 * @returns a difference when the claim has one amount of a list with the words of another item, and none of its own;
 *   otherwise null
 */
export function checkListedAmounts(claim: string, source: SourceReading): Difference | null {
  const lists = readLists(source)
  if (lists.length === 0) return null
  for (const [start, end] of splitParts(claim)) {
    const part = withoutIntervals(claim.slice(start, end))
    const figures = listFigures(part)
    // "76% after one dose and 71% after three": which words belong to which figure, others compare.
    const values = findAll(part, number)
      .map(([written]) => written)
      .filter((value) => figures.length === 1 || !figures.includes(value))
    const keys = listKeys(part.replace(/\bno\b/gi, 'without'))
    const names = ({ own }: Item) => intersects(own, keys)
    const found = lists.filter(({ items }) => items.filter(({ value }) => values.includes(value)).length === 1)
    const isNamed = ({ items }: List) => items.some((item) => values.includes(item.value) && names(item))
    if (found.some(isNamed)) continue
    const other = found.find(({ items }) => items.some((item) => !values.includes(item.value) && names(item)))
    const item = other?.items.find(({ value }) => values.includes(value))
    if (!other || !item) continue
    const at = start + part.search(new RegExp(`(?<![\\d.,])${item.value.replace('.', '\\.')}(?![\\d.,]*\\d)`))
    return { sentence: other.sentence, words: [[at, at + item.value.length]], sourceWords: [item.span] }
  }
  return null
}

interface List {
  sentence: number
  items: readonly Item[]
}

const number = /(?<![\p{L}\d.,<>=≤≥/-])\d+(?:\.\d+)?(?![\d,]*\d|\/\d|-)/gu

const readLists = rememberEach(({ sentences, facts }: SourceReading): readonly List[] => {
  const lines = new Set(facts.flatMap(({ line, sentence }) => (line ? [sentence] : [])))
  return sentences.flatMap(({ text }, sentence) => {
    const items = lines.has(sentence) ? [] : readItems(text)
    return items.length > 1 ? [{ sentence, items }] : []
  })
})

/** "41% *with an appendicolith*, 25% *without*", "9 more days *(knee)* or 30 *(hip)*". */
const behind =
  /^\s?(?:%|[\p{L}/]+)?(?: more)?(?: (?:days|weeks|months|years|hours))? (?:\(([^()\d]{2,40})\)|((?:for|in|with|without|after|if|when|among)\b[^,;:()\d]{0,60}))/u

function readItems(text: string): Item[] {
  const found = findAll(text, number)
  const items = found.flatMap(({ 0: value, index }, at) => {
    const end = index + value.length
    const phrase = behind.exec(text.slice(end, found[at + 1]?.index))
    const next = found[at + 1]?.index ?? text.length
    // Items stand next to each other: "…, 25% without", "… or 30 (hip)".
    const words = phrase?.[1] ?? phrase?.[2]?.replace(/ (?:and|or|but|while|with)\s*$/, '')
    return words === undefined ? [] : [{ value, next, span: [index, end] as Span, keys: listKeys(words) }]
  })
  return items.flatMap(({ value, span, keys }, at): Item[] => {
    const others = items.filter((_, index) => index !== at)
    const isInList = [items[at - 1], items[at + 1]].some(
      (each) => each && (each.next === span[0] || items[at]?.next === each.span[0]),
    )
    const own = new Set([...keys].filter((key) => others.every((each) => !each.keys.has(key))))
    return isInList && own.size > 0 ? [{ value, own, span }] : []
  })
}
