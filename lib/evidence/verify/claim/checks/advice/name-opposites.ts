/** Names a case by what it is not: "non-severe", "whose pneumonia is not severe", "without symptoms", "a first attack". */
import { type Token, tokenize } from '@/lib/evidence/verify/claim/words/tokens'
import { blankOut } from '@/lib/evidence/verify/edit-text'
import { findAll } from '@/lib/shared/text/find-all'

/** The concept of a word that is denied of a case, so that "non-severe" and "severe" are two cases. */
function toOpposite(concept: string): string {
  return `non ${concept}`
}

const [asymptomatic = ''] = tokenize('asymptomatic').map(({ concept }) => concept)

const [recurrent = ''] = tokenize('recurrent').map(({ concept }) => concept)

/** "A first *attack*" is not a recurrent one. */
const event = /^(?:attack|flare|episode|event|seizure|stroke|relapse|exacerbation|infection|fracture)s?$/

const withoutSymptoms =
  /\b(?:without (?:any )?|free (?:of|from) |(?:has|have|had|with|causes?|gives?|produces?) no )symptoms?\b|\bsymptom-free\b/gi

/** "Whose pneumonia *is not* severe". */
const notSo = /(?<=\b(?:whose|that|which|who|if|when|where) (?:[\p{L}-]+ ){0,4})(?:is|are|was|were) not (?=\p{L})/giu

/**
 * @param tokens of the text
 * @returns the text without the words that deny only a case, and the tokens with a concept for the case
 */
export function nameOpposites(text: string, tokens: readonly Token[]): { text: string; tokens: readonly Token[] } {
  const symptoms = findAll(text, withoutSymptoms).map(({ 0: phrase, index }) => [index, index + phrase.length])
  const ends = findAll(text, notSo).map(({ 0: phrase, index }) => index + phrase.length)
  const named = tokens.map((token, index) => {
    if (symptoms.some(([from = 0, to = 0]) => token.start >= from && token.end <= to))
      return { ...token, concept: asymptomatic }
    if (token.word === 'first' && event.test(tokens[index + 1]?.word ?? ''))
      return { ...token, word: recurrent, concept: toOpposite(recurrent) }
    const isCompound = tokens[index - 1]?.word === 'non' && text[token.start - 1] === '-'
    return isCompound || ends.includes(token.start) ? { ...token, concept: toOpposite(token.concept) } : token
  })
  return { text: text.replace(withoutSymptoms, blankOut).replace(notSo, blankOut), tokens: named }
}
