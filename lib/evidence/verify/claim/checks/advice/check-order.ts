/** Compares the order of treatments: "opioids before NSAIDs" where the guideline keeps opioids as a last resort. */
import type { Difference, Span } from '@/lib/evidence/verify/claim/finding'
import type { SourceReading } from '@/lib/evidence/verify/claim/read-source'
import { tokenize } from '@/lib/evidence/verify/claim/words/tokens'
import { findAll } from '@/lib/shared/text/find-all'
import {
  findRankedSentence,
  firstRank,
  lastRank,
  listImmediate,
  listNames,
  listSequences,
  type NamedSequence,
  type Rank,
  readNamed,
  readRank,
} from './list-order'

/**
 * @returns a difference when the guideline puts later what the claim puts first, or the other way round; otherwise
 *   null
 */
export function checkOrder(claim: string, source: SourceReading): Difference | null {
  if (!source.isGuideline) return null
  const sequences = readNamed(claim, tokenize(claim), source)
  const steps = readSteps(claim, source)
  return (
    findReversed(claim, [...sequences, ...pairSteps(steps)], source) ??
    findNotAwaited(sequences, source) ??
    findOtherRank(steps, source)
  )
}

/** "Opioids before NSAIDs", where the guideline has "NSAIDs; opioids only after failure of these". */
function findReversed(claim: string, claimed: readonly NamedSequence[], source: SourceReading): Difference | null {
  if (claimed.length === 0) return null
  const stated = listSequences(source)
  for (const { earlier, later, joint } of claimed) {
    const reversed = stated.find((each) => meet(earlier, each.later) && meet(later, each.earlier))
    if (reversed && !stated.some((each) => meet(earlier, each.earlier) && meet(later, each.later)))
      return { sentence: reversed.sentence, words: [joint], sourceWords: [reversed.joint] }
    if (!ranking.test(claim.slice(...joint))) continue
    const [first, second] = [readRank(earlier, source), readRank(later, source)]
    if ((first === 'later' && second !== 'later') || (second === 'first' && first !== 'first'))
      return { sentence: findRankedSentence([...earlier, ...later], source), words: [joint], sourceWords: [] }
  }
  return null
}

/** Other sequences are of one case: "calcium, then insulin". */
const ranking = /^(?:before|ahead|prior|followed)/i

/** "Hold the steroid until the biopsy", where the guideline has "start the steroid without waiting". */
function findNotAwaited(claimed: readonly NamedSequence[], source: SourceReading): Difference | null {
  for (const { earlier, later, joint, isHeld } of claimed) {
    if (!isHeld) continue
    const found = listImmediate(source).find(({ concepts }) => later.some((name) => concepts.has(name)))
    const isAwaited = listSequences(source).some((each) => meet(later, each.later) && meet(earlier, each.earlier))
    if (found && !isAwaited) return { sentence: found.sentence, words: [joint], sourceWords: [] }
  }
  return null
}

/** "Metformin is the first choice", where the guideline has "metformin second line". */
function findOtherRank(steps: readonly Step[], source: SourceReading): Difference | null {
  for (const { rank, names, span } of steps) {
    const stated = readRank(names, source)
    if (stated !== null && stated !== rank)
      return { sentence: findRankedSentence(names, source), words: [span], sourceWords: [] }
  }
  return null
}

/** What a part of the claim ranks. */
interface Step {
  rank: Rank
  names: readonly string[]
  span: Span
}

function readSteps(claim: string, source: SourceReading): Step[] {
  return splitClaim(claim).flatMap(([from, to]): Step[] => {
    const part = claim.slice(from, to)
    const [opens, first, last] = [starting.exec(part), firstRank.exec(part), lastRank.exec(part)]
    const notLast = deniedLast.exec(part)
    const found = notLast ?? opens ?? first ?? last
    if (!found || (!notLast && (((opens || first) && last) || denied.test(part)))) return []
    const [at, end] = [found.index, found.index + found[0].length]
    const before = opens
      ? []
      : listNames(part.slice(0, at).replace(joint, '').replace(lead, '').replace(purpose, ''), source)
    const names = before.length > 0 ? before : listNames(part.slice(end).replace(purpose, ''), source)
    return [{ rank: last && !notLast ? 'later' : 'first', names, span: [from + at, from + end] }]
  })
}

/** "A comes first, and B is the fallback". */
function pairSteps(steps: readonly Step[]): NamedSequence[] {
  const [first, last] = [steps.find(({ rank }) => rank === 'first'), steps.find(({ rank }) => rank === 'later')]
  if (!first || !last) return []
  const [earlier, later] = [
    first.names.filter((each) => !last.names.includes(each)),
    last.names.filter((each) => !first.names.includes(each)),
  ]
  return earlier.length > 0 && later.length > 0 ? [{ earlier, later, joint: first.span, isHeld: false }] : []
}

/** "Opioids *need not be held back* until …": not later than others. */
const deniedLast =
  /\b(?:need|should|must|do|does|are|is)(?: not|n['’]t)(?: be)?(?: to be)? (?:held back|kept (?:back|in reserve|for later)|reserved|withheld until|a last resort|the last resort|saved for|left (?:until|to) last|wait until)/i
const joint = /^\W*(?:and|but|with|while|whereas) /i

const starting = /\b(?:begin|start|open|lead|kick)(?:s|ning|ing)? (?:off )?with\b/i
const denied = /\b(?:not|never|no|rather than|instead of)\b/i

function splitClaim(claim: string): Span[] {
  const cuts = findAll(claim, /[;:]|,? (?:while|whereas|but|and|(?<!(?:start|begin|open|lead|off)\w* )with) |, /g).map(
    ({ index }) => index,
  )
  return [0, ...cuts].map((start, at): Span => [start, cuts[at] ?? claim.length])
}

/** "*For irregular periods* metformin …", "… *for irregular periods*". */
const lead =
  /^\W*(?:and |but |with |while |whereas )?(?:in|for|with|among|at|under|after) (?:[\p{L}\d-]+ ){1,5}?(?=(?:the|an?) )/iu
const purpose = / (?:for|in|with|among|as|when|if|unless|at|to|by|on|against|after|of)\b.*/i

function meet(one: readonly string[], other: readonly string[]): boolean {
  return one.some((each) => other.includes(each))
}
