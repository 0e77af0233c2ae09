/** Finds the arm that a clause is about. */

import { type Statement, withoutLead } from '@/lib/evidence/verify/claim/read-statements'
import { type Token, tokenize } from '@/lib/evidence/verify/claim/words/tokens'
import { findAll } from '@/lib/shared/text/find-all'
import { type Arms, findSide, type Side, swapSide } from './arms'

/** "… but did not shorten the stay": the subject of the previous clause, whatever else the clause names. */
const continuesSubject =
  /^\W*(?:but|and|yet|without)\s+(?:also |still |even )?(?:did|does|do|could|(\p{L}+ing|\p{L}+ed))\s/iu

/**
 * "Rash was commoner with A; one child on B had mastoiditis": keeps the part with the word that gives the direction.
 */
function withoutOtherParts(
  about: readonly Token[],
  text: string,
  start: number,
  cue: Statement['cue'],
): readonly Token[] {
  if (cue === null) return about
  const to = text.indexOf('; ', cue.end - start)
  return to < 0 ? about : about.filter((token) => token.end <= start + to)
}

/** "When A was added to *standard care*": a treatment of both arms is not the subject. */
const background =
  /\b(?:(?:added|add-on|adding [\p{L}\d -]{2,50}?) to|on top of|in addition to|on a background of) [^,;:()]{1,60}/giu

function withoutBackground(about: readonly Token[], text: string, start: number): readonly Token[] {
  const phrases = findAll(text, background).map(({ 0: phrase, index }) => {
    const from = start + index + phrase.search(/(?:to|of) [^ ]/)
    return [from, start + index + phrase.length] as const
  })
  if (phrases.length === 0) return about
  return about.filter((token) => !phrases.some(([from, to]) => token.start >= from && token.end <= to))
}

/** "*Alternatives to* silver sulfadiazine" are the other arm. */
const opposed =
  /^\W*(?:the )?(?:alternatives? to|(?:other )?(?:treatments?|drugs?|dressings?|options?|creams?|anything|everything) other than)\b/i

/** The arm that a clause is about: the first one named outside the comparator, or that of the previous clause. */
export function findSubject(
  {
    text,
    about,
    comparator,
    previous,
    cue,
    start,
  }: Pick<Statement, 'text' | 'about' | 'comparator' | 'previous' | 'cue' | 'start'>,
  arms: Arms,
): Side | null {
  // "The results favoured A": the subject is what they favoured.
  const favored =
    cue && /^favou?r/i.test(text.slice(cue.start - start))
      ? findSide(
          about.filter((token) => token.start >= cue.end),
          arms,
        )
      : null
  if (favored !== null) return favored
  const joint = continuesSubject.exec(text)
  // "But *vaping* came with …" names the arm itself.
  const namesArm = joint?.[1] !== undefined && findSide(tokenize(joint[1]), arms) !== null
  const continued = previous && joint && !namesArm ? findSubject(previous, arms) : null
  if (continued !== null) return continued
  const named = withoutBackground(withoutOtherParts(about, text, start, cue), text, start)
  const side = findSide(withoutLead(named, text, start), arms) ?? findSide(named, arms)
  const other = findSide(comparator, arms)
  // "… and LAMA/LABA, with more pneumonia than LAMA/LABA": what the clause names first still belongs to the one before.
  const isCompared = side !== null && side === other && previous !== null
  if (side !== null && !isCompared) return opposed.test(text) ? swapSide(side) : side
  if (other !== null) return swapSide(other)
  return previous && findSubject(previous, arms)
}
