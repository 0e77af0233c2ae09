/** The decode worker: one file at a time, so that several phone photos are never open at once. */
import { burnRedaction } from './burn-redaction'
import { decodeFile } from './decode-file'
import type { ImageJob, WorkerMessage } from './image-job'

self.addEventListener('message', async ({ data }: MessageEvent<ImageJob>) => {
  const outcome =
    'file' in data ? await decodeFile(data, (step) => post({ type: 'step', step })) : await burnRedaction(data)
  post({ type: 'outcome', outcome })
})

function post(message: WorkerMessage): void {
  self.postMessage(message)
}
