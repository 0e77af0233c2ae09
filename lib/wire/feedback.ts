/** A reader's feedback on a stored answer. Kept on this server, with the conversation. */

export const feedbackRatings = ['up', 'down'] as const
export const feedbackReasons = ['wrong', 'source', 'missing', 'unclear', 'other'] as const
/** In UTF-16 units. */
export const feedbackCommentMax = 1000

export type FeedbackRating = (typeof feedbackRatings)[number]
/** `source`: a source is wrong or does not fit the question. */
export type FeedbackReason = (typeof feedbackReasons)[number]

export interface FeedbackChoice {
  rating: FeedbackRating
  reason: FeedbackReason | null
  /** Empty if there is none. */
  comment: string
}

export interface AnswerFeedback extends FeedbackChoice {
  /** When it was last changed. */
  at: string
}
