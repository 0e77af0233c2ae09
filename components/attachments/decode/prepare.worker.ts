/** The worker's own end: one file at a time, so that several phone photos are never open at once. */
import { paintBlack } from './paint-black'
import { prepare } from './prepare'
import type { DeskRequest, WorkerMessage } from './prepared'

self.addEventListener('message', async ({ data }: MessageEvent<DeskRequest>) => {
  const outcome = 'file' in data ? await prepare(data, (step) => post({ type: 'step', step })) : await paintBlack(data)
  post({ type: 'outcome', outcome })
})

function post(message: WorkerMessage): void {
  self.postMessage(message)
}
