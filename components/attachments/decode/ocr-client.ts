/**
 * Client of the OCR worker, one image at a time. Tesseract takes a second to start and 100 MB, so the worker ends only
 * after an idle period.
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
 * @param onProgress receives a share from 0 to 1
 * @param signal cancels the job, queued or running; the outcome is then meaningless
 * @returns null when recognition failed; never throws
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
    // Terminating is the only way to interrupt Tesseract.
    signal.addEventListener('abort', giveUp, listen)
    at.addEventListener('error', giveUp, listen)
    at.addEventListener(
      'message',
      ({ data }: MessageEvent<OcrReply>) => {
        if (data.type === 'progress') onProgress(data.share)
        if (data.type === 'read') resolve(data.result)
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
