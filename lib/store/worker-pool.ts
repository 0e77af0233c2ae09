/**
 * Runs jobs in worker threads, so that they never delay the main thread. Owners take turns, a thread that dies is
 * replaced, a job that takes too long is terminated with its thread, and idle threads do not keep the process alive.
 */
import type { Worker } from 'node:worker_threads'
import { FairQueue } from './fair-queue'

interface WorkerPoolOptions {
  /** Starts a thread that answers each message with one reply. */
  startWorker: () => Worker
  threadsMax: number
  /**
   * How many threads one owner may use: a single one, or all but the last free one, which is reserved for owners
   * without a running job.
   */
  threadsPerOwner: 'one' | 'all-but-last'
  /** How long a job may run, in milliseconds. */
  workMs: number
  /**
   * How much longer the first job of a thread may take, in milliseconds: it also waits until the thread has loaded its
   * code.
   */
  startMs?: number
  /** How long a job may wait for a thread, in milliseconds; without end if undefined. */
  waitMs?: number
  /** How often a job is started if its thread dies each time. */
  triesMax: number
  /** Whether a job whose caller has left is terminated with its thread; if false, it runs to its end, which is near. */
  endsAbandonedJobs: boolean
  /**
   * Hands a thread the next job of the owner that it works for before it has replied, as long as a thread is free and
   * no other owner waits: for jobs so short that the thread would otherwise wait for the main thread between any two.
   */
  handsOverAhead?: boolean
  /** After this time without jobs, in milliseconds, threads are stopped; never if undefined. */
  idleMs?: number
  onIdle?: () => void
}

/** `waited`: no thread became free in time; `slow`: the job was terminated; `died`: its thread died. */
export class WorkerPoolError extends Error {
  readonly fault: 'waited' | 'slow' | 'died'

  constructor(fault: WorkerPoolError['fault'], cause?: unknown) {
    super(`worker pool: ${fault}`, { cause })
    this.name = 'WorkerPoolError'
    this.fault = fault
  }
}

interface Job<Message, Reply> {
  owner: string
  message: Message
  tries: number
  waitTimer?: NodeJS.Timeout | undefined
  /** Set once the outcome has been delivered or is no longer wanted. */
  isSettled: boolean
  settle: (outcome: { reply: Reply } | { error: unknown }) => void
}

interface Thread<Message, Reply> {
  worker: Worker
  /** Remains after its caller has left, because the thread is still busy. */
  job: Job<Message, Reply> | null
  /** Handed over ahead. */
  nextJob: Job<Message, Reply> | null
  hasLoaded: boolean
  workTimer?: NodeJS.Timeout
}

export class WorkerPool<Message, Reply> {
  private readonly options: WorkerPoolOptions
  private readonly threads = new Set<Thread<Message, Reply>>()
  private readonly waiting = new FairQueue<Job<Message, Reply>>()
  private idleTimer: NodeJS.Timeout | undefined

  constructor(options: WorkerPoolOptions) {
    this.options = options
  }

  /** Jobs waiting for a thread. */
  get waitingCount(): number {
    return this.waiting.length
  }

  countWaitingOf(owner: string): number {
    return this.waiting.lengthOf(owner)
  }

  /** @throws WorkerPoolError; the signal's reason */
  async run(message: Message, owner: string, signal: AbortSignal): Promise<Reply> {
    signal.throwIfAborted()
    return new Promise((resolve, reject) => {
      const job: Job<Message, Reply> = {
        owner,
        message,
        tries: 0,
        isSettled: false,
        settle: (outcome) => {
          if (job.isSettled) return
          job.isSettled = true
          clearTimeout(job.waitTimer)
          signal.removeEventListener('abort', abandon)
          this.waiting.remove(job)
          if ('reply' in outcome) resolve(outcome.reply)
          else reject(outcome.error)
        },
      }
      const abandon = () => {
        job.settle({ error: signal.reason })
        if (this.options.endsAbandonedJobs) this.terminate(job)
      }
      signal.addEventListener('abort', abandon, { once: true })
      this.add(job)
    })
  }

  /** Starts all threads in advance. */
  start(): void {
    while (this.threads.size < this.options.threadsMax) this.startThread().worker.unref()
  }

  /** Stops the threads; the next job starts new ones. */
  async close(): Promise<void> {
    clearTimeout(this.idleTimer)
    const workers = [...this.threads].map(({ worker }) => worker)
    this.threads.clear()
    await Promise.all(workers.map((worker) => worker.terminate()))
  }

  private add(job: Job<Message, Reply>, isRepeated = false): void {
    const { waitMs } = this.options
    if (waitMs !== undefined)
      job.waitTimer = setTimeout(() => job.settle({ error: new WorkerPoolError('waited') }), waitMs)
    if (isRepeated) this.waiting.putBack(job)
    else this.waiting.add(job)
    this.next()
  }

  /** Assigns waiting jobs to idle threads, and to new ones up to the limit. */
  private next(): void {
    for (let job = this.takeNext(); job; job = this.takeNext()) {
      const thread = [...this.threads].find((each) => each.job === null) ?? this.startThread()
      this.begin(job, thread)
      thread.worker.postMessage(job.message)
    }
    if (this.options.handsOverAhead) this.handOverAhead()
  }

  private handOverAhead(): void {
    const { threadsMax } = this.options
    const working = [...this.threads].filter(({ job }) => job !== null)
    if (working.length === threadsMax) return
    for (const thread of working) {
      const owner = thread.job?.owner ?? ''
      if (thread.nextJob !== null || this.waiting.length > this.waiting.lengthOf(owner)) continue
      const job = this.waiting.take(() => true)
      if (job === undefined) return
      clearTimeout(job.waitTimer)
      thread.nextJob = job
      thread.worker.postMessage(job.message)
    }
  }

  /** Owners without a running job come first. */
  private takeNext(): Job<Message, Reply> | undefined {
    const owners = [...this.threads].flatMap(({ job }) => job?.owner ?? [])
    const free = this.options.threadsMax - owners.length
    if (free === 0) return undefined
    const isForAnyone = this.options.threadsPerOwner === 'all-but-last' && free > 1
    return (
      this.waiting.take((owner) => !owners.includes(owner)) ?? (isForAnyone ? this.waiting.take(() => true) : undefined)
    )
  }

  private begin(job: Job<Message, Reply>, thread: Thread<Message, Reply>): void {
    job.tries += 1
    clearTimeout(job.waitTimer)
    clearTimeout(this.idleTimer)
    thread.job = job
    const { workMs, startMs = 0 } = this.options
    const limitMs = thread.hasLoaded ? workMs : workMs + startMs
    thread.workTimer = setTimeout(() => {
      job.settle({ error: new WorkerPoolError('slow') })
      void thread.worker.terminate()
    }, limitMs)
    // A thread may keep the process alive only while it works.
    thread.worker.ref()
  }

  private startThread(): Thread<Message, Reply> {
    const thread: Thread<Message, Reply> = {
      worker: this.options.startWorker(),
      job: null,
      nextJob: null,
      hasLoaded: false,
    }
    this.threads.add(thread)
    thread.worker.on('message', (reply: Reply) => {
      clearTimeout(thread.workTimer)
      thread.hasLoaded = true
      thread.job?.settle({ reply })
      const { nextJob } = thread
      thread.job = null
      thread.nextJob = null
      if (nextJob) this.begin(nextJob, thread)
      else thread.worker.unref()
      this.next()
      this.awaitIdleness()
    })
    let cause: unknown
    thread.worker.on('error', (error) => {
      cause = error
    })
    thread.worker.on('exit', () => this.replace(thread, cause))
    return thread
  }

  private replace(thread: Thread<Message, Reply>, cause: unknown): void {
    this.threads.delete(thread)
    clearTimeout(thread.workTimer)
    const { job, nextJob } = thread
    if (job && !job.isSettled) {
      if (job.tries < this.options.triesMax) this.add(job, true)
      else job.settle({ error: new WorkerPoolError('died', cause) })
    }
    if (nextJob && !nextJob.isSettled) this.add(nextJob, true)
    this.next()
    this.awaitIdleness()
  }

  private terminate(job: Job<Message, Reply>): void {
    for (const thread of this.threads) if (thread.job === job) void thread.worker.terminate()
  }

  private awaitIdleness(): void {
    const { idleMs, onIdle } = this.options
    if (idleMs === undefined || [...this.threads].some(({ job }) => job !== null)) return
    clearTimeout(this.idleTimer)
    this.idleTimer = setTimeout(() => {
      onIdle?.()
      void this.close()
    }, idleMs).unref()
  }
}
