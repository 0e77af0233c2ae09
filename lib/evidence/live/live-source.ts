/** The common interface of the literature services. */
import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Article } from '@/lib/evidence/article/article'
import type { QuestionType } from '@/lib/evidence/question/asked/question-type'
import type { NamedArticle } from '@/lib/evidence/question/cited-identifiers'
import { raceAbort } from '@/lib/http/run-with-deadline'
import { serverMessage } from '@/lib/shared/messages/server-messages'
import type { StudyType } from '@/lib/shared/study-types'
import type { EvidenceSearch } from '@/lib/wire/evidence'
import type { LiveCache } from './cache'
import type { Concept } from './query-concepts'
import { LiveError, type LiveService } from './service-client'

export interface LiveQuestion {
  concepts: Concept[]
  type: QuestionType
  fromYear: number | undefined
  types: StudyType[] | undefined
  /** Articles that the question names by identifier. */
  named: NamedArticle[]
}

export interface LiveResult {
  /** Best first. */
  articles: Article[]
  search: EvidenceSearch
}

/** A service and the cache of its answers. */
export interface LiveSource {
  service: LiveService
  cache: LiveCache | null
}

/** A count or an identifier, given as a number or as text. */
export const textOrNumber = z.union([z.string(), z.number()]).transform(String)
export const count = textOrNumber.pipe(z.string().regex(/^\d{1,12}$/)).transform(Number)

/**
 * A list that a service converted from XML to JSON: a single item may come without a list, an empty list as nothing.
 */
export function toListSchema<T extends z.ZodType>(item: T) {
  return z.preprocess((value) => (value === undefined || value === null ? [] : [value].flat()), z.array(item))
}

/**
 * Parses a JSON answer.
 *
 * @throws LiveError when it is not JSON, or not of the expected shape
 */
export function readJson<T>(text: string, shape: z.ZodType<T>, { name }: LiveService): T {
  try {
    return shape.parse(JSON.parse(text))
  } catch (error) {
    throw new LiveError(serverMessage('search_response_unreadable', { source: name }), error)
  }
}

/** Equal for equal searches of one service at one address; a hash, so that it reveals nothing of the question. */
export function hashSearch({ service }: LiveSource, question: object): string {
  return createHash('sha256')
    .update(JSON.stringify([service.name, service.baseUrl, question]))
    .digest('hex')
}

/** Work that several questions need at the same time is done once. */
export class SharedWork<T> {
  private readonly running = new Map<string, Promise<T>>()

  /**
   * If the running work fails, perhaps because its own user disconnected, each of the other callers does its own.
   *
   * @param key equal for equal work
   */
  async run(key: string, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    const other = this.running.get(key)
    if (other) {
      const result = await raceAbort(
        other.then(
          (value) => ({ value }),
          () => null,
        ),
        signal,
      )
      if (result) return result.value
    }
    const own = work()
    this.running.set(key, own)
    try {
      return await own
    } finally {
      if (this.running.get(key) === own) this.running.delete(key)
    }
  }
}
