/**
 * The server's own text in an answer, around the model's text and the quotations, in the language of the question.
 * Quotations and titles are never translated. A missing message is a type error.
 */

import type { TextLanguage } from '@/lib/shared/text/detect-language'
import type { AnswerMessages } from './answer-message-shape'
import { answerMessagesEn } from './answer-messages-en'
import { answerMessagesZh } from './answer-messages-zh'

const messagesByLocale: Record<TextLanguage, AnswerMessages> = { en: answerMessagesEn, zh: answerMessagesZh }

export function getAnswerMessages(language: TextLanguage): AnswerMessages {
  return messagesByLocale[language]
}
