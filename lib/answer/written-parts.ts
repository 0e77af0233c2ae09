/**
 * Parts of a question that sources lack, as the user would write them: a question in another language is searched in
 * English, and so are its parts found.
 */
import type { TranslatedQuestion } from '@/lib/evidence/question/translation/translate-question'
import type { MissingPart } from '@/lib/evidence/search/fit/missing-part'
import type { AnswerMessages } from '@/lib/shared/messages/answer-message-shape'

type Names = TranslatedQuestion['names']

/** @param names that were translated, in the order of the question */
export function toWrittenParts(parts: readonly MissingPart[], { quotes }: AnswerMessages, names: Names): string[] {
  const written = parts.map(({ kind, surface }) => {
    if (kind === 'results') return quotes.lacking.results
    const name = toWrittenName(surface, names)
    return kind === 'words' ? name : quotes.lacking[kind](name)
  })
  return [...new Set(written)]
}

/** "急性心包炎" for "acute pericarditis", which may be one name of the question, several, or part of one. */
function toWrittenName(english: string, names: Names): string {
  const words = listWords(english)
  const parts = names.filter((name) => listWords(name.english).every((word) => words.includes(word)))
  const covered = new Set(parts.flatMap((name) => listWords(name.english)))
  if (parts.length > 0 && words.every((word) => covered.has(word))) return parts.map(({ written }) => written).join('')
  const whole = names.find((name) => words.every((word) => listWords(name.english).includes(word)))
  return whole?.written ?? english
}

function listWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}
