/**
 * Conversations as the server and the page exchange them. The page generates random ids for conversations, questions
 * and answers, so that repeating a request whose reply was lost has no further effect.
 */
import type { ChatCompletionContentPart, ChatCompletionUserMessageParam } from 'openai/resources/chat/completions'
import type { MessageTemplate } from '@/lib/shared/messages/server-messages'
import { isPageText, labelPageText } from '@/lib/wire/images/document-page-text'
import { findImageText, parseImageText } from '@/lib/wire/images/image-text'
import type { AnswerEvent, FinishReason } from './answer-events'
import type { Evidence } from './evidence'
import type { AnswerFeedback } from './feedback'
import type { SourceChanges } from './source-changes'

/** `interrupted`: the server stopped while it was writing the answer. */
export type MessageStatus = 'running' | 'done' | 'stopped' | 'failed' | 'interrupted'

export interface ConversationSummary {
  id: string
  title: string
  isPinned: boolean
  /** True while an answer is being generated. */
  isRunning: boolean
  /** Edited questions count as questions of their own. */
  questionCount: number
  createdAt: string
  /** When the last question was asked or the last answer ended. */
  updatedAt: string
}

/** An answer that cites an article which was retracted after it was written. */
export interface RetractedAnswer {
  conversation: Pick<ConversationSummary, 'id' | 'title'>
  /** Id of the answer. */
  answer: string
  /** Title of the article, or of one of them. */
  source: string
}

export interface ConversationList {
  data: ConversationSummary[]
  /**
   * Answers whose owner has not opened their conversation since; only in the first page of the list, absent if there
   * are none.
   */
  retracted?: RetractedAnswer[]
  /**
   * How many saved questions have news that their owner has not seen; only in the first page of the list, absent if
   * none.
   */
  questionsWithNews?: number
  /** Conversations that can be restored, the most recently deleted first; only in the first page of the list. */
  deleted: Pick<ConversationSummary, 'id' | 'title'>[]
  /** Pass it as `before` to get the next page; null at the end. */
  next: string | null
}

interface StoredQuestion {
  role: 'user'
  id: string
  /** The answer that it follows; null for the first question. */
  parentId: string | null
  createdAt: string
  text: string
  /** `text`: the OCR text; '' if OCR found none, absent if it did not run. */
  images: { description: string; url: string; text?: string }[]
  /** The preceding answer, to be rewritten for a patient; absent for any other question. */
  plainWordsOf?: string
}

/** Why an answer failed, as an error response would say it. */
export interface StoredFailure {
  status: number
  code: string | null
  message: string
  /** Absent if the message has none, and in rows stored by older versions. */
  template?: MessageTemplate
}

/** The content of an answer so far, and how it ended. */
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
  /**
   * Compared with the previous answer to the same question; absent for the first answer, and if the previous one
   * searched nothing.
   */
  changes?: SourceChanges
  /** The reader's feedback; only for the owner of the conversation. */
  feedback?: AnswerFeedback
}

export type StoredMessage = StoredQuestion | StoredAnswer

/** A message's place in the tree; siblings are in order of creation. */
export interface MessageNode {
  id: string
  parentId: string | null
  role: StoredMessage['role']
}

/** A question in the outline of a conversation. */
export interface OutlineEntry {
  id: string
  /** Its beginning. */
  text: string
}

export interface OpenedConversation extends ConversationSummary {
  /** The last message of the branch that was open last. */
  leafId: string | null
  nodes: MessageNode[]
  /** The last part of that branch, oldest first; earlier messages are loaded on demand. */
  messages: StoredMessage[]
}

/** Messages that the page may request at once: a hundred turns are about a megabyte. */
export const messagesAtOnceMax = 200

/** A link at `/shared/{id}` through which the owner of a conversation lets others read it. */
export interface Share {
  id: string
  /** The link shows the messages that existed at this time. */
  sharedAt: string
}

/** A shared conversation: one branch, starting at its first question. */
export interface SharedConversation {
  title: string
  sharedAt: string
  messages: StoredMessage[]
}

/** An event in the log of a generation. The log has no `end`: the whole answer is stored in its place. */
export type LogEvent = Exclude<AnswerEvent, { type: 'end' }>

/**
 * What the reader of a log receives: the events, with `n` counting from 1, and last the complete answer, however it
 * ended.
 */
export type LogEntry = (LogEvent & { n: number }) | { type: 'end'; state: AnswerState }

export interface SearchHit {
  conversation: Pick<ConversationSummary, 'id' | 'title' | 'updatedAt'>
  /** Null when only the title matches. */
  message: { id: string; role: StoredMessage['role']; createdAt: string } | null
  /** Where the search terms occur: in the title, the question, the answer or one of its sources. */
  place: 'title' | 'question' | 'answer' | 'source'
  snippet: string
  /** UTF-16 offsets into `snippet`, end exclusive. */
  marks: [start: number, end: number][]
}

/** Marks an incomplete answer in the prompt, so that the model does not take it for a complete one. */
export function labelUnfinishedAnswer(status: MessageStatus): string {
  if (status === 'stopped') return '\n\n[The reader stopped this answer here.]'
  if (status === 'failed' || status === 'interrupted') return '\n\n[This answer was cut off here.]'
  return ''
}

export type UserContent = ChatCompletionUserMessageParam['content']

interface AttachedImage {
  description: string
  url: string
  /** For a document page: its number from 1, and its text. */
  page?: { number: number; text: string }
}

/** Converts a question to a user turn: its text, then each image between its description and the text of its page. */
export function toUserContent(text: string, images: readonly AttachedImage[]): UserContent {
  if (images.length === 0) return text
  return [
    { type: 'text', text },
    ...images.flatMap(({ description, url, page }, index): ChatCompletionContentPart[] => [
      ...(description.trim() ? [{ type: 'text' as const, text: `Image ${index + 1}: ${description.trim()}` }] : []),
      // Images are read for their small print.
      { type: 'image_url', image_url: { url, detail: 'high' } },
      ...(page ? [{ type: 'text' as const, text: labelPageText(index + 1, page.number, page.text) }] : []),
    ]),
  ]
}

/** Inverse of `toUserContent`; text that it did not write stays in `text`. */
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
