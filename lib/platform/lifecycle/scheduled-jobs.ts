/**
 * Periodic jobs: marking answers of dead processes as interrupted, using the model server saved on the page, deleting
 * expired conversations, saved questions and unused images, and reindexing messages that an older version indexed or
 * that have a new owner.
 */
import 'server-only'
import { config } from '@/lib/config'
import { log } from '@/lib/log'
import { audit } from '@/lib/platform/audit/audit'
import { finishErasures } from '@/lib/platform/auth/people/erase-person'
import { finishDeletions, purgeConversations } from '@/lib/platform/conversations/delete-conversations'
import { sweepImages } from '@/lib/platform/conversations/message-images'
import { finishMoves } from '@/lib/platform/conversations/move-conversations'
import { reindexMessages } from '@/lib/platform/conversations/reindex-messages'
import { endDeadGenerations } from '@/lib/platform/generations/generations'
import { connectSavedModelServer } from '@/lib/platform/model-server/saved-model-server'
import { purgeSavedQuestions } from '@/lib/platform/saved-questions/person-questions'
import { getSingleton } from '@/lib/store/process-singleton'

const everyMs = 10_000
const purgeEvery = 60

/** Runs the jobs now and then periodically until the process exits. */
export function startScheduledJobs(): void {
  getSingleton('housekeeping', () => {
    let rounds = 0
    const runJobs = async () => {
      try {
        // A data folder with its SQLite belongs to one server; see data-dir-lock.ts.
        await endDeadGenerations({ isSoleServer: config().DATABASE_URL === undefined })
        await connectSavedModelServer()
        if (rounds++ % purgeEvery > 0) return
        await finishDeletions()
        await finishErasures()
        await reindexMessages()
        await finishMoves()
        for (const purge of await purgeConversations())
          audit({ action: 'deletion', actor: 'housekeeping', details: { ...purge } })
        const savedQuestions = await purgeSavedQuestions()
        if (savedQuestions > 0) audit({ action: 'deletion', actor: 'housekeeping', details: { savedQuestions } })
        await sweepImages()
      } catch (cause) {
        log().error({ err: cause }, 'scheduled jobs failed and will be retried')
      }
    }
    void runJobs()
    return setInterval(() => void runJobs(), everyMs).unref()
  })
}
