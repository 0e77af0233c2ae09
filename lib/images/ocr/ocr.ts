/**
 * Recognises text in images, in worker threads. An image that takes too long is abandoned and its thread terminated,
 * one caller's many images never hold up another caller's, and nothing is downloaded.
 */
import 'server-only'
import { createHash } from 'node:crypto'
import { Worker } from 'node:worker_threads'
import { selectLimiter } from '@/lib/images/decode-limiter'
import type { LoadedImage } from '@/lib/images/load-image'
import { log } from '@/lib/log'
import { layOutOcrText, type OcrWord } from '@/lib/shared/text/lay-out-ocr-words'
import { getSingleton } from '@/lib/store/process-singleton'
import { registerQueue } from '@/lib/store/queue-gauges'
import { WorkerPool, WorkerPoolError } from '@/lib/store/worker-pool'
import type { OcrImage } from './detect-noise'
import { locateOcrFiles } from './tesseract-files'

/** Each holds about 100 MB. With two, one caller's images leave a thread for everybody else's. */
const threadsMax = 2
/** A dense A4 page takes one to three seconds. */
const readTimeoutMsDefault = 20_000
const idleMsDefault = 300_000
/** The images of a conversation are sent again with each question. */
const cacheEntriesMax = 200
/**
 * An A4 page at 300 dpi, for which Tesseract's data was trained. On a page at 150 dpi, doubling the size raised
 * correctly read figures from 97 to 99.7 %, on a phone photo of it from 90 to 96 %, for a quarter more time.
 */
const sideTarget = 3508
const enlargementMax = 2

export class OcrPool {
  private readonly pool: WorkerPool<OcrImage, OcrWord[]>
  private readonly remembered = new Map<string, string>()

  /** @param options overridden by tests; `startWorker` starts a thread that answers each `OcrImage` with its words */
  constructor({
    startWorker = startOcrWorker,
    readTimeoutMs = readTimeoutMsDefault,
    idleMs = idleMsDefault,
  }: { startWorker?: () => Worker; readTimeoutMs?: number; idleMs?: number } = {}) {
    this.pool = new WorkerPool({
      startWorker,
      threadsMax,
      threadsPerOwner: 'one',
      workMs: readTimeoutMs,
      triesMax: 1,
      endsAbandonedJobs: true,
      idleMs,
      onIdle: () => this.remembered.clear(),
    })
  }

  /**
   * @param owner owner of the image; one owner's images are read one after the other
   * @param signal aborts the wait and the recognition
   * @returns '' if the image has no text; null if it could not be read, or not in time
   * @throws the signal's reason
   */
  async read(image: LoadedImage, owner: string, signal: AbortSignal): Promise<string | null> {
    signal.throwIfAborted()
    const hash = createHash('sha256').update(image.bytes).digest('base64')
    const known = this.remembered.get(hash)
    if (known !== undefined) return known
    const words = await this.findWords(await toOcrImage(image, signal), owner, signal)
    if (words === null) return null
    const text = layOutOcrText(words)
    this.remembered.set(hash, text)
    for (const [oldest] of this.remembered) {
      if (this.remembered.size <= cacheEntriesMax) break
      this.remembered.delete(oldest)
    }
    return text
  }

  /** Number of images waiting for a thread. */
  get waitingCount(): number {
    return this.pool.waitingCount
  }

  private async findWords(image: OcrImage, owner: string, signal: AbortSignal): Promise<OcrWord[] | null> {
    try {
      return await this.pool.run(image, owner, signal)
    } catch (error) {
      if (!(error instanceof WorkerPoolError)) throw error
      log().error(
        { err: error, fault: error.fault },
        'OCR of an image was abandoned; the answer says that it was not read',
      )
      return null
    }
  }
}

function startOcrWorker(): Worker {
  // The bundler finds the worker file only in exactly this form.
  return new Worker(new URL('./ocr.worker.ts', import.meta.url), { workerData: locateOcrFiles() })
}

/** Converts to greyscale, enlarged so that small text is readable. */
async function toOcrImage({ bytes, width, height }: LoadedImage, signal: AbortSignal): Promise<OcrImage> {
  const factor = Math.min(enlargementMax, Math.max(1, sideTarget / Math.max(width, height)))
  const { default: sharp } = await import('sharp')
  const drawn = await selectLimiter(width * height)(
    () =>
      sharp(bytes)
        .resize({ width: Math.round(width * factor), kernel: 'cubic' })
        .greyscale()
        .raw()
        .toBuffer({ resolveWithObject: true }),
    signal,
  )
  return { pixels: drawn.data, width: drawn.info.width, height: drawn.info.height }
}

/** Calls `OcrPool.read` on the pool of this process. */
export function recogniseText(image: LoadedImage, owner: string, signal: AbortSignal): Promise<string | null> {
  return getSingleton('ocr threads', () => {
    const threads = new OcrPool()
    registerQueue('image-text', () => threads.waitingCount)
    return threads
  }).read(image, owner, signal)
}
