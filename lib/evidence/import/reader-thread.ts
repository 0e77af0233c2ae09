/** Reads a file for an import in a thread of its own and gives its batches as they come. */
import { Worker } from 'node:worker_threads'
import type { ReaderInput, ReaderMessage } from './reader.worker'

/** Batches that may wait for the writer: enough to keep both threads busy. */
const batchesAhead = 2

/**
 * Left alone, the thread's heap grows to several times what it needs before its garbage is looked for. This is enough for
 * the longest record that is taken, several times over.
 */
const resourceLimits = { maxYoungGenerationSizeMb: 48, maxOldGenerationSizeMb: 768 }

/** @throws what the thread threw, when it broke for a reason that is not the file's */
export async function* readInThread(input: ReaderInput): AsyncGenerator<ReaderMessage> {
  const worker = new Worker(new URL('./reader.worker.ts', import.meta.url), { workerData: input, resourceLimits })
  const arrived: ReaderMessage[] = []
  let failure: unknown
  let hasEnded = false
  let wake = () => {}
  worker.on('message', (message: ReaderMessage) => {
    arrived.push(message)
    wake()
  })
  worker.on('error', (error) => {
    failure = error
    wake()
  })
  worker.on('exit', () => {
    hasEnded = true
    wake()
  })
  try {
    for (let request = 0; request < batchesAhead; request += 1) worker.postMessage('next')
    while (true) {
      const message = arrived.shift()
      if (message) {
        yield message
        if (message.type === 'ended') return
        worker.postMessage('next')
      } else if (failure) throw failure
      else if (hasEnded) throw new Error(`The thread that reads ${input.file} ended early.`)
      else {
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      }
    }
  } finally {
    await worker.terminate()
  }
}
