/** Worker of server-threads.ts: follows the log of the shared library, so that applying it never delays an answer. */

import { parentPort, workerData } from 'node:worker_threads'
import { config } from '@/lib/config'
import { type IndexHead, readIndexHead } from '@/lib/evidence/shared-index/index-head'
import { getIndexPlace } from '@/lib/evidence/shared-index/index-place'
import { log } from '@/lib/log'
import { database } from '@/lib/store/db'
import { listenTo } from '@/lib/store/listen'
import type { ReplicaProgress } from '@/lib/store/replica-status'
import { changesChannel } from './change-log'
import { CopyPosition, forgetOldCopies } from './copy-positions'
import { cutLog } from './cut-log'
import { Follower } from './follow-changes'
import { getHolderName } from './import-queue'
import { createWakeUp } from './wake-up'

/** Without notifications, as behind some connection poolers, a change is noticed within a second. */
const pollMs = 1000
const cutEveryMs = 24 * 60 * 60 * 1000

/**
 * `progress` is null while the log can't be read; `index` is sent with SEARCH_INDEX_URL, when the copy is at the end.
 */
export interface FollowMessage {
  progress: ReplicaProgress | null
  fault: string | null
  index?: IndexHead | null
}

if (parentPort) {
  const port = parentPort
  const { SEARCH_INDEX_URL } = config()
  const indexPlace = SEARCH_INDEX_URL === undefined ? null : getIndexPlace({ SEARCH_INDEX_URL })
  const send = (message: FollowMessage) => port.postMessage(message)
  const wakeUp = createWakeUp()
  listenTo(changesChannel, wakeUp.wake)
  let follower: Follower | null = null
  let position: CopyPosition | null = null
  let fault: string | null = null
  let isDamaged = false
  let cutAt = 0
  // The server has found damage in the copy.
  port.on('message', () => {
    isDamaged = true
    wakeUp.wake()
  })
  while (true) {
    try {
      const db = await database()
      if (!position) await forgetOldCopies(db)
      position ??= new CopyPosition(db, getHolderName())
      follower ??= new Follower(db, String(workerData), (line) => log().warn(line))
      if (isDamaged) await follower.rebuild('it is damaged')
      isDamaged = false
      const progress = await follower.catchUp(async (progress) => {
        send({ progress, fault: null })
        await position?.report(progress.version)
      })
      if (indexPlace !== null) send({ progress, fault: null, index: await readIndexHead(db, indexPlace) })
      fault = null
      if (Date.now() - cutAt > cutEveryMs) {
        cutAt = Date.now()
        await cutLog(db)
      }
    } catch (cause) {
      const said = cause instanceof Error ? cause.message : String(cause)
      if (said !== fault)
        log().error(
          { err: cause },
          'the changes of the shared library could not be followed; searches go on, and it is tried again',
        )
      fault = said
      send({ progress: null, fault })
    }
    await wakeUp.wait(pollMs)
  }
}
