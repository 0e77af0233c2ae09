/**
 * An import that waits for the copies of the library: PostgreSQL takes articles faster than a copy can index them, and
 * a server whose copy is far behind answers without them and finally reports that it is not ready.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import type { ReaderEvent } from '@/lib/evidence/import/formats/reader'
import type { LoggedImport } from '@/lib/evidence/import/import-log'
import type { Database } from '@/lib/store/db'
import { readHead } from './change-log'
import { readSlowestCopy } from './copy-positions'
import type { QueuedImport } from './import-queue'
import { SharedImport } from './shared-import'

/** A few seconds of work for a copy. */
const changesBehindMax = 2000
const checkMs = 100

export class PacedImport extends SharedImport {
  private readonly database: Database

  /** As for `SharedImport`. */
  constructor(db: Database, holder: string, claimed: QueuedImport | null = null) {
    super(db, holder, claimed)
    this.database = db
  }

  override async write(run: LoggedImport, readings: ReaderEvent[]): Promise<void> {
    await super.write(run, readings)
    await waitForCopies(this.database)
  }
}

/** Waits while a copy that is moving is far behind. */
export async function waitForCopies(db: Database): Promise<void> {
  const { version } = await readHead(db)
  while (version - ((await readSlowestCopy(db)) ?? version) > changesBehindMax) await sleep(checkMs)
}
