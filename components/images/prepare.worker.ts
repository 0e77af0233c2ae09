/** The worker's own end: one file at a time, so that several phone photos are never open at once. */
import { prepare } from './prepare'
import type { PrepareRequest, WorkerMessage } from './prepared'

self.addEventListener('message', async ({ data }: MessageEvent<PrepareRequest>) => {
  const outcome = await prepare(data, (step) => post({ type: 'step', step }))
  post({ type: 'outcome', outcome })
})

function post(message: WorkerMessage): void {
  self.postMessage(message)
}
