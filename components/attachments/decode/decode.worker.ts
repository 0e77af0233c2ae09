/** The worker's own end: one file at a time, so that several phone photos are never open at once. */
import { paintBlack } from './burn-redaction'
import { prepare } from './decode-file'
import type { DeskRequest, WorkerMessage } from './image-job'

self.addEventListener('message', async ({ data }: MessageEvent<DeskRequest>) => {
  const outcome = 'file' in data ? await prepare(data, (step) => post({ type: 'step', step })) : await paintBlack(data)
  post({ type: 'outcome', outcome })
})

function post(message: WorkerMessage): void {
  self.postMessage(message)
}
