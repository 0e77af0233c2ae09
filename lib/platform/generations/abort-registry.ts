/**
 * Answers in progress, and the events that end them from outside: a revoked or expired key, a session that signs out or
 * is ended by the provider, a person who loses the last role, a server that stops. The command line and other instances
 * write to the same database, so it is polled twice a second while answers are open.
 */
import 'server-only'
import { log } from '@/lib/log'
import { type ServerMessage, serverMessage } from '@/lib/shared/messages/server-messages'
import { type Database, database } from '@/lib/store/db'
import { getSingleton } from '@/lib/store/process-singleton'
import type { ErrorCode } from '@/lib/wire/errors'

/** Short enough that an answer ends within a second, the queries included. */
const pollMs = 500

export interface OpenAnswer {
  keyId: string | null
  sessionId: string | null
  /** The person who asked, or to whom the key belongs. */
  personId: string | null
  /**
   * Takes plain values: the command that started the server also calls it, and has its own copy of the ApiError class.
   */
  end(code: ErrorCode, message: ServerMessage): void
}

/** Registers an answer until the returned function is called. */
export function registerAnswer(answer: OpenAnswer): () => void {
  const { open } = registry()
  open.add(answer)
  return () => void open.delete(answer)
}

/** Ends every open answer with an error that its client can read. Called when the server stops. */
export function endOpenAnswers(): void {
  for (const answer of registry().open) answer.end('overloaded', serverMessage('server_stopping'))
}

function registry(): { open: Set<OpenAnswer> } {
  return getSingleton('open answers', () => {
    const open = new Set<OpenAnswer>()
    setInterval(() => void endUnauthorized(open), pollMs).unref()
    return { open }
  })
}

async function endUnauthorized(open: Set<OpenAnswer>): Promise<void> {
  if (open.size === 0) return
  try {
    const valid = await findUnrevoked([...open])
    for (const answer of open) if (!valid(answer)) answer.end('invalid_api_key', serverMessage('key_no_longer_valid'))
  } catch (cause) {
    log().error({ err: cause }, 'open answers could not be checked against their keys; it is tried again')
  }
}

/**
 * Looks up the keys and sessions of the open answers. An answer that opened since then has just been admitted.
 *
 * @returns whether an answer's key and session are still valid
 */
async function findUnrevoked(open: OpenAnswer[]): Promise<(answer: OpenAnswer) => boolean> {
  const db = await database()
  const now = new Date().toISOString()
  const keyIds = [...new Set(open.flatMap(({ keyId }) => keyId ?? []))]
  const sessionIds = [...new Set(open.flatMap(({ sessionId }) => sessionId ?? []))]
  const refused = keyIds.length
    ? await db
        .selectFrom('keys')
        .select('id')
        .where('id', 'in', keyIds)
        .where((eb) => eb.or([eb('revokedAt', 'is not', null), eb('expiresAt', '<=', now)]))
        .execute()
    : []
  const signedIn = sessionIds.length
    ? await db
        .selectFrom('sessions')
        .select('hash')
        .where('hash', 'in', sessionIds)
        .where('expiresAt', '>', now)
        .execute()
    : []
  const personIds = [...new Set(open.flatMap(({ personId }) => personId ?? []))]
  const gone = new Set([...refused.map(({ id }) => id), ...(await findExcludedPeople(db, personIds))])
  for (const id of sessionIds) if (!signedIn.some(({ hash }) => hash === id)) gone.add(id)
  return ({ keyId, sessionId, personId }) => [keyId, sessionId, personId].every((id) => id === null || !gone.has(id))
}

/** @returns the ids of those whom an admin blocked or who have no role */
async function findExcludedPeople(db: Database, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('people')
    .select('id')
    .where('id', 'in', ids)
    .where((eb) => eb.or([eb('blockedAt', 'is not', null), eb('roles', '=', '')]))
    .execute()
  return rows.map(({ id }) => id)
}
