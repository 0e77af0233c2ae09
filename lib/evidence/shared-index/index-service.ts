/** The shared index of this process, if SEARCH_INDEX_URL names one. */
import type { CandidateQuery } from '@/lib/evidence/search/candidates/candidate-index'
import type { SharedCandidates } from '@/lib/evidence/search/search-request'
import { log } from '@/lib/log'
import { getSingleton } from '@/lib/store/process-singleton'
import { setIndexVersion } from '@/lib/store/replica-status'
import { reportCall } from '@/lib/store/service-calls'
import type { IndexHead } from './index-head'
import { assertConditionalWrites, connectToIndex, type IndexSettings } from './index-place'
import { SharedIndex } from './shared-index'

const limitsDefault = {
  /** A search of a million articles takes 50 ms; the first ones after a start read from the store. */
  findMs: 1000,
  /** How long a failed index is left alone, so that not every search waits for it. */
  pauseMs: 5000,
}

/** A library's query to an index; see `readCandidateQuery`. */
interface AskedOfIndex {
  query: CandidateQuery
  versionMin: number | null
}

export class IndexService {
  private readonly index: SharedIndex
  private readonly limits: typeof limitsDefault
  private pausedUntil = 0
  private following: Promise<void> = Promise.resolve()

  constructor(index: SharedIndex, limits: Partial<typeof limitsDefault> = {}) {
    this.index = index
    this.limits = { ...limitsDefault, ...limits }
  }

  /**
   * Searches the table that the head names from now on. Calls run one after the other; a failure is logged, and the
   * next head tries again.
   */
  follow(head: IndexHead | null): Promise<void> {
    this.following = this.following.then(async () => {
      try {
        await this.index.follow(head)
        setIndexVersion(this.index.version)
      } catch (cause) {
        this.pause(cause)
      }
    })
    return this.following
  }

  /**
   * @param ask called only if the index can be searched
   * @returns undefined when the library has to search its own index: there is no shared one yet, it is too far behind,
   * or it does not answer
   */
  async select(ask: () => Promise<AskedOfIndex>): Promise<SharedCandidates | undefined> {
    if (this.index.version === null || performance.now() < this.pausedUntil) return undefined
    const { query, versionMin } = await ask()
    const { version } = this.index
    if (version === null || versionMin === null || version < versionMin) return undefined
    const started = performance.now()
    const timer = Promise.withResolvers<never>()
    const timeout = setTimeout(
      () => timer.reject(new Error(`no answer in ${this.limits.findMs} ms`)),
      this.limits.findMs,
    )
    try {
      const found = await Promise.race([this.index.findCandidates(query), timer.promise])
      reportCall('search-index', (performance.now() - started) / 1000, true)
      return { ...found, version }
    } catch (cause) {
      reportCall('search-index', (performance.now() - started) / 1000, false)
      this.pause(cause)
      return undefined
    } finally {
      clearTimeout(timeout)
    }
  }

  private pause(cause: unknown): void {
    this.pausedUntil = performance.now() + this.limits.pauseMs
    log().warn({ err: cause }, "the shared search index does not answer; searches use this server's own")
  }
}

const getHeld = () => getSingleton('shared index', (): { service: IndexService | null } => ({ service: null }))

/**
 * Opens the shared index of this process. Searches use it once `follow` has been called with a head.
 *
 * @throws Error for the operator when LanceDB is missing, or the store can't be written or lacks conditional writes
 */
export async function openSharedIndex(settings: IndexSettings): Promise<void> {
  await assertConditionalWrites(settings)
  getHeld().service = new IndexService(new SharedIndex(await connectToIndex(settings)))
}

/** The shared index of this process; null without SEARCH_INDEX_URL. */
export function getSharedIndex(): IndexService | null {
  return getHeld().service
}
