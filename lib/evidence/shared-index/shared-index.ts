/** A shared index, open for searching. */
import type { CandidateIndex, CandidateQuery, Candidates } from '@/lib/evidence/search/candidates/candidate-index'
import type { IndexHead } from './index-head'
import { IndexTable } from './index-table'
import type { LanceConnection } from './lancedb'

/** There is no index yet, or it can't be opened. */
class NoSharedIndexError extends Error {}

export class SharedIndex implements CandidateIndex<string> {
  private readonly connection: LanceConnection
  private current: { head: IndexHead; table: IndexTable } | null = null

  constructor(connection: LanceConnection) {
    this.connection = connection
  }

  get version(): number | null {
    return this.current?.head.version ?? null
  }

  /**
   * Opens the table that the head names, or reads what was written to it. Searches see the table as it was read last,
   * so that none of them has to ask the store whether it has changed.
   */
  async follow(head: IndexHead | null): Promise<void> {
    const { current } = this
    if (head === null) return this.close()
    if (current?.head.table !== head.table) {
      const table = await IndexTable.open(this.connection, head.table)
      this.close()
      this.current = { head, table }
    } else if (current.head.generation !== head.generation) {
      await current.table.refresh()
      this.current = { head, table: current.table }
    }
  }

  /**
   * `hits` counts no further than the limit.
   *
   * @throws NoSharedIndexError; what LanceDB throws when the store does not answer
   */
  async findCandidates(query: CandidateQuery): Promise<Candidates<string>> {
    if (!this.current) throw new NoSharedIndexError('There is no shared index yet.')
    const articles = await this.current.table.find(query)
    return { articles, hits: articles.length }
  }

  close(): void {
    this.current?.table.close()
    this.current = null
  }
}
