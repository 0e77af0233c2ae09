/**
 * Searches and views of the library in threads of their own, so that none holds up the answers that are being streamed. A
 * thread that dies is replaced and its search asked once more; a search that takes too long is ended with its thread.
 */
import 'server-only'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { forget, once } from '@/lib/store/once'
import { watchQueue } from '@/lib/store/queues'
import { ApiError } from '@/lib/wire/errors'
import { say } from '@/lib/wire/sentences/sentences'
import type { LibraryAnswer, LibraryAsk, SearchMessage, SearchReply } from './search-thread'

export type { LibraryAnswer, LibraryAsk } from './search-thread'

/** Each thread holds some 40 MB and what it has read lately; two at least, so that one slow search is not all. */
const threadsMax = Math.min(4, Math.max(2, availableParallelism()))
/** Hundreds of times what a search of a million articles takes. */
const timeLimitMsDefault = 10_000
const triesMax = 2

interface Job {
  message: SearchMessage
  tries: number
  /** Set once nobody waits for the result any more. */
  isSettled: boolean
  settle: (outcome: { result: LibraryAnswer } | { error: unknown }) => void
}

interface Thread {
  worker: Worker
  job: Job | null
}

export class SearchThreads {
  private readonly startWorker: () => Worker
  private readonly timeLimitMs: number
  private readonly threads = new Set<Thread>()
  private readonly waiting: Job[] = []

  /** @param startWorker a thread that answers each `SearchMessage` with one `SearchReply` */
  constructor({ startWorker = newWorker, timeLimitMs = timeLimitMsDefault } = {}) {
    this.startWorker = startWorker
    this.timeLimitMs = timeLimitMs
  }

  /**
   * @throws ApiError `library_unavailable` when the search took too long or broke off twice; the signal's reason; what
   *   the search itself threw
   */
  ask<A extends LibraryAsk>(file: string, ask: A, signal: AbortSignal): Promise<LibraryAnswer<A>> {
    return new Promise((resolve, reject) => {
      signal.throwIfAborted()
      const job: Job = {
        message: { file, ask },
        tries: 0,
        isSettled: false,
        settle: (outcome) => {
          if (job.isSettled) return
          job.isSettled = true
          clearTimeout(timer)
          signal.removeEventListener('abort', abandon)
          // The thread answers what was asked.
          if ('result' in outcome) resolve(outcome.result as LibraryAnswer<A>)
          else reject(outcome.error)
        },
      }
      const abandon = () => {
        job.settle({ error: signal.reason })
        this.drop(job)
      }
      const timer = setTimeout(() => this.endSlow(job), this.timeLimitMs)
      signal.addEventListener('abort', abandon, { once: true })
      this.waiting.push(job)
      this.next()
    })
  }

  /** Searches that no thread has begun. */
  get waitingCount(): number {
    return this.waiting.length
  }

  /** Starts the first thread, so that the first search need not wait for it. */
  start(): void {
    if (this.threads.size === 0) this.startThread()?.worker.unref()
  }

  async close(): Promise<void> {
    const workers = [...this.threads].map(({ worker }) => worker)
    this.threads.clear()
    await Promise.all(workers.map((worker) => worker.terminate()))
  }

  /** Gives waiting searches to idle threads, and to new ones while there may be more. */
  private next(): void {
    for (let job = this.waiting[0]; job; job = this.waiting[0]) {
      const thread = [...this.threads].find((each) => each.job === null) ?? this.startThread()
      if (!thread) return
      this.waiting.shift()
      job.tries += 1
      thread.job = job
      // Only while it searches may a thread keep the process from ending.
      thread.worker.ref()
      thread.worker.postMessage(job.message)
    }
  }

  private startThread(): Thread | null {
    if (this.threads.size >= threadsMax) return null
    const thread: Thread = { worker: this.startWorker(), job: null }
    this.threads.add(thread)
    thread.worker.on('message', (reply: SearchReply) => {
      thread.job?.settle(reply.type === 'found' ? { result: reply.result } : { error: reply.error })
      thread.job = null
      thread.worker.unref()
      this.next()
    })
    let cause: unknown
    thread.worker.on('error', (error) => {
      cause = error
    })
    thread.worker.on('exit', () => this.replace(thread, cause))
    return thread
  }

  private replace(thread: Thread, cause: unknown): void {
    this.threads.delete(thread)
    const { job } = thread
    if (job && !job.isSettled) {
      if (job.tries < triesMax) this.waiting.unshift(job)
      else job.settle({ error: brokenOff(cause) })
    }
    this.next()
  }

  private endSlow(job: Job): void {
    job.settle({ error: tooSlow(this.timeLimitMs) })
    this.drop(job)
    for (const { worker, job: current } of this.threads) if (current === job) void worker.terminate()
  }

  private drop(job: Job): void {
    const index = this.waiting.indexOf(job)
    if (index >= 0) this.waiting.splice(index, 1)
  }
}

function newWorker(): Worker {
  // Written out like this, the build finds the thread's file and bundles it.
  return new Worker(new URL('./search-thread.ts', import.meta.url))
}

function tooSlow(timeLimitMs: number): ApiError {
  return new ApiError('library_unavailable', say('librarySlow', { seconds: timeLimitMs / 1000 }))
}

function brokenOff(cause: unknown): ApiError {
  return new ApiError('library_unavailable', say('libraryBrokeOff'), { cause })
}

const name = 'library search threads'

function threads(): SearchThreads {
  return once(name, () => {
    const made = new SearchThreads()
    watchQueue('search', () => made.waitingCount)
    return made
  })
}

/** `SearchThreads.ask` in the threads of this process. */
export function askInThread<A extends LibraryAsk>(
  file: string,
  ask: A,
  signal: AbortSignal,
): Promise<LibraryAnswer<A>> {
  return threads().ask(file, ask, signal)
}

/** Whoever opens the library is about to search it. */
export function startSearchThread(): void {
  threads().start()
}

/** Ends the threads; the next search starts new ones. */
export async function closeSearchThreads(): Promise<void> {
  await forget<SearchThreads>(name)?.close()
}
