/**
 * Sends files, and pictures that are to be partly black, to the worker, one after the other. The worker lives only while
 * something waits: ending it gives the memory of decoders and open pictures back, and is the one way to stop a decoder
 * that is in the middle of a picture.
 */
import type { ImageJob, Outcome, Step, WorkerMessage } from './image-job'

/** Ends what no ordinary file needs: a photo takes half a second, a HEIC of 12 megapixels two or three. */
const deadlineMs = 60_000

let worker: Worker | undefined
let pendingJobs = 0
let queue: Promise<unknown> = Promise.resolve()

/**
 * @param signal ends the work, whether it waits or runs; the outcome then means nothing
 * @returns what is sent, or why it can't be; never throws
 */
export function decodeInWorker(request: ImageJob, onStep: (step: Step) => void, signal: AbortSignal): Promise<Outcome> {
  pendingJobs += 1
  const outcome = queue.then(() => (signal.aborted ? stopped : runJob(request, onStep, signal)))
  queue = outcome.finally(() => {
    pendingJobs -= 1
    if (pendingJobs === 0) endWorker()
  })
  return outcome
}

const stopped: Outcome = { state: 'refused', refusal: { code: 'stopped' } }

function runJob(request: ImageJob, onStep: (step: Step) => void, signal: AbortSignal): Promise<Outcome> {
  worker ??= new Worker(new URL('./decode.worker.ts', import.meta.url), { type: 'module' })
  const at = worker
  const ended = new AbortController()
  return new Promise<Outcome>((resolve) => {
    const giveUp = (outcome: Outcome) => {
      endWorker()
      resolve(outcome)
    }
    const deadline = setTimeout(() => giveUp(stopped), deadlineMs)
    const listen = { signal: ended.signal }
    ended.signal.addEventListener('abort', () => clearTimeout(deadline))
    signal.addEventListener('abort', () => giveUp(stopped), listen)
    at.addEventListener('error', () => giveUp({ state: 'refused', refusal: { code: 'notLoaded' } }), listen)
    at.addEventListener(
      'message',
      ({ data }: MessageEvent<WorkerMessage>) => {
        // Decoders inside the worker may post words of their own.
        if (data.type === 'step') onStep(data.step)
        if (data.type === 'outcome') resolve(data.outcome)
      },
      listen,
    )
    at.postMessage(request)
  }).finally(() => ended.abort())
}

function endWorker(): void {
  worker?.terminate()
  worker = undefined
}
