/** The queries with which the library was filled from PubMed: a refresh runs them again and fetches what is missing. */
import { createHash } from 'node:crypto'
import type { FetchRequest } from '@/lib/evidence/live/fetch/plan-fetch'
import type { Database } from '@/lib/store/db'

export interface Topic {
  /** Equal for equal requests. */
  id: string
  request: FetchRequest
}

/** Prefix of a fact's name, followed by the id. */
const topicFact = 'library topic '

/** Stores the topic, unless it is stored already. */
export async function rememberTopic(db: Database, request: FetchRequest): Promise<void> {
  const { query, fromYear, toYear, max } = request
  const value = JSON.stringify({ query, fromYear, toYear, max })
  const id = createHash('sha256').update(value).digest('hex').slice(0, 12)
  await db
    .insertInto('facts')
    .values({ name: topicFact + id, value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
}

/** In a fixed order. */
export async function listTopics(db: Database): Promise<Topic[]> {
  const rows = await db.selectFrom('facts').selectAll().where('name', 'like', `${topicFact}%`).orderBy('name').execute()
  // Written by `rememberTopic`.
  return rows.map(({ name, value }) => ({
    id: name.slice(topicFact.length),
    request: JSON.parse(value) as FetchRequest,
  }))
}

/** @returns false if there is no such topic; its articles stay */
export async function forgetTopic(db: Database, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('facts')
    .where('name', '=', topicFact + id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
