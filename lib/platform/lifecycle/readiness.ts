/** Readiness checks for the health route. */
import 'server-only'
import { log } from '@/lib/log'
import { listDamagedFiles } from '@/lib/store/damaged-files'
import { database } from '@/lib/store/db'

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

async function pingDatabase(): Promise<boolean> {
  try {
    await (await database()).selectFrom('auditHead').select('sequence').executeTakeFirst()
    return true
  } catch (cause) {
    log().error({ err: cause }, 'the database does not respond')
    return false
  }
}
