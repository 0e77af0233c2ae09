/** Shuts the platform down. The command that started the server can call it too, since state is shared per process. */
import 'server-only'
import { writeAudit } from '@/lib/platform/audit/audit'
import { waitForGenerations } from '@/lib/platform/generations/generations'
import { closeRedis } from '@/lib/platform/limits/redis'
import { writeUsage } from '@/lib/platform/limits/usage'
import { closeDatabase } from '@/lib/store/db'
import { stopTracing } from '@/lib/store/tracing/start-tracing'

/**
 * Waits for generations that have no reader, writes the audit log and usage counts, closes Redis and the database, and
 * sends what is left of traces. Call it last, when no request is in progress.
 */
export async function closePlatform(): Promise<void> {
  await waitForGenerations()
  await writeAudit()
  await writeUsage()
  await closeRedis()
  await closeDatabase()
  await stopTracing()
}
