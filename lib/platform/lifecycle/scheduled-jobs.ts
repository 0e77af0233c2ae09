/**
 * What has to be done from time to time: labelling answers whose process is gone, deleting what is not kept any longer,
 * indexing anew what an older version has indexed.
 */
import 'server-only'
import { config } from '@/lib/config'
import { log } from '@/lib/log'
import { audit } from '@/lib/platform/audit/audit'
import { finishDeletions, purgeConversations } from '@/lib/platform/conversations/delete-conversations'
import { sweepImages } from '@/lib/platform/conversations/message-images'
import { reindexMessages } from '@/lib/platform/conversations/reindex-messages'
import { endDeadGenerations } from '@/lib/platform/generations/generations'
import { getSingleton } from '@/lib/store/process-singleton'

const everyMs = 10_000
const purgeEvery = 60

/** Begins at once and goes on while the process lives. */
export function startScheduledJobs(): void {
  getSingleton('housekeeping', () => {
    let turns = 0
    const tidy = async () => {
      try {
        await endDeadGenerations()
        if (turns++ % purgeEvery > 0) return
        await finishDeletions()
        await reindexMessages()
        const conversations = await purgeConversations(config().HISTORY_DAYS)
        if (conversations > 0) audit({ action: 'deletion', actor: 'housekeeping', details: { conversations } })
        await sweepImages()
      } catch (cause) {
        log().error({ err: cause }, 'housekeeping failed and is tried again in a moment')
      }
    }
    void tidy()
    return setInterval(() => void tidy(), everyMs).unref()
  })
}
