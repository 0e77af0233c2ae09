/**
 * Runs searches and views of the library in worker threads, so that they never delay streamed answers. Owners take
 * turns, and one thread is always reserved for owners without a running search, so a caller delays another by no more
 * than the searches already running. A thread that dies is replaced and its search retried once; a search that takes
 * too long is terminated with its thread.
 */
import 'server-only'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { serverMessage } from '@/lib/shared/messages/server-messages'
import { dropSingleton, getSingleton } from '@/lib/store/process-singleton'
import { registerQueue } from '@/lib/store/queue-gauges'
import { ApiError } from '@/lib/wire/errors'
import { FairQueue } from './fair-queue'
import type { LibraryRequest, LibraryResponse, SearchMessage, SearchReply } from './search.worker'

export type { LibraryRequest, LibraryResponse } from './search.worker'

/** Who asks, and the signal that cancels the request. */
export interface Asker {
  /** The queue owner: the principal's `owner`. */
  owner: string
  signal: AbortSignal
}

/** Each thread takes some 40 MB plus its cache. At least two, since one is reserved for other owners. */
const threadsMax = Math.min(4, Math.max(2, availableParallelism()))

const limitsDefault = {
  /** How long a search may wait for a thread. */
  waitMs: 10_000,
  /** How long a search may run: hundreds of times what a search of a million articles takes. */
  workMs: 10_000,
  /** Most waiting searches of one owner. Each open answer waits for at most three. */
  waitingPerOwnerMax: 1_000,
  waitingMax: 5_000,
}
/** Retry-After for a refused caller: by then most waiting searches have finished or been refused. */
const retryAfterSeconds = 5
const triesMax = 2

interface Job {
  owner: string
  message: SearchMessage
  tries: number
  waitTimer?: NodeJS.Timeout
  /** Set once the result has been delivered or is no longer wanted. */
  isSettled: boolean
  settle: (outcome: { result: LibraryResponse } | { error: unknown }) => void
}

interface Thread {
  worker: Worker
  job: Job | null
  /** Continues after the caller disconnects: the thread is still busy. */
  workTimer?: NodeJS.Timeout
}

export class SearchPool {
  private readonly startWorker: () => Worker
  private readonly limits: typeof limitsDefault
  private readonly threads = new Set<Thread>()
  private readonly waiting = new FairQueue<Job>()

  /** @param startWorker starts a worker that answers each `SearchMessage` with one `SearchReply` */
  constructor({
    startWorker = newWorker,
    limits = {},
  }: { startWorker?: () => Worker; limits?: Partial<typeof limitsDefault> } = {}) {
    this.startWorker = startWorker
    this.limits = { ...limitsDefault, ...limits }
  }

  /**
   * @throws ApiError `rate_limit_exceeded` when too many searches of this owner wait, `overloaded` when too many wait
   *   in all or this one waited too long, `library_unavailable` when it took too long or its thread died twice; the
   *   signal's reason; what the search itself threw
   */
  async ask<A extends LibraryRequest>(file: string, ask: A, { owner, signal }: Asker): Promise<LibraryResponse<A>> {
    signal.throwIfAborted()
    this.refuseBeyondLimits(owner)
    return new Promise((resolve, reject) => {
      const job: Job = {
        owner,
        message: { file, ask },
        tries: 0,
        isSettled: false,
        settle: (outcome) => {
          if (job.isSettled) return
          job.isSettled = true
          clearTimeout(job.waitTimer)
          signal.removeEventListener('abort', abandon)
          this.waiting.remove(job)
          // The worker's result has the type of the request.
          if ('result' in outcome) resolve(outcome.result as LibraryResponse<A>)
          else reject(outcome.error)
        },
      }
      const abandon = () => job.settle({ error: signal.reason })
      signal.addEventListener('abort', abandon, { once: true })
      this.limitWait(job)
      this.waiting.add(job)
      this.next()
    })
  }

  /** Searches waiting for a thread. */
  get waitingCount(): number {
    return this.waiting.length
  }

  /** Starts all threads in advance: starting one takes longer than most searches. */
  start(): void {
    while (this.threads.size < threadsMax) this.startThread().worker.unref()
  }

  async close(): Promise<void> {
    const workers = [...this.threads].map(({ worker }) => worker)
    this.threads.clear()
    await Promise.all(workers.map((worker) => worker.terminate()))
  }

  private refuseBeyondLimits(owner: string): void {
    const { waitingPerOwnerMax, waitingMax } = this.limits
    if (this.waiting.lengthOf(owner) >= waitingPerOwnerMax) throw toOwnerLimitError(waitingPerOwnerMax)
    if (this.waiting.length >= waitingMax) throw toOverloadedError()
  }

  private limitWait(job: Job): void {
    job.waitTimer = setTimeout(() => job.settle({ error: toOverloadedError() }), this.limits.waitMs)
  }

  /** Assigns waiting searches to idle threads, and to new ones up to the limit. */
  private next(): void {
    for (let job = this.takeNext(); job; job = this.takeNext()) {
      this.begin(job, [...this.threads].find((each) => each.job === null) ?? this.startThread())
    }
  }

  /** Owners without a running search come first; the last free thread is reserved for them. */
  private takeNext(): Job | undefined {
    const owners = [...this.threads].flatMap(({ job }) => job?.owner ?? [])
    const free = threadsMax - owners.length
    if (free === 0) return undefined
    return (
      this.waiting.take((owner) => !owners.includes(owner)) ?? (free > 1 ? this.waiting.take(() => true) : undefined)
    )
  }

  private begin(job: Job, thread: Thread): void {
    job.tries += 1
    clearTimeout(job.waitTimer)
    thread.job = job
    thread.workTimer = setTimeout(() => this.endSlow(thread), this.limits.workMs)
    // A thread may keep the process alive only while it searches.
    thread.worker.ref()
    thread.worker.postMessage(job.message)
  }

  private startThread(): Thread {
    const thread: Thread = { worker: this.startWorker(), job: null }
    this.threads.add(thread)
    thread.worker.on('message', (reply: SearchReply) => {
      clearTimeout(thread.workTimer)
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
    clearTimeout(thread.workTimer)
    const { job } = thread
    if (job && !job.isSettled) {
      if (job.tries < triesMax) this.repeat(job)
      else job.settle({ error: toInterruptedError(cause) })
    }
    this.next()
  }

  private repeat(job: Job): void {
    this.limitWait(job)
    this.waiting.putBack(job)
  }

  private endSlow({ worker, job }: Thread): void {
    job?.settle({ error: toTooSlowError(this.limits.workMs) })
    void worker.terminate()
  }
}

function newWorker(): Worker {
  // The build recognises this form and bundles the worker.
  return new Worker(new URL('./search.worker.ts', import.meta.url))
}

function toOwnerLimitError(limit: number): ApiError {
  const message = serverMessage('library_queue_full_for_key', { limit, seconds: retryAfterSeconds })
  return new ApiError('rate_limit_exceeded', message, { headers: { 'retry-after': String(retryAfterSeconds) } })
}

function toOverloadedError(): ApiError {
  const message = serverMessage('library_queue_full', { seconds: retryAfterSeconds })
  return new ApiError('overloaded', message, { headers: { 'retry-after': String(retryAfterSeconds) } })
}

function toTooSlowError(workMs: number): ApiError {
  return new ApiError('library_unavailable', serverMessage('library_search_timeout', { seconds: workMs / 1000 }))
}

function toInterruptedError(cause: unknown): ApiError {
  return new ApiError('library_unavailable', serverMessage('library_search_crashed'), { cause })
}

const name = 'library search threads'

function getPool(): SearchPool {
  return getSingleton(name, () => {
    const made = new SearchPool()
    registerQueue('search', () => made.waitingCount)
    return made
  })
}

/** Calls `SearchPool.ask` on the pool of this process. */
export function askInThread<A extends LibraryRequest>(file: string, ask: A, asker: Asker): Promise<LibraryResponse<A>> {
  return getPool().ask(file, ask, asker)
}

/** Starts the threads before the server takes questions. */
export function startSearchPool(): void {
  getPool().start()
}

/** Stops the threads; the next search starts new ones. */
export async function closeSearchPool(): Promise<void> {
  await dropSingleton<SearchPool>(name)?.close()
}
