/**
 * Compares amounts that a claim gives to an arm with the description of the arms: "Intervention: early start (eGFR
 * 10-14)", "Comparator: late start (eGFR 5-7)".
 */
import { nameBoth } from '@/lib/evidence/verify/claim/arms/arm-words'
import { findSide, type Side } from '@/lib/evidence/verify/claim/arms/arms'
import { describesStudy } from '@/lib/evidence/verify/claim/describes-study'
import type { Difference } from '@/lib/evidence/verify/claim/finding'
import type { SourceReading } from '@/lib/evidence/verify/claim/read-source'
import { rememberEach } from '@/lib/evidence/verify/claim/remember'
import { tokenize } from '@/lib/evidence/verify/claim/words/tokens'
import { findAll } from '@/lib/shared/text/find-all'

const number = /(?<![\p{L}\d.,])\d[\d,]*(?:\.\d+)?(?![\d.]*\d)/gu
/** Where a clause about one arm ends and one about the other may begin. */
const joint = /[;,]|\s(?:and|but|while|whereas|versus|vs\.?|against|than|compared with|rather than|instead of|or)\s/

/**
 * @returns a difference when the claim gives one arm an amount or a limit that its description does not have;
 *   otherwise null
 */
export function checkArmDescriptions(claim: string, source: SourceReading): Difference | null {
  return findAmountOfOther(claim, source) ?? findOtherLimit(claim, source)
}

/** "Aiming for an HbA1c below 8.0%" of the arm with a target below 6.0%. */
function findOtherLimit(claim: string, source: SourceReading): Difference | null {
  const words = nameDescribedArms(source)
  const named =
    words && [words.first, words.second].map((own) => tokenize(claim).some(({ concept }) => own.has(concept)))
  // "Below 9 g/dL" may also be who was studied.
  if (!named || named[0] === named[1]) return null
  const description = source.described[named[0] ? 'first' : 'second']
  if (!description) return null
  const stated = listLimits(description.text)
  for (const { relation, value, at, written } of listLimits(claim)) {
    const own = stated.filter((each) => each.relation === relation)
    const [only] = own
    if (!only || own.length > 1 || only.value === value || !aim.test(claim.slice(0, at))) continue
    const { sentence, text } = description
    const start = (source.sentences[sentence]?.text.length ?? 0) - text.length + only.at
    return {
      sentence,
      words: [[at, at + written.length]],
      sourceWords: [[start, start + only.written.length]],
    }
  }
  return null
}

const nameDescribedArms = rememberEach(({ described: { first, second } }: SourceReading) => {
  const texts = [first?.text ?? '', second?.text ?? '']
  return nameBoth(texts, texts, '')
})

const aim =
  /\b(?:aim\w*|target\w*|goals?|thresholds?|trigger\w*|meant|defined|given|transfus\w+|kept|held|maintained|started|treated)\b[^.;,]{0,60}$/i
const limits = /\b(?:(below|under|less than|at most)|(above|over|more than|at least)) (\d+(?:\.\d+)?)/gi

function listLimits(text: string) {
  return findAll(text, limits).map(({ 0: written, 1: low, 3: value = '', index }) => ({
    relation: low === undefined ? 'above' : 'below',
    value: Number(value),
    at: index,
    written,
  }))
}

function findAmountOfOther(claim: string, source: SourceReading): Difference | null {
  const described = readDescriptions(source)
  if (!described) return null
  let from = 0
  for (const part of claim.split(joint)) {
    const start = claim.indexOf(part, from)
    from = start + part.length
    const side = findOnlySide(part, source)
    if (side === null) continue
    const [own, other] = side === 'first' ? [described.first, described.second] : [described.second, described.first]
    const numbers = findAll(part, number)
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

const readDescriptions = rememberEach(({ sentences, described }: SourceReading): Record<Side, Description> | null => {
  const { first, second } = described
  if (!first || !second) return null
  const results = sentences.filter(({ role }) => !describesStudy(role))
  const stated = new Set(results.flatMap(({ text }) => listNumbers(text)))
  const [one, other] = [first, second].map(({ text }) => new Set(listNumbers(text)))
  const without = (all = new Set<string>(), rest = new Set<string>()) =>
    new Set([...all].filter((each) => !rest.has(each) && !stated.has(each)))
  return {
    first: { sentence: first.sentence, own: without(one, other) },
    second: { sentence: second.sentence, own: without(other, one) },
  }
})

function listNumbers(text: string): string[] {
  return findAll(text, number).map(([written]) => written)
}

/** The arm that a clause names, if it names one of them only. */
function findOnlySide(text: string, { arms }: SourceReading): Side | null {
  const tokens = tokenize(text)
  const side = findSide(tokens, arms)
  const other = side && (side === 'first' ? arms.second : arms.first)
  return other && tokens.some(({ concept }) => other.has(concept)) ? null : side
}
