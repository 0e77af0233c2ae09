/** Finds the part of a claim that stands with some of its figures. */

import type { SourceReading } from '@/lib/evidence/verify/claim/read-source'
import type { Statement } from '@/lib/evidence/verify/claim/read-statements'
import { listFigures } from '@/lib/evidence/verify/claim/result-figures'
import type { Token } from '@/lib/evidence/verify/claim/words/tokens'
import { isWording } from '@/lib/evidence/verify/claim/words/wording-en'
import { findAll } from '@/lib/shared/text/find-all'
import { isComputedDifference, isPointInTime, isRelative } from './figure-finding'

/**
 * The part of a claim that stands with its figures: "reduced death (HR 0.82) and *stroke (HR 0.70)*", "*infarction to
 * 5.8%*, without more bleeding", "fewer stopped early, *and 9% had a complication*". What is left out becomes spaces.
 */
export function narrowToFigures(claim: Statement, figures: readonly string[], source: SourceReading): Statement {
  const { text, start, about, core } = claim
  const places = listPlaces(text)
  const own = places.filter(({ figure }) => figures.includes(figure))
  const [first, last] = [own[0]?.at ?? 0, own.at(-1)?.at ?? text.length]
  const isOther = (figure: string) =>
    !figures.includes(figure) &&
    !isRelative(figure, text, source) &&
    !isComputedDifference(figure, text, source) &&
    !isPointInTime(figure, text)
  const before = places.findLast(({ at, figure }) => at < first && isOther(figure))
  const ofOthers = before ? before.at + before.figure.length : 0
  const joints = findAll(text.slice(0, first), lastParts).map(({ index }) => index)
  const from = joints.findLast((at) => at > ofOthers) ?? ofOthers
  const next = places.find(({ at, figure }) => at > last && isOther(figure))
  const to = last + findEnd(text.slice(last), next ? next.at - last : 0)
  const isInside = (token: Token) => token.start >= start + from && token.start < start + to
  const [ownAbout, ownCore] = [about.filter(isInside), core.filter(isInside)]
  const comparator = claim.comparator.filter(isInside)
  const names = ownAbout.some(({ word, concept }) => source.mentions.has(concept) && !isWording(word, concept))
  const ofPart = text.slice(from, to).padStart(to).padEnd(text.length)
  if (!names && (from > 0 || to < text.length)) return { ...claim, text: ofPart, about: [], core: [], comparator }
  return { ...claim, text: ofPart, about: ownAbout, core: ownCore.length > 0 ? ownCore : ownAbout, comparator }
}

const nextPart =
  /[,;)]\s+(?:(?:mostly|mainly|largely|chiefly|partly|perhaps|probably) )?(?:without|with|but|yet|and|while|whereas|although|though|because|driven|owing|due|so)\b|\)\s+n?or\b|\s+and (?=(?:more|fewer|less|higher|lower|no)\b)/
const lastParts = /[,;]\s+(?:but|and|while|whereas|although)\b/g

function listPlaces(text: string): { figure: string; at: number }[] {
  let from = 0
  return listFigures(text).map((figure) => {
    const at = text.indexOf(figure, from)
    from = at + figure.length
    return { figure, at }
  })
}

/** @param next where the next figure of another result is; 0 if there is none */
function findEnd(text: string, next: number): number {
  const border = text.search(nextPart)
  // "From 4.1% to 2.7% *and deaths from 8.3%*": up to the words of the next figure.
  const joint = text.slice(0, next).search(/ and (?!\d)/)
  return Math.min(text.length, ...[border, joint].filter((each) => each >= 0))
}
