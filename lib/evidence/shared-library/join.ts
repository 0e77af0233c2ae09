/**
 * Prepares the library of this process: its own file, or with DATABASE_URL an up-to-date copy of the library that all
 * servers of the database share.
 */
import 'server-only'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { config } from '@/lib/config'
import type { Article } from '@/lib/evidence/article/article'
import { sharedPositionNames } from '@/lib/evidence/library/library-schema'
import { readStarterLibrary } from '@/lib/evidence/library/starter-library'
import { getLiveCache } from '@/lib/evidence/live/open-cache'
import { getLibraryFile } from '@/lib/evidence/open-library'
import { prepareLibrary } from '@/lib/evidence/prepare-library'
import { type Database, database } from '@/lib/store/db'
import type { ReplicaProgress } from '@/lib/store/replica-status'
import { ApiError } from '@/lib/wire/errors'
import { changeLibrary, readHead } from './change-log'
import { Follower } from './follow-changes'
import { detachReplica, moveLibrary, readReplicaPosition, removeWithLogs } from './replica'
import { exchangeCited } from './share-cited'
import { markRetracted } from './write-batch'

/** Where a server's own library is kept when it joins a shared one; further ones get the time in their name. */
export const ownLibraryFile = 'library.before-sharing.sqlite'

/**
 * @param report receives one line for each action; none when nothing was needed
 * @returns how far the copy has followed the log; null for a library of this server's own
 * @throws ApiError `library_unavailable`, also when the file is a copy of a shared library and DATABASE_URL is not set;
 *   StorageError; NewerLibraryError
 */
export async function prepareServerLibrary(report: (line: string) => void): Promise<ReplicaProgress | null> {
  const file = getLibraryFile()
  if (!config().DATABASE_URL) {
    assertOwnLibrary(file)
    prepareLibrary(report)
    return null
  }
  const db = await database()
  await readHead(db)
  await loadStarterArticles(db, report)
  setOwnLibraryAside(file, report)
  if (!existsSync(file)) report("Building this server's copy of the shared library")
  const follower = new Follower(db, file, report)
  try {
    return await follower.catchUp()
  } finally {
    follower.close()
    const cache = getLiveCache()
    if (cache) await exchangeCited(db, cache)
  }
}

/** Makes the copy of a shared library this server's own. */
export function detachLibrary(): void {
  detachReplica(getLibraryFile())
}

function assertOwnLibrary(file: string): void {
  if (readReplicaPosition(file) === null) return
  throw new ApiError(
    'library_unavailable',
    `${file} is this server's copy of a shared library, but DATABASE_URL is not set. Set it again; or, to continue with these articles as this server's own library, run: npm run library -- detach`,
  )
}

/**
 * Loads the bundled articles once for all servers. Hashes that were loaded before are remembered, so that a server of
 * an older version does not bring its articles back.
 */
async function loadStarterArticles(db: Database, report: (line: string) => void): Promise<void> {
  const starter = readStarterLibrary()
  const isLoaded = ({ starters }: { starters: string }) => (JSON.parse(starters) as string[]).includes(starter.hash)
  if (isLoaded(await readHead(db))) return
  await changeLibrary(db, async (writer) => {
    // Another server may have loaded them meanwhile.
    if (isLoaded(writer.head)) return
    report(`Loading ${starter.articles.length} bundled articles into the shared library`)
    const rows = await writer.tx
      .selectFrom('libraryArticles')
      .select(['id', 'record'])
      .where('origin', '=', 'starter')
      .execute()
    const held = new Map(rows.map(({ id, record }) => [id, record]))
    const ids = new Set(starter.articles.map(({ id }) => id))
    const put = starter.articles.filter((article) => held.get(article.id) !== JSON.stringify(article))
    const gone = [...held.keys()].filter((id) => !ids.has(id))
    await writer.writeArticles([
      ...gone.map((id) => ({ id, article: null })),
      ...put.map((article: Article) => ({ id: article.id, article, origin: 'starter' as const })),
    ])
    await markRetracted(writer)
    await writer.setStarters([...(JSON.parse(writer.head.starters) as string[]), starter.hash])
  })
}

/**
 * Sets aside the library that this server had imported by itself, even if it can't be read; `npm run library -- share`
 * adds it to the shared library.
 */
function setOwnLibraryAside(file: string, report: (line: string) => void): void {
  if (!existsSync(file) || readReplicaPosition(file) !== null) return
  const imported = countOwnArticles(file)
  if (imported === 0) {
    removeWithLogs(file)
    return
  }
  const plain = join(dirname(file), ownLibraryFile)
  const kept =
    imported === null
      ? `${file}.damaged-${Date.now()}`
      : existsSync(plain)
        ? plain.replace(/(?=\.sqlite$)/, `-${Date.now()}`)
        : plain
  moveLibrary(file, kept)
  report(
    imported === null
      ? `${file} can't be read and is kept as ${kept}`
      : `This server's own library, with ${imported} imported articles, is kept as ${kept}. To add them to the shared library: npm run library -- share`,
  )
}

/** @returns null when the file can't be read; 0 for a copy of a shared library, of any version */
function countOwnArticles(file: string): number | null {
  try {
    const db = new DatabaseSync(file, { readOnly: true })
    try {
      const isCopy = db.prepare('SELECT 1 FROM meta WHERE name = ?').get(sharedPositionNames.epoch) !== undefined
      if (isCopy) return 0
      return Number(db.prepare("SELECT count(*) AS n FROM articles WHERE origin = 'import'").get()?.['n'] ?? 0)
    } finally {
      db.close()
    }
  } catch {
    return null
  }
}
