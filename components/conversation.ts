/**
 * The conversation as data: turns of a question and what became of its answer. Pure, so that every way an answer can
 * end is tested without a browser. Nothing a reader has seen is ever taken away by an error.
 */
import type { ChatCompletionContentPart, ChatCompletionMessageParam } from 'openai/resources/chat/completions'
import type { FinishReason } from '@/lib/wire/events'
import type { Evidence } from '@/lib/wire/evidence'
import type { Failure } from './failure'
import type { PictureDetails } from './images/prepared'

export interface QuestionImage {
  /** Names the tile on screen; never sent, since file names may name patients. */
  name: string
  /** What the asker says it shows; sent as text and used as its text alternative. */
  description: string
  /** Base64 data URL, checked by its bytes and drawn anew. */
  dataUrl: string
  /** What the page shows about it; of it only the words of a document's page are sent. */
  details?: PictureDetails
}

export interface Question {
  text: string
  images: QuestionImage[]
}

interface Arrived {
  text: string
  /** Null until sources arrive; stays null for answers that searched nothing. */
  evidence: Evidence | null
}

export type Answer =
  | ({ status: 'searching' | 'writing' | 'stopped' } & Arrived)
  | ({ status: 'done'; finishReason: FinishReason } & Arrived)
  | ({ status: 'failed'; failure: Failure } & Arrived)

export interface Turn {
  id: number
  question: Question
  answer: Answer
}

export interface Conversation {
  turns: Turn[]
  /** What "New question" put aside, until the next question is asked. */
  setAside: Turn[] | null
}

export type ConversationAction =
  | { type: 'asked'; id: number; question: Question }
  | { type: 'retried'; id: number }
  | { type: 'arrived'; id: number; text: string; evidence: Evidence | null }
  | { type: 'finished'; id: number; reason: FinishReason }
  | { type: 'stopped'; id: number }
  | { type: 'failed'; id: number; failure: Failure }
  | { type: 'taken back'; id: number }
  | { type: 'cleared' }
  | { type: 'brought back' }

export const emptyConversation: Conversation = { turns: [], setAside: null }

const nothingYet = { status: 'searching', text: '', evidence: null } as const

export function conversationReducer(state: Conversation, action: ConversationAction): Conversation {
  switch (action.type) {
    case 'asked':
      return {
        turns: [...state.turns, { id: action.id, question: action.question, answer: nothingYet }],
        setAside: null,
      }
    case 'retried':
      return withAnswer(state, action.id, () => nothingYet)
    case 'arrived':
      return withAnswer(state, action.id, (answer) =>
        isRunning(answer)
          ? {
              status: answer.text || action.text ? 'writing' : 'searching',
              text: answer.text + action.text,
              evidence: action.evidence ?? answer.evidence,
            }
          : answer,
      )
    case 'finished':
      return end(state, action.id, ({ text, evidence }) => ({
        status: 'done',
        finishReason: action.reason,
        text,
        evidence,
      }))
    case 'stopped':
      return end(state, action.id, ({ text, evidence }) => ({ status: 'stopped', text, evidence }))
    case 'failed':
      return end(state, action.id, ({ text, evidence }) => ({
        status: 'failed',
        failure: action.failure,
        text,
        evidence,
      }))
    case 'taken back':
      return { ...state, turns: state.turns.filter((turn) => turn.id !== action.id) }
    case 'cleared':
      return { turns: [], setAside: state.turns.length > 0 ? state.turns : state.setAside }
    case 'brought back':
      return state.setAside ? { turns: state.setAside, setAside: null } : state
  }
}

export function isRunning(answer: Answer): boolean {
  return answer.status === 'searching' || answer.status === 'writing'
}

/** An answer ends once: what comes after the end (a late abort, a late frame) changes nothing. */
function end(state: Conversation, id: number, ending: (answer: Arrived) => Answer): Conversation {
  return withAnswer(state, id, (answer) => (isRunning(answer) ? ending(answer) : answer))
}

function withAnswer(state: Conversation, id: number, change: (answer: Answer) => Answer): Conversation {
  return {
    ...state,
    turns: state.turns.map((turn) => (turn.id === id ? { ...turn, answer: change(turn.answer) } : turn)),
  }
}

/**
 * The turns as wire messages, oldest first. A turn without any answer is left out unless it is the one being asked, so
 * that roles alternate; a part of an answer is labelled as such, so that a model does not take it for a whole one.
 */
export function messagesOf(turns: readonly Turn[], askedId: number): ChatCompletionMessageParam[] {
  return turns.flatMap(({ id, question, answer }): ChatCompletionMessageParam[] => {
    if (id === askedId) return [{ role: 'user', content: contentOf(question) }]
    if (answer.text === '') return []
    return [
      { role: 'user', content: contentOf(question) },
      { role: 'assistant', content: answer.text + labelOf(answer) },
    ]
  })
}

function labelOf(answer: Answer): string {
  if (answer.status === 'stopped') return '\n\n[The reader stopped this answer here.]'
  if (answer.status === 'failed') return '\n\n[This answer broke off here.]'
  return ''
}

function contentOf({ text, images }: Question): string | ChatCompletionContentPart[] {
  if (images.length === 0) return text
  const descriptions = images.flatMap(({ description }, index) =>
    description.trim() ? [`Image ${index + 1}: ${description.trim()}`] : [],
  )
  return [
    { type: 'text', text: [text, ...descriptions].join('\n\n') },
    ...images.flatMap(({ dataUrl, details }, index): ChatCompletionContentPart[] => [
      // Small print is what these are read for.
      { type: 'image_url', image_url: { url: dataUrl, detail: 'high' } },
      ...pageText(details, index + 1),
    ]),
  ]
}

function pageText(details: PictureDetails | undefined, n: number): ChatCompletionContentPart[] {
  if (!details?.text || !details.frame) return []
  return [{ type: 'text', text: `Text of image ${n}, page ${details.frame.index + 1} of a document:\n${details.text}` }]
}
