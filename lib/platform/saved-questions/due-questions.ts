/**
 * Selects the saved question that is asked next, and stores the result. With several servers on one database, one
 * server asks each question.
 */
import 'server-only'
import { randomUUID } from 'node:crypto'
import { type Database, database } from '@/lib/store/db'
import type { CurrentFinding, EarlierFinding } from '@/lib/wire/saved-questions/saved-question'
import type { WantedQuestion } from '@/lib/wire/saved-questions/saved-question-request'
import { newsMax } from './saved-questions'

interface DueQuestion extends WantedQuestion {
  id: string
  owner: string
  /** Null if it was never asked. */
  earlier: EarlierFinding | null
}

const dayMs = 24 * 60 * 60 * 1000
/** While an import runs, the library changes every second. */
const afterChangeMs = 15 * 60 * 1000
/** A question whose search failed, or whose server has ended, is asked again after this. */
const leaseMs = 10 * 60 * 1000

/**
 * Claims a question that was never asked, or not for a day, or not since the library changed.
 *
 * @param libraryState changes with the library
 * @returns null when none is due
 */
export async function claimDueQuestion(
  libraryState: string,
  now = Date.now(),
  db = database(),
): Promise<DueQuestion | null> {
  const store = await db
  const found = await selectDue(store, libraryState, now).select('id').limit(1).executeTakeFirst()
  if (!found) return null
  const claimed = await store
    .updateTable('savedQuestions')
    .set({ claimedUntil: toTime(now + leaseMs) })
    .where('id', 'in', selectDue(store, libraryState, now).select('id').where('id', '=', found.id))
    .returning(['id', 'owner', 'question', 'sources', 'askedAt', 'knownIds', 'main'])
    .executeTakeFirst()
  if (!claimed) return null
  const { id, owner, question, sources, askedAt, knownIds, main } = claimed
  // Written by `saveQuestion` and `recordAsked`.
  const earlier: EarlierFinding | null =
    askedAt === null ? null : { knownIds: JSON.parse(knownIds), main: main === null ? null : JSON.parse(main) }
  return { id, owner, question, ...(sources !== null && { sources: JSON.parse(sources) }), earlier }
}

function selectDue(store: Database, libraryState: string, now: number) {
  return store
    .selectFrom('savedQuestions')
    .where((eb) => eb.or([eb('claimedUntil', 'is', null), eb('claimedUntil', '<=', toTime(now))]))
    .where((eb) =>
      eb.or([
        eb('askedAt', 'is', null),
        eb('askedAt', '<=', toTime(now - dayMs)),
        eb.and([eb('askedAt', '<=', toTime(now - afterChangeMs)), eb('libraryState', '!=', libraryState)]),
      ]),
    )
    .orderBy('askedAt', (order) => order.asc().nullsFirst())
}

/** Stores the result of asking; does nothing if the question was deleted meanwhile. */
export async function recordAsked(
  id: string,
  libraryState: string,
  { knownIds, main, news }: CurrentFinding,
  now = Date.now(),
  db = database(),
): Promise<void> {
  const at = toTime(now)
  await (await db).transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('savedQuestions')
      .set({
        askedAt: at,
        libraryState,
        knownIds: JSON.stringify(knownIds),
        main: main && JSON.stringify(main),
        claimedUntil: null,
      })
      .where('id', '=', id)
      .executeTakeFirst()
    if (numUpdatedRows === 0n || news === null) return
    const body = JSON.stringify(news)
    await transaction
      .insertInto('savedQuestionNews')
      .values({ id: randomUUID(), questionId: id, at, body, seenAt: null })
      .execute()
    await deleteOldNews(transaction, id)
  })
}

async function deleteOldNews(transaction: Database, questionId: string): Promise<void> {
  const old = await transaction
    .selectFrom('savedQuestionNews')
    .select('id')
    .where('questionId', '=', questionId)
    .orderBy('at', 'desc')
    .offset(newsMax)
    .limit(newsMax)
    .execute()
  if (old.length === 0) return
  const ids = old.map(({ id }) => id)
  await transaction.deleteFrom('savedQuestionNews').where('id', 'in', ids).execute()
}

function toTime(ms: number): string {
  return new Date(ms).toISOString()
}
