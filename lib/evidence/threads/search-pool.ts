/**
 * Runs searches and views of the library in worker threads, so that they never delay streamed answers. Owners take
 * turns, and one thread is always reserved for owners without a running search, so a caller delays another by no more
 * than the searches already running, and one more for each thread that was handed over before the other caller came. A
 * thread that dies is replaced and its search retried once; a search that takes too long is terminated with its thread.
 */
import 'server-only'
import { Worker } from 'node:worker_threads'
import { config } from '@/lib/config'
import { serverMessage } from '@/lib/shared/messages/server-messages'
import { dropSingleton, getSingleton } from '@/lib/store/process-singleton'
import { registerQueue } from '@/lib/store/queue-gauges'
import { WorkerPool, WorkerPoolError } from '@/lib/store/worker-pool'
import { ApiError } from '@/lib/wire/errors'
import type { LibraryRequest, LibraryResponse, SearchMessage, SearchReply } from './search.worker'

export type { LibraryRequest, LibraryResponse } from './search.worker'

/** The caller, and the signal that cancels the request. */
export interface Asker {
  /** The queue owner: the principal's `owner`. */
  owner: string
  signal: AbortSignal
}

const limitsDefault = {
  /** How long a search may wait for a thread. */
  waitMs: 10_000,
  /** How long a search may run: hundreds of times what a search of a million articles takes. */
  workMs: 10_000,
  /**
   * How much longer the first search of a thread may take. To load its code takes one or two seconds of processor time:
   * on a machine so busy that this exceeds `workMs`, every search would end its thread, and none would succeed.
   */
  startMs: 20_000,
  /** Most waiting searches of one owner. Each open answer waits for at most three. */
  waitingPerOwnerMax: 1_000,
  waitingMax: 5_000,
}
/** Retry-After for a refused caller: by then most waiting searches have finished or been refused. */
const retryAfterSeconds = 5
const triesMax = 2

/** Asked in each thread when it is started in advance. */
const warmUpQuestion = 'Does aspirin prevent stroke?'

export class SearchPool {
  private readonly limits: typeof limitsDefault
  private readonly pool: WorkerPool<SearchMessage, SearchReply>
  private readonly threadsMax: number

  /**
   * @param threadsMax with a single thread, no place is kept for owners without a running search
   * @param startWorker starts a worker that answers each `SearchMessage` with one `SearchReply`
   */
  constructor({
    threadsMax = config().SEARCH_THREADS,
    startWorker = newWorker,
    limits = {},
  }: { threadsMax?: number; startWorker?: () => Worker; limits?: Partial<typeof limitsDefault> } = {}) {
    this.threadsMax = threadsMax
    this.limits = { ...limitsDefault, ...limits }
    const { waitMs, workMs, startMs } = this.limits
    const rules = { threadsPerOwner: 'all-but-last' as const, endsAbandonedJobs: false, handsOverAhead: true, triesMax }
    this.pool = new WorkerPool({ startWorker, threadsMax, waitMs, workMs, startMs, ...rules })
  }

  /**
   * @throws ApiError `rate_limit_exceeded` when too many searches of this owner wait, `overloaded` when too many wait
   *   in all or this one waited too long, `library_unavailable` when it took too long or its thread died twice; the
   *   signal's reason; what the search itself threw
   */
  async ask<A extends LibraryRequest>(file: string, ask: A, { owner, signal }: Asker): Promise<LibraryResponse<A>> {
    signal.throwIfAborted()
    this.refuseBeyondLimits(owner)
    const reply = await this.pool.run({ file, ask }, owner, signal).catch((error) => {
      throw error instanceof WorkerPoolError ? this.toApiError(error) : error
    })
    if (reply.type !== 'found') throw reply.error
    // The worker's result has the type of the request.
    return reply.result as LibraryResponse<A>
  }

  /** Searches waiting for a thread. */
  get waitingCount(): number {
    return this.pool.waitingCount
  }

  /**
   * Starts all threads in advance, and searches once in each: starting one takes longer than most searches, and its
   * first search of a large library reads the word counts of all articles.
   */
  start(file: string): void {
    this.pool.start()
    const search = { question: warmUpQuestion, sourcesMax: 1, year: new Date().getFullYear() }
    for (let thread = 0; thread < this.threadsMax; thread += 1) {
      const asker = { owner: `${warmUpQuestion} ${thread}`, signal: new AbortController().signal }
      // The first question reports any fault of the library.
      this.ask(file, { type: 'search', search }, asker).catch(() => {})
    }
  }

  close(): Promise<void> {
    return this.pool.close()
  }

  private refuseBeyondLimits(owner: string): void {
    const { waitingPerOwnerMax, waitingMax } = this.limits
    if (this.pool.countWaitingOf(owner) >= waitingPerOwnerMax) throw toOwnerLimitError(waitingPerOwnerMax)
    if (this.pool.waitingCount >= waitingMax) throw toOverloadedError()
  }

  private toApiError({ fault, cause }: WorkerPoolError): ApiError {
    if (fault === 'waited') return toOverloadedError()
    return fault === 'slow' ? toTooSlowError(this.limits.workMs) : toInterruptedError(cause)
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

/** Starts the threads before the server takes questions, and prepares them for this library. */
export function startSearchPool(file: string): void {
  getPool().start(file)
}

/** Stops the threads; the next search starts new ones. */
export async function closeSearchPool(): Promise<void> {
  await dropSingleton<SearchPool>(name)?.close()
}
