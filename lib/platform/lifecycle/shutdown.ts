/** What the platform does when the process stops. Works from the command that started the server, too: state is per process. */
import 'server-only'
import { writeAudit } from '@/lib/platform/audit/audit'
import { waitForGenerations } from '@/lib/platform/generations/generations'
import { closeRedis } from '@/lib/platform/limits/redis'
import { writeUsage } from '@/lib/platform/limits/usage'
import { closeDatabase } from '@/lib/store/db'

/**
 * Waits for answers that are written without a reader, writes what was counted and lets databases go. Call it last, when
 * no request is under way any more.
 */
export async function closePlatform(): Promise<void> {
  await waitForGenerations()
  await writeAudit()
  await writeUsage()
  await closeRedis()
  await closeDatabase()
}
