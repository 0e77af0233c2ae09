/**
 * Compares what a claim says of a part of the people with what the source says of that part: an effect "only in
 * smokers" or "lost in smokers" where it was "alike in smokers and others", or one "whether or not they smoked" where
 * it was confined to smokers.
 */

import { listConfined } from '@/lib/evidence/verify/claim/checks/people/check-confined'
import { describesStudy } from '@/lib/evidence/verify/claim/describes-study'
import type { Difference, Span } from '@/lib/evidence/verify/claim/finding'
import { saysWhatIsLeftOut } from '@/lib/evidence/verify/claim/left-out'
import type { SourceReading } from '@/lib/evidence/verify/claim/read-source'
import { statesEffect } from '@/lib/evidence/verify/claim/read-statements'
import { rememberEach, rememberLast } from '@/lib/evidence/verify/claim/remember'
import { intersects, isSubset } from '@/lib/evidence/verify/claim/sets'
import { type Token, tokenize } from '@/lib/evidence/verify/claim/words/tokens'
import { namesSomething } from '@/lib/evidence/verify/claim/words/wording-en'
import { findAll } from '@/lib/shared/text/find-all'
import { listSigned } from './list-signed'

/** A part of the people, by the words that name it. */
interface Part {
  concepts: ReadonlySet<string>
  span: Span
}

interface StatedPart extends Part {
  sentence: number
}

const { raw } = String
const people = raw`(?:patients?|adults?|children|infants?|people|persons?|participants?|individuals?|those|(?:wo)?men|arrests?|cases|tumou?rs?)`
const reach = raw`([^.;,():]{3,70})`

/** Says that the parts do not differ. */
const alike = new RegExp(
  raw`\b(?:whether or not|(?:with|having) (?:or|and) without|regardless of|irrespective of|no matter (?:whether|what|how)|alike (?:in|with|for|whether)|similar (?:effects?|benefits?|gains?|reductions?) (?:in|for|among|with)|equally (?:in|with|for)|as much in|no loss of (?:effect|benefit) (?:at|in|with|among)|(?:also|even|including)(?: (?:in|among|for|at|over|above))? (?=${people}|the|over|above|age|with|without|diabet))\s?${reach}`,
  'giu',
)
/** "The biomarker did not predict who benefits." */
const unpredicting =
  /(?:^|[.;,] )([^.;,():]{3,60}?) (?:did not|does not|failed to) (?:predict|alter|modify|change|influence) (?:who|the (?:effect|benefit|response))\b/giu
/** Says that all parts have it. */
const inAll = new RegExp(
  raw`\b(?:whether or not|whether (?:they|the|it|he|she)|(?:with|having) (?:or|and) without|regardless of|irrespective of|no matter (?:whether|what|how)|as (?:much|well) (?:in|with|without)|even (?:where|when|in|without|with|if))\s?${reach}`,
  'giu',
)
/** "In every patient, *on oxygen* or not", "*severe cases* included". */
const orNot =
  /(?:[,(]\s?|\b(?:both|whether) )([^.;,():]{3,50}?) (?:or (?:not|otherwise|without(?: (?:it|one|them))?)|(?:and|or) those (?:who (?:are|were) not|without)|included|inclusive|as well)(?=[.;,)]|$)/giu
/** Says that one part alone has it. */
const inOne: readonly RegExp[] = [
  new RegExp(
    raw`\b(?:(?:confined|limited|restricted) to|only (?:in|among|for|at|when|where|if)|only (?:helped|benefit\p{L}*|worked (?:in|for)|saved)|exclusive(?:ly)? (?:to|in)|came (?:only|entirely) from|the preserve of)\s${reach}`,
    'giu',
  ),
  new RegExp(
    raw`^(?:only|just) (?:the )?([^.;,():]{3,50}?) (?:got|gained|benefi\p{L}+|were helped|did better|had (?:any|a)|saw|improved|responded|profited)\b`,
    'giu',
  ),
  new RegExp(raw`\b(?:in|among|for) ([^.;,():]{3,50}?),? but not (?:in|among|for)\b`, 'giu'),
  new RegExp(raw`^([^.;,():]{3,60}?) were the (?:only )?ones (?:who|that|to)\b`, 'giu'),
]
/** "In the oldest, *it no longer had any effect*", "*smokers had no benefit*". */
const lostBefore: readonly RegExp[] = [
  new RegExp(
    raw`^(?:in|at|among|for|with) ${reach}, [^,;:.]{2,60}? (?:no longer \p{L}+|lost its \p{L}+|stopped working|(?:had|showed|gave|brought) no (?:\p{L}+ )?(?:effect|benefit|gain|advantage)|did nothing|made no difference)\b`,
    'giu',
  ),
  new RegExp(
    raw`^([^.;,():]{3,60}?) (?:had|got|saw|gained|derived|drew) no (?:\p{L}+ )?(?:benefit|gain|effect|advantage|protection)\b`,
    'giu',
  ),
]
/** Says that one part lacks it. */
const lost = new RegExp(
  raw`\b(?:vanish\p{L}*|disappear\p{L}*|stopp?(?:ed|s) working|wore off|(?:was|is|were) lost|lost (?:its|the|their) \p{L}+|faded|petered out|no longer \p{L}+|did nothing|was absent|evaporat\p{L}+|melted away|no (?:benefit|effect|gain|advantage)(?: \p{L}+)?) (?:in|at|among|for|with|on|when|where|once|above|over|below)\s${reach}`,
  'giu',
)

function readParts(text: string, patterns: readonly RegExp[]): Part[] {
  return patterns.flatMap((pattern) =>
    findAll(text, pattern).flatMap(({ 0: whole, 1: named = '', index }): Part[] => {
      // "Did *not disappear* in", "was *not confined* to".
      if (denial.test(text.slice(Math.max(0, index - denialMax), index))) return []
      const start = index + whole.lastIndexOf(named)
      const concepts = nameConcepts(tokenize(named))
      return concepts.size > 0 ? [{ span: [start, start + named.length], concepts }] : []
    }),
  )
}

const denialMax = 30
const denial = /(?:\b(?:not|never|nor|neither|without|hardly)|n['’]t) (?:\p{L}+ )?$/iu

function nameConcepts(tokens: readonly Token[]): Set<string> {
  return new Set(tokens.filter(namesSomething).map(({ concept }) => concept))
}

const listAlike = rememberEach(({ sentences }: SourceReading) =>
  sentences.flatMap(({ text, role }, sentence): StatedPart[] =>
    describesStudy(role) ? [] : readParts(text, [alike, unpredicting]).map((part) => ({ ...part, sentence })),
  ),
)

const readClaim = rememberLast((claim: string) => ({
  all: readParts(claim, [inAll, orNot]),
  one: readParts(claim, [...inOne, lost, ...lostBefore]),
}))

/**
 * @returns a difference when the source says of the part that a claim names the opposite of what the claim says;
 *   otherwise null
 */
export function checkSubgroups(claim: string, source: SourceReading): Difference | null {
  if (source.isGuideline || !source.isSummary || hedged.test(claim)) return null
  if (saysWhatIsLeftOut(claim.replace(notInOthers, ''))) return null
  const { all, one } = readClaim(claim)
  return (
    (one.length > 0 ? findShared(one, listAlike(source)) : null) ??
    (all.length > 0 && statesEffect(claim)
      ? findShared(
          all,
          listConfined(source).filter((each) => !isOutcome(each, source)),
        )
      : null) ??
    findOtherStratum(claim, source)
  )
}

/** "In smokers *but not in those* without": a result, rather than who was left out. */
const notInOthers = /\bbut not (?:in|among|for)\b/giu

/** "May be limited to smokers" and "cannot be determined" report nothing. */
const hedged =
  /\b(?:may|might|could|perhaps|possibly|cannot|seems?|appear(?:s|ed)?|suggest\p{L}*|unclear|uncertain)\b/iu

function findShared(parts: readonly Part[], stated: readonly StatedPart[]): Difference | null {
  for (const part of parts)
    for (const each of stated)
      if (intersects(part.concepts, each.concepts))
        return { sentence: each.sentence, words: [part.span], sourceWords: [each.span] }
  return null
}

/** "Driven by *fewer cardiovascular deaths*" names an outcome rather than a part of the people. */
function isOutcome({ sentence, span }: StatedPart, { sentences }: SourceReading): boolean {
  return /^(?:fewer|more|less|lower|higher)\b/i.test(sentences[sentence]?.text.slice(...span) ?? '')
}

/** A result line of one part, with the words that no line of another part has. */
interface Stratum {
  sentence: number
  own: ReadonlySet<string>
  outcome: ReadonlySet<string>
  isSignificant: boolean
  nameEnd: number
}

const listStrata = rememberEach(({ facts, sentences }: SourceReading): Stratum[] => {
  const named = facts.flatMap(({ line, sentence }) => {
    if (!line?.isSubgroup || line.isSignificant === null) return []
    const name = listSigned(tokenize((sentences[sentence]?.text ?? '').slice(0, line.nameEnd)), namesSomething)
    return [{ sentence, name, isSignificant: line.isSignificant, nameEnd: line.nameEnd }]
  })
  return named.flatMap(({ name, ...each }) => {
    const others = named.filter(({ sentence }) => sentence !== each.sentence)
    const own = name.filter((concept) => !others.some((other) => other.name.includes(concept)))
    const shared = name.filter((concept) => others.some((other) => other.name.includes(concept)))
    return others.length > 0 && own.length > 0 ? [{ ...each, own: new Set(own), outcome: new Set(shared) }] : []
  })
})

/**
 * An effect in a part whose line has none, or none in one whose line has one: "without an appendicolith,
 * more complications".
 */
function findOtherStratum(claim: string, source: SourceReading): Difference | null {
  const strata = listStrata(source)
  if (strata.length === 0 || contrasts.test(claim)) return null
  const words = new Set(listSigned(tokenize(claim), namesSomething))
  const isNamed = ({ own, outcome }: Stratum) => isSubset(own, words) && intersects(outcome, words)
  const named = strata.filter(isNamed)
  const [stratum, ...more] = named
  if (!stratum || more.length > 1) return null
  const isAlike = sameWords.test(claim)
  const isEffect = !isAlike && statesEffect(claim)
  const found = named.find(({ isSignificant }) => (isSignificant ? isAlike : isEffect))
  return found ? { sentence: found.sentence, words: [[0, claim.length]], sourceWords: [[0, found.nameEnd]] } : null
}

const contrasts =
  /\b(?:but|not|whereas|while|unlike|only|except|although|though|than in|compared with those|n['’]t|nor|neither|no clear|no (?:\p{L}+ )?(?:benefit|effect|gain|difference|advantage|excess|increase|reduction)|trend|numerically|similar in)\b/iu
const sameWords =
  /\b(?:every bit as|just as (?:well|good|effective)|(?:did|do|does|done|fared|worked|survived|lived) (?:\p{L}+ )?as well|the same|no worse|noninferior\p{L}*|non-inferior\p{L}*|matched|equalled|no different|unchanged|made no difference)\b/iu
