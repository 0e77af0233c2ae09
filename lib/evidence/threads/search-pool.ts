/**
 * Searches and views of the library in threads of their own, so that none holds up the answers that are being streamed.
 * Owners take turns, and one thread is always left to owners who have no search under way, so no caller delays another by
 * more than the searches that have already begun. A thread that dies is replaced and its search repeated once; a search
 * that takes too long is ended with its thread.
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

/** Who asks, and until when the result is wanted. */
export interface Asker {
  /** Whose turn it takes: the principal's `owner`. */
  owner: string
  signal: AbortSignal
}

/** Each thread holds some 40 MB and what it has read lately. At least two, since one is left to other owners. */
const threadsMax = Math.min(4, Math.max(2, availableParallelism()))

const limitsDefault = {
  /** How long a search may wait for a thread. */
  waitMs: 10_000,
  /** How long a search may take: hundreds of times what a search of a million articles takes. */
  workMs: 10_000,
  /** Searches of one owner that wait. Each open answer waits for at most three. */
  waitingPerOwnerMax: 1_000,
  waitingMax: 5_000,
}
/** A refused caller waits so long: by then most of what was waiting has been done or refused. */
const retryAfterSeconds = 5
const triesMax = 2

interface Job {
  owner: string
  message: SearchMessage
  tries: number
  waitTimer?: NodeJS.Timeout
  /** Set once nobody waits for the result any more. */
  isSettled: boolean
  settle: (outcome: { result: LibraryResponse } | { error: unknown }) => void
}

interface Thread {
  worker: Worker
  job: Job | null
  /** Runs on when the asker leaves: the thread is then still at work. */
  workTimer?: NodeJS.Timeout
}

export class SearchPool {
  private readonly startWorker: () => Worker
  private readonly limits: typeof limitsDefault
  private readonly threads = new Set<Thread>()
  private readonly waiting = new FairQueue<Job>()

  /** @param startWorker a thread that answers each `SearchMessage` with one `SearchReply` */
  constructor({
    startWorker = newWorker,
    limits = {},
  }: { startWorker?: () => Worker; limits?: Partial<typeof limitsDefault> } = {}) {
    this.startWorker = startWorker
    this.limits = { ...limitsDefault, ...limits }
  }

  /**
   * @throws ApiError `rate_limit_exceeded` when too many searches of this owner wait, `overloaded` when too many of all
   *   wait or this one waited too long, `library_unavailable` when it took too long or broke off twice; the signal's
   *   reason; what the search itself threw
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
          // The thread answers what was asked.
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

  /** Searches that no thread has begun. */
  get waitingCount(): number {
    return this.waiting.length
  }

  /** Starts all threads: one takes longer to start than most searches take, and none should wait for that. */
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

  /** Gives waiting searches to idle threads, and to new ones while there may be more. */
  private next(): void {
    for (let job = this.takeNext(); job; job = this.takeNext()) {
      this.begin(job, [...this.threads].find((each) => each.job === null) ?? this.startThread())
    }
  }

  /** Owners with no search under way come first, and the last free thread is theirs alone. */
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
    // Only while it searches may a thread keep the process from ending.
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
  // Written out like this, the build finds the thread's file and bundles it.
  return new Worker(new URL('./search.worker.ts', import.meta.url))
}

function toOwnerLimitError(limit: number): ApiError {
  const message = serverMessage('searchesOfKeyWaiting', { limit, seconds: retryAfterSeconds })
  return new ApiError('rate_limit_exceeded', message, { headers: { 'retry-after': String(retryAfterSeconds) } })
}

function toOverloadedError(): ApiError {
  const message = serverMessage('searchesWaiting', { seconds: retryAfterSeconds })
  return new ApiError('overloaded', message, { headers: { 'retry-after': String(retryAfterSeconds) } })
}

function toTooSlowError(workMs: number): ApiError {
  return new ApiError('library_unavailable', serverMessage('librarySlow', { seconds: workMs / 1000 }))
}

function toInterruptedError(cause: unknown): ApiError {
  return new ApiError('library_unavailable', serverMessage('libraryBrokeOff'), { cause })
}

const name = 'library search threads'

function getPool(): SearchPool {
  return getSingleton(name, () => {
    const made = new SearchPool()
    registerQueue('search', () => made.waitingCount)
    return made
  })
}

/** `SearchThreads.ask` in the threads of this process. */
export function askInThread<A extends LibraryRequest>(file: string, ask: A, asker: Asker): Promise<LibraryResponse<A>> {
  return getPool().ask(file, ask, asker)
}

/** For a server that is about to take questions. */
export function startSearchPool(): void {
  getPool().start()
}

/** Ends the threads; the next search starts new ones. */
export async function closeSearchPool(): Promise<void> {
  await dropSingleton<SearchPool>(name)?.close()
}
