/**
 * `npm run data`: backup, restore, check, audit and feedback of an installation. Works while the server runs, except
 * restore.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { loadEnvFile } from '@/lib/cli/env-file'
import { exitWithReader } from '@/lib/cli/terminal'
import { UsageError } from '@/lib/cli/usage-error'
import { config } from '@/lib/config'
import { findSharedLibraryFaults } from '@/lib/evidence/shared-library/check-shared-library'
import { verifyAudit } from '@/lib/platform/audit/audit-chain'
import { assertSamePepper } from '@/lib/platform/auth/installation-secrets'
import { getImageStore } from '@/lib/platform/conversations/message-images'
import { closeDatabase, database } from '@/lib/store/db'
import { runAuditCommand } from './audit'
import { backUpData } from './backup'
import { findFaults, findMissingImages, libraryFile, readLibraryManifest } from './data-folder'
import { runFeedbackCommand } from './feedback'
import { findImageFaults, listNamedImages, runCopyImagesCommand } from './images'
import { runMoveCommand } from './move'
import { restore } from './restore'

const help = `Usage: npm run data -- <command>

  backup FILE
            archives everything in DATA_DIR and checks the archive
  restore FILE
            replaces the contents of DATA_DIR with a backup; the previous contents are set aside; the server must be
            stopped
  move --to postgres://…
            moves an installation from SQLite to an empty PostgreSQL database and verifies it; can be repeated after a
            failure; the server must be stopped
  copy-images
            copies the images in DATA_DIR to the bucket IMAGES_URL and verifies them; can be repeated
  check     checks every file for damage and verifies the audit log
  audit verify [HEAD]
            verifies that no row of the audit log was changed or removed, and prints its head; with a HEAD printed
            earlier, also that no rows were cut off at the end
  audit export [--from DATE] [--to DATE]
            writes every row as a line of JSON to standard output, oldest first
  feedback export [--from DATE] [--to DATE] [--format jsonl|csv] [--with-text]
            writes the feedback of readers on answers to standard output, oldest first; --with-text adds the question
            and the answer, which may name a patient

Data is stored in DATA_DIR, with DATABASE_URL in PostgreSQL, and with IMAGES_URL in a bucket. The server may be running,
except for restore and move.`

async function run(command: string | undefined, rest: string[]): Promise<number> {
  switch (command) {
    case 'backup':
      await backUpData(onlyFile(command, rest), console.log)
      return 0
    case 'restore':
      await restore(onlyFile(command, rest), console.log)
      return 0
    case 'move':
      return runMoveCommand(rest, console.log)
    case 'copy-images':
      return runCopyImagesCommand(console.log)
    case 'check':
      return check()
    case 'audit':
      return runAuditCommand(rest)
    case 'feedback':
      return runFeedbackCommand(rest)
    case 'help':
    case '--help':
    case '-h':
      console.log(help)
      return 0
    default:
      throw new UsageError(
        command === undefined ? `${help}\n\nNo command was given.` : `There is no command ${command}.`,
      )
  }
}

function onlyFile(command: string, [file, ...more]: string[]): string {
  if (file === undefined || more.length > 0) throw new UsageError(`${command} takes one file.`)
  return file
}

/** Works while the server runs. Checks the audit log also in PostgreSQL. */
async function check(): Promise<number> {
  const { DATA_DIR, DATABASE_URL, IMAGES_URL } = config()
  const faults = await findFaults(DATA_DIR)
  if (DATABASE_URL) {
    const { fault } = await verifyAudit()
    if (fault !== null) faults.push(`Audit log: ${fault}`)
    faults.push(...(await findMissingImages(DATA_DIR, await database())))
    faults.push(...(await findSharedLibraryFaults(await database(), join(DATA_DIR, libraryFile))))
  }
  if (IMAGES_URL)
    faults.push(...(await findImageFaults(await getImageStore(), await listNamedImages(await database()))))
  await assertSamePepper()
  for (const fault of faults) console.error(fault)
  if (faults.length > 0) {
    console.error('Do not change these files, and restore a backup: npm run data -- restore FILE')
    return 1
  }
  const library = join(DATA_DIR, libraryFile)
  if (existsSync(library)) console.log(JSON.stringify({ library: readLibraryManifest(library) }, null, 2))
  console.log(`${DATA_DIR} is undamaged: every file, the library, the images and the audit log.`)
  return 0
}

const [command, ...rest] = process.argv.slice(2)

exitWithReader()
try {
  loadEnvFile()
  process.exitCode = await run(command, rest)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  if (error instanceof UsageError) console.error('For the list of commands: npm run data -- help')
  process.exitCode = error instanceof UsageError ? 2 : 1
} finally {
  await closeDatabase()
}
