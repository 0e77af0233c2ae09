/** Opens the library of this process, one SQLite file under DATA_DIR, for reads that need no search thread. */
import 'server-only'
import { basename, join } from 'node:path'
import { config } from '@/lib/config'
import type { Article } from '@/lib/evidence/article/article'
import { LibraryHandle } from '@/lib/evidence/library/library-handle'
import type { Library } from '@/lib/evidence/library/library-reader'
import { findCachedArticle } from '@/lib/evidence/live/open-cache'
import { closeSearchPool } from '@/lib/evidence/threads/search-pool'
import { serverMessage } from '@/lib/shared/messages/server-messages'
import { reportDamage } from '@/lib/store/damaged-files'
import { ApiError } from '@/lib/wire/errors'

export function getLibraryFile(): string {
  return join(config().DATA_DIR, 'library.sqlite')
}

const handle = new LibraryHandle()
let current: { library: Library; checkedAtMs: number } | undefined

/** How often the file is checked for replacement: one file system call a second, not one a search. */
const recheckMs = 1000

/**
 * Opens the library for a quick read in this thread, such as an article or a count; searches run in their own
 * threads. It is opened on first use and reopened after its file has been replaced.
 *
 * @param recheck checks for replacement now rather than within the second
 * @throws ApiError `library_unavailable`; its message says which file and how to rebuild it
 */
export function openLibrary({ recheck = false } = {}): Library {
  const now = Date.now()
  const file = getLibraryFile()
  if (!recheck && current?.library.file === file && now - current.checkedAtMs < recheckMs) return current.library
  try {
    const library = handle.open(file)
    library.refresh()
    current = { library, checkedAtMs: now }
    return library
  } catch (cause) {
    throw toLibraryUnavailable(file, cause)
  }
}

/** Closes the file, so that its folder can be removed. */
export function closeLibrary(): void {
  handle.close()
  current = undefined
  void closeSearchPool()
}

/**
 * The article with this id, from the library or among those that answers cited from PubMed or Europe PMC; else null.
 *
 * @throws ApiError `library_unavailable`
 */
export function findArticleById(id: string): Article | null {
  const library = openLibrary()
  try {
    return library.articleById(id) ?? findCachedArticle(id)
  } catch (cause) {
    throw toLibraryUnavailable(library.file, cause)
  }
}

/**
 * Does work on the library.
 *
 * @throws ApiError as `work` does; any other error becomes `library_unavailable`, unless the signal has aborted it
 */
export async function withLibraryErrors<Result>(
  file: string,
  signal: AbortSignal,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work()
  } catch (cause) {
    signal.throwIfAborted()
    throw cause instanceof ApiError ? cause : toLibraryUnavailable(file, cause)
  }
}

/** The message reaches callers, so it names the file but not its folder; the log has the whole path. */
export function toLibraryUnavailable(file: string, cause: unknown): ApiError {
  reportDamage(file, cause)
  return new ApiError('library_unavailable', serverMessage('library_unreadable', { file: basename(file) }), {
    cause: new Error(`${file} can't be read`, { cause }),
  })
}
