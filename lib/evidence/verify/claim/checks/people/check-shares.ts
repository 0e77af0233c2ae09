/** Finds a share of the people that the source gives otherwise: "most took an SGLT2 inhibitor" for "only about 16% took one". */
import type { Difference, Span } from '@/lib/evidence/verify/claim/finding'
import { findDenials } from '@/lib/evidence/verify/claim/read-parts'
import type { SourceReading } from '@/lib/evidence/verify/claim/read-source'
import { rememberEach } from '@/lib/evidence/verify/claim/remember'
import { type Token, tokenize } from '@/lib/evidence/verify/claim/words/tokens'
import { namesSomething } from '@/lib/evidence/verify/claim/words/wording-en'
import { blankOut } from '@/lib/evidence/verify/edit-text'
import { findAll } from '@/lib/shared/text/find-all'

interface Share {
  isMost: boolean
  concepts: ReadonlySet<string>
  span: Span
}

/**
 * @returns a difference when the source describes as few those of whom the claim says most, or the other way round;
 *   otherwise null
 */
export function checkShares(claim: string, source: SourceReading): Difference | null {
  if (source.isGuideline || !source.isSummary) return null
  const [claimed, ...others] = readShares(claim)
  if (!claimed || others.length > 0) return null
  // "Few" denies nothing here.
  const [start, end] = claimed.span
  if (findDenials(`${claim.slice(0, start)}${blankOut(claim.slice(start, end))}${claim.slice(end)}`).length > 0)
    return null
  const named = [...claimed.concepts]
  const isOnSame = ({ concepts }: Share) =>
    named.filter((concept) => concepts.has(concept)).length >= sameLeast * named.length
  const same = listShares(source).filter(isOnSame)
  const [other] = same
  if (!other || same.some(({ isMost }) => isMost === claimed.isMost)) return null
  return { sentence: other.sentence, words: [claimed.span], sourceWords: [other.span] }
}

/** Share of the words behind "most" that the source must have: the claim may also name the trial. */
const sameLeast = 0.6

const describes: ReadonlySet<string> = new Set(['aim', 'methods', 'limitations'])

/** What a source says of how many of its people had or took something. */
const listShares = rememberEach(({ sentences }: SourceReading) =>
  sentences.flatMap(({ text, role }, sentence) =>
    describes.has(role) ? readShares(text).map((each) => ({ ...each, sentence })) : [],
  ),
)

const shares =
  /\b(?:(most|the majority|nearly all|almost all|virtually all|three[- ]quarters|two[- ]thirds)|(few|hardly any|a minority|a small minority|almost none)|(\d{1,3}(?:\.\d+)?)%) ((?:of )?(?!days|weeks|the time|CI\b)[^,;.()]{4,80})/giu

function readShares(text: string): Share[] {
  return findAll(text, shares).flatMap(({ 0: written, 1: most, 2: few, 3: figure, 4: rest = '', index }) => {
    const concepts = new Set(
      tokenize(rest)
        .filter(tellsWhat)
        .map(({ concept }) => concept),
    )
    const isMost = most !== undefined || Number(figure) > half.most
    const isFew = few !== undefined || Number(figure) < half.few
    const end = index + written.length - rest.length
    return concepts.size > 0 && isMost !== isFew ? [{ isMost, concepts, span: [index, end] as Span }] : []
  })
}

/** Percentages about a half are neither. */
const half = { few: 40, most: 55 }

const people = /^(?:patients?|people|participants?|persons?|adults?|children|infants?|(?:wo)?men|trial|study|baseline)$/

function tellsWhat(token: Token): boolean {
  return namesSomething(token) && !people.test(token.word)
}
