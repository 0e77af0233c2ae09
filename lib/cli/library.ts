/** `npm run library`: maintains the library in DATA_DIR, or with DATABASE_URL the one that several servers share. */
import { existsSync } from 'node:fs'
import { config } from '@/lib/config'
import { chooseEngine } from '@/lib/engines/choose-engine'
import { BaselineError } from '@/lib/evidence/import/baseline/plan-baseline'
import { nameFormat } from '@/lib/evidence/import/formats/detect-format'
import type { DocumentFacts } from '@/lib/evidence/import/formats/document/document-facts'
import type { ImportTarget } from '@/lib/evidence/import/import-target'
import { ImportWriter } from '@/lib/evidence/import/import-writer'
import { type ImportProgress, importInto } from '@/lib/evidence/import/importer'
import { readInThread } from '@/lib/evidence/import/reader-thread'
import { formatReceipt, type Receipt } from '@/lib/evidence/import/receipt'
import { Library } from '@/lib/evidence/library/library-reader'
import { fields } from '@/lib/evidence/live/fetch/fields'
import { LiveError } from '@/lib/evidence/live/service-client'
import { getLibraryFile, toLibraryUnavailable } from '@/lib/evidence/open-library'
import { rebuildLibrary } from '@/lib/evidence/prepare-library'
import { embedLibrary } from '@/lib/evidence/search/candidates/embed-library'
import { NewerLibraryError } from '@/lib/evidence/shared-library/change-log'
import { getHolderName } from '@/lib/evidence/shared-library/import-queue'
import { detachLibrary, prepareServerLibrary } from '@/lib/evidence/shared-library/join'
import { PacedImport } from '@/lib/evidence/shared-library/paced-import'
import { buildReplica } from '@/lib/evidence/shared-library/replica'
import { listOwnLibraries, shareOwnLibrary } from '@/lib/evidence/shared-library/share-own-library'
import { auditNow, getCommandLineActor } from '@/lib/platform/audit/audit'
import { toImportEvent } from '@/lib/platform/audit/import-event'
import { closeDatabase, database } from '@/lib/store/db'
import { StorageError, toStorageError } from '@/lib/store/storage-error'
import { ApiError } from '@/lib/wire/errors'
import { loadEnvFile } from './env-file'
import { parseImportArguments } from './import-arguments'
import { importBaseline } from './library-baseline'
import { exportFormats, exportLibrary } from './library-export'
import { fetchLibrary } from './library-fetch'
import { readNotices } from './library-notices'
import { alertOwners, manageTopics, refreshLibrary } from './library-refresh'
import { exitWithReader, formatCount, ProgressLine, printProgress, printResult } from './terminal'
import { UsageError } from './usage-error'

const usage = `Usage: npm run library -- <command>

  import FILE…
            imports articles: PubMed XML, JATS full texts and packages of them (.tar.gz), PubMed format (.nbib), RIS,
            PubMed CSV, JSON Lines from export, and guidelines as PDF, Word, Markdown or text; exits with code 1 if
            something was refused; the rest is imported
  import FILE.pdf|FILE.docx [--title TITLE] [--owner NAMES] [--date DATE] [--doi DOI] [--licence WORDS]
            imports one document; what is not stated is read from it; NAMES are separated by semicolons; without an open
            licence of its own, a published document needs WORDS that say why it may be stored
  baseline FOLDER
            imports the yearly files of NLM and its daily updates (pubmed26n0001.xml.gz and so on, each with its .md5):
            in order, each only if it arrived whole; repeated, it continues after what was imported
  fetch QUERY | --field NAME  [--from YEAR] [--to YEAR] [--max NUMBER] [--at-night] [--yes]
            fetches the newest articles of a PubMed query and imports them; an interrupted fetch continues when the same
            command is repeated; --at-night fetches only when NCBI asks for large sets; 20,000 are fetched without
            asking; --field takes a bundled query for guidelines, systematic reviews and randomised trials:
            ${listFields()}
  refresh   fetches what the queries of earlier fetches find now, and checks every stored and cited article for retractions,
            expressions of concern, corrections and newer versions; LIBRARY_REFRESH does so daily or weekly
  notices FILE…
            marks stored and cited articles with the retractions, expressions of concern, corrections and reinstatements
            of a file: the CSV of Retraction Watch, or works of Crossref as JSON or JSON Lines; can be repeated
  topics [--forget ID]
            lists the queries that a refresh runs again, or forgets one; its articles stay
  export [--format ${exportFormats.join('|')}] [--query WORDS] [--in names] [--type TYPE]…
         [--specialty NAME]… [--source starter|import|guideline|live] [--from YEAR] [--to YEAR]
            writes references to standard output, with the filters of the library page; the default format is ris
  stats     shows the contents of the library in numbers
  check     checks the library for damage; exits with code 1 if there is any
  embed     creates an embedding of each article with EMBEDDING_MODEL of the model server, so that articles are also
            found by meaning; skips articles that have one, so it can be interrupted and run again
  rebuild   rebuilds the file from the bundled articles and every imported article that can be read; with
            DATABASE_URL, from the shared library
  share [FILE…]
            adds the imported articles of library files to the shared library; without FILE, those of the libraries
            that were set aside when this server joined it; can be repeated
  detach    makes this server's copy of a shared library its own library; DATABASE_URL must be unset`

/** Wrapped like the lines above. */
function listFields(): string {
  return fields.join(', ').replace(/(.{60,95}), /g, '$1,\n            ')
}

const commands: Record<string, (args: string[]) => number | Promise<number>> = {
  import: importFiles,
  baseline: (args) => importBaseline(args, { prepare, importOne }),
  fetch: (args) => fetchLibrary(args, importFetched),
  refresh: (args) => refreshLibrary(args, { prepare, importFile: importFetched }),
  notices: (files) => readNotices(files, { prepare, openTarget }),
  topics: manageTopics,
  export: exportReferences,
  stats,
  check,
  embed,
  rebuild,
  share,
  detach,
  help,
  '--help': help,
  '-h': help,
}

function help(): number {
  printResult(usage)
  return 0
}

const prepare = () => prepareServerLibrary(printResult)

async function importFiles(args: string[]): Promise<number> {
  const { files, about } = parseImportArguments(args)
  await prepare()
  let hasRefused = false
  for (const file of files) if ((await importOne(file, about)).refusals.length > 0) hasRefused = true
  // A copy of a shared library still has to follow the imports.
  await prepare()
  await alertOwners()
  return hasRefused ? 1 : 0
}

async function importOne(file: string, about?: DocumentFacts): Promise<Receipt> {
  const line = new ProgressLine()
  const report = (progress: ImportProgress) => {
    const { receipt, bytesRead } = progress
    const share = receipt.bytes > 0 ? bytesRead / receipt.bytes : 1
    line.show(describeProgress(progress, share), share)
  }
  const receipt = await importInto(await openTarget(), file, report, readInThread, about)
  line.end()
  await reportImport(receipt)
  return receipt
}

async function importFetched(file: string): Promise<{ refused: number; code: number }> {
  await prepare()
  const { refused, refusals } = await importOne(file)
  return { refused, code: refusals.length > 0 ? 1 : 0 }
}

/** Where imports write: the shared library with DATABASE_URL, else the file. */
async function openTarget(): Promise<ImportTarget> {
  if (!config().DATABASE_URL) return new ImportWriter(getLibraryFile())
  return new PacedImport(await database(), getHolderName())
}

async function reportImport(receipt: Receipt): Promise<void> {
  const format = receipt.format === null ? 'not imported' : nameFormat(receipt.format)
  for (const line of formatReceipt(receipt, format)) printResult(line)
  await auditNow(toImportEvent({ actor: getCommandLineActor() }, receipt))
}

async function share(files: string[]): Promise<number> {
  const { DATA_DIR, DATABASE_URL } = config()
  if (!DATABASE_URL) {
    printResult('Set DATABASE_URL to the database of the shared library.')
    return 2
  }
  await prepare()
  const chosen = files.length > 0 ? files : listOwnLibraries(DATA_DIR)
  if (chosen.length === 0) printResult(`No library was set aside in ${DATA_DIR}.`)
  for (const file of chosen) await reportImport(await shareOwnLibrary(await database(), file))
  return 0
}

function detach(): number {
  if (config().DATABASE_URL) {
    printResult("Unset DATABASE_URL first: with it, this server's library is a copy of the shared one.")
    return 2
  }
  detachLibrary()
  printResult(`${getLibraryFile()} is this server's own library now.`)
  return 0
}

async function exportReferences(args: string[]): Promise<number> {
  await prepareServerLibrary(printProgress)
  await exportLibrary(args)
  return 0
}

function describeProgress({ receipt, perSecond, secondsLeft }: ImportProgress, share: number): string {
  const left = secondsLeft === null ? '' : `, ${formatDuration(secondsLeft)} left`
  const speed = `${formatCount(receipt.read)} articles, ${formatCount(perSecond)} per second`
  return `${receipt.file}: ${speed}, ${Math.floor(share * 100)} %${left}`
}

function formatDuration(seconds: number): string {
  if (seconds < 100) return `${seconds} s`
  const minutes = Math.round(seconds / 60)
  return minutes < 100 ? `${minutes} min` : `${Math.round(minutes / 60)} h`
}

async function stats(): Promise<number> {
  const shared = await prepare()
  const held = openExistingLibrary().readStats()
  const counts = (byName: Record<string, number>) =>
    Object.entries(byName)
      .map(([name, count]) => `${count} ${name}`)
      .join(', ')
  printResult(`${held.file} (${(held.bytes / 1e6).toFixed(1)} MB)`)
  printResult(
    `${held.articles} articles with ${held.passages} passages, ${held.yearFirst ?? '?'} to ${held.yearLast ?? '?'}`,
  )
  if (shared) printResult(`A copy of the shared library, up to its change ${shared.version}`)
  printResult(`By origin: ${counts(held.byOrigin)}`)
  printResult(`By study type: ${counts(held.byStudyType)}`)
  return 0
}

function check(): number {
  const faults = openExistingLibrary().findFaults()
  for (const fault of faults) printResult(fault)
  printResult(faults.length === 0 ? `${getLibraryFile()} is undamaged` : 'Rebuild it with: npm run library -- rebuild')
  return faults.length === 0 ? 0 : 1
}

async function embed(): Promise<number> {
  const { EMBEDDING_MODEL } = config()
  const engine = chooseEngine()
  if (!EMBEDDING_MODEL || !engine.embed) {
    printResult('Set UPSTREAM_BASE_URL to a model server and EMBEDDING_MODEL to an embedding model on it.')
    return 2
  }
  await prepare()
  const signal = new AbortController().signal
  const make = async (texts: string[]) => (await engine.embed?.(EMBEDDING_MODEL, texts, signal)) ?? []
  const { total } = await embedLibrary(getLibraryFile(), EMBEDDING_MODEL, make, ({ done, total }) => {
    process.stderr.write(process.stderr.isTTY ? `\r\u001b[K${done} of ${total} articles` : '')
  })
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K')
  printResult(total === 0 ? 'Every article has an embedding.' : `Created the embeddings of ${total} articles.`)
  return 0
}

async function rebuild(): Promise<number> {
  const { DATABASE_URL } = config()
  if (DATABASE_URL) await buildReplica(await database(), getLibraryFile())
  else rebuildLibrary(printResult)
  return 0
}

function openExistingLibrary(): Library {
  const file = getLibraryFile()
  if (!existsSync(file)) throw toLibraryUnavailable(file, 'missing')
  try {
    return new Library(file)
  } catch (cause) {
    throw toLibraryUnavailable(file, cause)
  }
}

const diskFull =
  'The disk is full. What was imported is kept. Free some space, then repeat the command: an import continues where it stopped.'

function isDiskFull(error: unknown): boolean {
  const stored = toStorageError(error)
  return stored instanceof StorageError && stored.fault === 'full'
}

async function run(name: string | undefined, args: string[]): Promise<number> {
  if (name === undefined) throw new UsageError(`${usage}\n\nNo command was given.`)
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) throw new UsageError(`There is no command ${name}.`)
  return command(args)
}

const [name, ...args] = process.argv.slice(2)

exitWithReader()
try {
  loadEnvFile()
  process.exitCode = await run(name, args)
} catch (error) {
  const isExplained = [ApiError, BaselineError, NewerLibraryError, LiveError, UsageError].some(
    (kind) => error instanceof kind,
  )
  const isFull = isDiskFull(error)
  if (!(isExplained || isFull) || !(error instanceof Error)) throw error
  printProgress(isFull ? diskFull : error.message)
  if (error instanceof UsageError) printProgress('For the list of commands: npm run library -- help')
  process.exitCode = error instanceof UsageError ? 2 : 1
} finally {
  await closeDatabase()
}
