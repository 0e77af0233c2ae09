/**
 * Sign-ins that were begun at the provider, in the database, so that any server can receive the callback. A record
 * belongs to the browser that began it and is deleted by the first callback with its `state`, so that none works twice.
 */
import 'server-only'
import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { computeKeyedHash, decryptText, encryptText } from '@/lib/platform/auth/installation-secrets'
import { type Database, database } from '@/lib/store/db'

/** Time to sign in at the provider, with a second factor. */
export const signInSeconds = 15 * 60

const Record = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** Of the cookie of the browser that began it. */
  browser: z.string(),
  returnTo: z.string(),
})

export type BegunSignIn = z.infer<typeof Record>

/** @param browser the value of the browser's cookie */
export async function beginRecord(browser: string, returnTo: string, db = database()): Promise<BegunSignIn> {
  const text = () => randomBytes(32).toString('base64url')
  const record = { state: text(), nonce: text(), verifier: text(), browser, returnTo }
  const store = await db
  const now = Date.now()
  await store.deleteFrom('signIns').where('expiresAt', '<=', new Date(now).toISOString()).execute()
  await store
    .insertInto('signIns')
    .values({
      hash: await computeKeyedHash(record.state),
      record: await encryptText(JSON.stringify(record)),
      expiresAt: new Date(now + signInSeconds * 1000).toISOString(),
    })
    .execute()
  return record
}

/** @returns the record, which is deleted; undefined if it is unknown, used, expired, or of another browser */
export async function takeRecord(
  state: string,
  browser: string,
  db = database(),
  now = Date.now(),
): Promise<BegunSignIn | undefined> {
  const row = await (await db)
    .deleteFrom('signIns')
    .where('hash', '=', await computeKeyedHash(state))
    // Ids of logout tokens are in the same table, without a record.
    .where('record', '!=', '')
    .returning(['record', 'expiresAt'])
    .executeTakeFirst()
  if (!row || row.expiresAt <= new Date(now).toISOString()) return undefined
  const record = Record.parse(JSON.parse(await decryptText(row.record)))
  return record.browser === browser ? record : undefined
}

/**
 * Records the id of a logout token for the time in which the token is valid.
 *
 * @param transaction in which the sessions end, so that the provider can repeat a logout that failed
 * @returns false if it was used before
 */
export async function useTokenId(transaction: Database, id: string, lifetimeSeconds: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await transaction
    .insertInto('signIns')
    .values({
      hash: await computeKeyedHash(`logout ${id}`),
      record: '',
      expiresAt: new Date(Date.now() + lifetimeSeconds * 1000).toISOString(),
    })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}
