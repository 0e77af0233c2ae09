/**
 * Sends pictures to the worker that reads their print, one after the other. It takes a second to start and a hundred
 * megabytes, so it stays for a while after the last picture, and then ends.
 */
import type { OcrReply, OcrRequest } from './ocr.worker'
import type { OcrResult } from './ocr-result'

/** A page of small print takes three or four seconds. */
const deadlineMs = 120_000
const idleMs = 20_000

let worker: Worker | undefined
let idle: ReturnType<typeof setTimeout> | undefined
let pendingImages = 0
let queue: Promise<unknown> = Promise.resolve()

/**
 * @param onProgress gets a share from 0 to 1
 * @param signal ends the work, whether it waits or runs; the outcome then means nothing
 * @returns null when it could not be read here; never throws
 */
export function recogniseText(
  request: OcrRequest,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<OcrResult | null> {
  pendingImages += 1
  clearTimeout(idle)
  const outcome = queue.then(() => (signal.aborted ? null : recogniseInWorker(request, onProgress, signal)))
  queue = outcome.finally(() => {
    pendingImages -= 1
    if (pendingImages === 0) idle = setTimeout(endWorker, idleMs)
  })
  return outcome
}

function recogniseInWorker(
  request: OcrRequest,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<OcrResult | null> {
  worker ??= new Worker(new URL('./ocr.worker.ts', import.meta.url), { type: 'module' })
  const at = worker
  const ended = new AbortController()
  return new Promise<OcrResult | null>((resolve) => {
    const giveUp = () => {
      endWorker()
      resolve(null)
    }
    const deadline = setTimeout(giveUp, deadlineMs)
    const listen = { signal: ended.signal }
    ended.signal.addEventListener('abort', () => clearTimeout(deadline))
    // The one way to stop Tesseract in the middle of a page.
    signal.addEventListener('abort', giveUp, listen)
    at.addEventListener('error', giveUp, listen)
    at.addEventListener(
      'message',
      ({ data }: MessageEvent<OcrReply>) => {
        if (data.type === 'progress') onProgress(data.share)
        if (data.type === 'read') resolve(data.recognised)
        if (data.type === 'failed') giveUp()
      },
      listen,
    )
    onProgress(0)
    at.postMessage(request)
  }).finally(() => ended.abort())
}

function endWorker(): void {
  worker?.terminate()
  worker = undefined
}
