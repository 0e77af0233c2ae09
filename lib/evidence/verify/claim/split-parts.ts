/** Splits a sentence into parts that each could stand alone: with a verb of its own. */
import { findAll } from '@/lib/shared/text/find-all'
import type { Span } from './finding'
import { rememberLast } from './remember'
import { type Cue, findCues } from './words/cues-en'

const joints = /;\s|,?\s(?:but|while|whereas|although|though)\s|,\s(?:and|yet)\s/gi

/** What makes a part of the words between two joints, besides a direction. */
const verb =
  /\b(?:is|are|was|were|has|have|had|do|does|did|can|cannot|could|may|might|must|should|will|would|needs?|fell|rose|gave|led|took|got|saw|came|went|kept|found|left|met|felt|grew|made|ran|became|began|lost|brought|(?:occurr|reach|develop|affect|remain|appear|requir|achiev|need|show|surviv|relaps|recurr|experienc|suffer|gain|produc|turn|stay|di)ed|(?:recommend|advis|suggest|cover|leav|call|ask|tell|say|appli|hold|prefer|favou?r|support)e?s)\b/i

/** The figures of a clause: "(12% vs 23%; difference -11 points)". */
const bracketed = /\([^()]*\)/g

export function findBrackets(text: string): Span[] {
  return findAll(text, bracketed).map(({ 0: inside, index }) => [index, index + inside.length - 1])
}

/** @returns the same cues while the sentence is the same */
export const readCues = rememberLast(findCues)

/** @returns the parts in their order, which together are the sentence; the same while the sentence is the same */
export const splitParts: (sentence: string) => readonly Span[] = rememberLast((sentence) =>
  splitPartsBetween(sentence, readCues(sentence)),
)

/** Characters of a sentence that are split; each joint is compared with the words around it. */
const splitMax = 2000

/** @param cues of the sentence */
export function splitPartsBetween(sentence: string, cues: readonly Cue[]): Span[] {
  const found = findAll(sentence.slice(0, splitMax), joints)
  if (found.length === 0) return [[0, sentence.length]]
  const brackets = findBrackets(sentence)
  const starts = [0]
  for (const { 0: joint, index } of found) {
    const from = starts.at(-1) ?? 0
    if (brackets.some(([start, end]) => index > start && index < end)) continue
    if (separates(sentence, cues, { from, at: index, to: index + joint.length, joint })) starts.push(index)
  }
  return starts.map((start, index): Span => [start, starts[index + 1] ?? sentence.length])
}

interface Joint {
  /** Where the part before it starts. */
  from: number
  at: number
  /** Where the joint ends. */
  to: number
  joint: string
}

/** Whether the words on both sides of a joint could stand alone. */
function separates(text: string, cues: readonly Cue[], { from, at, to, joint }: Joint): boolean {
  const length = text.slice(to).search(next)
  const end = length < 0 ? text.length : to + length
  const right = text.slice(to, end)
  if (!independent.test(joint) || continued.test(right) || elliptical.test(right)) return false
  const has = (start: number, stop: number) =>
    text.slice(start, stop).search(verb) > 0 || cues.some((cue) => cue.start > start && cue.end <= stop)
  return has(from, at) && has(to, end)
}

const next = /;|, (?:but|and|yet|while|whereas|although|though)\b/
const independent = /^;|\b(?:while|whereas|but|although|though)\b|, (?:and|yet)\b/i
/** "Whereas *levetiracetam was not*" needs the words of the part before it. */
const elliptical = /^[^,;:()]{0,60}\b(?:was|were|is|are|did|do|does|had|has) not\W*$/i
/** "Not only … but *also* …", "noninferior, but *not* superior". */
const continued = /^\s*(?:also|not)\b/i
