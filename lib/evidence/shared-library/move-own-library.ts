/**
 * Moves the library of a single server into a database whose shared library is empty: every article as it is, and the
 * imports with their receipts. It can be repeated, and then writes only what is missing.
 */

import type { Article } from '@/lib/evidence/article/article'
import { listRunningImports, toEndedState } from '@/lib/evidence/import/import-log'
import { parseReceipt } from '@/lib/evidence/import/receipt'
import { Library } from '@/lib/evidence/library/library-reader'
import type { Origin } from '@/lib/evidence/library/library-schema'
import { CitedArticles } from '@/lib/evidence/live/cached-articles'
import type { Database } from '@/lib/store/db'
import { RowDigest } from '@/lib/store/row-digest'
import { changeLibrary, readHead } from './change-log'
import { insertImport } from './import-queue'
import { readAllArticles } from './read-changes'
import { publishCited } from './share-cited'

const articlesPerBatch = 1000

interface Held {
  article: Article
  origin: Origin
}

interface MovedLibrary {
  articles: number
  imports: number
}

/**
 * @param file the library
 * @param cacheFile the cache of articles that answers cited from PubMed and Europe PMC
 * @throws Error for the operator when an import is running, or the copy differs from the file
 */
export async function moveOwnLibrary(
  db: Database,
  file: string,
  cacheFile: string,
  report: (articles: number) => void,
): Promise<MovedLibrary> {
  const library = new Library(file)
  try {
    if (listRunningImports(library.db).length > 0)
      throw new Error('An import is running. Wait until it has ended, then run this command again.')
    const origin = new RowDigest()
    for (const batch of readBatches(library)) {
      for (const { article, origin: from } of batch) origin.add([article.id, from, JSON.stringify(article)])
      await writeMissing(db, batch)
      report(origin.count)
    }
    await verifyArticles(db, origin)
    const imports = await copyImports(db, library)
    await publishCitedIn(db, cacheFile)
    await changeLibrary(db, (writer) => writer.setStarters([library.readMeta('starter') ?? '']))
    return { articles: origin.count, imports }
  } finally {
    library.close()
  }
}

/** True if the database holds no article and none has ever been changed in it. */
export async function isSharedLibraryEmpty(db: Database): Promise<boolean> {
  return (await readHead(db)).version === 0
}

function* readBatches(library: Library): Generator<Held[]> {
  let batch: Held[] = []
  for (const held of library.articles()) {
    batch.push(held)
    if (batch.length < articlesPerBatch) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

async function writeMissing(db: Database, batch: readonly Held[]): Promise<void> {
  const ids = batch.map(({ article }) => article.id)
  const rows = await db
    .selectFrom('libraryArticles')
    .select(['id', 'origin', 'record'])
    .where('id', 'in', ids)
    .execute()
  const there = new Map(rows.map(({ id, origin, record }) => [id, origin + record]))
  const missing = batch.filter(({ article, origin }) => there.get(article.id) !== origin + JSON.stringify(article))
  if (missing.length === 0) return
  await changeLibrary(db, (writer) =>
    writer.writeArticles(missing.map(({ article, origin }) => ({ id: article.id, article, origin }))),
  )
}

async function verifyArticles(db: Database, origin: RowDigest): Promise<void> {
  const copy = new RowDigest()
  for await (const rows of readAllArticles(db)) for (const each of rows) copy.add([each.id, each.origin, each.record])
  if (!copy.equals(origin))
    throw new Error(
      `The shared library has ${copy.count} articles after the copy and the library ${origin.count}, or articles that differ. Choose an empty database and run this command again.`,
    )
}

/** Interrupted imports stay interrupted: the same command resumes them. @returns how many there are */
async function copyImports(db: Database, library: Library): Promise<number> {
  const rows = await db.selectFrom('libraryImports').select('id').execute()
  const there = new Set(rows.map(({ id }) => id))
  const past = library.importRows()
  for (const [run, sha256, , startedAt, finishedAt, text] of past) {
    if (there.has(String(run))) continue
    const receipt = parseReceipt(String(text))
    await insertImport(db, {
      id: String(run),
      name: receipt.file,
      startedAt: String(startedAt),
      state: finishedAt === null ? 'running' : toEndedState(receipt),
      hasFile: false,
      bytes: receipt.bytes,
      caller: null,
      sha256: String(sha256),
      receipt,
      finishedAt: finishedAt === null ? null : String(finishedAt),
    })
  }
  return past.length
}

async function publishCitedIn(db: Database, cacheFile: string): Promise<void> {
  const cited = new CitedArticles(cacheFile)
  try {
    await publishCited(db, cited.all())
  } finally {
    cited.close()
  }
}
