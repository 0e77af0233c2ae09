/**
 * Lets a few questions at a time use a service, in order of arrival. A question needs several requests: if all
 * questions sent their first one at once, all would be half done at their deadline.
 */
import { raceAbort } from '@/lib/http/run-with-deadline'

export class TurnQueue {
  private readonly atOnce: number
  private running = 0
  private readonly waiting: { enter(): void }[] = []

  constructor(atOnce: number) {
    this.atOnce = atOnce
  }

  /** Questions wait for their turn. */
  get isBusy(): boolean {
    return this.waiting.length > 0
  }

  /**
   * Resolves when the turn comes; `leave` must then be called.
   *
   * @throws the signal's reason when it aborts while waiting
   */
  async enter(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted()
    if (this.running < this.atOnce) {
      this.running++
      return
    }
    const { promise, resolve } = Promise.withResolvers<void>()
    const place = { enter: resolve }
    this.waiting.push(place)
    try {
      await raceAbort(promise, signal)
    } catch (reason) {
      const index = this.waiting.indexOf(place)
      // The turn came at the moment of the abort.
      if (index < 0) this.leave()
      else this.waiting.splice(index, 1)
      throw reason
    }
  }

  /** Ends a turn, and begins that of the first question that waits. */
  leave(): void {
    const next = this.waiting.shift()
    if (next) next.enter()
    else this.running--
  }
}
