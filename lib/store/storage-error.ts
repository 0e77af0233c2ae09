/**
 * A failure of the database or of the store of images, with a message for the caller. The original error is the cause,
 * for the log.
 */

import { serverMessage } from '@/lib/shared/messages/server-messages'
import { ApiError } from '@/lib/wire/errors'

type Fault = 'full' | 'unreachable' | 'damaged' | 'failed'

export class StorageError extends ApiError {
  readonly fault: Fault
  readonly store: 'database' | 'images'

  constructor(fault: Fault, cause: unknown, store: 'database' | 'images' = 'database') {
    const headers = { 'retry-after': fault === 'unreachable' ? '5' : '60' }
    const message = store === 'images' ? imageMessageNames[fault] : messageNames[fault]
    super('storage_failed', serverMessage(message), { cause, headers })
    this.fault = fault
    this.store = store
  }

  /** Works across copies, since a build may load this class several times; see ApiError. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof ApiError && 'fault' in value
  }
}

const messageNames = {
  full: 'storage_full',
  unreachable: 'storage_unreachable',
  damaged: 'storage_damaged',
  failed: 'storage_damaged',
} as const satisfies Record<Fault, string>

const imageMessageNames = {
  full: 'images_refused',
  unreachable: 'images_unreachable',
  damaged: 'images_refused',
  failed: 'images_refused',
} as const satisfies Record<Fault, string>

/**
 * @returns a StorageError for failures of the database or its connection; other errors, such as constraints, unchanged
 */
export function toStorageError(cause: unknown): unknown {
  if (cause instanceof StorageError || !(cause instanceof Error)) return cause
  const fault = sqliteFault(cause) ?? postgresFault(cause)
  return fault ? new StorageError(fault, cause) : cause
}

/** Primary result codes, https://sqlite.org/rescode.html. */
const sqliteFaults: Record<number, Fault> = {
  5: 'unreachable', // SQLITE_BUSY: another process has locked the file for longer than the timeout.
  8: 'failed', // SQLITE_READONLY
  10: 'failed', // SQLITE_IOERR
  11: 'damaged', // SQLITE_CORRUPT
  13: 'full', // SQLITE_FULL
  14: 'failed', // SQLITE_CANTOPEN
  26: 'damaged', // SQLITE_NOTADB
}

function sqliteFault(error: Error): Fault | undefined {
  if (!('errcode' in error) || typeof error.errcode !== 'number') return undefined
  return sqliteFaults[error.errcode & 0xff]
}

/** SQLSTATE codes by prefix, https://www.postgresql.org/docs/current/errcodes-appendix.html. */
const postgresFaults: [start: string, fault: Fault][] = [
  ['08', 'unreachable'], // The connection was lost or refused.
  ['25006', 'unreachable'], // Read-only: a standby that has not taken over yet.
  ['25P03', 'unreachable'], // An idle transaction was ended.
  ['53100', 'full'],
  ['53', 'unreachable'], // Out of memory or connections.
  ['55P03', 'unreachable'], // A lock was not acquired in time.
  ['57', 'unreachable'], // The statement timed out, or the server is starting or stopping.
  ['58', 'failed'], // The operating system of the database server failed.
  ['XX001', 'damaged'],
  ['XX002', 'damaged'],
]

const socketCodes = /^(ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|ENOENT)$/
/** Messages of pg and its pool for errors without a code. */
const lostConnection = /connection terminated|not queryable|client was closed|timeout exceeded when trying to connect/i

function postgresFault(error: Error): Fault | undefined {
  const code = 'code' in error ? String(error.code) : ''
  if (socketCodes.test(code) || lostConnection.test(error.message)) return 'unreachable'
  if (!/^[0-9A-Z]{5}$/.test(code)) return undefined
  return postgresFaults.find(([start]) => code.startsWith(start))?.[1]
}
