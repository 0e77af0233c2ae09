/** Checks what the claim says mainly explains a result: "driven mainly by fewer strokes". */
import type { Difference, Span } from '@/lib/evidence/verify/claim/finding'
import type { SourceReading } from '@/lib/evidence/verify/claim/read-source'
import { intersects } from '@/lib/evidence/verify/claim/sets'
import { tokenize } from '@/lib/evidence/verify/claim/words/tokens'
import { isWording } from '@/lib/evidence/verify/claim/words/wording-en'
import { findAll } from '@/lib/shared/text/find-all'

/** "Chiefly in former smokers", "driven by fewer admissions". */
const mainly =
  /\b(?:(?:mainly|chiefly|largely|mostly|primarily|predominantly) (?:(?:because of|due to|driven by|through|by|in|among|from)\b)|driven (?:(?:mainly|chiefly|largely|mostly|primarily) )?by\b|accounted for (?:mainly|mostly|largely) by\b)[^,;:.()]{3,80}/giu

/**
 * @returns a difference when each such phrase of the source names other things than that of the claim; otherwise null
 */
export function checkShareOfEffect(claim: string, { sentences }: SourceReading): Difference | null {
  const [claimed] = readPhrases(claim)
  if (!claimed || claimed.names.size === 0) return null
  const stated = sentences.flatMap(({ text }, sentence) => readPhrases(text).map((each) => ({ ...each, sentence })))
  const [other] = stated
  if (!other || stated.some(({ names }) => intersects(names, claimed.names))) return null
  return { sentence: other.sentence, words: [claimed.span], sourceWords: [other.span] }
}

function readPhrases(text: string): { span: Span; names: ReadonlySet<string> }[] {
  return findAll(text, mainly).map(({ 0: phrase, index }) => ({
    span: [index, index + phrase.length],
    names: new Set(
      tokenize(phrase).flatMap(({ word, concept }) =>
        isWording(word, concept) || !/\p{L}/u.test(concept) ? [] : [concept],
      ),
    ),
  }))
}
