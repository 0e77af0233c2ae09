/**
 * Finds a kind that differs from that of the source by a negating prefix: "cardiac surgery" for "noncardiac surgery".
 */
import type { Difference } from '@/lib/evidence/verify/claim/finding'
import { rememberEach } from '@/lib/evidence/verify/claim/remember'
import type { Token } from '@/lib/evidence/verify/claim/words/tokens'

/** Words between a word and its noun. */
const reach = 2

/** "Cardiac surgery" where the source has only "noncardiac surgery", and the other way round. */
export function findOpposite(
  tokens: readonly Token[],
  sentences: readonly { tokens: readonly Token[] }[],
): Difference | null {
  return findWithoutNegation(tokens, sentences) ?? findWithNegation(tokens, sentences)
}

function findWithNegation(
  tokens: readonly Token[],
  sentences: readonly { tokens: readonly Token[] }[],
): Difference | null {
  for (const { word, noun, token } of findNegated(tokens)) {
    // "Non-severe inpatients" have a pneumonia that is not severe.
    const isNegated = sentences.some((each) => findNegated(each.tokens).some((use) => use.word === word))
    // "Non-culprit arteries" are "the other arteries".
    const isOther = sentences.some(({ tokens: own }) =>
      own.some((each, index) => each.word === 'other' && own[index + 1]?.concept === noun),
    )
    if (isNegated || isOther) continue
    for (const [sentence, each] of sentences.entries()) {
      const at = findPair(each.tokens, word, noun)
      if (at) return { sentence, words: [[token.start, token.end]], sourceWords: [[at.start, at.end]] }
    }
  }
  return null
}

function findWithoutNegation(
  tokens: readonly Token[],
  sentences: readonly { tokens: readonly Token[] }[],
): Difference | null {
  for (const { word, noun, token, sentence } of listNegated(sentences)) {
    const at = findPair(tokens, word, noun)
    const used =
      at && sentences.every((each) => !isUsedBefore(each.tokens, word, noun) && !isUsedAlone(each.tokens, word))
    if (used) return { sentence, words: [[at.start, at.end]], sourceWords: [[token.start, token.end]] }
  }
  return null
}

const listNegated = rememberEach((sentences: readonly { tokens: readonly Token[] }[]) =>
  sentences.flatMap((each, sentence) => findNegated(each.tokens).map((use) => ({ ...use, sentence }))),
)

/** These words begin like a negation: an inpatient is a patient, and "another" is "an other". */
const negated = /^(?!another|inpatient)(?:non|un|in|im|de|an?)(.{5,})$/

/** Each "noncardiac", "non-cardiac" or "afebrile" with the noun that follows it. */
const findNegated = rememberEach((tokens: readonly Token[]) =>
  tokens.flatMap((token, index): { word: string; noun: string; token: Token }[] => {
    const isApart = token.word === 'non'
    const word = isApart ? tokens[index + 1]?.word : negated.exec(token.word)?.[1]
    const noun = tokens[index + (isApart ? 2 : 1)]
    return word && noun && noun.word.length > 3 ? [{ word, noun: noun.concept, token }] : []
  }),
)

/** @returns the word if it precedes the noun without "non-" */
function findPair(tokens: readonly Token[], word: string, noun: string): Token | null {
  const isPair = (token: Token, index: number) =>
    token.word === word && tokens[index + 1]?.concept === noun && tokens[index - 1]?.word !== 'non'
  return tokens.find(isPair) ?? null
}

/** "In *severe disease*", where another sentence has "non-severe pneumonia". */
function isUsedAlone(tokens: readonly Token[], word: string): boolean {
  return tokens.some(
    (token, index) =>
      token.word === word &&
      tokens[index - 1]?.word !== 'non' &&
      /^(?:diseases?|cases?|illness|patients?|infections?|forms?|attacks?)$/.test(tokens[index + 1]?.word ?? ''),
  )
}

/** "AIDS-related event" has the word without "non-", though not next to the noun. */
function isUsedBefore(tokens: readonly Token[], word: string, noun: string): boolean {
  return tokens.some(
    (token, index) =>
      token.word === word &&
      tokens[index - 1]?.word !== 'non' &&
      tokens.slice(index + 1, index + 1 + reach).some(({ concept }) => concept === noun),
  )
}
