/**
 * What the server itself writes into an answer, before and around the model's words and the quotations, in the language
 * of the question. Quotations and titles stay as they are. What a table leaves out is a type error.
 */

import type { TextLanguage } from '@/lib/shared/text/detect-language'
import type { AnswerWords } from './answer-message-shape'
import { en } from './answer-messages-en'
import { zh } from './answer-messages-zh'

const tables: Record<TextLanguage, AnswerWords> = { en, zh }

export function answerWords(language: TextLanguage): AnswerWords {
  return tables[language]
}
