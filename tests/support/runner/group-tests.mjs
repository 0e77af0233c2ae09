import { readdirSync, readFileSync } from 'node:fs'

/**
 * Marks suites that need a process of their own: they change the environment (a copy for a child does not count),
 * replace a global beyond one test (the mocks of a test end with it), declare hooks (which would run for every test of
 * the process), use the library or another object of which a process has one, or compare times.
 */
const needsOwnProcess =
  /(?<!\.\.\.)process\.env|(?<!\.)\bmock\.|^(?:before|beforeEach|afterEach)\(|Singleton\(|prepareLibrary|openLibrary\(|performance\.now|setFlagsFromString/m

/** Suites that need PostgreSQL, and leave nothing in their databases for the next suite (databases.ts). */
const usesDatabase = /on(?:Each|One)Database|startSuiteDatabase/

/**
 * Suites that use the one data folder of their process (data-folder.ts), or read the library in it
 * (starter-library.ts).
 */
const usesFolder = /support\/(?:data-folder|library\/(?:own|starter)-library)'/

/**
 * What suites on databases may do all the same: they have nothing to log, so that one of them may set this for all, and
 * they remove the library in their data folder when they end.
 */
const isSharedOnDatabases = /process\.env\['LOG_LEVEL'\] = 'silent'|openLibrary\(/g

/**
 * Divides the unit tests into those that can share a process, those that can share another one with a PostgreSQL or a
 * data folder, and the others. Starting a process and loading the same modules again takes 0.4 s of processor time for
 * each file, and twice as much with a database. Plain JavaScript: `npm test` runs it on whatever Node there is.
 *
 * @param {string} root folder of the project, with a slash at the end
 * @returns {{ sharingProcess: string[], sharingDatabases: string[], sharingFolder: string[], inOwnProcess: string[] }}
 *   paths relative to the root
 */
export function groupUnitTests(root) {
  const groups = { sharingProcess: [], sharingDatabases: [], sharingFolder: [], inOwnProcess: [] }
  for (const file of listTests(root, 'unit')) groups[chooseGroup(readFileSync(`${root}${file}`, 'utf8'))].push(file)
  return groups
}

function chooseGroup(source) {
  if (usesFolder.test(source)) return 'sharingFolder'
  if (!usesDatabase.test(source)) return needsOwnProcess.test(source) ? 'inOwnProcess' : 'sharingProcess'
  return needsOwnProcess.test(source.replaceAll(isSharedOnDatabases, '')) ? 'inOwnProcess' : 'sharingDatabases'
}

/** Suites of the API and attacks that use a server which they do not change. */
const borrowsServer = /\bborrow(?:Server(?:WithModel|ToChange|ForLoad)?|SharedServers)\(/

/**
 * Divides the tests of the API, attacks and faults into those that share the servers of one process (lent-servers.ts)
 * and those that start their own.
 *
 * @param {string} root folder of the project, with a slash at the end
 * @returns {{ sharingServers: string[], onOwnServers: string[] }} paths relative to the root
 */
export function groupServerTests(root) {
  const files = ['api', 'attack', 'fault'].flatMap((folder) => listTests(root, folder))
  const isBorrower = (file) => borrowsServer.test(readFileSync(`${root}${file}`, 'utf8'))
  return { sharingServers: files.filter(isBorrower), onOwnServers: files.filter((file) => !isBorrower(file)) }
}

function listTests(root, folder) {
  return readdirSync(`${root}tests/${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => `tests/${folder}/${file}`)
    .sort()
}
