/** Reads in which order a text puts treatments and tests: what comes first or later, and what waits for what. */

import type { Span } from '@/lib/evidence/verify/claim/finding'
import { blankOut } from '@/lib/evidence/verify/edit-text'
import { findAll } from '@/lib/shared/text/find-all'

/** UTF-16 offsets of two things of a text, of which the first one comes before the other one. */
export interface Sequence {
  earlier: Span
  later: Span
  /** Of the words that put them in order. */
  joint: Span
  /** "Hold the steroid until the biopsy": the later thing is kept back. */
  isHeld: boolean
}

/** "Five days *after* sex" is a time. */
const noTime = '(?<!\\b(?:minutes?|hours?|days?|weeks?|months?|years?|soon|shortly|immediately|long|just|right) )'

/** "A *before* B". */
const earlierLeft = [
  `${noTime}(?:before(?! (?:and|or) after)|prior to)|ahead of|in advance of|precedes?|followed by|in preparation for|after which|whereupon`,
  '(?:and )?(?:only )?(?:then|thereafter|afterwards|next)',
  // "Start A without waiting for B".
  'without (?:first )?(?:waiting|awaiting|wait|delay\\w*)(?: for| until| till| on)?|rather than (?:wait|await|delay|defer)\\w*(?: for| until| till| on)?',
  '(?:do|does|should|must|need|is|are|can) ?(?:not|never)(?: be)? (?:to )?(?:wait|await|delay|defer|postpone|held|hold|withheld)\\w*(?: (?:off|back))?(?: for| until| till| on)?',
]
/** "B *only after* A". */
const laterLeft = [
  `${noTime}(?:(?:only|just) )?(?:after|following|once|as soon as)(?! (?:daily|weekly|monthly|yearly|a|an|every|per|in|which|several|some)\\b| (?:about |at least |nearly )?\\d)`,
  '(?:only )?(?:if|when|where|in whom|whose|who)(?= [^,;:.()]{2,60}\\b(?:fail|not work|do(?:es)? not help|not help|inadequate|insufficient|ineffective|unsuccessful|not enough|run out|been tried|exhausted|shows?|negative|inconclusive|equivocal|unrevealing|unhelpful|unavailable|unsuitable|not tolerated|contraindicated))',
  '(?:second|secondary|subordinate) to|(?:as )?(?:an? |the )?(?:adjunct|add-on|fallback|back-?up|supplement) (?:to|for|after)',
]
/** "Hold B *until* A". */
const heldLeft = [
  '(?<=\\b(?:hold|held|withhold|withheld|keep|kept|wait|await|delay|defer|postpon|stay|stop|put off|paus|suspend|not|no|never|only|n.t)\\w*\\b[^,;:.()]{0,60} )(?:until|till|pending|for (?=the results?\\b))',
  '(?:should |must |has to |have to |needs? to )?(?:waits? (?:for|until|on)|awaits?|is contingent on|depends? on|hinges? on)',
]

const toPattern = (sources: readonly string[]) =>
  new RegExp(String.raw`(?<![\p{L}-])(?:${sources.join('|')})(?![\p{L}-])`, 'giu')
const joints = [
  { found: toPattern(earlierLeft), isReversed: false, isHeld: false },
  { found: toPattern(heldLeft), isReversed: true, isHeld: true },
  { found: toPattern(laterLeft), isReversed: true, isHeld: false },
]

/** Quick test: every joint has one of these. */
const mayOrder =
  /before|ahead|prior|advance|preced|follow|then|thereafter|afterwards|next|wait|delay|defer|postpone|held|hold|after|once|soon|fail|not|n't|inadequate|insufficient|ineffective|unsuccessful|exhausted|tried|shows|negative|inconclusive|equivocal|tolerated|unrevealing|unhelpful|unavailable|unsuitable|contraindicated|second|subordinate|adjunct|add-on|back-?up|fallback|supplement|until|till|pending|results?|contingent|depend|hinge/i

/** Longer text is not a sentence; the rest is not read. */
const readMax = 600

export function readSequences(written: string): Sequence[] {
  if (!mayOrder.test(written)) return []
  const text = written.slice(0, readMax).replace(aside, blankOut)
  const sequences: Sequence[] = []
  for (const { found, isReversed, isHeld } of joints)
    for (const { 0: word, index } of findAll(text, found)) {
      const joint: Span = [index, index + word.length]
      // "Rather than *wait for*": part of a longer joint.
      if (sequences.some((each) => each.joint[0] < joint[1] && joint[0] < each.joint[1])) continue
      const right = findRight(text, joint[1])
      const own = findOwn(text, joint, right, isReversed && anaphora.test(text.slice(...right)))
      const isDenied = !isHeld && denied.test(text.slice(...own))
      // "Not given after A" puts nothing in order; "not given before A" does.
      if (isDenied && isReversed) continue
      const [earlier, later] = isReversed !== isDenied ? [right, own] : [own, right]
      sequences.push({ earlier, later, joint, isHeld })
    }
  return sequences
}

/** "Hormonal treatment *(pill or progestogen)* without waiting for laparoscopy", ", *says the panel*, ". */
const aside = /\([^()]*\)|, (?:says?|according to|per|under|writes?|states?|in) [^,;:.()]{2,40}(?=,)/gi
const startsClause = /^\W*(?:(?:and|but|so|or|even) )?\W*$/i
const denied = /\b(?:not|never|cannot|no need)\b|n['’]t\b|^\W*(?:no|avoid\w*|against)\b/i

/** The phrase of which the joint says that it comes before or after the one on its right. */
function findOwn(text: string, [index, end]: Span, right: Span, isLast: boolean): Span {
  const left = findLeft(text, index, isLast)
  if (!startsClause.test(text.slice(...left))) return left
  const comma = text.slice(right[0]).search(/,(?!\d)/)
  // "*Before* B, A" and "*Once* A fails, B": what follows the comma stands for what precedes the joint.
  if (opening.test(text.slice(index, end)) && comma >= 0) return findRight(text, right[0] + comma + 1, [stop])
  // "A, *then* B", "A should not be used here but *awaits* B".
  return findLeft(text, Math.max(0, left[0] - 1), isLast)
}

/** These may begin a clause. */
const opening = /^(?:only )?(?:before|ahead|prior|in|after|following|once|as|if|when|where|until|till|pending)\b/i

/** Stands for what precedes: "opioids only after failure of *these*". */
export const anaphora =
  /\b(?:these|those|that|them|they|it|this|the others?|either|both)\W*(?:$|\b(?:fails?|ha(?:s|ve)|do(?:es)?|is|are)\b)/i

/** Up to the last stop; where an anaphora follows only the last thing: "A first and B *only after that*". */
function findLeft(text: string, index: number, isLast: boolean): Span {
  const stops = findAll(text.slice(0, index), isLast ? lastThing : stop).map(
    ({ index: from, 0: each }) => from + each.length,
  )
  return [stops.at(-1) ?? 0, index]
}

function findRight(text: string, from: number, ends: readonly RegExp[] = [stop, purpose]): Span {
  const rest = text.slice(from)
  return [from, from + Math.min(rest.length, ...ends.map((each) => rest.search(each)).filter((at) => at >= 0))]
}

/** "Before opioids *in chronic pain*": the case of both. */
const purpose = /(?<=\p{L}) (?:for|in|among|when|if|unless|by|at) /iu

const stop =
  /[,;:.](?!\d)|\s(?:but|while|whereas|then|rather than|instead of|in (?:place|preference) (?:of|to)|and (?:keeps?|leaves?|holds?|then))\s/gi
const lastThing = /[,;:.](?!\d)|\s(?:but|while|whereas|and|then)\s/gi
