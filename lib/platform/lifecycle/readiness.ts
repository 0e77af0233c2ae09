/** Readiness checks for the health route. */
import 'server-only'
import { config } from '@/lib/config'
import { log } from '@/lib/log'
import { listDamagedFiles } from '@/lib/store/damaged-files'
import { database } from '@/lib/store/db'
import { readIndexLag, readReplicaLag } from '@/lib/store/replica-status'

/** Shorter than the timeout of typical health probes. */
const answerTimeoutMs = 2000

/** True if the database responds in time. */
export async function isDatabaseReady(): Promise<boolean> {
  const timeout = Promise.withResolvers<boolean>()
  const timer = setTimeout(timeout.resolve, answerTimeoutMs, false)
  try {
    return await Promise.race([timeout.promise, pingDatabase()])
  } finally {
    clearTimeout(timer)
  }
}

/** False once a read or the daily check has found damage in a file in use. */
export function areFilesSound(): boolean {
  return listDamagedFiles().length === 0
}

/** The last change of the shared library that this server has applied; undefined for a server with its own library. */
export function readLibraryVersion(): number | undefined {
  return readReplicaLag()?.version
}

/** The last change in the shared search index; undefined for a server that uses none. */
export function readSearchIndexVersion(): number | undefined {
  return readIndexLag()?.version
}

/** False if the copy of the shared library is too far behind: it may lack a retraction that the others know. */
export function isLibraryCurrent(): boolean {
  return (readReplicaLag()?.seconds ?? 0) <= config().LIBRARY_LAG_SECONDS_MAX
}

async function pingDatabase(): Promise<boolean> {
  try {
    await (await database()).selectFrom('auditHead').select('sequence').executeTakeFirst()
    return true
  } catch (cause) {
    log().error({ err: cause }, 'the database does not respond; the server is not ready')
    return false
  }
}
