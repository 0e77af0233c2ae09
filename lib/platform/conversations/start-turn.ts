/**
 * Stores a question before its answer starts: when the page receives the first event, question and images are safe.
 * Also reads the conversation for the model, so that the page sends only what is new.
 */
import 'server-only'
import type { ChatCompletionMessageParam } from 'openai/resources/chat/completions'
import { toGenerationId } from '@/lib/platform/generation-id'
import { getProcessId } from '@/lib/platform/process-id'
import { serverMessage } from '@/lib/shared/messages/server-messages'
import { foldText } from '@/lib/shared/text/tokenize-search'
import { type Database, database } from '@/lib/store/db'
import { StorageError } from '@/lib/store/storage-error'
import { fromUserContent, type UserContent } from '@/lib/wire/conversation'
import { type TurnPlace, titleLengthMax, toTitle } from '@/lib/wire/conversation-request'
import { ApiError } from '@/lib/wire/errors'
import { findBranch, readMessageNodes, requireConversation, throwConversationNotFound } from './conversations'
import { restoreImages, type StoredImage, storeImages } from './message-images'
import {
  emptyAnswer,
  indexMessageWords,
  type MessageRow,
  messageColumns,
  parseQuestionBody,
  type QuestionBody,
  toMessage,
  toMessageParam,
} from './message-rows'

const titleShownMax = 80

/**
 * @param content the question; ignored when it is already stored
 * @returns the branch that ends with the question, for the model: images as data URLs
 * @throws ApiError 404 for a conversation of another owner, 400 for an unknown parent or question, `storage_failed`
 */
export async function startTurn(
  place: TurnPlace,
  content: UserContent,
  owner: string,
  db = database(),
): Promise<ChatCompletionMessageParam[]> {
  const branch = await storeTurn(place, content, owner, await db)
  // An image that the store refuses here belongs to an earlier question, as its own message says.
  return restoreImages(branch.messages, branch.images)
}

async function storeTurn(place: TurnPlace, content: UserContent, owner: string, store: Database) {
  try {
    const { messages, images } = await storeImages([{ role: 'user', content }])
    return await store.transaction().execute(async (transaction) => {
      await ensureConversation(transaction, place, content, owner)
      const question = await findMessage(transaction, place.conversation, place.question)
      if (question && question.role !== 'user') throw toPlaceError('question')
      const { plainWordsOf } = place
      const body = { content: messages[0]?.content ?? '', ...(plainWordsOf && { plainWordsOf }) }
      if (!question) await storeQuestion(transaction, place, body, images, owner)
      await storePendingAnswer(transaction, place)
      return readBranch(transaction, place)
    })
  } catch (cause) {
    if (cause instanceof ApiError && !(cause instanceof StorageError)) throw cause
    throw new ApiError('storage_failed', serverMessage(explainNotStored(cause)), { cause })
  }
}

function explainNotStored(cause: unknown) {
  if (!(cause instanceof StorageError) || cause.store !== 'images') return 'question_not_stored'
  return cause.fault === 'unreachable' ? 'question_images_unreachable' : 'question_images_refused'
}

async function ensureConversation(
  db: Database,
  { conversation: id, parent }: TurnPlace,
  content: UserContent,
  owner: string,
): Promise<void> {
  const there = await db.selectFrom('conversations').select('id').where('id', '=', id).executeTakeFirst()
  if (there) return requireConversation(db, id, owner)
  if (parent !== undefined) throwConversationNotFound()
  const now = new Date().toISOString()
  const title = toConversationTitle(fromUserContent(content).text)
  await db
    .insertInto('conversations')
    .values({ id, owner, title, titleWords: foldText(title), createdAt: now, updatedAt: now })
    .execute()
}

/** The first line, truncated between words. */
function toConversationTitle(text: string): string {
  const line = toTitle(text.trim().split('\n')[0]?.slice(0, titleLengthMax) ?? '')
  if (line.length <= titleShownMax) return line || '…'
  const cut = line.slice(0, titleShownMax)
  const space = cut.lastIndexOf(' ')
  return `${cut.slice(0, space > titleShownMax / 2 ? space : titleShownMax).toWellFormed()}…`
}

async function storeQuestion(
  db: Database,
  place: TurnPlace,
  body: QuestionBody,
  images: StoredImage[],
  owner: string,
): Promise<void> {
  const { conversation: conversationId, question: id, parent } = place
  if (parent !== undefined && (await findMessage(db, conversationId, parent))?.role !== 'assistant')
    throw toPlaceError('parent')
  for (const image of images) {
    await db
      .insertInto('conversationImages')
      .values({ conversationId, ...image })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  const row = {
    id,
    conversationId,
    parentId: parent ?? null,
    role: 'user' as const,
    status: 'done' as const,
    createdAt: new Date().toISOString(),
    body: JSON.stringify(body),
  }
  const { number } = await db.insertInto('messages').values(row).returning('number').executeTakeFirstOrThrow()
  await indexMessageWords(db, number, toMessage(row), owner)
}

async function storePendingAnswer(
  db: Database,
  { conversation: conversationId, question, answer: id }: TurnPlace,
): Promise<void> {
  if (await findMessage(db, conversationId, id)) {
    throw new ApiError('invalid_value', serverMessage('answer_already_requested'), {
      param: 'conversation.answer',
    })
  }
  await deleteEmptyAnswers(db, conversationId, question)
  const now = new Date().toISOString()
  await db
    .insertInto('messages')
    .values({
      id,
      conversationId,
      parentId: question,
      role: 'assistant',
      status: 'running',
      createdAt: now,
      body: JSON.stringify(emptyAnswer),
    })
    .execute()
  const run = { id: toGenerationId({ conversation: conversationId, answer: id }), conversationId }
  await db
    .insertInto('runs')
    .values({ ...run, process: getProcessId(), aliveAt: now })
    .execute()
  await db.updateTable('conversations').set({ leafId: id, updatedAt: now }).where('id', '=', conversationId).execute()
}

/** Deletes earlier answers without text, which are not worth stepping through. */
async function deleteEmptyAnswers(db: Database, conversationId: string, question: string): Promise<void> {
  const rows = await db
    .selectFrom('messages as answer')
    .select(['answer.number', 'answer.id', 'answer.status', 'answer.body', 'answer.conversationId'])
    .where('conversationId', '=', conversationId)
    .where('parentId', '=', question)
    .where('status', 'in', ['failed', 'stopped', 'interrupted'])
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('messages as next')
            .select('next.id')
            .whereRef('next.conversationId', '=', 'answer.conversationId')
            .whereRef('next.parentId', '=', 'answer.id'),
        ),
      ),
    )
    .execute()
  const empty = rows.filter(({ body }) => (JSON.parse(body) as { text: string }).text === '')
  for (const { number } of empty) await db.deleteFrom('messages').where('number', '=', number).execute()
}

async function readBranch(db: Database, { conversation, question }: TurnPlace) {
  const branch = findBranch(await readMessageNodes(db, conversation), question)
  const rows = await db
    .selectFrom('messages')
    .select(messageColumns)
    .where('conversationId', '=', conversation)
    .where('id', 'in', branch)
    .orderBy('number')
    .execute()
  const images = await db
    .selectFrom('conversationImages')
    .select(['hash', 'type'])
    .where('conversationId', '=', conversation)
    .execute()
  return { messages: removeUnansweredTurns(removePatientSummaries(rows, question).map(toMessageParam)), images }
}

/** Removes patient summaries: they contain nothing new for the model, and follow-ups do not refer to them. */
function removePatientSummaries<Row extends MessageRow>(rows: Row[], asked: string): Row[] {
  const reworded = rows.filter(
    (row) => row.role === 'user' && row.id !== asked && parseQuestionBody(row).plainWordsOf !== undefined,
  )
  const left = new Set(reworded.map(({ id }) => id))
  return rows.filter(({ id, parentId }) => !left.has(id) && !(parentId !== null && left.has(parentId)))
}

/** Removes empty answers with their questions, so that roles alternate. */
function removeUnansweredTurns(messages: ChatCompletionMessageParam[]): ChatCompletionMessageParam[] {
  return messages.filter((message, index) => {
    const answer = message.role === 'user' ? messages[index + 1] : message
    return answer === undefined || !/^(\n\n\[[^\]]*\])?$/.test(String(answer.content))
  })
}

function findMessage(db: Database, conversationId: string, id: string) {
  return db
    .selectFrom('messages')
    .select(['role'])
    .where('conversationId', '=', conversationId)
    .where('id', '=', id)
    .executeTakeFirst()
}

function toPlaceError(field: 'parent' | 'question'): ApiError {
  return new ApiError('invalid_value', serverMessage('parent_message_not_found'), { param: `conversation.${field}` })
}
