/**
 * Names a case by what it is not: "non-severe", "whose pneumonia is not severe", "without symptoms", "a first attack".
 */
import { type Token, tokenize } from '@/lib/evidence/verify/claim/words/tokens'
import { blankOut } from '@/lib/evidence/verify/edit-text'
import { findAll } from '@/lib/shared/text/find-all'

/** The concept of a word that is denied of a case, so that "non-severe" and "severe" are two cases. */
function toOpposite(concept: string): string {
  return `non ${concept}`
}

export const [asymptomatic = ''] = tokenize('asymptomatic').map(({ concept }) => concept)

const [recurrent = ''] = tokenize('recurrent').map(({ concept }) => concept)

const once = /^(?:first|initial|single|sole)$/

/** "A first *attack*" is not a recurrent one. */
const event = /^(?:attack|flare|episode|event|seizure|stroke|relapse|exacerbation|infection|fracture)s?$/

const withoutSymptoms =
  /\b(?:without (?:any )?|free (?:of|from) |(?:has|have|had|with|causes?|gives?|produces?) no )symptoms?\b|\bsymptom-free\b/gi

/** "Whose pneumonia *is not* severe". */
const notSo = /(?<=\b(?:whose|that|which|who|if|when|where) (?:[\p{L}-]+ ){0,4})(?:is|are|was|were) not (?=\p{L})/giu

/**
 * @param from the UTF-16 offset of the text, to which those of the tokens are relative
 * @returns the tokens, of which "without symptoms" means "asymptomatic"
 */
export function nameAsymptomatic(text: string, tokens: readonly Token[], from = 0): readonly Token[] {
  const phrases = findAll(text, withoutSymptoms).map(({ 0: phrase, index }) => [
    from + index,
    from + index + phrase.length,
  ])
  if (phrases.length === 0) return tokens
  return tokens.map((token) =>
    phrases.some(([start = 0, end = 0]) => token.start >= start && token.end <= end)
      ? { ...token, concept: asymptomatic }
      : token,
  )
}

/**
 * @param tokens of the text
 * @returns the text without the words that deny only a case, and the tokens with a concept for the case
 */
export function nameOpposites(text: string, tokens: readonly Token[]): { text: string; tokens: readonly Token[] } {
  const ends = findAll(text, notSo).map(({ 0: phrase, index }) => index + phrase.length)
  const named = nameAsymptomatic(text, tokens).map((token, index) => {
    if (once.test(token.word) && event.test(tokens[index + 1]?.word ?? ''))
      return { ...token, word: recurrent, concept: toOpposite(recurrent) }
    const isCompound = tokens[index - 1]?.word === 'non' && text[token.start - 1] === '-'
    return isCompound || ends.includes(token.start) ? { ...token, concept: toOpposite(token.concept) } : token
  })
  return { text: text.replace(withoutSymptoms, blankOut).replace(notSo, blankOut), tokens: named }
}
