/** Reads a file for an import in a worker thread and yields its batches. */
import { Worker } from 'node:worker_threads'
import type { ReaderInput, ReaderMessage } from './reader.worker'

/** Batches that may wait for the writer; enough to keep both threads busy. */
const batchesAhead = 2

/**
 * Without limits the thread's heap grows to several times what it needs before garbage is collected. These fit the
 * longest accepted record several times over.
 */
const resourceLimits = { maxYoungGenerationSizeMb: 48, maxOldGenerationSizeMb: 768 }

/** @throws the thread's error, if its cause is not the file */
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
