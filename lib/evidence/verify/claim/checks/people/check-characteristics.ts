/** Finds a claim about people who have what those studied lacked, or the other way round: "already on a statin". */

import { describesArm } from '@/lib/evidence/verify/claim/arms/arm-descriptions'
import {
  type Characteristic,
  readCharacteristics,
} from '@/lib/evidence/verify/claim/checks/people/read-characteristics'
import { describesStudy } from '@/lib/evidence/verify/claim/describes-study'
import type { Difference, Span } from '@/lib/evidence/verify/claim/finding'
import { findLeftOut } from '@/lib/evidence/verify/claim/left-out'
import { findDenials } from '@/lib/evidence/verify/claim/read-parts'
import type { SourceReading } from '@/lib/evidence/verify/claim/read-source'
import { rememberEach } from '@/lib/evidence/verify/claim/remember'
import { blankOut } from '@/lib/evidence/verify/edit-text'

interface Stated extends Characteristic {
  sentence: number
  isDescribed: boolean
}

const listStated = rememberEach(({ sentences }: SourceReading) =>
  sentences.flatMap(({ text, role, section }, sentence): Stated[] => {
    const leftOut = findLeftOut(text)
    const isLeftOut = ({ phrase: [start] }: Characteristic) => leftOut.some(([from, to]) => from <= start && start < to)
    return readCharacteristics(section === 'results' ? text.replace(stratum, 'In those without ') : text).map(
      (each) => ({
        ...each,
        isPresent: each.isPresent !== null && isLeftOut(each) ? !each.isPresent : each.isPresent,
        sentence,
        isDescribed: describesStudy(role) || section === 'conclusion',
      }),
    )
  }),
)

/** "Complications without an appendicolith (subgroup): …": the name of a result line says whose it is. */
const stratum = /^[^:]*?\bwithout (?=[^:]*:)/

/** "May be lower in those without risk factors": nothing that was studied. */
const hedged = /\b(?:may|might|could|perhaps|probably|presumably|likely|whether)\b/i

/** "No benefit in those without oxygen": says that it was not shown for them. */
function deniesMore(claim: string, [from, to]: Span): boolean {
  return findDenials(`${claim.slice(0, from)}${blankOut(claim.slice(from, to))}${claim.slice(to)}`).length > 0
}

/**
 * @returns a difference when the source describes its people by the opposite, and nowhere as the claim does;
 *   otherwise null
 */
export function checkCharacteristics(claim: string, source: SourceReading): Difference | null {
  if (source.isGuideline || !source.isSummary || hedged.test(claim)) return null
  for (const { concepts, isPresent, phrase, span } of readCharacteristics(claim)) {
    if (isPresent !== null && deniesMore(claim, phrase)) continue
    for (const concept of concepts) {
      // "With and without chemotherapy" are the arms.
      if (isPresent === null && isOfArms(concept, source)) continue
      const uses = listStated(source).filter((each) => each.concepts.has(concept))
      const other = uses.find((each) => each.isDescribed && isOther(isPresent, each.isPresent, claim))
      if (!other || uses.some((each) => each.isPresent === isPresent || isOfEither(isPresent, each.isPresent, claim)))
        continue
      return { sentence: other.sentence, words: [span], sourceWords: [other.span] }
    }
  }
  return null
}

const only = /\b(?:only|solely|exclusively|(?:limited|restricted|confined) (?:\p{L}+ )?to)\b/iu

/**
 * "Already on a statin" for "unable to take one"; "with or without diabetes" for "with diabetes"; "only those with
 * diabetes" for "with or without diabetes".
 */
function isOther(claimed: boolean | null, stated: boolean | null, claim: string): boolean {
  if (claimed === null) return stated === true
  return stated === !claimed || (stated === null && only.test(claim))
}

function isOfArms(concept: string, { arms, sentences }: SourceReading): boolean {
  const isNamed = sentences.some(
    ({ text, tokens }) => describesArm(text) && tokens.some((each) => each.concept === concept),
  )
  return isNamed || arms.first.has(concept) || arms.second.has(concept)
}

/** Those "with or without" it are also those with it, unless the claim is about them only. */
function isOfEither(claimed: boolean | null, stated: boolean | null, claim: string): boolean {
  return claimed !== null && stated === null && !only.test(claim)
}
