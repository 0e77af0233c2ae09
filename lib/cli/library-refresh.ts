/** `npm run library -- refresh` and `topics`: keeps the library as PubMed has it today. */

import { join } from 'node:path'
import { config } from '@/lib/config'
import type { Entrez } from '@/lib/evidence/live/fetch/entrez'
import { measureWaitForNight } from '@/lib/evidence/live/fetch/night'
import { getLiveCacheFile } from '@/lib/evidence/live/open-cache'
import { getLibraryFile } from '@/lib/evidence/open-library'
import { getHolderName } from '@/lib/evidence/shared-library/import-queue'
import { RefreshClaim } from '@/lib/evidence/updates/refresh-claim'
import { fetchUpdates } from '@/lib/evidence/updates/refresh-library'
import { postponeRefresh } from '@/lib/evidence/updates/refresh-schedule'
import { forgetTopic, listTopics } from '@/lib/evidence/updates/topics'
import { UpdateFolder } from '@/lib/evidence/updates/update-folder'
import { WatchedArticles } from '@/lib/evidence/updates/watched-articles'
import { noteRetractions } from '@/lib/platform/conversations/answer-alerts'
import { type Database, database } from '@/lib/store/db'
import { largeFetch } from '@/lib/wire/fetch-run'
import { openPubmed } from './open-pubmed'
import { parseArguments } from './parse-arguments'
import { storeCited } from './store-cited'
import { formatCount, printProgress, printResult } from './terminal'
import { UsageError } from './usage-error'

interface LibraryAccess {
  /** Makes the library, or this server's copy of a shared one, ready to be read. */
  prepare: () => Promise<unknown>
  /** @returns the exit code of the import */
  importFile: (file: string) => Promise<{ code: number }>
}

/**
 * @returns the exit code; 0 also if another process refreshes already
 * @throws UsageError; LiveError when PubMed does not answer, and what was fetched is kept
 */
export async function refreshLibrary(args: string[], { prepare, importFile }: LibraryAccess): Promise<number> {
  const options = { scheduled: { type: 'boolean', default: false } } as const
  const { scheduled: isScheduled } = parseArguments({ args, options }).values
  const entrez = openPubmed()
  const db = await database()
  await prepare()
  const watched = new WatchedArticles(getLibraryFile(), getLiveCacheFile())
  try {
    const waitMs = isScheduled && watched.count() > largeFetch ? measureWaitForNight(new Date()) : 0
    if (waitMs > 0) {
      await postponeRefresh(db, new Date(Date.now() + waitMs))
      return 0
    }
    return await refreshAlone({ db, watched, entrez }, { prepare, importFile })
  } finally {
    watched.close()
  }
}

interface RefreshSources {
  db: Database
  watched: WatchedArticles
  entrez: Entrez
}

async function refreshAlone(sources: RefreshSources, library: LibraryAccess): Promise<number> {
  const { db } = sources
  const claim = await RefreshClaim.take(db, getHolderName())
  if (claim === null) {
    printProgress('Another process refreshes the library already.')
    return 0
  }
  const stop = new AbortController()
  claim.keep(() => stop.abort(new Error('Another server has taken the refresh over.')))
  let isDone = false
  try {
    const code = await refresh(sources, library, stop.signal)
    isDone = true
    return code
  } finally {
    await claim.release(isDone)
  }
}

async function refresh(
  { db, watched, entrez }: RefreshSources,
  { prepare, importFile }: LibraryAccess,
  signal: AbortSignal,
): Promise<number> {
  const folder = new UpdateFolder(join(config().DATA_DIR, 'refresh'))
  if (await folder.open()) printProgress('Continuing the refresh that was interrupted.')
  const topics = await listTopics(db)
  const report = createReport()
  const file = await fetchUpdates({ entrez, topics, watched, folder, storeCited, signal, report })
  const { checked, records } = folder.position
  printProgress(`Checked ${formatCount(checked)} articles: ${formatCount(records)} records to import`)
  const { code } = file === null ? { code: 0 } : await importFile(file)
  // A copy of a shared library still has to follow the import.
  await prepare()
  await alertOwners()
  await folder.remove()
  return code
}

/** Notes which stored answers cite an article that was retracted since. */
export async function alertOwners(): Promise<void> {
  const now = new WatchedArticles(getLibraryFile(), getLiveCacheFile())
  try {
    const alerts = await noteRetractions(now.listRetracted())
    if (alerts > 0) printProgress(`${formatCount(alerts)} sources of stored answers were retracted since`)
  } finally {
    now.close()
  }
}

/** `topics`: lists them, or forgets one. */
export async function manageTopics(args: string[]): Promise<number> {
  const { forget } = parseArguments({ args, options: { forget: { type: 'string' } } }).values
  const db = await database()
  if (forget !== undefined) {
    if (await forgetTopic(db, forget)) return 0
    throw new UsageError(`There is no topic ${forget}. List them with: npm run library -- topics`)
  }
  for (const { id, request } of await listTopics(db)) {
    const { query, fromYear, toYear, max } = request
    const from = fromYear === null ? '' : `, from ${fromYear}`
    const to = toYear === null ? '' : `, to ${toYear}`
    printResult(`${id}  ${query}${from}${to}, the newest ${formatCount(max)}`)
  }
  return 0
}

/** A line for each tenth. */
function createReport(): (checked: number, total: number) => void {
  let tenth = 0
  return (checked, total) => {
    const now = Math.floor((checked / Math.max(total, 1)) * 10)
    if (now > tenth) printProgress(`${formatCount(checked)} of ${formatCount(total)} articles checked`)
    tenth = now
  }
}
