/**
 * Compares the log of a whole run with the list of promises. A promise is kept only if its tests passed: a skipped test
 * shows nothing. Takes the path of the log.
 */
import { readFileSync } from 'node:fs'
import { promises } from '../promises'

interface LoggedTest {
  file: string
  name: string
  status: 'passed' | 'failed' | 'skipped'
  reason: string
}

const log = readFileSync(process.argv[2] ?? '', 'utf8')
const tests: LoggedTest[] = log
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line))

/** The browser's fixture holds its promise in every test that uses it. */
const isFixture = (file: string) => file.startsWith('support/')

const broken = Object.entries(promises).flatMap(([number, { keptBy }]) =>
  keptBy.flatMap(([file, part]) => {
    if (isFixture(file)) return []
    const ofFile = tests.filter((test) => test.file.endsWith(`/tests/${file}`))
    const named = ofFile.filter(({ name }) => name.includes(part))
    if (named.some(({ status }) => status === 'passed') && named.every(({ status }) => status !== 'failed')) return []
    const reasons = new Set(ofFile.filter(({ status }) => status === 'skipped').map(({ reason }) => reason))
    const why = named.some(({ status }) => status === 'failed') ? 'failed' : `did not run. ${[...reasons].join(' ')}`
    return [`${number}: "${part}" in tests/${file} ${why}`]
  }),
)
for (const line of broken) console.log(line)
console.log(`${Object.keys(promises).length} promises, ${broken.length} of their tests did not pass`)
process.exitCode = broken.length > 0 ? 1 : 0
