/**
 * Compares amounts that a claim gives to an arm with the description of the arms: "Intervention: early start (eGFR 10-14)",
 * "Comparator: late start (eGFR 5-7)".
 */
import { findSide, type Side } from '@/lib/evidence/verify/claim/arms/arms'
import type { Difference } from '@/lib/evidence/verify/claim/finding'
import type { SourceReading } from '@/lib/evidence/verify/claim/read-source'
import { rememberEach } from '@/lib/evidence/verify/claim/remember'
import { tokenize } from '@/lib/evidence/verify/claim/tokens'

const number = /(?<![\p{L}\d.,])\d[\d,]*(?:\.\d+)?(?![\d.]*\d)/gu
/** Where a clause about one arm ends and one about the other may begin. */
const joint = /[;,]|\s(?:and|but|while|whereas|versus|vs\.?|against|than|compared with|rather than|instead of|or)\s/

/** @returns null unless the claim gives one arm an amount that only the description of the other arm has */
export function checkArmDescriptions(claim: string, source: SourceReading): Difference | null {
  const described = readDescriptions(source)
  if (!described) return null
  let from = 0
  for (const part of claim.split(joint)) {
    const start = claim.indexOf(part, from)
    from = start + part.length
    const side = findOnlySide(part, source)
    if (side === null) continue
    const [own, other] = side === 'first' ? [described.first, described.second] : [described.second, described.first]
    const numbers = [...part.matchAll(number)]
    const strange = numbers.find(({ 0: written }) => other.own.has(written))
    if (!strange || numbers.some(({ 0: written }) => own.own.has(written)) || own.own.size === 0) continue
    const at = source.sentences[other.sentence]?.text.indexOf(strange[0]) ?? 0
    return {
      sentence: other.sentence,
      words: [[start + strange.index, start + strange.index + strange[0].length]],
      sourceWords: [[at, at + strange[0].length]],
    }
  }
  return null
}

interface Description {
  sentence: number
  /** Numbers of this arm that neither the other one nor a result has. */
  own: ReadonlySet<string>
}

const readDescriptions = rememberEach(({ sentences }: SourceReading): Record<Side, Description> | null => {
  const find = (label: string) => sentences.findIndex(({ text, role }) => role === 'methods' && text.startsWith(label))
  const [first, second] = [find('Intervention: '), find('Comparator: ')]
  if (first < 0 || second < 0) return null
  const results = sentences.filter(({ role }) => role !== 'methods' && role !== 'aim')
  const stated = new Set(results.flatMap(({ text }) => listNumbers(text)))
  const [one, other] = [first, second].map((index) => new Set(listNumbers(sentences[index]?.text ?? '')))
  const without = (all = new Set<string>(), rest = new Set<string>()) =>
    new Set([...all].filter((each) => !rest.has(each) && !stated.has(each)))
  return {
    first: { sentence: first, own: without(one, other) },
    second: { sentence: second, own: without(other, one) },
  }
})

function listNumbers(text: string): string[] {
  return Array.from(text.matchAll(number), ([written]) => written)
}

/** The arm that a clause names, if it names one of them only. */
function findOnlySide(text: string, { arms }: SourceReading): Side | null {
  const tokens = tokenize(text)
  const side = findSide(tokens, arms)
  const other = side && (side === 'first' ? arms.second : arms.first)
  return other && tokens.some(({ concept }) => other.has(concept)) ? null : side
}
