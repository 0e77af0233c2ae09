/** Works on the queue of imports: claims one, imports it, and renews the claim meanwhile. */
import { existsSync } from 'node:fs'
import { mkdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type ImportProgress, importInto, toRunProgress } from '@/lib/evidence/import/importer'
import { readInProcess } from '@/lib/evidence/import/read-in-process'
import type { Receipt } from '@/lib/evidence/import/receipt'
import { log } from '@/lib/log'
import type { Database } from '@/lib/store/db'
import { StorageError } from '@/lib/store/storage-error'
import type { ImportRun } from '@/lib/wire/import-run'
import {
  type ClaimState,
  claimImport,
  endImport,
  type QueuedImport,
  releaseClaim,
  renewClaim,
  writeStoredFile,
} from './import-queue'
import { PacedImport } from './paced-import'
import { ClaimLostError } from './shared-import'

/** Several times within the lease. */
const renewEveryMs = 2000

/** An import that has read its file, completely or in part; `caller` is the JSON with which it was queued. */
export interface FinishedImport {
  caller: string | null
  receipt: Receipt
}

export class ImportRunner {
  private readonly db: Database
  private readonly holder: string
  private readonly folder: string
  private current: { id: string; leave: AbortController; state: ClaimState } | null = null

  /** @param folder for the file that is being imported; removed afterwards */
  constructor(db: Database, holder: string, folder: string) {
    this.db = db
    this.holder = holder
    this.folder = folder
  }

  /** @returns null when there was nothing to do, or another server has to finish it */
  async runNext(): Promise<{ finished: FinishedImport | null } | null> {
    const claimed = await claimImport(this.db, this.holder)
    return claimed && { finished: await this.run(claimed) }
  }

  /** Ends the current import, so that another server can continue it at once. */
  async leave(): Promise<void> {
    const { current } = this
    if (!current) return
    current.state = 'lost'
    current.leave.abort()
    await releaseClaim(this.db, current.id, this.holder)
  }

  private async run(claimed: QueuedImport): Promise<FinishedImport | null> {
    const current = { id: claimed.id, leave: new AbortController(), state: 'held' as ClaimState }
    this.current = current
    let progress: ImportRun['progress'] = null
    const renewal = setInterval(() => void this.renew(current, progress), renewEveryMs)
    const place = join(this.folder, claimed.id)
    try {
      const file = await this.provideFile(claimed, place)
      const report = (made: ImportProgress) => {
        progress = toRunProgress(made)
      }
      const target = new PacedImport(this.db, this.holder, claimed)
      const receipt = await importInto(target, file, report, (input) => readInProcess(input, current.leave.signal))
      return { caller: claimed.caller, receipt }
    } catch (cause) {
      await this.fail(current, cause)
      return null
    } finally {
      clearInterval(renewal)
      this.current = null
      await rm(place, { recursive: true, force: true })
    }
  }

  private async renew(current: NonNullable<ImportRunner['current']>, progress: ImportRun['progress']): Promise<void> {
    try {
      const state = await renewClaim(this.db, current.id, this.holder, progress)
      if (state === 'held' || current.state !== 'held') return
      current.state = state
      current.leave.abort()
    } catch (cause) {
      // The next write of the import decides whether the claim still holds.
      log().warn(
        { err: cause, import: current.id },
        'the claim of an import could not be renewed; its next write decides whether it goes on',
      )
    }
  }

  private async fail({ id, state }: NonNullable<ImportRunner['current']>, cause: unknown): Promise<void> {
    if (state === 'stopped') return endImport(this.db, id, this.holder, 'stopped')
    if (state === 'lost' || cause instanceof ClaimLostError) return
    if (cause instanceof StorageError) {
      log().error(
        { err: cause, import: id },
        'an import was interrupted, since the database could not be read or written; it is continued when its claim has ended',
      )
      return
    }
    log().error({ err: cause, import: id }, 'an import failed; what was imported before is kept')
    await endImport(this.db, id, this.holder, 'failed')
  }

  /** The file is still here if it was uploaded to this server. */
  private async provideFile({ id, name, bytes }: QueuedImport, place: string): Promise<string> {
    const file = join(place, name)
    if (existsSync(file) && (await stat(file)).size === bytes) return file
    await mkdir(place, { recursive: true, mode: 0o700 })
    await writeStoredFile(this.db, id, file)
    return file
  }
}
