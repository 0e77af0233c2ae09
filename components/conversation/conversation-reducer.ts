/**
 * The conversation as data: the branch on the screen, turn by turn, and the tree it belongs to. Pure, so that unit
 * tests cover every way an answer can end. An error never removes text that the user has seen.
 */

import type { ImageDetails } from '@/components/attachments/decode/image-job'
import type { Failure } from '@/components/errors/request-failure'
import type { AnswerEvent, FinishReason } from '@/lib/wire/answer-events'
import type { LogEntry, MessageNode } from '@/lib/wire/conversation'
import { addChecks, type Evidence, type EvidenceCheck, type SearchStep } from '@/lib/wire/evidence'
import type { AnswerFeedback } from '@/lib/wire/feedback'
import type { SourceChanges } from '@/lib/wire/source-changes'

export interface QuestionImage {
  /** Label of the attachment on the screen; never sent, since file names may contain patient names. */
  name: string
  /** The user's description; sent as text and used as alternative text. */
  description: string
  /** Base64 data URL, verified and re-encoded in the browser; for a stored question, the image's URL on this server. */
  dataUrl: string
  /** OCR text or the document's own text, as corrected by the user; '' when there is none, absent when not read. */
  text?: string
  /** Details shown on the page; only the text of a PDF page is sent. */
  details?: ImageDetails
}

export interface Question {
  text: string
  images: QuestionImage[]
  /** Id of the previous answer, of which a patient summary is requested. */
  plainWordsOf?: string
}

interface AnswerContent {
  text: string
  /** Null until sources arrive, and for answers without a search. */
  evidence: Evidence | null
  /** Changes against the previous answer to the same question; stored answers only. */
  changes?: SourceChanges
  /** The reader's feedback when the answer was loaded. */
  feedback?: AnswerFeedback
}

/** `finishReason` is set just before the answer ends. */
type GeneratingContent = AnswerContent & {
  finishReason?: FinishReason
  /** The connection was lost; the answer is read on as soon as there is one again. */
  isReconnecting?: true
}

export type Answer =
  | ({ status: 'searching'; steps: SearchStep[] } & GeneratingContent)
  /**
   * `checks` holds the sentence checks so far. They are separate from the evidence, so that its identity does not
   * change as text arrives.
   */
  | ({ status: 'writing'; checks: readonly EvidenceCheck[] } & GeneratingContent)
  | ({ status: 'stopped' } & AnswerContent)
  | ({ status: 'done'; finishReason: FinishReason } & AnswerContent)
  | ({ status: 'failed'; failure: Failure } & AnswerContent)

export interface Turn {
  /** Id of the question. */
  id: string
  /** Id of the previous answer; null for the first question. */
  parentId: string | null
  question: Question
  answerId: string
  answer: Answer
  /** False until the server has accepted it; until then nothing can follow it there. */
  isStored: boolean
  /** Sent automatically when the previous answer was ready: do not scroll to it. */
  isQuiet?: boolean
}

export interface Conversation {
  /** The branch on the screen; may start in the middle. */
  turns: Turn[]
  /** Every question and answer on all branches. */
  nodes: MessageNode[]
}

export type ConversationAction =
  | { type: 'opened'; nodes: MessageNode[]; turns: Turn[] }
  | { type: 'stepped'; turns: Turn[] }
  /** After another tab or device changed it; `turns` is the end of the branch if something was added. */
  | { type: 'refreshed'; nodes: MessageNode[]; turns: Turn[] }
  | { type: 'earlier'; turns: readonly Turn[] }
  /** `after` is the number of earlier turns to keep; smaller than the total when an earlier question was edited. */
  | {
      type: 'asked'
      id: string
      parentId: string | null
      answerId: string
      question: Question
      after: number
      isQuiet?: boolean
    }
  | { type: 'stored'; id: string }
  /** Retry. Where branches are stored, later turns stay with the old answer. */
  | { type: 'retried'; id: string; answerId: string; hasBranches: boolean }
  | { type: 'streamed'; id: string; events: readonly StreamedEvent[] }
  /** The connection was lost and will be made again. */
  | { type: 'lost'; id: string }
  | { type: 'stopped'; id: string }
  | { type: 'failed'; id: string; failure: Failure }
  /** How the server stored the answer. */
  | { type: 'ended'; id: string; answer: Answer }
  | { type: 'cleared' }

/** An event of the stream, or of the log, whose first event starts the answer over. */
export type StreamedEvent = AnswerEvent | Extract<LogEntry, { n: number }>

export const emptyConversation: Conversation = { turns: [], nodes: [] }

const noChecks: readonly EvidenceCheck[] = []

export const pendingAnswer: GeneratingAnswer = { status: 'searching', steps: [], text: '', evidence: null }

export function conversationReducer(state: Conversation, action: ConversationAction): Conversation {
  switch (action.type) {
    case 'opened':
      return { nodes: action.nodes, turns: action.turns }
    case 'stepped':
      return { nodes: state.turns.reduce(withoutUnstoredNodes, state.nodes), turns: action.turns }
    case 'refreshed':
      return { nodes: withUnstoredNodes(action.nodes, state), turns: withNewTurns(state.turns, action.turns) }
    case 'earlier':
      // Two requests at once bring the same turns.
      if (action.turns.at(-1)?.answerId !== state.turns[0]?.parentId) return state
      return { ...state, turns: [...action.turns, ...state.turns] }
    case 'asked':
      return withQuestion(state, action)
    case 'stored': {
      const turns = state.turns.map((turn) => (turn.answerId === action.id ? { ...turn, isStored: true } : turn))
      return { ...state, turns }
    }
    case 'retried':
      return withRetriedAnswer(state, action)
    case 'streamed':
      return withAnswer(state, action.id, (answer) => action.events.reduce(applyEvent, withoutLoss(answer)))
    case 'lost':
      return withAnswer(state, action.id, (answer) =>
        isGenerating(answer) ? { ...answer, isReconnecting: true } : answer,
      )
    case 'stopped':
      return endAnswer(state, action.id, ({ text, evidence }) => ({ status: 'stopped', text, evidence }))
    case 'failed':
      return endAnswer(state, action.id, ({ text, evidence }) => ({
        status: 'failed',
        failure: action.failure,
        text,
        evidence,
      }))
    case 'ended':
      return endAnswer(state, action.id, () => action.answer)
    case 'cleared':
      return emptyConversation
  }
}

type ActionOf<Type extends ConversationAction['type']> = Extract<ConversationAction, { type: Type }>

/** Adds a question after the first turns; those that it replaces stay on their own branch. */
function withQuestion(
  state: Conversation,
  { id, parentId, answerId, question, after, isQuiet }: ActionOf<'asked'>,
): Conversation {
  const turn = { id, parentId, question, answerId, answer: pendingAnswer, isStored: false, ...(isQuiet && { isQuiet }) }
  const nodes = state.turns.slice(after).reduce(withoutUnstoredNodes, state.nodes)
  return {
    turns: [...state.turns.slice(0, after), turn],
    nodes: [...nodes, { id, parentId, role: 'user' }, { id: answerId, parentId: id, role: 'assistant' }],
  }
}

/** Asks a question again, and drops an answer without text. */
function withRetriedAnswer(state: Conversation, { id, answerId, hasBranches }: ActionOf<'retried'>): Conversation {
  const at = state.turns.findIndex((turn) => turn.id === id)
  const old = state.turns[at]
  const nodes = old && isEmpty(old.answer) ? withoutNodes(state.nodes, [old.answerId]) : state.nodes
  const turns = state.turns.map((turn) =>
    turn.id === id ? { ...turn, answerId, answer: pendingAnswer, isStored: false } : turn,
  )
  return {
    turns: hasBranches ? turns.slice(0, at + 1) : turns,
    nodes: [...nodes, { id: answerId, parentId: id, role: 'assistant' }],
  }
}

/**
 * Adds the nodes of questions that failed in this tab, which the server never stored. Other nodes missing on the server
 * were deleted there.
 */
function withUnstoredNodes(stored: readonly MessageNode[], { nodes, turns }: Conversation): MessageNode[] {
  const known = new Set(stored.map(({ id }) => id))
  const unstored = new Set(turns.flatMap(({ id, answerId, isStored }) => (isStored ? [] : [id, answerId])))
  return [...stored, ...nodes.filter(({ id }) => !known.has(id) && unstored.has(id))]
}

/** Removes a turn that the server never stored once it leaves the screen; it is not a version to step back to. */
function withoutUnstoredNodes(nodes: MessageNode[], { id, answerId, answer, isStored }: Turn): MessageNode[] {
  if (isStored || isGenerating(answer)) return nodes
  const rest = withoutNodes(nodes, [answerId])
  return rest.some(({ parentId }) => parentId === id) ? rest : withoutNodes(rest, [id])
}

function withoutNodes(nodes: MessageNode[], ids: readonly string[]): MessageNode[] {
  return nodes.filter(({ id }) => !ids.includes(id))
}

/** True for an attempt without any text, which the server drops at the next attempt too. */
function isEmpty({ status, text }: Answer): boolean {
  return text === '' && (status === 'stopped' || status === 'failed')
}

/** Appends new turns after the last one, or shows only the new ones when there are too many to load at once. */
function withNewTurns(turns: Turn[], stored: Turn[]): Turn[] {
  const known = new Set(turns.map(({ answerId }) => answerId))
  const added = stored.filter(({ answerId }) => !known.has(answerId))
  const [first] = added
  if (!first) return turns
  const last = turns.at(-1)
  // Another tab retried the last question, and the server dropped this tab's empty answer.
  if (first.id === last?.id) return [...turns.slice(0, -1), ...added]
  return first.parentId === last?.answerId ? [...turns, ...added] : stored
}

type GeneratingAnswer = Extract<Answer, { status: 'searching' | 'writing' }>

export function isGenerating(answer: Answer): answer is GeneratingAnswer {
  return answer.status === 'searching' || answer.status === 'writing'
}

/** Whatever arrives ends a loss of connection. */
function withoutLoss(answer: Answer): Answer {
  if (!isGenerating(answer) || !answer.isReconnecting) return answer
  const { isReconnecting: _, ...rest } = answer
  return rest
}

function applyEvent(before: Answer, event: StreamedEvent): Answer {
  if (!isGenerating(before)) return before
  const answer = 'n' in event && event.n === 1 ? pendingAnswer : before
  switch (event.type) {
    case 'search':
      return answer.status === 'searching' ? { ...answer, steps: withStep(answer.steps, event.step) } : answer
    case 'sources':
      return { ...answer, evidence: event.evidence }
    case 'delta':
      return event.content ? appendText(answer, event.content) : answer
    case 'checks':
      return answer.status === 'writing' ? { ...answer, checks: [...answer.checks, ...event.checks] } : answer
    case 'finish':
      return { ...answer, finishReason: event.reason }
    case 'end':
      return {
        status: 'done',
        finishReason: answer.finishReason ?? 'stop',
        text: answer.text,
        evidence: event.evidence,
      }
  }
}

function appendText(answer: GeneratingAnswer, more: string): Answer {
  const { text, evidence } = answer
  const checks = answer.status === 'writing' ? answer.checks : noChecks
  return { status: 'writing', text: text + more, evidence, checks }
}

/** Each source reports twice: when its search starts and when it ends. */
function withStep(steps: SearchStep[], step: SearchStep): SearchStep[] {
  return [...steps.filter(({ source }) => source !== step.source), step]
}

/** An answer ends once: a late abort or a late event changes nothing. */
function endAnswer(state: Conversation, id: string, ending: (answer: AnswerContent) => Answer): Conversation {
  return withAnswer(state, id, (answer) => (isGenerating(answer) ? ending(withOwnChecks(answer)) : answer))
}

/** An answer that ends early keeps the sentence checks received so far. */
function withOwnChecks(answer: Answer): AnswerContent {
  const { text, evidence } = answer
  const checks = answer.status === 'writing' ? answer.checks : noChecks
  return { text, evidence: evidence && checks.length > 0 ? addChecks(evidence, checks) : evidence }
}

function withAnswer(state: Conversation, id: string, change: (answer: Answer) => Answer): Conversation {
  return {
    ...state,
    turns: state.turns.map((turn) => (turn.answerId === id ? { ...turn, answer: change(turn.answer) } : turn)),
  }
}
