/**
 * Imports started from the page. Each file is received, then read by a separate process, one after another: the
 * server that answers questions never writes to the library. The list here survives a page reload; the library stores
 * a receipt of every import, which survives a restart.
 */
import 'server-only'
import type { ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readdir, rm, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { config } from '@/lib/config'
import type { DocumentFacts } from '@/lib/evidence/import/formats/document/document-facts'
import { getLibraryFile, openLibrary } from '@/lib/evidence/open-library'
import { enqueueImport, listQueuedImports, stopQueuedImport } from '@/lib/evidence/shared-library/import-queue'
import { log } from '@/lib/log'
import { database } from '@/lib/store/db'
import { getSingleton } from '@/lib/store/process-singleton'
import { sharesLibrary } from '@/lib/store/replica-status'
import type { ImportRun, ImportState } from '@/lib/wire/import-run'
import { listPastImports, toEndedState } from './import-log'
import { type ImportProgress, toRunProgress } from './importer'
import type { Receipt } from './receipt'
import { startProcess } from './start-process'
import { receiveFile, sanitizeFileName, toTooLargeError } from './upload'

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
  about: DocumentFacts
  /** Called when the file has been read, completely or in part, unless the library is shared. */
  onReceipt?: ((receipt: Receipt) => void) | undefined
  /** Who sends it, as JSON: for the audit log of the server that imports it, if the library is shared. */
  caller?: string | undefined
}

/**
 * Receives the file and queues it for import.
 *
 * @returns once the file is received; it is then waiting or running
 * @throws ApiError `request_too_large`, or the error that interrupted the upload; the partial file is removed
 */
export async function startImport({ name, bytes, body, about, onReceipt, caller = '' }: NewImport): Promise<ImportRun> {
  const bytesMax = config().IMPORT_BYTES_MAX
  if (bytes !== null && bytes > bytesMax) throw toTooLargeError(bytesMax)
  const job = newJob(sanitizeFileName(name), bytes, onReceipt)
  await sweepLeftovers()
  const folder = join(uploadsFolder(), job.id)
  try {
    const onBytes = (count: number) => {
      job.bytesReceived = count
    }
    const file = join(folder, job.name)
    await receiveFile(body, file, { bytesMax, about, signal: job.leave.signal, onBytes })
    if (sharesLibrary()) return await handOver(job, file, caller)
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

/**
 * Queues the import of a file that is on this server already; it must stay there until the import has ended.
 *
 * @param caller who asked for it, as JSON, as in `NewImport`
 */
export async function importStoredFile(
  file: string,
  caller: string,
  onReceipt: (receipt: Receipt) => void,
): Promise<ImportRun> {
  const { size } = await stat(file)
  const job = newJob(basename(file), size, onReceipt)
  if (sharesLibrary()) return handOver(job, file, caller).finally(() => jobs.delete(job.id))
  job.state = 'waiting'
  job.bytesReceived = size
  void enqueue(() => runImportProcess(job, file)).catch((error: unknown) => endJob(job, 'failed', error))
  return toImportRun(job)
}

/** @returns null when there is no such import among the latest */
export async function findImport(id: string): Promise<ImportRun | null> {
  const job = jobs.get(id)
  if (job) return toImportRun(job)
  return (await listImports()).find((run) => run.id === id) ?? null
}

/** Queues the import for any server, and keeps the file in case it is this one. */
async function handOver(job: Job, file: string, caller: string): Promise<ImportRun> {
  const { id, name, startedAt } = job
  await enqueueImport(await database(), { id, name, startedAt, file, caller })
  jobs.delete(id)
  return { ...toImportRun(job), state: 'waiting', bytes: job.bytesReceived }
}

/** @returns false when no such import is running */
export async function stopImport(id: string): Promise<boolean> {
  const job = jobs.get(id)
  if (!job && sharesLibrary()) return stopQueuedImport(await database(), id)
  if (!job || isEnded(job)) return false
  // Set the state first, so that the end of the process does not count as a failure.
  endJob(job, 'stopped')
  job.leave.abort()
  job.process?.kill()
  return true
}

/** Running and past imports, latest first. */
export async function listImports(): Promise<ImportRun[]> {
  const own = [...jobs.values()]
  const past = sharesLibrary()
    ? (await listQueuedImports(await database(), runsMax)).filter(({ id }) => !jobs.has(id))
    : listPastImports(openLibrary().db, runsMax)
        .filter(({ process }) => own.every((job) => job.process?.pid !== process))
        .map(({ process: _, ...run }) => run)
  return [...own.map(toImportRun), ...past].sort((a, b) => b.startedAt.localeCompare(a.startedAt))
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
  const { child, ended } = startProcess('./lib/cli/import-process.ts', [file, getLibraryFile()])
  job.process = child
  job.state = 'running'
  child.on('message', (message: ImportMessage) => {
    if (message.type === 'progress') job.progress = toRunProgress(message.progress)
    else {
      job.receipt = message.receipt
      job.onReceipt?.(message.receipt)
    }
  })
  const said = await ended
  if (job.receipt) endJob(job, toEndedState(job.receipt))
  else endJob(job, 'failed', new Error(`The import process ended early. ${said}`))
}

function isEnded({ state }: Job): boolean {
  return state !== 'sending' && state !== 'waiting' && state !== 'running'
}

function endJob(job: Job, state: ImportState, error?: unknown): void {
  if (isEnded(job)) return
  job.state = state
  if (error !== undefined)
    log().error({ err: error, import: job.id }, 'an import failed; what was imported before is kept')
}

function toImportRun({ process: _, leave: __, onReceipt: ___, ...run }: Job): ImportRun {
  return { ...run }
}
