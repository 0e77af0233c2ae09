/**
 * API keys: shown once when made, stored as a keyed hash, revoked for good. Whoever holds the database cannot make one,
 * and a revoked or expired key fails on its next use in every process.
 */
import 'server-only'
import { timingSafeEqual } from 'node:crypto'
import type { Selectable } from 'kysely'
import { appendAudit, getCommandLineActor } from '@/lib/platform/audit/audit'
import { database } from '@/lib/store/db'
import type { KeysTable } from '@/lib/store/tables'
import { assertSamePepper, computeKeyedHash } from './installation-secrets'
import { createRandomText, createSecret, isWellFormed } from './key-format'

export type Scope = 'chat' | 'admin'

/** A key as it may be shown: everything but the secret and its hash. */
export type Key = Omit<Selectable<KeysTable>, 'hash'>

export interface NewKey {
  name: string
  scope?: Scope | undefined
  /** Requests a minute and concurrent streams; the settings' defaults when left out. */
  rpm?: number | undefined
  streams?: number | undefined
  expiresAt?: Date | undefined
}

const publicColumns = [
  'id',
  'name',
  'prefix',
  'lastFour',
  'scope',
  'rpm',
  'streams',
  'createdAt',
  'expiresAt',
  'revokedAt',
  'lastUsedAt',
] as const

/**
 * @param by who makes it, for the audit, whose row is written in the same transaction
 * @returns the key and its secret; the secret cannot be read again
 */
export async function createKey(
  wanted: NewKey,
  db = database(),
  by = getCommandLineActor(),
): Promise<{ key: Key; secret: string }> {
  await assertSamePepper(db)
  const secret = createSecret()
  const key: Key = {
    id: `key_${createRandomText(16)}`,
    name: wanted.name,
    prefix: secret.slice(0, 7),
    lastFour: secret.slice(-4),
    scope: wanted.scope ?? 'chat',
    rpm: wanted.rpm ?? null,
    streams: wanted.streams ?? null,
    createdAt: new Date().toISOString(),
    expiresAt: wanted.expiresAt?.toISOString() ?? null,
    revokedAt: null,
    lastUsedAt: null,
  }
  const hash = await computeKeyedHash(secret)
  const details = { name: key.name, scope: key.scope, expiresAt: key.expiresAt }
  await (await db).transaction().execute(async (transaction) => {
    await transaction
      .insertInto('keys')
      .values({ ...key, hash })
      .execute()
    await appendAudit(transaction, [{ action: 'key-created', actor: by, target: key.id, details, at: key.createdAt }])
  })
  return { key, secret }
}

/** @returns every key ever made, oldest first, revoked and expired ones included */
export async function listKeys(db = database()): Promise<Key[]> {
  return (await db).selectFrom('keys').select(publicColumns).orderBy('createdAt').orderBy('id').execute()
}

/** @returns the key as revoked, or undefined when there is none with this id; revoking twice keeps the first time */
export async function revokeKey(id: string, db = database(), by = getCommandLineActor()): Promise<Key | undefined> {
  const store = await db
  const at = new Date().toISOString()
  await store.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('keys')
      .set({ revokedAt: at })
      .where('id', '=', id)
      .where('revokedAt', 'is', null)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows > 0n) await appendAudit(transaction, [{ action: 'key-revoked', actor: by, target: id, at }])
  })
  return store.selectFrom('keys').select(publicColumns).where('id', '=', id).executeTakeFirst()
}

/** @returns the key of this secret, or undefined when it is malformed, unknown, revoked or expired */
export async function verifyKey(secret: string, db = database()): Promise<Key | undefined> {
  if (!isWellFormed(secret)) return undefined
  await assertSamePepper(db)
  const wanted = await computeKeyedHash(secret)
  // Every request comes by here: naming the columns would take Kysely longer than SQLite takes to find the row.
  const row = await (await db).selectFrom('keys').selectAll().where('hash', '=', wanted).executeTakeFirst()
  if (!row) return undefined
  const { hash, ...key } = row
  // The index already compared; this line keeps the promise whatever a database's index does with time.
  if (!timingSafeEqual(Buffer.from(hash), Buffer.from(wanted))) return undefined
  return isUsable(key) ? key : undefined
}

/** @returns the key with this id while it is neither revoked nor expired */
export async function findUsableKey(id: string, db = database()): Promise<Key | undefined> {
  const key = await (await db).selectFrom('keys').select(publicColumns).where('id', '=', id).executeTakeFirst()
  return key && isUsable(key) ? key : undefined
}

export function isUsable(key: Pick<Key, 'revokedAt' | 'expiresAt'>): boolean {
  return key.revokedAt === null && (key.expiresAt === null || key.expiresAt > new Date().toISOString())
}
