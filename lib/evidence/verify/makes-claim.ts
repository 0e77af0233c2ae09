/** Tells a sentence that states a medical fact from headings, questions, advice to the reader and frames. */
import { isDrugName } from '@/lib/evidence/text/drug-names'
import { generalWords, splitWords, stopWords } from '@/lib/evidence/text/normalize-terms'

const question = /[?？]\s*["”’)]*\s*$/
/** Speaks to the reader, or of the answer itself. */
const addressed =
  /\b(?:you|your|let me|I (?:can|could|will|would|am|have|found|recommend)|please|let us|feel free)\b|^(?:here (?:is|are)|below|see|ask|talk|consult|contact|discuss|check|note that|in summary:|summary of)\b|\b(?:the following|as follows|follows?[.:]?$|listed below|this answer|the sources? (?:above|below)|summari[sz]ed? (?:here|below))|:\s*$/i

/**
 * @param sentence as displayed: no marks, no Markdown
 * @returns whether the sentence states a medical fact that a reader would want a source for
 */
export function makesClaim(sentence: string): boolean {
  const text = sentence.trim()
  if (text.length < 12 || question.test(text) || addressed.test(text)) return false
  const words = splitWords(text).filter(({ joined }) => !joined)
  return words.length > 3 && words.some(({ word }) => isDrugName(word) || isTelling(word))
}

function isTelling(word: string): boolean {
  return word.length > 3 && !stopWords.has(word) && !generalWords.has(word) && !/^\d+$/.test(word)
}
