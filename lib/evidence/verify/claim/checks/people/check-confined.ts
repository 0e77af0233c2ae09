/**
 * Finds an effect that a claim reports for those in whom the source found none: "fewer deaths in those who needed no
 * oxygen", where "the benefit was confined to patients on oxygen".
 */
import { findSubject } from '@/lib/evidence/verify/claim/arms/find-subject'
import { readCharacteristics } from '@/lib/evidence/verify/claim/checks/people/read-characteristics'
import { describesStudy } from '@/lib/evidence/verify/claim/describes-study'
import type { Difference, Span } from '@/lib/evidence/verify/claim/finding'
import { saysWhatIsLeftOut } from '@/lib/evidence/verify/claim/left-out'
import type { SourceReading } from '@/lib/evidence/verify/claim/read-source'
import { isEffect, readStatements, type Statement } from '@/lib/evidence/verify/claim/read-statements'
import { rememberEach } from '@/lib/evidence/verify/claim/remember'
import { intersects } from '@/lib/evidence/verify/claim/sets'
import { tokenize } from '@/lib/evidence/verify/claim/words/tokens'
import { findAll } from '@/lib/shared/text/find-all'

const confining =
  /\b(?:benefits?|effects?|gains?|reductions?|advantages?|excess|difference|commoner|more frequent|higher|lower|fewer)\b[^.;]{0,60}?\b(?:(?:confined|limited|restricted) to|driven by|came (?:mainly |mostly |only )?from|only (?:in|among|for))\s([^.;,]{3,80})/giu

/** Who had the effect. */
interface Confined {
  sentence: number
  span: Span
  concepts: ReadonlySet<string>
}

export const listConfined = rememberEach(({ sentences }: SourceReading) =>
  sentences.flatMap(({ text, role }, sentence): Confined[] => {
    if (describesStudy(role)) return []
    return findAll(text, confining).map(({ 0: whole, 1: who = '', index }) => {
      const end = index + whole.length
      return { sentence, span: [end - who.length, end], concepts: new Set(tokenize(who).map(({ concept }) => concept)) }
    })
  }),
)

/**
 * @returns a difference when the claim reports an effect of an arm in those who lack what the source confines it to;
 *   otherwise null
 */
export function checkConfined(claim: string, source: SourceReading): Difference | null {
  const confined = listConfined(source)
  if (confined.length === 0 || saysWhatIsLeftOut(claim) || hedged.test(claim)) return null
  const lacking = readCharacteristics(claim).filter(({ isPresent }) => isPresent === false)
  if (lacking.length === 0) return null
  if (!gained.test(claim) && !readStatements(claim).some((each) => reportsEffect(each, source))) return null
  for (const { concepts, span } of lacking)
    for (const each of confined)
      if (intersects(concepts, each.concepts))
        return { sentence: each.sentence, words: [span], sourceWords: [each.span] }
  return null
}

/** "*Gained* the most", "was *restricted to* those without": no direction, and yet an effect. */
const gained =
  /(?<!\b(?:not|never|nor|hardly|nothing) )\b(?:gained|profited|benefit(?:ed|ted)|were helped|did best|(?:most|greatest|largest|strongest|chiefly) (?:in|among)|(?:confined|restricted|limited) to)\b/iu

/** "May do harm" reports no effect. */
const hedged = /\b(?:may|might|could|perhaps|possibly|cannot)\b/i

function reportsEffect(statement: Statement, { arms }: SourceReading): boolean {
  return isEffect(statement.direction) && findSubject(statement, arms) !== null
}
