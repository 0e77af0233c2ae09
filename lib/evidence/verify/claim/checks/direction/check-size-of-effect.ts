/**
 * Compares where or when a claim says that an effect was larger with the results of both: "larger on oxygen than on a
 * ventilator", "the effect faded by week 24".
 */
import { findSide } from '@/lib/evidence/verify/claim/arms/arms'
import type { Fact } from '@/lib/evidence/verify/claim/fact'
import type { Difference, Span } from '@/lib/evidence/verify/claim/finding'
import { splitAtJoints } from '@/lib/evidence/verify/claim/read-parts'
import type { SourceReading } from '@/lib/evidence/verify/claim/read-source'
import { rememberEach } from '@/lib/evidence/verify/claim/remember'
import { type Token, tokenize } from '@/lib/evidence/verify/claim/words/tokens'
import { isWording } from '@/lib/evidence/verify/claim/words/wording-en'

const { raw } = String

const effect = raw`(?:effects?|benefits?|gains?|protect\w*|reductions?|advantages?|differences?|improvements?|efficacy|associations?|impact|difference|did|worked|helped|losses|loss|harms?|excess)`
const place = '(?:in|on|for|against|at|with|among|under)'
const comparison = new RegExp(
  raw`\b${effect}\b[^.;]{0,60}?\b(?:(more|better|larger|greater|stronger|bigger|higher)|(less|smaller|weaker|worse|lower))\b[^.;,]{0,24}? ${place} ([^.;,]{2,60}?) than ${place} ([^.;]{2,60})`,
  'i',
)

/** By how much two effects must differ, as a share of the larger one. */
const differenceLeast = 0.1

/** @returns a difference when the results show the opposite; otherwise null */
export function checkSizeOfEffect(claim: string, source: SourceReading): Difference | null {
  if (source.isGuideline || /\b(?:not|no|never|whether|if|may|might)\b/i.test(claim)) return null
  return compareTwo(claim, source) ?? compareTrend(claim, source)
}

interface Compared {
  span: Span
  /** Whether the claim says that the effect was larger in the first place. */
  isLarger: boolean
  places: [first: readonly Token[], second: readonly Token[]]
}

/** "Larger on oxygen than on a ventilator", unless these are the arms. */
function readPlaces(claim: string, { arms }: SourceReading): Compared | null {
  const found = comparison.exec(claim)
  if (!found) return null
  const [one = [], other = []] = [found[3], found[4]].map((written) => tokenize(written ?? ''))
  if (findSide(one, arms) !== null || findSide(other, arms) !== null) return null
  return {
    span: [found.index, found.index + found[0].length],
    isLarger: found[1] !== undefined,
    places: [one, other],
  }
}

function compareTwo(claim: string, source: SourceReading): Difference | null {
  const read = readPlaces(claim, source)
  if (!read) return null
  const [one, other] = read.places
  const lines = listSized(source)
  const listOf = (tokens: readonly Token[], without: readonly Token[]) => {
    const own = tokens.filter(({ word, concept }) => !isWording(word, concept) && source.mentions.has(concept))
    const others = without.filter(({ concept }) => own.every((each) => each.concept !== concept))
    const all = lines.filter(({ fact }) => own.length > 0 && own.every(({ concept }) => fact.outcome.has(concept)))
    const alone = all.filter(
      ({ fact }) => !others.some(({ concept }) => source.mentions.has(concept) && fact.outcome.has(concept)),
    )
    return alone.length > 0 ? alone : all
  }
  const [first, second] = [listOf(one, other), listOf(other, one)]
  const rest = second.filter((each) => !first.includes(each))
  const [a, b] = [first[0], rest[0]]
  if (!a || !b || first.length > 1 || rest.length > 1 || a.fact.direction !== b.fact.direction) return null
  const [larger, smaller] = read.isLarger ? [a, b] : [b, a]
  if (smaller.size - larger.size <= differenceLeast * smaller.size) return null
  return { sentence: a.fact.sentence, words: [read.span], sourceWords: [] }
}

const fading = raw`(?:wan(?:ed|es|ing)|fad(?:ed|es|ing)|shr[aiu]nk\w*|dwindl\w+|narrow(?:ed|s|ing)|weaken\w*|diminish\w*|attenuat\w+|lessen\w*|disappear\w*|wore off|tail(?:ed|s) off|los[st]|shorter-lived)`
const growing = raw`(?:gr[eo]w\w*|widen\w*|strengthen\w*|ris(?:es|ing)|rose|deepen\w*|more clearly|larger)`
const trend = new RegExp(
  raw`\b${effect}\b[^.;()]{0,70}?\b(?:(${fading})|(${growing}))\b|\b(?:(lost|loss of)|(gain of)) (?:the |its )?effect`,
  'i',
)
const denying = /\b(?:no|not|without|never)\b/i
const overTime = /\b(?:week|month|year|day|time|later|longer|end(?:ed|s)?|stopp\w+|follow-?up|course)s?\b/i

function compareTrend(claim: string, source: SourceReading): Difference | null {
  const found = trend.exec(claim)
  if (!found) return null
  const isFading = (found[1] ?? found[3]) !== undefined
  const words: Span[] = [[found.index, found.index + found[0].length]]
  const stated = listTrends(source)
  const [first] = stated
  if (first && stated.every((each) => each.isFading !== isFading))
    return { sentence: first.sentence, words, sourceWords: [] }
  if (first || !overTime.test(claim)) return null
  const [earlier, later] = listTimed(source)
  if (!earlier || !later || earlier.size === later.size || earlier.size > later.size === isFading) return null
  return { sentence: later.fact.sentence, words, sourceWords: [] }
}

const listTrends = rememberEach(({ sentences, facts }: SourceReading) =>
  sentences.flatMap(({ text, section }, sentence) =>
    /^(?:harms|conclusion|limitations)$/.test(section) && !facts.some((fact) => fact.line && fact.sentence === sentence)
      ? splitAtJoints(text).flatMap(([from, to]) => {
          const clause = text.slice(from, to)
          const found = trend.exec(clause)
          if (!found) return []
          const isDenied = denying.test(clause.slice(Math.max(0, found.index - 8), found.index + found[0].length))
          return [{ sentence, isFading: ((found[1] ?? found[3]) !== undefined) !== isDenied }]
        })
      : [],
  ),
)

interface Sized {
  fact: Fact
  /** How far the result is from no effect, on a scale of its own kind. */
  size: number
  isRatio: boolean
}

const listSized = rememberEach(({ facts }: SourceReading): Sized[] =>
  facts.flatMap((fact): Sized[] => {
    const { line, text, direction } = fact
    if (!line || direction === null) return []
    if (line.estimate !== null && line.estimate > 0)
      return [{ fact, size: Math.abs(Math.log(line.estimate)), isRatio: true }]
    const change = Number(difference.exec(text)?.[1]?.replace('−', '-'))
    return Number.isNaN(change) ? [] : [{ fact, size: Math.abs(change), isRatio: false }]
  }),
)

const difference = /\b(?:difference|MD) ([+−-]?\d+(?:\.\d+)?)/i

/** The same outcome at two times, the earlier one first; empty if there is none, or more than two. */
function listTimed(source: SourceReading): Sized[] {
  const timed = listSized(source).flatMap((sized) => {
    const name = sized.fact.text.slice(0, sized.fact.line?.nameEnd)
    const [, amount, unit = ''] = time.exec(name) ?? []
    return amount
      ? [{ sized, name: name.replace(time, ''), days: Number(amount) * (days.get(unit.toLowerCase()) ?? 1) }]
      : []
  })
  const [first, second, ...more] = timed.toSorted((one, other) => one.days - other.days)
  if (!first || !second || more.length > 0) return []
  if (first.name !== second.name || first.sized.isRatio !== second.sized.isRatio) return []
  return [first.sized, second.sized]
}

const time = /\b(\d+)[ -](day|week|month|year)s?\b/i
const days = new Map([
  ['week', 7],
  ['month', 30.4],
  ['year', 365],
])
