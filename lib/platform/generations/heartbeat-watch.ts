/**
 * Notices which heartbeats have stopped. Only changes that this process sees itself count, so that neither the clocks
 * of other servers nor a pause of the database, in which no heartbeat can be written, make a living server look dead.
 */

/** A heartbeat comes every five seconds. */
const silentMsMax = 30_000
/** If two looks are further apart than this, the time between them says nothing. */
const gapMsMax = 15_000

export class HeartbeatWatch {
  private readonly seen = new Map<string, { beat: string; changedMs: number }>()
  private lookedMs = Number.NEGATIVE_INFINITY

  /**
   * @param beats the latest heartbeat of each id
   * @param nowMs as `performance.now()` counts
   * @returns the ids whose heartbeat has not changed for half a minute of regular looks
   */
  look(beats: ReadonlyMap<string, string>, nowMs: number): Set<string> {
    const isGap = nowMs - this.lookedMs > gapMsMax
    this.lookedMs = nowMs
    for (const id of this.seen.keys()) if (!beats.has(id)) this.seen.delete(id)
    const silent = new Set<string>()
    for (const [id, beat] of beats) {
      const known = this.seen.get(id)
      if (isGap || known?.beat !== beat) this.seen.set(id, { beat, changedMs: nowMs })
      else if (nowMs - known.changedMs >= silentMsMax) silent.add(id)
    }
    return silent
  }
}
