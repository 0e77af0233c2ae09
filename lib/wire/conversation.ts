/**
 * Conversations as they travel between server and page. Ids of conversations, questions and answers are the page's own
 * random texts: asking twice with the same ids, because a reply was lost, asks once.
 */
import type { ChatCompletionContentPart, ChatCompletionUserMessageParam } from 'openai/resources/chat/completions'
import type { FinishReason } from './answer-events'
import { isPageText, labelPageText } from './document-page-text'
import type { Evidence, EvidenceCheck, SearchStep } from './evidence'
import { findImageText, parseImageText } from './image-text'
import type { SourceChanges } from './source-changes'

/** `interrupted`: the server stopped while the answer was being written. */
export type MessageStatus = 'running' | 'done' | 'stopped' | 'failed' | 'interrupted'

export interface ConversationSummary {
  id: string
  title: string
  isPinned: boolean
  /** True while an answer is being written. */
  isRunning: boolean
  createdAt: string
  /** When it was last asked something, or an answer ended. */
  updatedAt: string
}

export interface ConversationList {
  data: ConversationSummary[]
  /** Those that can be brought back, the one deleted last first; with the first part of the list only. */
  deleted: Pick<ConversationSummary, 'id' | 'title'>[]
  /** Give it as `before` to get the next ones; null at the end. */
  next: string | null
}

export interface StoredQuestion {
  role: 'user'
  id: string
  /** The answer that it follows; null for the first question. */
  parentId: string | null
  createdAt: string
  text: string
  /** `text`: what was read in it by OCR; '' when nothing was, absent when nobody looked. */
  images: { description: string; url: string; text?: string }[]
  /** The answer before it, which is wanted in plain words; absent for any other question. */
  plainWordsOf?: string
}

/** Why an answer failed, as a refused request would have said it. */
export interface StoredFailure {
  status: number
  code: string | null
  message: string
}

/** What there is of an answer, and how it ended. */
export interface AnswerState {
  status: MessageStatus
  text: string
  evidence: Evidence | null
  finishReason: FinishReason | null
  failure: StoredFailure | null
}

export interface StoredAnswer extends AnswerState {
  role: 'assistant'
  id: string
  /** Its question. */
  parentId: string
  createdAt: string
  /** Against the answer before it to the same question; absent for the first one, and where that one searched nothing. */
  changes?: SourceChanges
}

export type StoredMessage = StoredQuestion | StoredAnswer

/** Where a message stands in the tree; siblings stand in the order in which they were made. */
export interface MessageNode {
  id: string
  parentId: string | null
  role: StoredMessage['role']
}

export interface OpenedConversation extends ConversationSummary {
  /** The message at which the branch ends that was read last. */
  leafId: string | null
  nodes: MessageNode[]
  /** The end of that branch, oldest first; what came before is asked for when it is needed. */
  messages: StoredMessage[]
}

/** A link to a conversation that its owner lets others read, at `/shared/{id}`. */
export interface Share {
  id: string
  /** The link shows what had been asked and answered by then. */
  sharedAt: string
}

/** What is behind such a link: one branch from its first question on. */
export interface SharedConversation {
  title: string
  sharedAt: string
  messages: StoredMessage[]
}

/** One line of an answer's event log; `n` counts from 1. */
export type GenerationEvent =
  | { type: 'search'; step: SearchStep }
  | { type: 'text'; text: string }
  | { type: 'evidence'; evidence: Evidence }
  /** About text that was told before. */
  | { type: 'checks'; checks: EvidenceCheck[] }

/** What a reader of the log gets. The end carries the whole answer, and comes to everybody who reads. */
export type GenerationLogEvent = (GenerationEvent & { n: number }) | { type: 'end'; state: AnswerState }

export interface SearchHit {
  conversation: Pick<ConversationSummary, 'id' | 'title' | 'updatedAt'>
  /** Null when only the title matches. */
  message: { id: string; role: StoredMessage['role']; createdAt: string } | null
  /** Where the words stand: in the question, the answer, or one of its sources. */
  place: 'title' | 'question' | 'answer' | 'source'
  snippet: string
  /** UTF-16 offsets into `snippet`, end exclusive. */
  marks: [start: number, end: number][]
}

/** What a model is told about an answer that is not whole, so that it does not take it for one of its own. */
export function labelUnfinishedAnswer(status: MessageStatus): string {
  if (status === 'stopped') return '\n\n[The reader stopped this answer here.]'
  if (status === 'failed' || status === 'interrupted') return '\n\n[This answer broke off here.]'
  return ''
}

type UserContent = ChatCompletionUserMessageParam['content']

interface AttachedImage {
  description: string
  url: string
  /** Of a document's page: its number from 1 and its words. */
  page?: { number: number; text: string }
}

/** A question as a user turn: its words, then each picture between its description and the words of its page. */
export function toUserContent(text: string, images: readonly AttachedImage[]): UserContent {
  if (images.length === 0) return text
  return [
    { type: 'text', text },
    ...images.flatMap(({ description, url, page }, index): ChatCompletionContentPart[] => [
      ...(description.trim() ? [{ type: 'text' as const, text: `Image ${index + 1}: ${description.trim()}` }] : []),
      // Small print is what these are read for.
      { type: 'image_url', image_url: { url, detail: 'high' } },
      ...(page ? [{ type: 'text' as const, text: labelPageText(index + 1, page.number, page.text) }] : []),
    ]),
  ]
}

/** Reads back what `toUserContent` wrote; anything else keeps all of its words in `text`. */
export function fromUserContent(content: UserContent): Pick<StoredQuestion, 'text' | 'images'> {
  if (typeof content === 'string') return { text: content, images: [] }
  const words: string[] = []
  const images: StoredQuestion['images'] = []
  for (const [index, part] of content.entries()) {
    const next = content[index + 1]
    if (part.type === 'image_url') {
      const before = content[index - 1]
      const description = (before?.type === 'text' && parseDescription(before.text)) || ''
      const text = findImageText(content, index)
      images.push({ description, url: part.image_url.url, ...(text !== undefined && { text }) })
    } else if (part.type === 'text') {
      const isRead = isPageText(part.text) || parseImageText(part.text) !== undefined
      const isDescription = next?.type === 'image_url' && parseDescription(part.text) !== undefined
      if (!isRead && !isDescription) words.push(part.text)
    }
  }
  return { text: words.join('\n\n'), images }
}

function parseDescription(text: string): string | undefined {
  return /^Image \d+: (.+)$/s.exec(text)?.[1]
}
