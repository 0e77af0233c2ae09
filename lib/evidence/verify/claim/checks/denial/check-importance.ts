/** Compares whether an effect was large enough to matter with what the source says: "below the 35-point threshold". */

import type { StrengthFinding } from '@/lib/evidence/verify/claim/checks/strength/check-strength'
import type { SourceReading } from '@/lib/evidence/verify/claim/read-source'
import { toNumber } from '@/lib/evidence/verify/figures/numbers'
import { findAll } from '@/lib/shared/text/find-all'

const threshold =
  '(?:minim(?:al|um)(?:ly)? (?:clinically )?important|clinical(?:ly)? (?:importan|relevan|relevance|meaning|significan)|important difference|MCID)'

/**
 * Behind the first of the words, since it is slow: "below what is clinically important", "not clinically meaningful",
 * "too small to be clinically important".
 */
const doubted = String.raw`(?<!\b(?:below|under|short|smaller|less than|whether|unclear|uncertain|doubtful|too small|not enough|insufficient\w*|fall|falls|fell|lack\w*|question\w*)\b(?:[^.;,]|\.\d){0,60})(?<!\b(?:not|no|never|nor|without|less|any|hardly)\b (?:[a-z]+ ){0,2})`
const important = new RegExp(
  String.raw`\b(?=clinically|of|large|big|great|matter|noticeable)${doubted}(?:clinically (?:\w+ )?(?:important|meaningful|relevant|dramatic|significant|worthwhile|substantial|noticeable)|of (?:clear |real )?clinical (?:importance|relevance|significance)|(?:large|big|great) enough (?:to|for) [^.;,]{0,20}(?:matter|notice|feel|felt)\b|(?:matters?|mattered|noticeable) to (?:patients|people))`,
  'i',
)
const reached = new RegExp(
  String.raw`\b(?:(?:reach|exceed|clear|met|meet|surpass|pass)(?:e?s|ed)?|not (?:below|under|short of|smaller than|less than))\b[^.;]{0,60}\b${threshold}`,
  'i',
)
const denied = /\b(?:not(?! (?:below|under|short|smaller|less))|never|no|nor|neither|without|fail\w*)\b|n['’]t\b/i
const fallsShort = /(?<!\bnot )\b(?:short of|below|less than)\b/i

const affirmed = new RegExp(`\\b(?=clinically)${doubted}clinically (?:important|meaningful|relevant|significant)`, 'i')
const tooSmall = new RegExp(
  String.raw`\b(?:below|short of|under|smaller than|less than|too small|uncertain|doubtful|questionable|not|no)\b[^.;]{0,60}\b${threshold}|\bclinical (?:importance|relevance|meaning) (?:is|was) (?:uncertain|unclear|doubtful)`,
  'i',
)
const limit = /\bimportant difference (\d+(?:\.\d+)?)/i
const effect = /\bdifference ([+−-]?\d+(?:\.\d+)?)/gi

/**
 * @returns a finding when the claim says that an effect was important, and the source that it was too small;
 *   otherwise null
 */
export function checkImportance(claim: string, { sentences }: SourceReading): StrengthFinding | null {
  const found = important.exec(claim) ?? (denied.test(claim) || fallsShort.test(claim) ? null : reached.exec(claim))
  if (!found || sentences.some(({ text }) => affirmed.test(text))) return null
  const sentence = sentences.findIndex(({ text }) => tooSmall.test(text) || isBelowLimit(text))
  if (sentence < 0) return null
  return { kind: 'certainty', sentence, words: [[found.index, found.index + found[0].length]] }
}

/** "(Minimal important difference 9): mean difference 1.3". */
function isBelowLimit(text: string): boolean {
  const least = Number(limit.exec(text)?.[1])
  const [last] = findAll(text.replace(limit, ''), effect)
    .map(([, value = '']) => toNumber(value))
    .slice(-1)
  return last !== undefined && Math.abs(last) < least
}
