/** Worker of server-threads.ts: writes the shared search index while this server holds its claim. */
import { parentPort } from 'node:worker_threads'
import { config } from '@/lib/config'
import { claimIndex, releaseIndex } from '@/lib/evidence/shared-index/index-head'
import { connectToIndex, getIndexPlace } from '@/lib/evidence/shared-index/index-place'
import { IndexWriter } from '@/lib/evidence/shared-index/index-writer'
import { log } from '@/lib/log'
import { database } from '@/lib/store/db'
import { listenTo } from '@/lib/store/listen'
import { changesChannel } from './change-log'
import { getHolderName } from './import-queue'
import { createWakeUp } from './wake-up'

const pollMs = 2000
/** A third of the lease. */
const renewEveryMs = 5000

const { SEARCH_INDEX_URL, ...settings } = config()

if (parentPort && SEARCH_INDEX_URL !== undefined) {
  const place = getIndexPlace({ SEARCH_INDEX_URL })
  const holder = getHolderName()
  const wakeUp = createWakeUp()
  const stopListening = listenTo(changesChannel, wakeUp.wake)
  let isLeaving = false
  let isHeld = false
  let writer: IndexWriter | null = null
  const warn = (text: string) => (cause: unknown) => log().warn({ err: cause }, text)
  const renewal = setInterval(async () => {
    if (isHeld)
      await database()
        .then((db) => claimIndex(db, place, holder))
        .catch(warn('a claim could not be renewed'))
  }, renewEveryMs)
  parentPort.once('message', async () => {
    isLeaving = true
    stopListening()
    clearInterval(renewal)
    await database()
      .then((db) => releaseIndex(db, place, holder))
      .catch(warn('a claim could not be given up'))
  })
  while (!isLeaving) {
    try {
      const db = await database()
      const connection = writer ? null : await connectToIndex({ ...settings, SEARCH_INDEX_URL })
      if (connection) writer = new IndexWriter({ db, connection, place, holder, report: (line) => log().info(line) })
      const isClaimed = await claimIndex(db, place, holder)
      // Another server has written meanwhile.
      if (isClaimed && !isHeld) writer?.close()
      isHeld = isClaimed
      if (isHeld) await writer?.catchUp()
    } catch (cause) {
      log().error({ err: cause }, 'the shared search index could not be written; it is tried again')
    }
    await wakeUp.wait(pollMs)
  }
}
