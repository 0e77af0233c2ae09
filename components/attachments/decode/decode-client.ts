/**
 * Client of the decode worker: decodes files and burns redactions, one job at a time. The worker lives only while jobs
 * are pending: terminating it frees the decoders' memory and is the only way to interrupt one.
 */
import type { ImageJob, Outcome, Step, WorkerMessage } from './image-job'

/** Far above any ordinary file: a photo takes half a second, a 12-megapixel HEIC two or three. */
const deadlineMs = 60_000

let worker: Worker | undefined
let pendingJobs = 0
let queue: Promise<unknown> = Promise.resolve()

/**
 * @param signal cancels the job, queued or running; the outcome is then meaningless
 * @returns the encoded image or the rejection; never throws
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
        // Ignore messages that decoders post from the worker.
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
