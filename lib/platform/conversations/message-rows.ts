/**
 * Converts questions and answers between database rows and wire types. A row's body is JSON of one of the types below.
 */
import 'server-only'
import type { Selectable } from 'kysely'
import type { ChatCompletionMessageParam, ChatCompletionUserMessageParam } from 'openai/resources/chat/completions'
import { tokenizeForIndex } from '@/lib/shared/text/tokenize-search'
import type { Database } from '@/lib/store/db'
import { indexMessage } from '@/lib/store/message-search'
import type { MessagesTable } from '@/lib/store/tables'
import {
  type AnswerState,
  fromUserContent,
  labelUnfinishedAnswer,
  type StoredAnswer,
  type StoredMessage,
} from '@/lib/wire/conversation'
import { parseImageHash } from './message-images'

/** Contains images as `image:HASH`. */
export interface QuestionBody {
  content: ChatCompletionUserMessageParam['content']
  /** The answer to rewrite as a patient summary. */
  plainWordsOf?: string
}

export type AnswerBody = Omit<AnswerState, 'status'> & {
  /** Absent in answers that did not end, and in those of earlier versions. */
  origin?: AnswerOrigin
}

/** What an answer was written with, for the department's feedback; never sent to the page or a client. */
export interface AnswerOrigin {
  /** Null for quotations. */
  model: string | null
  /** Articles in the library when the answer ended; null if it could not be read. */
  libraryArticles: number | null
}

export const emptyAnswer: AnswerBody = { text: '', evidence: null, finishReason: null, failure: null }

export type MessageRow = Pick<
  Selectable<MessagesTable>,
  'id' | 'conversationId' | 'parentId' | 'role' | 'status' | 'createdAt' | 'body'
>

export const messageColumns = ['id', 'conversationId', 'parentId', 'role', 'status', 'createdAt', 'body'] as const

export function toMessage(row: MessageRow): StoredMessage {
  const { id, conversationId, parentId, createdAt } = row
  if (row.role === 'assistant')
    return { role: 'assistant', id, parentId: parentId ?? '', createdAt, ...toAnswerState(row) }
  const { content, plainWordsOf } = parseQuestionBody(row)
  const { text, images } = fromUserContent(content)
  const shown = images.map((image) => {
    const hash = parseImageHash(image.url)
    return { ...image, url: hash ? `/api/conversations/${conversationId}/images/${hash}` : image.url }
  })
  return { role: 'user', id, parentId, createdAt, text, images: shown, ...(plainWordsOf && { plainWordsOf }) }
}

export function toAnswerState({ status, body }: Pick<MessageRow, 'status' | 'body'>): AnswerState {
  const { origin: _, ...content } = parseAnswerBody(body)
  return { status, ...content }
}

/** @returns undefined for an answer that did not end, or of an earlier version */
export function readStoredOrigin({ body }: Pick<MessageRow, 'body'>): AnswerOrigin | undefined {
  return parseAnswerBody(body).origin
}

/** Converts a message for the model; an incomplete answer is labelled as such. */
export function toMessageParam(row: MessageRow): ChatCompletionMessageParam {
  if (row.role === 'user') return { role: 'user', content: parseQuestionBody(row).content }
  return { role: 'assistant', content: parseAnswerBody(row.body).text + labelUnfinishedAnswer(row.status) }
}

export function parseQuestionBody({ body }: Pick<MessageRow, 'body'>): QuestionBody {
  // Written by `startTurn` from a validated request.
  return JSON.parse(body) as QuestionBody
}

function parseAnswerBody(body: string): AnswerBody {
  // Written only by lib/platform.
  return JSON.parse(body) as AnswerBody
}

/** The searchable texts of a message: question, image texts, answer, and its sources. */
export function toSearchTexts(
  message: StoredMessage | StoredAnswer,
): { place: 'question' | 'answer' | 'source'; text: string }[] {
  if (message.role === 'user') {
    const { text, images } = message
    const ofImages = images.flatMap((image) => [image.description, image.text ?? ''])
    return [{ place: 'question', text: [text, ...ofImages].join('\n') }]
  }
  const sources = message.evidence?.items ?? []
  return [
    { place: 'answer', text: message.text },
    ...sources.map(({ title, authors, journal, year, pmid, doi }) => ({
      place: 'source' as const,
      text: [title, authors, journal, year, pmid && `PMID ${pmid}`, doi].filter(Boolean).join('. '),
    })),
  ]
}

/** A word that only this owner's messages contain, so that a search never scans those of others. */
export function toOwnerWord(owner: string): string {
  return `owner${Buffer.from(owner).toString('hex')}`
}

export async function indexMessageWords(
  db: Database,
  number: number,
  message: StoredMessage,
  owner: string,
): Promise<void> {
  const words = tokenizeForIndex(
    toSearchTexts(message)
      .map(({ text }) => text)
      .join('\n'),
  )
  await indexMessage(db, number, [toOwnerWord(owner), ...words])
}
