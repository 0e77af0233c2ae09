/** An import that writes to the shared library. Each batch changes articles, log and receipt in one transaction. */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { ReaderEvent } from '@/lib/evidence/import/formats/reader'
import { type LoggedImport, toEndedState } from '@/lib/evidence/import/import-log'
import type { ImportTarget } from '@/lib/evidence/import/import-target'
import { createReceipt, noteDeleted, parseReceipt, type Receipt } from '@/lib/evidence/import/receipt'
import type { Database } from '@/lib/store/db'
import { type ChangeLogWriter, changeLibrary } from './change-log'
import { insertImport, leaseSeconds, type QueuedImport } from './import-queue'
import { writeBatch } from './write-batch'

/** Another server has taken the import over, or it was ended; nothing more is written. */
export class ClaimLostError extends Error {}

export class SharedImport implements ImportTarget {
  private readonly db: Database
  private readonly holder: string
  private readonly claimed: QueuedImport | null

  /** @param claimed the import that the holder has claimed; null for an import by command, which makes its own */
  constructor(db: Database, holder: string, claimed: QueuedImport | null = null) {
    this.db = db
    this.holder = holder
    this.claimed = claimed
  }

  async begin(sha256: string | null, file: string, startedAt: string): Promise<LoggedImport> {
    const row = this.claimed ?? (await this.takeInterrupted(sha256))
    if (row) return this.resume(row, sha256, file, startedAt)
    const receipt = { ...createReceipt(file), sha256 }
    const id = randomUUID()
    const shown = { id, name: file, startedAt, state: 'running' as const, hasFile: false, bytes: null, caller: null }
    await insertImport(this.db, { ...shown, sha256, holder: this.holder, receipt })
    return { id, sha256, startedAt, receipt }
  }

  async write(run: LoggedImport, readings: ReaderEvent[]): Promise<void> {
    // On a copy: the counts must not change when the transaction is rolled back.
    const receipt = structuredClone(run.receipt)
    await changeLibrary(
      this.db,
      async (writer) => {
        await writeBatch(writer, readings, receipt)
        await this.save(writer, run, receipt, {})
      },
      run.id,
    )
    Object.assign(run.receipt, receipt)
  }

  async finish(run: LoggedImport): Promise<void> {
    const { receipt } = run
    noteDeleted(receipt)
    const ended = { state: toEndedState(receipt), finishedAt: new Date().toISOString() }
    await changeLibrary(this.db, (writer) => this.save(writer, run, receipt, ended), run.id)
  }

  close(): void {}

  /**
   * Fails if the claim was lost, and with it the transaction: a suspended server must not write what another one has.
   */
  private async save(
    writer: ChangeLogWriter,
    { id }: LoggedImport,
    receipt: Receipt,
    ended: { state?: 'done' | 'refused'; finishedAt?: string },
  ): Promise<void> {
    const saved = await writer.tx
      .updateTable('libraryImports')
      .set({ receipt: JSON.stringify(receipt), aliveAt: sql<Date>`now()`, attempts: 0, ...ended })
      .where('id', '=', id)
      .where('holder', '=', this.holder)
      .where('state', '=', 'running')
      .returning('id')
      .executeTakeFirst()
    if (!saved) throw new ClaimLostError('Another server has taken this import over, or it was stopped.')
    if (ended.state) await writer.tx.deleteFrom('libraryImportParts').where('importId', '=', id).execute()
  }

  private async resume(
    row: QueuedImport,
    sha256: string | null,
    file: string,
    startedAt: string,
  ): Promise<LoggedImport> {
    const stored = row.receipt === null ? createReceipt(file) : parseReceipt(row.receipt)
    const receipt = { ...stored, sha256, resumedAfter: stored.read }
    await this.db.updateTable('libraryImports').set({ sha256 }).where('id', '=', row.id).execute()
    return { id: row.id, sha256, startedAt, receipt }
  }

  /** An import by command of the same bytes that was killed. */
  private async takeInterrupted(sha256: string | null): Promise<QueuedImport | undefined> {
    if (sha256 === null) return undefined
    return this.db
      .updateTable('libraryImports')
      .set({ holder: this.holder, aliveAt: sql<Date>`now()` })
      .where(
        'id',
        '=',
        sql<string>`(select "id" from "libraryImports" where "sha256" = ${sha256} and not "hasFile" and "state" = 'running'
          and "aliveAt" < now() - ${sql.lit(leaseSeconds)} * interval '1 second' limit 1 for update skip locked)`,
      )
      .returningAll()
      .executeTakeFirst()
  }
}
