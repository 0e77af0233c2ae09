/** Worker of server-threads.ts: imports what any server has queued, if no other server has claimed it. */
import { parentPort, workerData } from 'node:worker_threads'
import { log } from '@/lib/log'
import { database } from '@/lib/store/db'
import { listenTo } from '@/lib/store/listen'
import { getHolderName, importsChannel } from './import-queue'
import { type FinishedImport, ImportRunner } from './run-imports'
import { createWakeUp } from './wake-up'

const pollMs = 2000

/** `left`: the thread has given up its claim and does nothing more. */
export type ImportThreadMessage = { type: 'finished'; finished: FinishedImport } | { type: 'left' }

if (parentPort) {
  const port = parentPort
  const send = (message: ImportThreadMessage) => port.postMessage(message)
  const wakeUp = createWakeUp()
  let isLeaving = false
  let runner: ImportRunner | null = null
  const stopListening = listenTo(importsChannel, wakeUp.wake)
  port.once('message', async () => {
    isLeaving = true
    stopListening()
    await runner
      ?.leave()
      .catch((cause: unknown) =>
        log().warn({ err: cause }, 'the claim of an import could not be given up; it ends by itself'),
      )
    send({ type: 'left' })
  })
  while (!isLeaving) {
    try {
      runner ??= new ImportRunner(await database(), getHolderName(), String(workerData))
      const ran = await runner.runNext()
      if (ran?.finished) send({ type: 'finished', finished: ran.finished })
      if (ran) continue
    } catch (cause) {
      log().warn({ err: cause }, 'the queue of imports could not be read; it is tried again')
    }
    await wakeUp.wait(pollMs)
  }
}
