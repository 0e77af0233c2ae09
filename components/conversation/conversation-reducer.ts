/**
 * The conversation as data: the branch that is read, turn by turn, and the tree it is a part of. Pure, so that every way
 * an answer can end is tested without a browser. Nothing a reader has seen is ever taken away by an error.
 */

import type { ImageDetails } from '@/components/attachments/decode/image-job'
import type { Failure } from '@/components/errors/request-failure'
import type { FinishReason } from '@/lib/wire/answer-events'
import type { MessageNode } from '@/lib/wire/conversation'
import { addChecks, type Evidence, type EvidenceCheck, type SearchStep } from '@/lib/wire/evidence'
import type { SourceChanges } from '@/lib/wire/source-changes'

export interface QuestionImage {
  /** Names the tile on screen; never sent, since file names may name patients. */
  name: string
  /** What the asker says it shows; sent as text and used as its text alternative. */
  description: string
  /** Base64 data URL, checked by its bytes and drawn anew; of a stored question the address on this server. */
  dataUrl: string
  /** What was read in it, by OCR or from its document, perhaps corrected; '' when there was no print, absent when nobody has looked. */
  text?: string
  /** What the page shows about it; of it only the words of a document's page are sent. */
  details?: ImageDetails
}

export interface Question {
  text: string
  images: QuestionImage[]
  /** The answer before it, which is wanted in plain words. */
  plainWordsOf?: string
}

interface AnswerContent {
  text: string
  /** Null until sources arrive; stays null for answers that searched nothing. */
  evidence: Evidence | null
  /** Against the answer before it; known of what is stored. */
  changes?: SourceChanges
}

export type Answer =
  | ({ status: 'searching'; steps: SearchStep[] } & AnswerContent)
  /** `checks`: of its sentences so far, beside the evidence, which therefore stays the same one while words arrive. */
  | ({ status: 'writing'; checks: readonly EvidenceCheck[] } & AnswerContent)
  | ({ status: 'stopped' } & AnswerContent)
  | ({ status: 'done'; finishReason: FinishReason } & AnswerContent)
  | ({ status: 'failed'; failure: Failure } & AnswerContent)

export interface Turn {
  /** The question's. */
  id: string
  /** The answer before it; null for the first question. */
  parentId: string | null
  question: Question
  answerId: string
  answer: Answer
  /** False until the server is known to have it: nothing can follow it there. */
  isStored: boolean
  /** Asked by itself when the answer before it was ready: nobody is led to it. */
  isQuiet?: boolean
}

export interface Conversation {
  /** What is read now; it may begin in the middle of its branch. */
  turns: Turn[]
  /** Every question and answer there is, whichever branch they are on. */
  nodes: MessageNode[]
}

export type ConversationAction =
  | { type: 'opened'; nodes: MessageNode[]; turns: Turn[] }
  | { type: 'stepped'; turns: Turn[] }
  /** Looked at again; `turns` end the branch where something was added to it elsewhere. */
  | { type: 'refreshed'; nodes: MessageNode[]; turns: Turn[] }
  | { type: 'earlier'; turns: readonly Turn[] }
  /** `after` is how many turns stay before it; fewer than there are when an earlier question is asked otherwise. */
  | {
      type: 'asked'
      id: string
      parentId: string | null
      answerId: string
      question: Question
      after: number
      isQuiet?: boolean
    }
  | { type: 'kept'; id: string }
  /** Asked again: where branches are kept, what followed the old answer stays with it. */
  | { type: 'retried'; id: string; answerId: string; hasBranches: boolean }
  | { type: 'searched'; id: string; step: SearchStep }
  | { type: 'arrived'; id: string; text: string; evidence: Evidence | null; checks: readonly EvidenceCheck[] }
  /** The log is read again from its beginning. */
  | { type: 'restarted'; id: string }
  | { type: 'finished'; id: string; reason: FinishReason }
  | { type: 'stopped'; id: string }
  | { type: 'failed'; id: string; failure: Failure }
  | { type: 'ended'; id: string; answer: Answer }
  | { type: 'cleared' }

export const emptyConversation: Conversation = { turns: [], nodes: [] }

const noChecks: readonly EvidenceCheck[] = []

export const pendingAnswer = { status: 'searching', steps: [], text: '', evidence: null } satisfies Answer

export function conversationReducer(state: Conversation, action: ConversationAction): Conversation {
  switch (action.type) {
    case 'opened':
      return { nodes: action.nodes, turns: action.turns }
    case 'stepped':
      return { nodes: state.turns.reduce(withoutUnstoredNodes, state.nodes), turns: action.turns }
    case 'refreshed':
      return { nodes: withUnstoredNodes(action.nodes, state), turns: withNewTurns(state.turns, action.turns) }
    case 'earlier':
      return { ...state, turns: [...action.turns, ...state.turns] }
    case 'asked': {
      const { id, parentId, answerId, question, after, isQuiet } = action
      const turn = {
        id,
        parentId,
        question,
        answerId,
        answer: pendingAnswer,
        isStored: false,
        ...(isQuiet && { isQuiet }),
      }
      const nodes = state.turns.slice(after).reduce(withoutUnstoredNodes, state.nodes)
      return {
        turns: [...state.turns.slice(0, after), turn],
        nodes: [...nodes, { id, parentId, role: 'user' }, { id: answerId, parentId: id, role: 'assistant' }],
      }
    }
    case 'kept': {
      const turns = state.turns.map((turn) => (turn.answerId === action.id ? { ...turn, isStored: true } : turn))
      return { ...state, turns }
    }
    case 'retried': {
      const { id, answerId, hasBranches } = action
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
    case 'searched':
      return withAnswer(state, action.id, (answer) =>
        answer.status === 'searching' ? { ...answer, steps: withStep(answer.steps, action.step) } : answer,
      )
    case 'arrived':
      return withAnswer(state, action.id, (answer) => appendToAnswer(answer, action))
    case 'restarted':
      return withAnswer(state, action.id, (answer) => (isGenerating(answer) ? pendingAnswer : answer))
    case 'finished':
      return endAnswer(state, action.id, ({ text, evidence }) => ({
        status: 'done',
        finishReason: action.reason,
        text,
        evidence,
      }))
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

/** A question that failed here has places that the server does not know; what else it does not know it has dropped. */
function withUnstoredNodes(stored: readonly MessageNode[], { nodes, turns }: Conversation): MessageNode[] {
  const known = new Set(stored.map(({ id }) => id))
  const unheard = new Set(turns.flatMap(({ id, answerId, isStored }) => (isStored ? [] : [id, answerId])))
  return [...stored, ...nodes.filter(({ id }) => !known.has(id) && unheard.has(id))]
}

/** What never arrived is nowhere to be stepped back to once it has left the screen. */
function withoutUnstoredNodes(nodes: MessageNode[], { id, answerId, answer, isStored }: Turn): MessageNode[] {
  if (isStored || isGenerating(answer)) return nodes
  const rest = withoutNodes(nodes, [answerId])
  return rest.some(({ parentId }) => parentId === id) ? rest : withoutNodes(rest, [id])
}

function withoutNodes(nodes: MessageNode[], ids: readonly string[]): MessageNode[] {
  return nodes.filter(({ id }) => !ids.includes(id))
}

/** A try that never got a word: the server drops it with the next one, too. */
function isEmpty({ status, text }: Answer): boolean {
  return text === '' && (status === 'stopped' || status === 'failed')
}

/** Puts what was added after the last turn; where there is too much for one reading, its end alone. */
function withNewTurns(turns: Turn[], stored: Turn[]): Turn[] {
  const known = new Set(turns.map(({ answerId }) => answerId))
  const added = stored.filter(({ answerId }) => !known.has(answerId))
  const [first] = added
  if (!first) return turns
  const last = turns.at(-1)
  // Another window asked the last question again, and the answer here was dropped for want of a word.
  if (first.id === last?.id) return [...turns.slice(0, -1), ...added]
  return first.parentId === last?.answerId ? [...turns, ...added] : stored
}

export function isGenerating(answer: Answer): boolean {
  return answer.status === 'searching' || answer.status === 'writing'
}

function appendToAnswer(answer: Answer, more: Extract<ConversationAction, { type: 'arrived' }>): Answer {
  if (!isGenerating(answer)) return answer
  const text = answer.text + more.text
  const evidence = more.evidence ?? answer.evidence
  if (text !== '') {
    const before = answer.status === 'writing' && !more.evidence ? answer.checks : noChecks
    const checks = more.checks.length > 0 ? [...before, ...more.checks] : before
    return { status: 'writing', text, evidence, checks }
  }
  return answer.status === 'searching' ? { ...answer, evidence } : { ...pendingAnswer, evidence }
}

/** A source is told of twice, when its search begins and when it ends. */
function withStep(steps: SearchStep[], step: SearchStep): SearchStep[] {
  return [...steps.filter(({ source }) => source !== step.source), step]
}

/** An answer ends once: what comes after the end (a late abort, a late frame) changes nothing. */
function endAnswer(state: Conversation, id: string, ending: (answer: AnswerContent) => Answer): Conversation {
  return withAnswer(state, id, (answer) => (isGenerating(answer) ? ending(withOwnChecks(answer)) : answer))
}

/** One that ends early keeps what was found out about its sentences. */
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
