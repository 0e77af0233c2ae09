/** Keeps this server's copy of the shared library at the end of the change log. */

import { getLiveCache } from '@/lib/evidence/live/open-cache'
import type { Database } from '@/lib/store/db'
import type { ReplicaProgress } from '@/lib/store/replica-status'
import { type Change, readChanges } from './read-changes'
import { buildReplica, Replica, readReplicaPosition } from './replica'
import { exchangeCited } from './share-cited'

export class Follower {
  private readonly file: string
  private readonly db: Database
  private readonly report: (line: string) => void
  private replica: Replica | null = null

  /** @param report receives one line when the copy has to be rebuilt */
  constructor(db: Database, file: string, report: (line: string) => void) {
    this.db = db
    this.file = file
    this.report = report
  }

  /**
   * Applies the log to its end. A copy that is missing, damaged or can't be continued is rebuilt.
   *
   * @param onProgress called after each batch
   * @throws NewerLibraryError; errors of the database: what was applied stays, and the next call continues
   */
  async catchUp(onProgress: (progress: ReplicaProgress) => void | Promise<void> = () => {}): Promise<ReplicaProgress> {
    while (true) {
      const replica = await this.open()
      const from = replica.position()
      if (from === null) {
        await this.rebuild('it has no position in the log')
        continue
      }
      const stretch = await readChanges(this.db, from)
      if ('gap' in stretch) {
        await this.rebuild(stretch.gap)
        continue
      }
      const { changes, position, head, secondsBehind } = stretch
      if (position !== from)
        await this.apply(() => {
          storeCited(changes)
          replica.apply(changes, from, position)
        })
      const isAtEnd = position.version === head
      const progress = { version: position.version, head, secondsBehind: isAtEnd ? 0 : secondsBehind }
      await onProgress(progress)
      if (isAtEnd) return progress
    }
  }

  close(): void {
    this.replica?.close()
    this.replica = null
  }

  private async open(): Promise<Replica> {
    if (this.replica && !this.replica.isCurrent()) this.close()
    if (this.replica) return this.replica
    if (readReplicaPosition(this.file) === null) await buildReplica(this.db, this.file)
    this.replica = new Replica(this.file)
    return this.replica
  }

  private async apply(change: () => void): Promise<void> {
    try {
      change()
    } catch (cause) {
      if (!isDamaged(cause)) throw cause
      await this.rebuild(`the copy is damaged (${String(cause)})`)
    }
  }

  /** Rebuilds the copy beside the present one. */
  async rebuild(reason: string): Promise<void> {
    this.report(`This server's copy of the shared library is rebuilt: ${reason}`)
    this.close()
    await buildReplica(this.db, this.file)
    // Articles that other servers cited meanwhile are not in the new copy, and may no longer be in the log.
    const cache = getLiveCache()
    if (cache) await exchangeCited(this.db, cache)
  }
}

function storeCited(changes: readonly Change[]): void {
  const cited = changes.flatMap((change) => (change.kind === 'cite' ? [change.cited] : []))
  if (cited.length > 0) getLiveCache()?.storeShared(cited)
}

/** SQLITE_CORRUPT and SQLITE_NOTADB, https://sqlite.org/rescode.html. */
function isDamaged(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && [11, 26].includes(Number(error.errcode) & 0xff)
}
