/**
 * The feedback given in this tab, sent to the server one change after the other. It is kept outside the components,
 * because the turn of a distant answer is removed from the page and drawn again later.
 */
import { callApi } from '@/components/conversation/conversation-api'
import { answerUrl } from '@/components/conversation/conversation-urls'
import type { Failure } from '@/components/errors/request-failure'
import { toFailure } from '@/components/errors/to-request-failure'
import type { FeedbackChoice } from '@/lib/wire/feedback'

export interface GivenFeedback {
  /** Null when it was withdrawn. */
  choice: FeedbackChoice | null
  state: 'saving' | 'saved' | 'failed'
  /** Only when it failed. */
  failure?: Failure
}

export interface AnswerPlace {
  conversationId: string
  answerId: string
}

const given = new Map<string, GivenFeedback>()
const listeners = new Set<() => void>()
/** The last change on its way; the next one waits for it, so that the server ends with the latest. */
let sending: Promise<void> = Promise.resolve()

export function subscribeToFeedback(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** @returns undefined if no feedback was given in this tab */
export function getGivenFeedback(answerId: string): GivenFeedback | undefined {
  return given.get(answerId)
}

/** Shows the choice at once and sends it. @param choice null withdraws the feedback */
export function giveFeedback(place: AnswerPlace, choice: FeedbackChoice | null): Promise<void> {
  const mine: GivenFeedback = { choice, state: 'saving' }
  set(place.answerId, mine)
  sending = sending.then(() => send(place, mine))
  return sending
}

async function send(place: AnswerPlace, mine: GivenFeedback): Promise<void> {
  const isLatest = () => given.get(place.answerId) === mine
  if (!isLatest()) return
  const url = `${answerUrl(place.conversationId, place.answerId)}/feedback`
  try {
    if (mine.choice) await callApi('POST', url, mine.choice)
    else await callApi('DELETE', url)
    if (isLatest()) set(place.answerId, { ...mine, state: 'saved' })
  } catch (error) {
    if (isLatest()) set(place.answerId, { ...mine, state: 'failed', failure: toFailure(error) })
  }
}

function set(answerId: string, feedback: GivenFeedback): void {
  given.set(answerId, feedback)
  for (const listener of listeners) listener()
}
