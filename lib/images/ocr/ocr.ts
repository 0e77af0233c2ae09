/**
 * Recognises text in images, in worker threads. An image that takes too long is abandoned and its thread terminated, one
 * caller's many images never hold up another caller's, and nothing is downloaded.
 */
import 'server-only'
import { createHash } from 'node:crypto'
import { Worker } from 'node:worker_threads'
import sharp from 'sharp'
import { selectLimiter } from '@/lib/images/decode-limiter'
import type { LoadedImage } from '@/lib/images/load-image'
import { log } from '@/lib/log'
import { layoutOcrText, type OcrWord } from '@/lib/shared/text/layout-ocr-words'
import { getSingleton } from '@/lib/store/process-singleton'
import { registerQueue } from '@/lib/store/queue-gauges'
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
 * An A4 page at 300 dpi, for which Tesseract's data was trained. On a page at 150 dpi, doubling the size raised correctly
 * read figures from 97 to 99.7 %, on a phone photo of it from 90 to 96 %, for a quarter more time.
 */
const sideTarget = 3508
const enlargementMax = 2

interface Job {
  owner: string
  picture: OcrImage
  settle: (words: OcrWord[] | null) => void
}

interface Thread {
  worker: Worker
  job: Job | null
  readTimer?: NodeJS.Timeout
}

export class OcrPool {
  private readonly threads = new Set<Thread>()
  private readonly waiting: Job[] = []
  private readonly remembered = new Map<string, string>()
  private readonly options: { startWorker: () => Worker; readTimeoutMs: number; idleMs: number }
  private idleTimer: NodeJS.Timeout | undefined

  /** @param options overridden by tests; `startWorker` starts a thread that answers each `OcrImage` with its words */
  constructor(options: Partial<OcrPool['options']> = {}) {
    this.options = {
      startWorker: startOcrWorker,
      readTimeoutMs: readTimeoutMsDefault,
      idleMs: idleMsDefault,
      ...options,
    }
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
    const words = await this.wordsOf(await toOcrImage(image, signal), owner, signal)
    if (words === null) return null
    const text = layoutOcrText(words)
    this.remembered.set(hash, text)
    for (const [oldest] of this.remembered) {
      if (this.remembered.size <= cacheEntriesMax) break
      this.remembered.delete(oldest)
    }
    return text
  }

  /** Number of images waiting for a thread. */
  get waitingCount(): number {
    return this.waiting.length
  }

  private wordsOf(picture: OcrImage, owner: string, signal: AbortSignal): Promise<OcrWord[] | null> {
    return new Promise((resolve, reject) => {
      signal.throwIfAborted()
      const settle = (words: OcrWord[] | null) => {
        signal.removeEventListener('abort', leave)
        resolve(words)
      }
      const job: Job = { owner, picture, settle }
      const leave = () => {
        reject(signal.reason)
        this.drop(job)
      }
      signal.addEventListener('abort', leave, { once: true })
      this.waiting.push(job)
      this.next()
    })
  }

  /** Assigns each idle thread the oldest image whose owner has none in progress. */
  private next(): void {
    for (;;) {
      const busy = new Set([...this.threads].map(({ job }) => job?.owner))
      const job = this.waiting.find(({ owner }) => !busy.has(owner))
      if (!job) return
      const thread = [...this.threads].find((each) => each.job === null) ?? this.startThread()
      if (!thread) return
      clearTimeout(this.idleTimer)
      this.waiting.splice(this.waiting.indexOf(job), 1)
      thread.job = job
      // A thread keeps the process alive only while it works.
      thread.worker.ref()
      thread.readTimer = setTimeout(() => this.giveUp(thread), this.options.readTimeoutMs)
      thread.worker.postMessage(job.picture)
    }
  }

  private startThread(): Thread | null {
    if (this.threads.size >= threadsMax) return null
    const thread: Thread = { worker: this.options.startWorker(), job: null }
    this.threads.add(thread)
    thread.worker.on('message', (words: OcrWord[]) => this.free(thread, words))
    thread.worker.on('error', (cause) => log().error({ err: cause }, 'an OCR thread failed'))
    thread.worker.on('exit', () => {
      this.threads.delete(thread)
      this.free(thread, null)
    })
    return thread
  }

  private free(thread: Thread, words: OcrWord[] | null): void {
    clearTimeout(thread.readTimer)
    thread.job?.settle(words)
    thread.job = null
    thread.worker.unref()
    this.next()
    const isIdle = [...this.threads].every(({ job }) => job === null)
    if (isIdle && this.threads.size > 0) this.rest()
  }

  /** Terminates the threads and clears the cache after a period without requests. */
  private rest(): void {
    clearTimeout(this.idleTimer)
    this.idleTimer = setTimeout(() => {
      this.remembered.clear()
      for (const { worker } of this.threads) void worker.terminate()
    }, this.options.idleMs).unref()
  }

  private giveUp({ worker }: Thread): void {
    log().warn({ afterMs: this.options.readTimeoutMs }, 'OCR of an image took too long and was abandoned')
    void worker.terminate()
  }

  /** The caller has left: removes the job from the queue, or terminates its thread. */
  private drop(job: Job): void {
    job.settle(null)
    const place = this.waiting.indexOf(job)
    if (place >= 0) this.waiting.splice(place, 1)
    for (const thread of this.threads) if (thread.job === job) void thread.worker.terminate()
  }
}

function startOcrWorker(): Worker {
  // The bundler finds the worker file only in exactly this form.
  return new Worker(new URL('./ocr.worker.ts', import.meta.url), { workerData: locateOcrFiles() })
}

/** Converts to greyscale, enlarged so that small text is readable. */
async function toOcrImage({ bytes, width, height }: LoadedImage, signal: AbortSignal): Promise<OcrImage> {
  const factor = Math.min(enlargementMax, Math.max(1, sideTarget / Math.max(width, height)))
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
