/** Whether the platform could serve a request now. */
import 'server-only'
import { log } from '@/lib/log'
import { listDamagedFiles } from '@/lib/store/damaged-files'
import { database } from '@/lib/store/db'

/** A probe that waits longer than its caller tells nobody anything. */
const answerTimeoutMs = 2000

/** True when the database answers in time. */
export async function isDatabaseReady(): Promise<boolean> {
  const timeout = Promise.withResolvers<boolean>()
  const timer = setTimeout(timeout.resolve, answerTimeoutMs, false)
  try {
    return await Promise.race([timeout.promise, pingDatabase()])
  } finally {
    clearTimeout(timer)
  }
}

/** False from the moment at which a read, or the daily check, meets damage in a file that is in use. */
export function areFilesSound(): boolean {
  return listDamagedFiles().length === 0
}

async function pingDatabase(): Promise<boolean> {
  try {
    await (await database()).selectFrom('auditHead').select('sequence').executeTakeFirst()
    return true
  } catch (cause) {
    log().error({ err: cause }, 'the database does not answer')
    return false
  }
}
