/** Finds advice to use what the source says should not be used. */

import type { Span } from '@/lib/evidence/verify/claim/finding'
import { saysToContinue } from '@/lib/evidence/verify/claim/read-parts'
import type { SourceReading } from '@/lib/evidence/verify/claim/read-source'
import { measureShare } from '@/lib/evidence/verify/claim/share'
import { tokenize } from '@/lib/evidence/verify/claim/tokens'
import { isWording } from '@/lib/evidence/verify/claim/wording-en'
import { isPlain } from './check-words'

export interface AdviceFinding {
  sentence: number
  /** UTF-16 offsets in the claim and in the sentence. */
  words: Span[]
  sourceWords: Span[]
}

const verbs =
  '(?:used|given|offered|taken|prescribed|started|considered|chosen|treated|screened|tested|imaged|repeated|continued|stopped)'
const advised = new RegExp(
  String.raw`\b(?:may|can|should|could|must) (?:still |also |always )?be ${verbs}\b|\b(?:is|are) (?:recommended|advised|suitable|acceptable|indicated|an option)\b`,
  'i',
)
const refused = new RegExp(
  String.raw`\b(?:should|must|may|can) ?not be ${verbs}\b|\b(?:is|are) not (?:recommended|advised|suitable|acceptable|indicated|an option)\b|(?:^|: )do not (?:routinely )?\p{L}+`,
  'iu',
)
/** "… as long as levels are monitored": a condition does not turn a refusal into advice. */
const condition =
  /,? (?:as long as|so long as|provided|if|when|once|unless|until|because|since|with careful|under close) /i

/** Share of what the claim is about that the sentence must name. */
const shareLeast = 0.75

export function checkAdvice(claim: string, source: SourceReading): AdviceFinding | null {
  const advice = advised.exec(claim)
  if (!advice) return null
  const words = tokenize(claim.split(condition)[0] ?? claim).filter(
    ({ word, concept }) =>
      !isWording(word, concept) &&
      !/^\d/.test(concept) &&
      (source.vocabulary.concepts.has(concept) || !isPlain(word, concept)),
  )
  for (const [sentence, { text, tokens }] of source.sentences.entries()) {
    const refusal = refused.exec(text)
    if (!refusal) continue
    const [from, to] = findPart(text, refusal.index)
    const own = new Set(tokens.filter(({ start, end }) => start >= from && end <= to).map(({ concept }) => concept))
    const share = measureShare(words, own, source.topic)
    if (share < shareLeast || saysToContinue(claim, text)) continue
    return {
      sentence,
      words: [[advice.index, advice.index + advice[0].length]],
      sourceWords: [[refusal.index, refusal.index + refusal[0].length]],
    }
  }
  return null
}

/** "A is offered; B should not be used": finds the part between semicolons that is refused. */
function findPart(text: string, at: number): Span {
  const end = text.indexOf(';', at)
  return [text.lastIndexOf(';', at) + 1, end < 0 ? text.length : end]
}
