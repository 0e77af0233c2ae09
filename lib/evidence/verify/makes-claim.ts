/** Distinguishes a sentence that states a medical fact from headings, questions, advice to the reader and frames. */
import { isDrugName } from '@/lib/evidence/text/drugs/drug-names'
import { generalWords, splitWords, stopWords } from '@/lib/evidence/text/normalize-terms'

const question = /[?？]\s*["”’)]*\s*$/
/** Speaks to the reader, or of the answer and its sources rather than of medicine. */
const frames: RegExp[] = [
  /\b(?:you|your|let me|I (?:can|could|will|would|am|have|found|recommend)|please|let us|feel free)\b|^(?:here (?:is|are)|below|see|ask|talk|consult|contact|discuss|check|note that|summary of|(?:the )?(?:next|following|first|last) (?:paragraph|section|part)|(?:one|two|three|some|several) (?:questions?|points?|caveats?)|what follows)\b|\b(?:the following|as follows|follows?[.:]?$|listed below|this answer|the (?:cited )?(?:sources?|records?)(?: above| below)?|(?:read|see|check) the original|summari[sz]ed? (?:here|below))|:\s*$/i,
  /(?:a continuación|se resume|esto es lo que|registros? citados?|las fuentes|siguiente (?:párrafo|apartado)|consulte|pregunte)/i,
  /(?:im folgenden|wird .{0,60}zusammengefasst|hier (?:ist|sind)|die quellen|folgende[rn]? (?:absatz|abschnitt)|fragen sie|sprechen sie)/i,
  /(?:^voici|résumé des|ci-dessous|ci-après|les sources|paragraphe suivant|demandez|consultez)/i,
  /(?:以下(?:是|为|内容)|总结如下|如下[：:。]?$|所引(?:记录|来源|文献)|上述来源|下一段|请(?:咨询|核对|参考|注意)|建议您|您)/,
]

/**
 * @param sentence as displayed: no marks, no Markdown
 * @returns whether the sentence states a medical fact that a reader would want a source for
 */
export function makesClaim(sentence: string): boolean {
  const text = sentence.trim()
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0
  if (text.length < (han > 0 ? 6 : 12) || question.test(text) || frames.some((frame) => frame.test(text))) return false
  if (han >= 6) return true
  const words = splitWords(text).filter(({ joined }) => !joined)
  return words.length > 3 && words.some(({ word }) => isDrugName(word) || isTelling(word))
}

function isTelling(word: string): boolean {
  return word.length > 3 && !stopWords.has(word) && !generalWords.has(word) && !/^\d+$/.test(word)
}
