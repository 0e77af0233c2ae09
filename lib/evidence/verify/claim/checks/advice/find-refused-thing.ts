/** Finds something that a claim advises and that the guideline names only where it refuses it. */
import { type AdvisedPart, listAdvice } from '@/lib/evidence/verify/claim/checks/advice/list-advice'
import { type AdvicePart, namesAdvised } from '@/lib/evidence/verify/claim/checks/advice/read-advice'
import type { Span } from '@/lib/evidence/verify/claim/finding'
import type { SourceReading } from '@/lib/evidence/verify/claim/read-source'
import { rememberEach } from '@/lib/evidence/verify/claim/remember'
import type { Token } from '@/lib/evidence/verify/claim/words/tokens'
import { findAll } from '@/lib/shared/text/find-all'

/** "Calcium resonium" of "calcium resonium has no place in the acute setting". */
interface RefusedThing {
  part: AdvisedPart
  /** Those that a claim must have to be about it. */
  concepts: readonly string[]
  isRoutine: boolean
}

/**
 * @param claim with its offsets
 * @returns the words of the claim and the part of the guideline; null if it names the thing otherwise too
 */
export function findRefusedThing(
  claim: string,
  { affirmed }: AdvicePart,
  source: SourceReading,
): { part: AdvisedPart; words: Span[] } | null {
  const isInCase = readCases(claim)
  const advised = affirmed.filter((token) => !isInCase(token))
  const named = new Set(advised.map(({ concept }) => concept))
  const found = listRefused(source).find(
    ({ concepts, isRoutine }) =>
      concepts.every((concept) => named.has(concept)) && !(isRoutine && conditional.test(claim)),
  )
  if (!found) return null
  const words = advised.filter(({ concept }) => found.concepts.includes(concept))
  return { part: found.part, words: words.map(({ start, end }): Span => [start, end]) }
}

const conditional =
  /\b(?:if|when|where|once|only|unless|selected|suspected|proven|until|some|confined|restricted|limited)\b/i

/** "*After failed bismuth*", "*in people on clopidogrel*": what is taken for granted, not advised. */
const cases =
  /\b(?:after|if|when|where|once|unless|despite|although|unlike|besides|apart from|(?:people|patients|those|someone|anyone|who (?:is|are)) (?:on|taking|already)|lacking|(?<!even )without|with no|free of)\b[^,;:.]*|, [a-z-]+(?: [a-z-]+)? aside\b/gi

function readCases(claim: string): (token: Token) => boolean {
  const spans = findAll(claim, cases).map(({ 0: text, index }) => [index, index + text.length] as const)
  return ({ start }) => spans.some(([from, to]) => start >= from && start < to)
}

const listRefused = rememberEach((source: SourceReading): RefusedThing[] => {
  const { parts } = listAdvice(source)
  const isOnlyRefused = (concept: string) =>
    !source.topic.has(concept) &&
    parts.every((part) => !part.concepts.has(concept) || part.denied.some((each) => each.concept === concept))
  return parts.flatMap((part) =>
    part.isLimited
      ? []
      : listThings(part, source)
          .filter(({ concepts }) => concepts.some(isOnlyRefused))
          .map((thing) => ({ ...thing, concepts: shorten(thing.concepts, isOnlyRefused) })),
  )
})

/** "Systemic antimicrobials": the noun is enough if the guideline has it nowhere else. */
function shorten(concepts: readonly string[], isOnlyRefused: (concept: string) => boolean): readonly string[] {
  const noun = concepts.at(-1)
  return noun !== undefined && isOnlyRefused(noun) ? [noun] : concepts
}

function namesThing(token: Token): boolean {
  return namesAdvised(token) && !people.test(token.word)
}

const people = /^(?:women|men|children|adults|infants|people|persons?)$/

/** What follows names for whom or when, not what. */
const beforeCase =
  /[(;:.]|\b(?:for|in|of|after|with|without|to|on|as|during|before|unless|if|when|beyond|at|because|from|until|below|above|over|under|not|is|are|has|should|must)\b/i
const separator = /,|\/|\b(?:or|and|nor)\b/g

function listThings(part: AdvisedPart, source: SourceReading): RefusedThing[] {
  if (!part.span) return []
  const { text = '', tokens = [] } = source.sentences[part.sentence] ?? {}
  // ", no local signs: observe" is a case.
  if (part.start > 0 && /:\s*$/.test(text.slice(part.start, part.end))) return []
  const first = part.denied.find(namesAdvised)
  const start = Math.min(first?.start ?? part.span[1], part.span[1])
  const rest = text.slice(start, part.end)
  const end = start + (beforeCase.exec(rest)?.index ?? rest.length)
  const cuts = findAll(text.slice(start, end), separator).map(({ index }) => start + index)
  return [start, ...cuts].flatMap((from, at) => {
    const own = tokens.filter((token) => token.start >= from && token.end <= (cuts[at] ?? end) && namesThing(token))
    const isRoutine = /\broutine/i.test(text.slice(part.start, end))
    return own.length > 0 ? [{ part, concepts: own.map(({ concept }) => concept), isRoutine }] : []
  })
}
