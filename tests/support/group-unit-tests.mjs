import { readdirSync, readFileSync } from 'node:fs'

/**
 * What a suite may do only in a process of its own: change the environment, replace a global, declare hooks (they would
 * run for every test of the process), use the database or the library that a process has one of, or compare times.
 */
const needsOwnProcess =
  /process\.env|\bmock\.|^(?:before|beforeEach|afterEach)\(|onEachDatabase|Singleton\(|prepareLibrary|openLibrary\(|performance\.now|setFlagsFromString/m

/**
 * Divides the unit tests into those that can share a process and the others. Starting a process and loading the same modules
 * again takes 0.4 s of processor time for each file. Plain JavaScript: `npm test` runs it on whatever Node there is.
 *
 * @param {string} root folder of the project, with a slash at the end
 * @returns {{ sharingProcess: string[], inOwnProcess: string[] }} paths relative to the root
 */
export function groupUnitTests(root) {
  const files = readdirSync(`${root}tests/unit`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => `tests/unit/${file}`)
    .sort()
  const isOwn = (file) => needsOwnProcess.test(readFileSync(`${root}${file}`, 'utf8'))
  return { sharingProcess: files.filter((file) => !isOwn(file)), inOwnProcess: files.filter(isOwn) }
}
