/**
 * Imports started from the page. Each file is received, then read by a separate process, one after another: the
 * server that answers questions never writes to the library. The list here survives a page reload; the library stores
 * a receipt of every import, which survives a restart.
 */
import 'server-only'
import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { config } from '@/lib/config'
import { getLibraryFile, openLibrary } from '@/lib/evidence/open-library'
import { log } from '@/lib/log'
import { getSingleton } from '@/lib/store/process-singleton'
import type { ImportRun, ImportState } from '@/lib/wire/import-run'
import { listPastImports, toEndedState } from './import-log'
import type { ImportProgress } from './importer'
import type { Receipt } from './receipt'
import { type GuidelineFacts, receiveFile, sanitizeFileName, toTooLargeError } from './upload'

/** Messages from the import process, `lib/cli/import-process.ts`. */
export type ImportMessage = { type: 'progress'; progress: ImportProgress } | { type: 'done'; receipt: Receipt }

interface Job extends ImportRun {
  onReceipt: NewImport['onReceipt']
  process: ChildProcess | null
  leave: AbortController
}

const jobs = getSingleton('imports', () => new Map<string, Job>())
/** Finished imports held in memory; older ones are read from the library. */
const endedMax = 20
const runsMax = 50

interface NewImport {
  name: string
  /** Size declared by the client before the upload. */
  bytes: number | null
  body: AsyncIterable<Uint8Array>
  about: GuidelineFacts
  /** Called when the file has been read, completely or in part. */
  onReceipt?: ((receipt: Receipt) => void) | undefined
}

/**
 * Receives the file and queues it for import.
 *
 * @returns once the file is received; it is then waiting or running
 * @throws ApiError `request_too_large`, or the error that interrupted the upload; the partial file is removed
 */
export async function startImport({ name, bytes, body, about, onReceipt }: NewImport): Promise<ImportRun> {
  const bytesMax = config().IMPORT_BYTES_MAX
  if (bytes !== null && bytes > bytesMax) throw toTooLargeError(bytesMax)
  const job = newJob(sanitizeFileName(name), bytes, onReceipt)
  await sweepLeftovers()
  const folder = join(uploadsFolder(), job.id)
  try {
    const onBytes = (count: number) => {
      job.bytesReceived = count
    }
    await receiveFile(body, join(folder, job.name), { bytesMax, about, signal: job.leave.signal, onBytes })
  } catch (error) {
    jobs.delete(job.id)
    await rm(folder, { recursive: true, force: true })
    throw error
  }
  job.state = 'waiting'
  job.bytes = job.bytesReceived
  void enqueue(() => runImportProcess(job, join(folder, job.name)))
    .catch((error: unknown) => endJob(job, 'failed', error))
    .finally(() => rm(folder, { recursive: true, force: true }))
  return toImportRun(job)
}

/** @returns false when no such import is running */
export function stopImport(id: string): boolean {
  const job = jobs.get(id)
  if (!job || isEnded(job)) return false
  // Set the state first, so that the end of the process does not count as a failure.
  endJob(job, 'stopped')
  job.leave.abort()
  job.process?.kill()
  return true
}

/** Running and past imports, latest first. */
export function listImports(): ImportRun[] {
  const own = [...jobs.values()]
  const past = listPastImports(openLibrary().db, runsMax).filter(({ process }) =>
    own.every((job) => job.process?.pid !== process),
  )
  return [...own.map(toImportRun), ...past.map(({ process: _, ...run }) => run)].sort((a, b) =>
    b.startedAt.localeCompare(a.startedAt),
  )
}

function uploadsFolder(): string {
  return join(config().DATA_DIR, 'imports')
}

/** Removes uploads left by a server that was killed. Only after a day, since another server may share the folder. */
async function sweepLeftovers(): Promise<void> {
  const before = Date.now() - 24 * 60 * 60 * 1000
  for (const name of await readdir(uploadsFolder()).catch(() => [])) {
    const folder = join(uploadsFolder(), name)
    const changedAt = await stat(folder).then(
      ({ mtimeMs }) => mtimeMs,
      () => Number.POSITIVE_INFINITY,
    )
    if (!jobs.has(name) && changedAt < before) await rm(folder, { recursive: true, force: true })
  }
}

function newJob(name: string, bytes: number | null, onReceipt: Job['onReceipt']): Job {
  const ended = [...jobs.values()].filter(isEnded)
  for (const job of ended.slice(0, Math.max(0, ended.length - endedMax))) jobs.delete(job.id)
  const id = randomUUID()
  const job: Job = {
    id,
    name,
    state: 'sending',
    startedAt: new Date().toISOString(),
    bytes,
    bytesReceived: 0,
    progress: null,
    receipt: null,
    process: null,
    onReceipt,
    leave: new AbortController(),
  }
  jobs.set(id, job)
  return job
}

const queue = getSingleton('import queue', () => ({ last: Promise.resolve() as Promise<unknown> }))

/** Runs one import at a time: the library has one writer, so two imports would only wait for each other's batches. */
function enqueue(work: () => Promise<void>): Promise<void> {
  const turn = queue.last.then(work, work)
  queue.last = turn.catch(() => {})
  return turn
}

async function runImportProcess(job: Job, file: string): Promise<void> {
  if (isEnded(job)) return
  // Kept as strings, so that the bundler does not trace these files.
  const program = ['--import', './lib/cli/register-paths.ts', './lib/cli/import-process.ts']
  const child = spawn(process.execPath, [...program, file, getLibraryFile()], {
    cwd: process.cwd(),
    // Pass only DATA_DIR: the process that parses untrusted files must not see secrets.
    env: { DATA_DIR: config().DATA_DIR, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  job.process = child
  job.state = 'running'
  let said = ''
  child.stderr?.on('data', (data: Buffer) => {
    said = `${said}${data}`.slice(-4000)
  })
  child.on('message', (message: ImportMessage) => {
    if (message.type === 'progress') job.progress = toProgress(message.progress)
    else {
      job.receipt = message.receipt
      job.onReceipt?.(message.receipt)
    }
  })
  await new Promise<void>((done, failed) => child.once('error', failed).once('close', () => done()))
  if (job.receipt) endJob(job, toEndedState(job.receipt))
  else endJob(job, 'failed', new Error(`The import process ended early. ${said}`))
}

function toProgress({ receipt, bytesRead, perSecond, secondsLeft }: ImportProgress): ImportRun['progress'] {
  const share = receipt.bytes > 0 ? Math.min(1, bytesRead / receipt.bytes) : 0
  return { read: receipt.read, added: receipt.added, share, perSecond, secondsLeft }
}

function isEnded({ state }: Job): boolean {
  return state !== 'sending' && state !== 'waiting' && state !== 'running'
}

function endJob(job: Job, state: ImportState, error?: unknown): void {
  if (isEnded(job)) return
  job.state = state
  if (error !== undefined) log().error({ err: error, import: job.id }, 'import failed')
}

function toImportRun({ process: _, leave: __, onReceipt: ___, ...run }: Job): ImportRun {
  return { ...run }
}
