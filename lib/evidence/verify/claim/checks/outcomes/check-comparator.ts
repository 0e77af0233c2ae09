/** Finds a comparison that a study did not make: with no treatment, or with observation. */
import type { Difference } from '@/lib/evidence/verify/claim/finding'
import { saysWhatIsLeftOut } from '@/lib/evidence/verify/claim/left-out'
import type { SourceReading } from '@/lib/evidence/verify/claim/read-source'

const compared = String.raw`\b(?:compared (?:with|to)|versus|vs\.?|relative to|better than|against)\s`

/** What a claim compares with, and the words of a source that may mean it. */
const kinds = [
  {
    claimed: new RegExp(
      String.raw`${compared}(?:no(?! (?:\p{L}+ ){0,2}(?:more|less|fewer|differences?|effect|change|benefit)\b) \p{L}+(?: \p{L}+)?|nothing|(?:an )?untreated \p{L}+|doing nothing)`,
      'iu',
    ),
    stated:
      /\b(?:no|none|nothing|without|not|untreated|alone|defer\w*|delay\w*|control|usual|standard|before|omit\w*|never|out)\b/i,
  },
  {
    claimed: new RegExp(
      `${compared}(?:observation(?! period)|watchful waiting|expectant management|(?:active )?(?:surveillance|monitoring))`,
      'iu',
    ),
    stated:
      /\b(?:observ(?:ation|e|ed|ing)|watch\w*|wait\w*|expectant\w*|surveillance|monitor\w*|no|none|untreated|alone|defer\w*)\b/i,
  },
]

/** "No better than sham surgery", of a trial "without sham surgery". */
const sham = new RegExp(
  String.raw`(?:${compared}|\b(?:than|over|beat|outperformed) )(?:an? )?(?:sham|placebo|dummy)\b`,
  'iu',
)
const notSham = /\b(?:no|not|without|lack\w*)(?: an?)?(?: \p{L}+){0,2} (?:sham|placebo|dummy)\b/giu

/**
 * @returns a difference when the source names another comparator, and none of its results or arms may mean that of
 *   the claim; otherwise null
 */
export function checkComparator(
  claim: string,
  { sentences, facts, isSummary, described }: SourceReading,
): Difference | null {
  if (!isSummary || !described.second || saysWhatIsLeftOut(claim)) return null
  const { sentence, text: comparator } = described.second
  const ofSham = sham.exec(claim)
  if (ofSham && !sentences.some(({ text }) => /\b(?:sham|placebo|dummy)\b/i.test(text.replace(notSham, ' '))))
    return toDifference(ofSham, sentence, sentences)
  for (const { claimed, stated } of kinds) {
    const found = claimed.exec(claim)
    const texts = [comparator, ...facts.flatMap(({ line, text }) => (line ? text : []))]
    if (!found || texts.some((text) => stated.test(text))) continue
    return toDifference(found, sentence, sentences)
  }
  return null
}

function toDifference(
  { 0: written, index }: RegExpExecArray,
  sentence: number,
  sentences: SourceReading['sentences'],
): Difference {
  return {
    sentence,
    words: [[index, index + written.length]],
    sourceWords: [[0, sentences[sentence]?.text.length ?? 0]],
  }
}
