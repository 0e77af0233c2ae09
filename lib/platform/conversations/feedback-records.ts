/** Feedback on answers, for the department: `npm run data -- feedback export`. */
import 'server-only'
import { type Database, database } from '@/lib/store/db'
import type { MessageStatus } from '@/lib/wire/conversation'
import type { AnswerFeedback } from '@/lib/wire/feedback'
import { readStoredOrigin, toMessage } from './message-rows'

/** One row for the department. */
export interface FeedbackRecord extends AnswerFeedback {
  /** The author: the id of a person or a key, or `local` for the page on this machine. */
  owner: string
  /** Name of the person or the key; null for `local`. */
  ownerName: string | null
  conversation: string
  answer: string
  answeredAt: string
  answerStatus: MessageStatus
  engine: 'extractive' | 'upstream' | null
  /** Null for quotations, and in answers of earlier versions. */
  model: string | null
  /** The state of a library that several servers share; null for a server's own. */
  libraryVersion: number | null
  /** In the library when the answer ended; null in answers of earlier versions. */
  libraryArticles: number | null
  searchedAt: string | null
  /** Ids of the articles that the answer was written from. */
  sources: string[]
  /** Of the question and of the answer. */
  texts: { question: string; answer: string }
}

/** Rows read at once. */
const pageLength = 200

/** Reads all feedback on answers that still exist, oldest first. @param range ISO 8601; `to` is exclusive */
export async function* readFeedback(
  { from, to }: { from?: string | undefined; to?: string | undefined } = {},
  db = database(),
): AsyncGenerator<FeedbackRecord> {
  const store = await db
  for (let after: FeedbackRow | undefined; ; ) {
    const rows: FeedbackRow[] = await selectFeedback(store, { from, to, after }).execute()
    for (const row of rows) yield toRecord(row)
    after = rows.at(-1)
    if (rows.length < pageLength) return
  }
}

interface FeedbackRow extends AnswerFeedback {
  answerId: string
  conversationId: string
  owner: string
  keyName: string | null
  personName: string | null
  answerBody: string
  answerStatus: MessageStatus
  answeredAt: string
  questionId: string
  questionBody: string
}

function selectFeedback(
  store: Database,
  { from = '', to, after }: { from?: string | undefined; to: string | undefined; after: FeedbackRow | undefined },
) {
  let query = store
    .selectFrom('feedback')
    .innerJoin('conversations', 'conversations.id', 'feedback.conversationId')
    .innerJoin('messages as answer', (join) =>
      join.onRef('answer.conversationId', '=', 'feedback.conversationId').onRef('answer.id', '=', 'feedback.answerId'),
    )
    .innerJoin('messages as question', (join) =>
      join
        .onRef('question.conversationId', '=', 'feedback.conversationId')
        .onRef('question.id', '=', 'answer.parentId'),
    )
    .leftJoin('keys', 'keys.id', 'conversations.owner')
    .leftJoin('people', 'people.id', 'conversations.owner')
    .select(['feedback.conversationId', 'answerId', 'rating', 'reason', 'comment', 'at'])
    .select(['owner', 'keys.name as keyName', 'people.name as personName'])
    .select(['answer.body as answerBody', 'answer.status as answerStatus', 'answer.createdAt as answeredAt'])
    .select(['question.id as questionId', 'question.body as questionBody'])
    .where('conversations.deletedAt', 'is', null)
    .where('at', '>=', from)
  if (to !== undefined) query = query.where('at', '<', to)
  if (after !== undefined)
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(
        refTuple('at', 'feedback.conversationId', 'answerId'),
        '>',
        tuple(after.at, after.conversationId, after.answerId),
      ),
    )
  return query.orderBy('at').orderBy('feedback.conversationId').orderBy('answerId').limit(pageLength)
}

function toRecord(row: FeedbackRow): FeedbackRecord {
  const { rating, reason, comment, at, owner, conversationId, answerId, answeredAt } = row
  const stored = { conversationId, parentId: null, createdAt: answeredAt }
  const answer = toMessage({
    ...stored,
    id: answerId,
    parentId: row.questionId,
    role: 'assistant',
    status: row.answerStatus,
    body: row.answerBody,
  })
  const question = toMessage({ ...stored, id: row.questionId, role: 'user', status: 'done', body: row.questionBody })
  const evidence = answer.role === 'assistant' ? answer.evidence : null
  const origin = readStoredOrigin({ body: row.answerBody })
  return {
    at,
    rating,
    reason,
    comment,
    owner,
    ownerName: row.personName ?? row.keyName,
    conversation: conversationId,
    answer: answerId,
    answeredAt,
    answerStatus: row.answerStatus,
    engine: evidence?.engine ?? null,
    model: origin?.model ?? null,
    libraryVersion: evidence?.libraryVersion ?? null,
    libraryArticles: origin?.libraryArticles ?? null,
    searchedAt: evidence?.searched.find(({ source }) => source === 'library')?.at ?? null,
    sources: evidence?.items.map(({ id }) => id) ?? [],
    texts: { question: question.text, answer: answer.text },
  }
}
