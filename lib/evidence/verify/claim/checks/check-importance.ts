/** Compares whether an effect was large enough to matter with what the source says: "below the 35-point threshold". */
import type { Difference } from '@/lib/evidence/verify/claim/finding'
import type { SourceReading } from '@/lib/evidence/verify/claim/read-source'

const threshold =
  '(?:minim(?:al|um)(?:ly)? (?:clinically )?important|clinical(?:ly)? (?:importan|relevan|meaningful)|important difference|MCID)'
const reached = new RegExp(
  String.raw`\b(?:reach|exceed|clear|met|meet|surpass|pass)(?:e?s|ed)?\b[^.;]{0,60}\b${threshold}`,
  'i',
)
const denied = /\b(?:not|never|no|nor|neither|without|fail\w*|short of|below|less than)\b|n['’]t\b/i
const tooSmall = new RegExp(
  String.raw`\b(?:below|short of|under|smaller than|less than|not (?:reach|meet|exceed|enough|large|clear)\w*)\b[^.;]{0,60}\b${threshold}`,
  'i',
)
const limit = /\bimportant difference (\d+(?:\.\d+)?)/i
const effect = /\bdifference ([+−-]?\d+(?:\.\d+)?)/gi

/** @returns null unless the claim says that an effect was important, and the source that it was too small */
export function checkImportance(claim: string, { sentences }: SourceReading): Difference | null {
  const found = reached.exec(claim)
  if (!found || denied.test(claim)) return null
  const sentence = sentences.findIndex(({ text }) => tooSmall.test(text) || isBelowLimit(text))
  if (sentence < 0) return null
  return { sentence, words: [[found.index, found.index + found[0].length]], sourceWords: [] }
}

/** "(Minimal important difference 9): mean difference 1.3". */
function isBelowLimit(text: string): boolean {
  const least = Number(limit.exec(text)?.[1])
  const [last] = Array.from(text.replace(limit, '').matchAll(effect), ([, value = '']) =>
    Number(value.replace('−', '-')),
  ).slice(-1)
  return last !== undefined && Math.abs(last) < least
}
