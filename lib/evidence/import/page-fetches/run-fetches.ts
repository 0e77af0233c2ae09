/**
 * Runs the fetches that the page started, one after the other: fetch to a file, import it, fetch others
 * for the refused.
 */
import 'server-only'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { config } from '@/lib/config'
import { findImport, importStoredFile, stopImport } from '@/lib/evidence/import/import-jobs'
import type { Receipt } from '@/lib/evidence/import/receipt'
import { sanitizeFileName } from '@/lib/evidence/import/upload'
import { FetchFolder } from '@/lib/evidence/live/fetch/fetch-folder'
import type { FetchRequest } from '@/lib/evidence/live/fetch/plan-fetch'
import { rememberTopic } from '@/lib/evidence/updates/topics'
import { log } from '@/lib/log'
import { serverMessage } from '@/lib/shared/messages/server-messages'
import { type Database, database } from '@/lib/store/db'
import { getSingleton } from '@/lib/store/process-singleton'
import type { FetchOrder, FetchStep } from '@/lib/wire/fetch-run'
import { type ImportRun, isInProgress } from '@/lib/wire/import-run'
import { type FetchMessage, fetchInProcess } from './fetch-in-process'
import {
  claimFetch,
  endFetch,
  listOpenFetches,
  noStep,
  readOrder,
  readReceipts,
  renewFetch,
  type StoredFetch,
} from './fetch-table'

/** Called when a file has been imported, with who asked for it, unless the library is shared. */
type OnFetchReceipt = (caller: string, receipt: Receipt) => void

/** Several times within the lease. */
const renewEveryMs = 1000
const missingShown = 20

const current = getSingleton('fetch', () => ({
  work: null as Promise<void> | null,
  fetch: null as { id: string; leave: AbortController } | null,
}))

/** The folder of fetches that the page started; each has a folder named by its id. */
export function getFetchesFolder(): string {
  return join(config().DATA_DIR, 'page-fetches')
}

/**
 * Requests per second of fetches that the page started: fewer than NCBI allows, since questions search PubMed
 * meanwhile.
 */
export function getFetchRequestsPerSecond(): number {
  return config().NCBI_API_KEY === undefined ? 1 : 5
}

/** Runs the waiting fetches, unless this server is already doing so. */
export function runFetches(onReceipt: OnFetchReceipt): Promise<void> {
  current.work ??= runAll(onReceipt)
    .catch((error: unknown) =>
      log().error({ err: error }, 'the waiting fetches could not be run; it is tried again in ten seconds'),
    )
    .finally(() => {
      current.work = null
    })
  return current.work
}

/** How often a server looks for a fetch that another server had to abandon. */
const lookEveryMs = 10_000

/** Runs fetches now and then periodically until the process exits. */
export function startFetches(onReceipt: OnFetchReceipt): void {
  void runFetches(onReceipt)
  setInterval(() => void runFetches(onReceipt), lookEveryMs).unref()
}

/** Ends the fetch process if it runs this fetch; its files on disk are kept. */
export function leaveFetch(id: string): void {
  if (current.fetch?.id === id) current.fetch.leave.abort()
}

async function runAll(onReceipt: OnFetchReceipt): Promise<void> {
  const { EVIDENCE_LIVE, DATABASE_URL } = config()
  const db = await database()
  await sweepEnded(db)
  if (EVIDENCE_LIVE === 'off') return
  for (;;) {
    const claimed = await claimFetch(db, holder, DATABASE_URL === undefined)
    if (!claimed) return
    await runOne(db, claimed, onReceipt)
    await sweepEnded(db)
  }
}

/** Identifies this process as the holder of a claim; a new process gets another one. */
const holder = getSingleton('fetch holder', () => crypto.randomUUID())

async function sweepEnded(db: Database): Promise<void> {
  const folders = await readdir(getFetchesFolder()).catch(() => [])
  if (folders.length === 0) return
  const open = await listOpenFetches(db)
  for (const id of folders) if (!open.has(id)) await rm(join(getFetchesFolder(), id), { recursive: true, force: true })
}

async function runOne(db: Database, claimed: StoredFetch, onReceipt: OnFetchReceipt): Promise<void> {
  const leave = new AbortController()
  current.fetch = { id: claimed.id, leave }
  const job = new FetchJob(db, claimed, leave)
  const renewal = setInterval(() => void job.renew(), renewEveryMs)
  try {
    await job.run(onReceipt)
  } catch (error) {
    log().error(
      { err: error, fetch: claimed.id },
      'a fetch failed; what was fetched is kept, and it can be continued on the page',
    )
    await endFetch(db, claimed, 'failed', serverMessage('fetch_failed'))
  } finally {
    clearInterval(renewal)
    current.fetch = null
  }
}

class FetchJob {
  private readonly db: Database
  private readonly claimed: StoredFetch
  private readonly order: FetchOrder
  private readonly leave: AbortController
  private phase: StoredFetch['phase'] = 'listing'
  private step: FetchStep

  constructor(db: Database, claimed: StoredFetch, leave: AbortController) {
    this.db = db
    this.claimed = claimed
    this.leave = leave
    this.order = readOrder(claimed)
    // Written by `renew`.
    this.step = { ...noStep, ...(JSON.parse(claimed.step) as FetchStep), secondsLeft: null, resumesAt: null }
  }

  async run(onReceipt: OnFetchReceipt): Promise<void> {
    for (;;) {
      const end = await this.fetchFile()
      if (end === null) return
      if (end.type === 'failed') {
        log().warn({ fetch: this.claimed.id, cause: end.cause }, end.message.text)
        return endFetch(this.db, this.claimed, 'failed', end.message)
      }
      const { count, pmids } = { count: end.missing.length, pmids: end.missing.slice(0, missingShown) }
      this.step = { ...this.step, missing: { count, pmids }, secondsLeft: null, resumesAt: null }
      const refused = end.file === null ? 0 : await this.importFile(end.file, end.batches, onReceipt)
      if (refused === null) return
      if (refused === 0) return this.finish()
    }
  }

  private async finish(): Promise<void> {
    await this.renew()
    // As after a fetch on the command line.
    if (this.step.hits !== 0) await rememberTopic(this.db, this.readRequest())
    return endFetch(this.db, this.claimed, 'done')
  }

  /** Records progress, and stops when the fetch was paused, cancelled or taken over. */
  async renew(receipts?: string): Promise<void> {
    const progress = {
      phase: this.phase,
      step: JSON.stringify(this.step),
      ...(receipts === undefined ? {} : { receipts }),
    }
    const isHeld = await renewFetch(this.db, this.claimed, progress).catch((error: unknown) => {
      log().warn(
        { err: error, fetch: this.claimed.id },
        'the progress of a fetch could not be stored; the fetch goes on',
      )
      return true
    })
    if (!isHeld) this.leave.abort()
  }

  private fetchFile() {
    const { query, isAtNight, field } = this.order
    const input = {
      folder: join(getFetchesFolder(), this.claimed.id),
      request: this.readRequest(),
      isAtNight,
      perSecond: getFetchRequestsPerSecond(),
      name: sanitizeFileName(`PubMed ${field ?? query.slice(0, 60)}.xml.gz`),
    }
    return fetchInProcess(input, this.leave.signal, (message) => this.take(message))
  }

  private readRequest(): FetchRequest {
    const { query, fromYear, toYear, max } = this.order
    return { query, fromYear, toYear, max }
  }

  private take(message: Extract<FetchMessage, { type: 'listed' | 'progress' }>): void {
    this.phase = 'fetching'
    if (message.type === 'listed') {
      const { hits, unlisted } = message
      this.step = { ...this.step, hits, unlisted, total: Math.min(this.order.max, hits - unlisted) }
      return
    }
    const { fetched, total, missing, secondsLeft, resumesAt } = message.progress
    const pmids = this.step.missing.count === missing ? this.step.missing.pmids : []
    // A date from another process arrives as text.
    const resumes = resumesAt === null ? null : String(resumesAt)
    this.step = { ...this.step, fetched, total, missing: { count: missing, pmids }, secondsLeft, resumesAt: resumes }
  }

  /** @returns how many articles the library refused; null when the file was not imported to its end */
  private async importFile(file: string, batches: number, onReceipt: OnFetchReceipt): Promise<number | null> {
    this.phase = 'importing'
    await this.renew()
    const { caller, id } = this.claimed
    const started = await importStoredFile(file, caller, (receipt) => onReceipt(caller, receipt))
    const { state, receipt } = await this.waitForImport(started)
    if (this.leave.signal.aborted) return null
    if (receipt === null || (state !== 'done' && state !== 'refused')) {
      const isStopped = state === 'stopped'
      await endFetch(this.db, this.claimed, isStopped ? 'paused' : 'failed', isStopped ? null : importFailed)
      return null
    }
    const folder = new FetchFolder(join(getFetchesFolder(), id), this.readRequest())
    await folder.noteImported(batches, receipt.refused)
    this.claimed.receipts = JSON.stringify([...readReceipts(this.claimed), receipt])
    await this.renew(this.claimed.receipts)
    return receipt.refused
  }

  /** A fetch that is paused stops its import, which continues after the last batch. */
  private async waitForImport(started: ImportRun): Promise<ImportRun> {
    let run = started
    while (isInProgress(run)) {
      await sleep(renewEveryMs / 2, undefined, { signal: this.leave.signal }).catch(() => stopImport(run.id))
      if (this.leave.signal.aborted) return run
      run = (await findImport(run.id)) ?? { ...run, state: 'failed' }
    }
    return run
  }
}

const importFailed = serverMessage('fetch_import_failed')
