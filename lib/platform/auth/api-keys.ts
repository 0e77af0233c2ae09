/**
 * API keys: shown once when created, stored as a keyed hash, revoked permanently. The database alone does not allow
 * anyone to create a key, and a revoked or expired key fails on its next use in every process.
 */
import 'server-only'
import { timingSafeEqual } from 'node:crypto'
import type { CompiledQuery, Selectable } from 'kysely'
import { appendAudit, getCommandLineActor } from '@/lib/platform/audit/audit'
import { type Database, database } from '@/lib/store/db'
import type { KeysTable } from '@/lib/store/tables'
import { lockForTransaction } from '@/lib/store/transaction-lock'
import type { KeyScope } from '@/lib/wire/people/key-scopes'
import { assertSamePepper, computeKeyedHash } from './installation-secrets'
import { createRandomText, createSecret, isWellFormed } from './key-format'
import { findPerson, isAdmitted, type Person } from './people/people'

/** The public fields of a key: everything but the secret and its hash. */
export type Key = Omit<Selectable<KeysTable>, 'hash'>

interface NewKey {
  name: string
  scope?: KeyScope | undefined
  /** Requests per minute and concurrent streams; default to the settings. */
  rpm?: number | undefined
  streams?: number | undefined
  expiresAt?: Date | undefined
  /** The person it belongs to; a service if none. */
  personId?: string | undefined
}

const publicColumns = [
  'id',
  'name',
  'prefix',
  'lastFour',
  'scope',
  'personId',
  'rpm',
  'streams',
  'createdAt',
  'expiresAt',
  'revokedAt',
  'lastUsedAt',
] as const

/**
 * @param by actor of the audit row, which is written in the same transaction
 * @returns the key and its secret, which cannot be retrieved later
 */
export async function createKey(
  wanted: NewKey,
  db = database(),
  by = getCommandLineActor(),
): Promise<{ key: Key; secret: string }> {
  await assertSamePepper(db)
  const created = await buildKey(wanted)
  await (await db).transaction().execute((transaction) => storeKey(transaction, created, by))
  return { key: created.key, secret: created.secret }
}

/** @returns undefined if there is a key already; of several servers that start at once, one creates it */
export async function createFirstKey(db = database(), by = getCommandLineActor()): Promise<string | undefined> {
  await assertSamePepper(db)
  const created = await buildKey({ name: 'first key' })
  return (await db).transaction().execute(async (transaction) => {
    await lockForTransaction(transaction, 'first key')
    const existing = await transaction.selectFrom('keys').select('id').limit(1).executeTakeFirst()
    if (existing) return undefined
    await storeKey(transaction, created, by)
    return created.secret
  })
}

interface CreatedKey {
  key: Key
  secret: string
  hash: string
}

async function buildKey(wanted: NewKey): Promise<CreatedKey> {
  const secret = createSecret()
  const key: Key = {
    id: `key_${createRandomText(16)}`,
    name: wanted.name,
    prefix: secret.slice(0, 7),
    lastFour: secret.slice(-4),
    scope: wanted.scope ?? 'chat',
    personId: wanted.personId ?? null,
    rpm: wanted.rpm ?? null,
    streams: wanted.streams ?? null,
    createdAt: new Date().toISOString(),
    expiresAt: wanted.expiresAt?.toISOString() ?? null,
    revokedAt: null,
    lastUsedAt: null,
  }
  return { key, secret, hash: await computeKeyedHash(secret) }
}

async function storeKey(transaction: Database, { key, hash }: CreatedKey, by: string): Promise<void> {
  const details = { name: key.name, scope: key.scope, expiresAt: key.expiresAt }
  await transaction
    .insertInto('keys')
    .values({ ...key, hash })
    .execute()
  await appendAudit(transaction, [{ action: 'key-created', actor: by, target: key.id, details, at: key.createdAt }])
}

/** @returns all keys, oldest first, including revoked and expired ones */
export async function listKeys(db = database()): Promise<Key[]> {
  return (await db).selectFrom('keys').select(publicColumns).orderBy('createdAt').orderBy('id').execute()
}

/** @returns the revoked key, or undefined for an unknown id; revoking again keeps the first time */
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

/** @returns the key with this secret, or undefined when it is malformed, unknown, revoked or expired */
export async function verifyKey(secret: string, db = database()): Promise<Key | undefined> {
  const key = await findKeyBySecret(secret, db)
  return key && (await isStillUsable(key, db)) ? key : undefined
}

/** @returns the key with this secret, usable or not */
export async function findKeyBySecret(secret: string, db = database()): Promise<Key | undefined> {
  if (!isWellFormed(secret)) return undefined
  await assertSamePepper(db)
  const wanted = await computeKeyedHash(secret)
  const store = await db
  const { rows } = await store.executeQuery<Selectable<KeysTable>>({ ...compileKeyQuery(store), parameters: [wanted] })
  const [row] = rows
  if (!row) return undefined
  const { hash, ...key } = row
  // The index has compared the hashes already; this comparison takes constant time whatever the database does.
  if (!timingSafeEqual(Buffer.from(hash), Buffer.from(wanted))) return undefined
  return key
}

const keyQueries = new WeakMap<Database, CompiledQuery<Selectable<KeysTable>>>()

/**
 * The query of each request for a key by its hash, compiled once: that takes longer than SQLite needs to find the row.
 */
function compileKeyQuery(db: Database): CompiledQuery<Selectable<KeysTable>> {
  const compiled = keyQueries.get(db) ?? db.selectFrom('keys').selectAll().where('hash', '=', '').compile()
  keyQueries.set(db, compiled)
  return compiled
}

/**
 * False also for a key whose person was blocked or no longer has the role that it needs. Without a provider, the roles
 * that were read last still count.
 */
async function isStillUsable(key: Key, db: ReturnType<typeof database>): Promise<boolean> {
  if (!isUsable(key)) return false
  if (key.personId === null) return true
  const person = await findPerson(key.personId, db)
  return person !== undefined && isAdmitted(person) && mayHold(person, key.scope)
}

/** False for a key that would give a person more than its roles do. */
export function mayHold({ roles }: Pick<Person, 'roles'>, scope: KeyScope): boolean {
  return scope !== 'admin' || roles.includes('admin')
}

/** @returns the key with this id unless it is revoked or expired */
export async function findUsableKey(id: string, db = database()): Promise<Key | undefined> {
  const key = await (await db).selectFrom('keys').select(publicColumns).where('id', '=', id).executeTakeFirst()
  return key && (await isStillUsable(key, db)) ? key : undefined
}

export function isUsable(key: Pick<Key, 'revokedAt' | 'expiresAt'>): boolean {
  return key.revokedAt === null && (key.expiresAt === null || key.expiresAt > new Date().toISOString())
}
