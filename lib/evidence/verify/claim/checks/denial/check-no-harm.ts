/** Finds a claim that a treatment did no harm at all, where the source states one: "caused no harms", "was harmless". */
import type { Fact } from '@/lib/evidence/verify/claim/fact'
import type { Difference } from '@/lib/evidence/verify/claim/finding'
import type { SourceReading } from '@/lib/evidence/verify/claim/read-source'
import type { Statement } from '@/lib/evidence/verify/claim/read-statements'
import { rememberEach } from '@/lib/evidence/verify/claim/remember'

const harms = '(?:harms?|(?:adverse|side|ill|unwanted|toxic)[- ](?:effects?|events?|reactions?)|toxicity|downsides?)'
const any = '(?:(?:any|reported|apparent|known|real|other|drug-related|treatment-related) )?'
const denial = '(?:no|without|free (?:of|from)|devoid of|(?:not|never) (?:cause|have|carry|bring|produce|report|list))'

/** "No serious adverse events", "no more harms" and "no harm to the kidney" deny less. */
const harmless = new RegExp(
  String.raw`\b(?:${denial} ${any}${harms}(?! (?:than|beyond|to the|of (?:the|its))\b)|(?:is|are|was|were|be|been|proved|proves) (?:entirely |completely |perfectly |quite )?harmless)\b`,
  'iu',
)

/** @returns the sentence on a harm that the first arm had more of; null where the claim says less, or the source has none */
export function checkNoHarm(claim: Statement, source: SourceReading): Difference | null {
  const found = source.isGuideline || claim.comparator.length > 0 ? null : harmless.exec(claim.text)
  const harm = found && findHarm(source)
  if (!found || !harm) return null
  const from = claim.start + found.index
  return { sentence: harm.sentence, words: [[from, from + found[0].length]], sourceWords: [[harm.start, harm.end]] }
}

const findHarm = rememberEach(
  ({ facts, sentences }: SourceReading): Fact | null =>
    facts.find(({ line, text, direction, isWeak, sentence }) => {
      const isOnHarm = line ? /\(safety/i.test(text) : sentences[sentence]?.role === 'harms'
      return (
        isOnHarm && (direction === 'more' || direction === 'worse') && (line ? line.isSignificant === true : !isWeak)
      )
    }) ?? null,
)
