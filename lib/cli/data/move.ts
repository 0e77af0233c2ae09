/**
 * `npm run data -- move --to postgres://…`: moves an installation from SQLite to PostgreSQL. The library comes first,
 * in batches that a repetition continues; everything else follows in one transaction. The old files are set aside last.
 */
import { existsSync } from 'node:fs'
import { mkdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArguments } from '@/lib/cli/parse-arguments'
import { UsageError } from '@/lib/cli/usage-error'
import { config } from '@/lib/config'
import { getLiveCacheFile } from '@/lib/evidence/live/open-cache'
import { getLibraryFile } from '@/lib/evidence/open-library'
import { isSharedLibraryEmpty, moveOwnLibrary } from '@/lib/evidence/shared-library/move-own-library'
import { auditNow, getCommandLineActor } from '@/lib/platform/audit/audit'
import { verifyAudit } from '@/lib/platform/audit/audit-chain'
import { getImageStore, toImageRows } from '@/lib/platform/conversations/message-images'
import { reindexMessages } from '@/lib/platform/conversations/reindex-messages'
import { assertEmptyTables, copyTables } from '@/lib/store/copy-tables'
import { lockDataDir } from '@/lib/store/data-dir-lock'
import { assertDatabaseAnswers, type Database, openDatabase } from '@/lib/store/db'
import { ImageFiles } from '@/lib/store/images/image-files'
import { findFaults, libraryFile, movedPrefix, platformFile } from './data-folder'
import { copyImages, listNamedImages } from './images'

type Print = (line: string) => void

/** @returns the exit code */
export async function runMoveCommand(given: string[], print: Print): Promise<number> {
  const to = parseTarget(given)
  const { DATA_DIR, DATABASE_URL } = config()
  if (DATABASE_URL)
    throw new Error('DATABASE_URL is set, so this installation is in PostgreSQL already. Nothing was changed.')
  if (!existsSync(join(DATA_DIR, platformFile)))
    throw new Error(`${DATA_DIR} contains no ${platformFile}, so there is nothing to move. Nothing was changed.`)
  const unlock = await lockDataDir(DATA_DIR)
  try {
    const faults = await findFaults(DATA_DIR)
    if (faults.length > 0) throw new Error(`The data is damaged. Nothing was moved.\n${faults.join('\n')}`)
    await assertDatabaseAnswers({ DATABASE_URL: to })
    return await move(DATA_DIR, to, print)
  } finally {
    unlock()
  }
}

function parseTarget(given: string[]): string {
  const { to } = parseArguments({ args: given, options: { to: { type: 'string' } } }).values
  if (to && /^postgres(ql)?:\/\//.test(to)) return to
  throw new UsageError('move needs the address of an empty PostgreSQL database: --to postgres://…')
}

async function move(folder: string, url: string, print: Print): Promise<number> {
  const from = await openDatabase({ DATA_DIR: folder })
  const to = await openDatabase({ DATA_DIR: folder, DATABASE_URL: url })
  try {
    const identity = await toImageRows(from).identity()
    const isDone = await beginMove(from, to, identity)
    if (!isDone) {
      await moveLibraryFile(to, print)
      await movePlatform(from, to, identity, print)
    }
    await reindexMessages(Promise.resolve(to))
    const faults = await moveImages(from, folder, print)
    await from.destroy()
    const aside = await setAside(folder)
    print(`The previous files are in ${aside}. Delete them when you have a backup of the new database.`)
    print('Now set DATABASE_URL to the address of the database, for example in .env, and start.')
    return faults.length === 0 ? 0 : 1
  } finally {
    await from.destroy()
    await to.destroy()
  }
}

const moveFact = 'movedFrom'

/**
 * Marks the target as that of this move.
 *
 * @returns true if everything but the last steps was done before
 */
async function beginMove(from: Database, to: Database, identity: string): Promise<boolean> {
  const mark = await to.selectFrom('facts').select('value').where('name', '=', moveFact).executeTakeFirst()
  const head = await readAuditHead(from)
  if (mark?.value === `${identity} done ${head}`) return true
  if (mark?.value.startsWith(`${identity} done`))
    throw new Error('This installation was moved to this database before, and was used since. Nothing was changed.')
  await assertEmptyTables(from, to)
  if (mark?.value === `${identity} begun`) return false
  if (mark || !(await isSharedLibraryEmpty(to)))
    throw new Error('The database to move to holds a library already. Choose an empty database. Nothing was changed.')
  await to
    .insertInto('facts')
    .values({ name: moveFact, value: `${identity} begun` })
    .execute()
  return false
}

async function readAuditHead(db: Database): Promise<string> {
  const { sequence, hash } = await db.selectFrom('auditHead').select(['sequence', 'hash']).executeTakeFirstOrThrow()
  return `${sequence}:${hash}`
}

async function moveLibraryFile(to: Database, print: Print): Promise<void> {
  const file = getLibraryFile()
  if (!existsSync(file)) return
  const every = 10_000
  const { articles, imports } = await moveOwnLibrary(to, file, getLiveCacheFile(), (done) => {
    if (done % every === 0) print(`${done} articles`)
  })
  print(`Library: ${articles} articles and ${imports} imports, verified.`)
}

async function movePlatform(from: Database, to: Database, identity: string, print: Print): Promise<void> {
  await auditNow({ action: 'moved', actor: getCommandLineActor(), target: 'PostgreSQL' }, Promise.resolve(from))
  const head = await readAuditHead(from)
  const copied = await copyTables(from, to, (tx) =>
    tx
      .insertInto('facts')
      .values({ name: moveFact, value: `${identity} done ${head}` })
      .execute(),
  )
  const { fault } = await verifyAudit(undefined, Promise.resolve(to))
  if (fault !== null) throw new Error(`Audit log: ${fault}`)
  const counts = copied.filter(({ rows }) => rows > 0).map(({ table, rows }) => `${table} ${rows}`)
  print(`Rows, compared with their origin: ${counts.join(', ')}. Audit log: unchanged, head ${head}`)
}

/** @returns a sentence for each image that is missing */
async function moveImages(from: Database, folder: string, print: Print): Promise<string[]> {
  const hashes = await listNamedImages(from)
  const files = new ImageFiles(folder)
  if (!config().IMAGES_URL) {
    print(
      `Images: ${hashes.length}, which stay in ${files.place}. Servers on other machines need IMAGES_URL or the same folder.`,
    )
    return []
  }
  const images = await getImageStore()
  if ((await images.owner(toImageRows(from))) !== 'this database')
    throw new Error(
      `${images.place} holds the images of another database. Everything else was moved; correct IMAGES_URL and run this command again.`,
    )
  const { copied, faults } = await copyImages(files, images, hashes)
  for (const fault of faults) print(fault)
  print(
    `Images: ${hashes.length - faults.length} of ${hashes.length} are in ${images.place}, each verified; ${copied} were copied now.`,
  )
  return faults
}

/** So that a start without DATABASE_URL does not continue with the old data. @returns the folder with the old files */
async function setAside(folder: string): Promise<string> {
  const aside = join(folder, `${movedPrefix}${new Date().toISOString().replaceAll(/[:.]/g, '-')}`)
  await mkdir(aside, { mode: 0o700 })
  // The platform's file goes last: without it there is nothing left to move.
  for (const file of [libraryFile, platformFile])
    for (const name of [file, `${file}-wal`, `${file}-shm`])
      if (existsSync(join(folder, name))) await rename(join(folder, name), join(aside, name))
  return aside
}
