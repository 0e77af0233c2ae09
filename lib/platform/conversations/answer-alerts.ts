/**
 * Informs owners which of their stored answers cite an article that was retracted after they were written. An alert
 * ends when its conversation is opened, where the source is marked.
 */
import 'server-only'
import { createHash } from 'node:crypto'
import { type Database, database } from '@/lib/store/db'
import { workInSlices } from '@/lib/store/slices'
import type { RetractedAnswer } from '@/lib/wire/conversation'
import type { EvidenceItem } from '@/lib/wire/evidence'
import { type MessageRow, toAnswerState } from './message-rows'

/** All retracted articles that the library and the cache of cited articles know. */
interface RetractedArticles {
  ids: ReadonlySet<string>
  pmids: ReadonlySet<string>
}

/** A hash of the articles for which all answers were scanned. */
const checkedFact = 'answer alerts'
const messagesAtOnce = 10
const shownMax = 50

/**
 * Scans all stored answers, unless no article was retracted since the last time and all answers had ended by then.
 *
 * @returns number of new alerts
 */
export async function noteRetractions(retracted: RetractedArticles, db = database()): Promise<number> {
  const store = await db
  const value = hashArticles(retracted)
  const fact = await store.selectFrom('facts').select('value').where('name', '=', checkedFact).executeTakeFirst()
  if (fact?.value === value) return 0
  await endReinstated(store, retracted)
  let last = 0
  let count = 0
  // The sources of an answer are stored when it ends.
  let haveEnded = true
  await workInSlices(async () => {
    const rows = await selectAnswers(store, last)
    for (const row of rows) count += await noteAnswer(store, row, retracted)
    haveEnded &&= rows.every(({ status }) => status !== 'running')
    last = rows.at(-1)?.number ?? last
    return rows.length > 0
  })
  if (!haveEnded) return count
  await store
    .insertInto('facts')
    .values({ name: checkedFact, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
  return count
}

/** @returns the answers of this owner with an alert, latest alert first */
export async function listRetractedAnswers(store: Database, owner: string): Promise<RetractedAnswer[]> {
  const rows = await store
    .selectFrom('answerAlerts')
    .innerJoin('conversations', 'conversations.id', 'answerAlerts.conversationId')
    .select(['answerAlerts.conversationId', 'answerAlerts.answerId', 'answerAlerts.title as source'])
    .select('conversations.title')
    .where('conversations.owner', '=', owner)
    .where('conversations.deletedAt', 'is', null)
    .where('answerAlerts.seenAt', 'is', null)
    .orderBy('answerAlerts.at', 'desc')
    .orderBy('answerAlerts.answerId')
    .limit(shownMax)
    .execute()
  const first = new Map(rows.map((row) => [`${row.conversationId} ${row.answerId}`, row]))
  return [...first.values()].map(({ conversationId, answerId, title, source }) => ({
    conversation: { id: conversationId, title },
    answer: answerId,
    source,
  }))
}

/** Ends the alerts of a conversation, since its owner has opened it. */
export async function endAlerts(conversationId: string, db = database()): Promise<void> {
  const store = await db
  // Most conversations have none, and opening one should not wait for a write.
  const pending = await store
    .selectFrom('answerAlerts')
    .select('answerId')
    .where('conversationId', '=', conversationId)
    .where('seenAt', 'is', null)
    .executeTakeFirst()
  if (!pending) return
  await store
    .updateTable('answerAlerts')
    .set({ seenAt: new Date().toISOString() })
    .where('conversationId', '=', conversationId)
    .where('seenAt', 'is', null)
    .execute()
}

/**
 * Ends the alerts of articles that are no longer retracted; the scan that follows notes again those known by their PMID
 * only.
 */
async function endReinstated(store: Database, { ids, pmids }: RetractedArticles): Promise<void> {
  const rows = await store
    .selectFrom('answerAlerts')
    .select('articleId')
    .distinct()
    .where('seenAt', 'is', null)
    .execute()
  const isStill = (id: string) => ids.has(id) || pmids.has(id.replace(/^pmid:/, ''))
  for (const { articleId } of rows.filter((row) => !isStill(row.articleId)))
    await store.deleteFrom('answerAlerts').where('articleId', '=', articleId).where('seenAt', 'is', null).execute()
}

function selectAnswers(store: Database, after: number) {
  return store
    .selectFrom('messages')
    .select(['number', 'id', 'conversationId', 'status', 'body'])
    .where('number', '>', after)
    .where('role', '=', 'assistant')
    .orderBy('number')
    .limit(messagesAtOnce)
    .execute()
}

async function noteAnswer(
  store: Database,
  row: Pick<MessageRow, 'id' | 'conversationId' | 'status' | 'body'>,
  retracted: RetractedArticles,
): Promise<number> {
  const { evidence } = toAnswerState(row)
  const sources = (evidence?.items ?? []).filter((item) => item && !item.retracted && isRetracted(item, retracted))
  if (sources.length === 0) return 0
  try {
    return await insertAlerts(store, row, sources)
  } catch (error) {
    if (await hasConversation(store, row.conversationId)) throw error
    // It was deleted during the scan.
    return 0
  }
}

/** @returns number of those that are new */
async function insertAlerts(
  store: Database,
  { id: answerId, conversationId }: Pick<MessageRow, 'id' | 'conversationId'>,
  sources: readonly EvidenceItem[],
): Promise<number> {
  const at = new Date().toISOString()
  const { numInsertedOrUpdatedRows } = await store
    .insertInto('answerAlerts')
    .values(sources.map(({ id, title }) => ({ conversationId, answerId, articleId: id, title, at, seenAt: null })))
    .onConflict((conflict) => conflict.columns(['conversationId', 'answerId', 'articleId']).doNothing())
    .executeTakeFirst()
  return Number(numInsertedOrUpdatedRows ?? 0)
}

async function hasConversation(store: Database, id: string): Promise<boolean> {
  return (await store.selectFrom('conversations').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}

function isRetracted({ id, pmid }: EvidenceItem, { ids, pmids }: RetractedArticles): boolean {
  return ids.has(id) || (pmid !== null && pmids.has(pmid))
}

function hashArticles({ ids, pmids }: RetractedArticles): string {
  const hash = createHash('sha256')
  for (const each of [...ids].sort()) hash.update(`${each}\n`)
  for (const each of [...pmids].sort()) hash.update(`${each}\n`)
  return hash.digest('hex')
}
