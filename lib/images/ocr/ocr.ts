/**
 * Reads the print in pictures, in threads of its own. It promises that a picture which takes too long is given up with
 * its thread, that nobody who sends many pictures holds up somebody else's, and that nothing is fetched.
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

/** Each holds some 100 MB while it lives. With two, one caller's pictures leave a thread for everybody else's. */
const threadsMax = 2
/** A dense A4 page takes one to three seconds. */
const readTimeoutMsDefault = 20_000
const idleMsDefault = 300_000
/** Pictures of a conversation are looked at again with each question. */
const cacheEntriesMax = 200
/**
 * An A4 page at 300 dpi, for which Tesseract's data was made. Of the figures of a page at 150 dpi it read 97 in 100 as it
 * is and 99.7 drawn twice as large, of a phone's photo of it 90 and 96, for a quarter more time.
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

  /** @param options a test's own; `startWorker`: a thread that answers each `OcrPicture` with its words */
  constructor(options: Partial<OcrPool['options']> = {}) {
    this.options = {
      startWorker: startOcrWorker,
      readTimeoutMs: readTimeoutMsDefault,
      idleMs: idleMsDefault,
      ...options,
    }
  }

  /**
   * @param owner whose picture it is: one owner's pictures are read one after the other
   * @param signal ends the wait and the reading
   * @returns '' when there is no text in it; null when it could not be read, or not in time
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

  /** Pictures that no thread has begun to read. */
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

  /** Gives each idle thread the picture that came first among those of owners who have none under way. */
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
      // Only while it reads may a thread keep the process from ending.
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
    thread.worker.on('error', (cause) => log().error({ err: cause }, 'the thread that reads pictures broke'))
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

  /** What reads and what was read is let go when nobody has asked for a while. */
  private rest(): void {
    clearTimeout(this.idleTimer)
    this.idleTimer = setTimeout(() => {
      this.remembered.clear()
      for (const { worker } of this.threads) void worker.terminate()
    }, this.options.idleMs).unref()
  }

  private giveUp({ worker }: Thread): void {
    log().warn({ afterMs: this.options.readTimeoutMs }, 'the print of a picture took too long to read and was given up')
    void worker.terminate()
  }

  /** Nobody waits for it any more: it leaves the line, or its thread is ended. */
  private drop(job: Job): void {
    job.settle(null)
    const place = this.waiting.indexOf(job)
    if (place >= 0) this.waiting.splice(place, 1)
    for (const thread of this.threads) if (thread.job === job) void thread.worker.terminate()
  }
}

function startOcrWorker(): Worker {
  // Written out like this, the build finds the thread's file and bundles it.
  return new Worker(new URL('./ocr.worker.ts', import.meta.url), { workerData: locateOcrFiles() })
}

/** Grey, and large enough for small print. */
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

/** `OcrThreads.read` in the threads of this process. */
export function recogniseText(image: LoadedImage, owner: string, signal: AbortSignal): Promise<string | null> {
  return getSingleton('ocr threads', () => {
    const threads = new OcrPool()
    registerQueue('image-text', () => threads.waitingCount)
    return threads
  }).read(image, owner, signal)
}
