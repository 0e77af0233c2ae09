/** Validates the page's requests about its conversations. */
import { z } from 'zod'
import { messagesAtOnceMax } from './conversation'
import { type FeedbackChoice, feedbackCommentMax, feedbackRatings, feedbackReasons } from './feedback'
import { object, optional, string } from './schema-fields'
import { parseValid } from './validation-errors'

const idForm = /^[A-Za-z0-9_-]{16,64}$/
const id = z.string().regex(idForm)

/** Whether a stored row could have this id; saves a database query otherwise. */
export function isPageId(text: string): boolean {
  return idForm.test(text)
}

/** Where the page wants a question and its answer stored. */
export interface TurnPlace {
  conversation: string
  /** The answer that the question follows. */
  parent?: string
  /** A new id, or the id of an existing question to regenerate its answer. */
  question: string
  answer: string
  /** The answer to rewrite for a patient; stored with the question. */
  plainWordsOf?: string
}

const turn = object({ id, parent: optional(id), question: id, answer: id })
const turnField = object({ conversation: optional(turn) })

/**
 * Parses the request field `conversation`, which only the page sends.
 *
 * @returns undefined if it is absent; nothing is stored then
 * @throws ApiError 400
 */
export function parseTurnPlace(json: unknown): TurnPlace | undefined {
  const { conversation } = parseValid(turnField, json)
  if (!conversation) return undefined
  const { id, ...place } = conversation
  return { conversation: id, ...place }
}

export const titleLengthMax = 200

/** Removes line breaks and control characters, in particular NUL, which PostgreSQL cannot store. */
export function toTitle(text: string): string {
  return text
    .replace(/\p{Cc}+/gu, ' ')
    .toWellFormed()
    .trim()
}

const change = object({
  title: optional(string({ min: 1, max: titleLengthMax }).transform(toTitle)),
  isPinned: optional(z.boolean()),
  /** The last message of the branch that the user is reading. */
  leaf: optional(id),
  /** Only `false`: restores a deleted conversation. */
  isDeleted: optional(z.literal(false)),
})

export type ConversationChange = z.output<typeof change>

/** @throws ApiError 400 */
export function parseConversationChange(json: unknown): ConversationChange {
  return parseValid(change, json)
}

const feedback = object({
  rating: z.enum(feedbackRatings),
  reason: optional(z.enum(feedbackReasons)),
  comment: optional(string({ max: feedbackCommentMax }).transform(toComment)),
})

/** Keeps line breaks and removes other control characters; see `toTitle`. */
function toComment(text: string): string {
  return text
    .replace(/[^\P{Cc}\n]+/gu, ' ')
    .toWellFormed()
    .trim()
}

/** @throws ApiError 400 */
export function parseFeedback(json: unknown): FeedbackChoice {
  const { rating, reason = null, comment = '' } = parseValid(feedback, json)
  return { rating, reason, comment }
}

const days = z
  .string()
  .regex(/^[1-9]\d{0,3}$/)
  .transform(Number)
const listQuery = object({
  before: optional(z.string().regex(/^[\w.:~-]{1,200}$/)),
  q: optional(string({ max: 200 })),
  days: optional(days),
})

/** @throws ApiError 400 */
export function parseConversationListQuery(parameters: URLSearchParams): z.output<typeof listQuery> {
  return parseValid(listQuery, Object.fromEntries(parameters))
}

const count = z
  .string()
  .regex(/^[1-9]\d{0,2}$/)
  .transform(Number)
  .refine((number) => number <= messagesAtOnceMax)
const messagesQuery = object({ until: id, count: optional(count) })

/** @throws ApiError 400 */
export function parseMessagesQuery(parameters: URLSearchParams): z.output<typeof messagesQuery> {
  return parseValid(messagesQuery, Object.fromEntries(parameters))
}

/** @returns the number of the last event that the client has; 0 if the parameter is absent or invalid */
export function parseLastEventNumber(parameters: URLSearchParams): number {
  const after = Number(parameters.get('after') ?? 0)
  return Number.isSafeInteger(after) && after > 0 ? after : 0
}
