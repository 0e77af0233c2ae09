/**
 * What has to be done from time to time: labelling answers whose process is gone, deleting what is not kept any longer,
 * indexing anew what an older version has indexed.
 */
import 'server-only'
import { config } from '@/lib/config'
import { log } from '@/lib/log'
import { audit } from '@/lib/platform/audit/audit'
import { finishDeletions, purgeConversations } from '@/lib/platform/conversations/delete-conversations'
import { sweepPictures } from '@/lib/platform/conversations/message-images'
import { indexAnew } from '@/lib/platform/conversations/reindex-messages'
import { endDeadRuns } from '@/lib/platform/generations/generations'
import { once } from '@/lib/store/process-singleton'

const everyMs = 10_000
const purgeEvery = 60

/** Begins at once and goes on while the process lives. */
export function startHousekeeping(): void {
  once('housekeeping', () => {
    let turns = 0
    const tidy = async () => {
      try {
        await endDeadRuns()
        if (turns++ % purgeEvery > 0) return
        await finishDeletions()
        await indexAnew()
        const conversations = await purgeConversations(config().HISTORY_DAYS)
        if (conversations > 0) audit({ action: 'deletion', actor: 'housekeeping', details: { conversations } })
        await sweepPictures()
      } catch (cause) {
        log().error({ err: cause }, 'housekeeping failed and is tried again in a moment')
      }
    }
    void tidy()
    return setInterval(() => void tidy(), everyMs).unref()
  })
}
