/**
 * Questions that readers saved to be asked again, and what was new each time. Only their owner, the person, the key or
 * `local`, can see them; for others they do not exist. They are asked in lib/cli/server/scheduled-questions.ts.
 */
import 'server-only'
import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import { findIdentifiers } from '@/lib/shared/identifiers/find-identifiers'
import { removePlaceholders } from '@/lib/shared/identifiers/placeholders'
import { redact } from '@/lib/shared/identifiers/redact'
import { serverMessage } from '@/lib/shared/messages/server-messages'
import { type Database, database } from '@/lib/store/db'
import type { SavedQuestionNewsTable, SavedQuestionsTable } from '@/lib/store/tables'
import { lockForTransaction } from '@/lib/store/transaction-lock'
import { ApiError } from '@/lib/wire/errors'
import type { QuestionNews, SavedQuestion } from '@/lib/wire/saved-questions/saved-question'
import type { WantedQuestion } from '@/lib/wire/saved-questions/saved-question-request'

/** Of one owner: each costs a search a day. */
export const savedQuestionsMax = 50
const hourMs = 60 * 60 * 1000
/** News shown with a question; earlier ones are deleted. */
export const newsMax = 20

/**
 * Saves a question without what could identify a patient. One that is saved already is returned as it is.
 *
 * @throws ApiError 400 when nothing but identifiers is left, or the owner has saved as many as allowed
 */
export async function saveQuestion(
  { question: asked, sources }: WantedQuestion,
  owner: string,
  db = database(),
): Promise<SavedQuestion> {
  const question = removeIdentifiers(asked)
  if (question === '') throw new ApiError('invalid_value', serverMessage('saved_question_empty'), { param: 'question' })
  return (await db).transaction().execute(async (transaction) => {
    await lockForTransaction(transaction, `saved questions of ${owner}`)
    const saved = await transaction.selectFrom('savedQuestions').selectAll().where('owner', '=', owner).execute()
    const same = saved.find((row) => row.question === question)
    if (same) return toSavedQuestion(same, await selectNews(transaction, [same.id]))
    if (saved.length >= savedQuestionsMax)
      throw new ApiError('invalid_value', serverMessage('saved_questions_limit', { limit: savedQuestionsMax }))
    const now = new Date().toISOString()
    const row = {
      id: randomUUID(),
      owner,
      question,
      sources: sources ? JSON.stringify(sources) : null,
      createdAt: now,
      usedAt: now,
      askedAt: null,
      libraryState: null,
      knownIds: '[]',
      main: null,
      claimedUntil: null,
    }
    await transaction.insertInto('savedQuestions').values(row).execute()
    return toSavedQuestion(row, [])
  })
}

function removeIdentifiers(text: string): string {
  const withoutIdentifiers = redact(text, findIdentifiers(text), () => ' ')
  return removePlaceholders(withoutIdentifiers).replace(/\s+/g, ' ').trim()
}

/** @returns those with unseen news first, then latest first */
export async function listSavedQuestions(owner: string, db = database()): Promise<SavedQuestion[]> {
  const store = await db
  const rows = await store
    .selectFrom('savedQuestions')
    .selectAll()
    .where('owner', '=', owner)
    .orderBy('createdAt', 'desc')
    .execute()
  const news = await selectNews(
    store,
    rows.map(({ id }) => id),
  )
  const all = rows.map((row) => toSavedQuestion(row, news))
  const hasNew = (each: SavedQuestion) => Number(each.news.some(({ isNew }) => isNew))
  return all.toSorted((a, b) => hasNew(b) - hasNew(a))
}

/** @returns the number of this owner's saved questions with news that the owner has not seen */
export async function countUnseen(owner: string, db = database()): Promise<number> {
  const row = await (await db)
    .selectFrom('savedQuestionNews')
    .innerJoin('savedQuestions', 'savedQuestions.id', 'savedQuestionNews.questionId')
    .select((eb) => eb.fn.count('savedQuestions.id').distinct().as('count'))
    .where('savedQuestions.owner', '=', owner)
    .where('savedQuestionNews.seenAt', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** Records that the owner has seen all news up to now. */
export async function markSeen(owner: string, until: string, db = database()): Promise<void> {
  const store = await db
  const seenAt = new Date().toISOString()
  const own = store.selectFrom('savedQuestions').select('id').where('owner', '=', owner)
  await store
    .updateTable('savedQuestionNews')
    .set({ seenAt })
    .where('questionId', 'in', own)
    .where('seenAt', 'is', null)
    .where('at', '<=', until)
    .execute()
}

/**
 * Records, once an hour, that the owner looks at the questions: unused ones are deleted after a while; see
 * `purgeSavedQuestions`.
 */
export async function recordUse(owner: string, db = database()): Promise<void> {
  const now = Date.now()
  await (await db)
    .updateTable('savedQuestions')
    .set({ usedAt: new Date(now).toISOString() })
    .where('owner', '=', owner)
    .where('usedAt', '<', new Date(now - hourMs).toISOString())
    .execute()
}

/** @throws ApiError 404 */
export async function deleteSavedQuestion(id: string, owner: string, db = database()): Promise<void> {
  const { numDeletedRows } = await (await db)
    .deleteFrom('savedQuestions')
    .where('id', '=', id)
    .where('owner', '=', owner)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw new ApiError('not_found', serverMessage('saved_question_not_found'))
}

type NewsRow = Selectable<SavedQuestionNewsTable>

/** Latest first. */
async function selectNews(store: Database, ids: readonly string[]): Promise<NewsRow[]> {
  if (ids.length === 0) return []
  return store
    .selectFrom('savedQuestionNews')
    .selectAll()
    .where('questionId', 'in', ids)
    .orderBy('at', 'desc')
    .orderBy('id')
    .execute()
}

function toSavedQuestion(row: Selectable<SavedQuestionsTable>, news: readonly NewsRow[]): SavedQuestion {
  const { id, question, createdAt, askedAt, main } = row
  return {
    id,
    question,
    createdAt,
    askedAt,
    // Written by `recordAsked`.
    main: main === null ? null : JSON.parse(main),
    news: news.filter(({ questionId }) => questionId === id).map(toNews),
  }
}

function toNews({ id, at, seenAt, body }: NewsRow): QuestionNews {
  // Written by `recordAsked`.
  const { sources, change }: Pick<QuestionNews, 'sources' | 'change'> = JSON.parse(body)
  return { id, at, isNew: seenAt === null, sources, change }
}
