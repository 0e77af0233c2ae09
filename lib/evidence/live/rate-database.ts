/** Keeps the rate of a service in the database, on its clock: for the servers that share it. */
import { sql } from 'kysely'
import type { Database } from '@/lib/store/db'
import { lockForTransaction } from '@/lib/store/transaction-lock'
import { noStarts, type RateState, type UpdateState } from './rate-ledger'

/**
 * @param name of the fact that holds the state
 * @param open the PostgreSQL database; asked for at each use, since it may be opened again
 */
export function keepInDatabase(name: string, open: () => Promise<Database>): UpdateState {
  return async (change) =>
    (await open()).transaction().execute(async (transaction) => {
      await lockForTransaction(transaction, name)
      const held = await transaction
        .selectNoFrom((from) => [
          sql<number>`(extract(epoch from clock_timestamp()) * 1000)::float8`.as('now'),
          from.selectFrom('facts').select('value').where('name', '=', name).as('value'),
        ])
        .executeTakeFirstOrThrow()
      const before = held.value ?? JSON.stringify(noStarts)
      // Written below.
      const state = JSON.parse(before) as RateState
      const result = change(state, held.now)
      const value = JSON.stringify(state)
      if (value !== before)
        await transaction
          .insertInto('facts')
          .values({ name, value })
          .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
          .execute()
      return result
    })
}
