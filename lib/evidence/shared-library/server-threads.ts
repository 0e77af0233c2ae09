/** The threads of a server that takes part in a shared library. */
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { config } from '@/lib/config'
import { getSharedIndex } from '@/lib/evidence/shared-index/index-service'
import { log } from '@/lib/log'
import { listDamagedFiles } from '@/lib/store/damaged-files'
import { type ReplicaProgress, setReplicaProgress } from '@/lib/store/replica-status'
import type { FollowMessage } from './follow.worker'
import type { ImportThreadMessage } from './import.worker'
import type { FinishedImport } from './run-imports'
import { startSharingCited } from './share-cited'

const restartMs = 2000
const leaveMs = 3000
const damageCheckMs = 1000

/**
 * @param file this server's copy, up to date
 * @param onImported called for each import that this server has finished
 * @returns a function that gives up a running import, for another server to continue
 */
export function startLibraryThreads(
  file: string,
  progress: ReplicaProgress,
  onImported: (finished: FinishedImport) => void,
): () => Promise<void> {
  setReplicaProgress(progress)
  startSharingCited()
  const follower = keepRunning(
    () => new Worker(new URL('./follow.worker.ts', import.meta.url), { workerData: file }),
    ({ progress, index }: FollowMessage) => {
      if (progress) setReplicaProgress(progress)
      if (index !== undefined) void getSharedIndex()?.follow(index)
    },
  )
  const indexing = getSharedIndex()
    ? keepRunning(
        () => new Worker(new URL('./write-index.worker.ts', import.meta.url)),
        () => undefined,
      )
    : null
  setInterval(() => {
    if (listDamagedFiles().includes(file)) follower.send('damaged')
  }, damageCheckMs).unref()
  const leaving = Promise.withResolvers<void>()
  const uploads = join(config().DATA_DIR, 'imports')
  const imports = keepRunning(
    () => new Worker(new URL('./import.worker.ts', import.meta.url), { workerData: uploads }),
    (message: ImportThreadMessage) => {
      if (message.type === 'left') leaving.resolve()
      else onImported(message.finished)
    },
  )
  return async () => {
    indexing?.stop()
    imports.stop()
    setTimeout(leaving.resolve, leaveMs).unref()
    await leaving.promise
  }
}

/**
 * Restarts the thread when it dies.
 *
 * @returns `stop` asks the thread to exit; it is not restarted
 */
function keepRunning<T>(
  start: () => Worker,
  onMessage: (message: T) => void,
): { send(word: string): void; stop(): void } {
  let worker = start()
  let isStopping = false
  const watch = () => {
    worker.unref()
    worker.on('message', onMessage)
    worker.on('error', (cause) =>
      log().error({ err: cause }, 'a thread of the shared library died and is started again'),
    )
    worker.once('exit', () => {
      if (isStopping) return
      setTimeout(() => {
        worker = start()
        watch()
      }, restartMs).unref()
    })
  }
  watch()
  return {
    send: (word) => worker.postMessage(word),
    stop() {
      isStopping = true
      worker.postMessage('leave')
    },
  }
}
