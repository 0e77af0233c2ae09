/** Remembers which files are damaged; the server is not ready while one of them is in use. */
import { statSync } from 'node:fs'
import { log } from '@/lib/log'
import { getSingleton } from './process-singleton'

/** The damaged inode by file: a rebuilt or restored file has a new one. */
function damagedInodes(): Map<string, bigint> {
  return getSingleton('damaged files', () => new Map())
}

/** Marks the file if the error means damage; ignores other errors. */
export function reportDamage(file: string, error: unknown): void {
  if (isDamage(error)) markDamaged(file, error)
}

export function markDamaged(file: string, cause: unknown): void {
  const inode = readInode(file)
  if (inode === undefined || damagedInodes().get(file) === inode) return
  damagedInodes().set(file, inode)
  log().error({ file, err: cause }, 'a file is damaged; the server is not ready: npm run data -- check')
}

/** @returns the damaged files that have not been replaced */
export function listDamagedFiles(): string[] {
  return [...damagedInodes()].filter(([file, inode]) => readInode(file) === inode).map(([file]) => file)
}

/**
 * SQLITE_CORRUPT and SQLITE_NOTADB, https://sqlite.org/rescode.html. Errors from worker threads keep only their
 * message.
 */
function isDamage(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('errcode' in error && typeof error.errcode === 'number') return [11, 26].includes(error.errcode & 0xff)
  return /database disk image is malformed|file is not a database/.test(error.message) || isDamage(error.cause)
}

function readInode(file: string): bigint | undefined {
  return statSync(file, { bigint: true, throwIfNoEntry: false })?.ino
}
