/** What the platform does when the process stops. Works from the command that started the server, too: state is per process. */
import 'server-only'
import { closeDatabase } from '@/lib/store/db'
import { writeAudit } from './audit'
import { closeRedis } from './redis'
import { runsEnded } from './runs'
import { writeUsage } from './usage'

/**
 * Waits for answers that are written without a reader, writes what was counted and lets databases go. Call it last, when
 * no request is under way any more.
 */
export async function closePlatform(): Promise<void> {
  await runsEnded()
  await writeAudit()
  await writeUsage()
  await closeRedis()
  await closeDatabase()
}
