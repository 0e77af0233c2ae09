/** When a scheduled refresh is due, for all servers with one database. */
import type { Database } from '@/lib/store/db'
import { isRefreshRunning, readRefreshState } from './refresh-claim'

const postponedFact = 'library refresh postponed'

/** Prevents scheduled refreshes until then: comparing a large library takes time, too. */
export async function postponeRefresh(db: Database, until: Date): Promise<void> {
  const value = until.toISOString()
  await db
    .insertInto('facts')
    .values({ name: postponedFact, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}

/** @param intervalMs from the end of one refresh to the next */
export async function isRefreshDue(db: Database, intervalMs: number, now = Date.now()): Promise<boolean> {
  const postponed = await db.selectFrom('facts').select('value').where('name', '=', postponedFact).executeTakeFirst()
  if (postponed !== undefined && Date.parse(postponed.value) > now) return false
  const state = await readRefreshState(db)
  if (isRefreshRunning(state, now)) return false
  return state === null || state.finishedAt === null || now - Date.parse(state.finishedAt) >= intervalMs
}
