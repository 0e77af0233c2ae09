/**
 * `npm test`: everything that must hold, on a machine that has only Node and npm. Installs what it needs, builds, then
 * checks types, lint and import arrows, units, the API of the built server, attacks and faults, and the page in a real
 * Chromium. `npm run test:full` takes all variants, and attacks and faults at their full length (100 kills, 40 MB
 * answers).
 */
import { spawn } from 'node:child_process'
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureInstalled } from '../lib/cli/server/install.mjs'
import { ensureChromium } from './support/browser/chromium.mjs'
import { groupServerTests, groupUnitTests } from './support/runner/group-tests.mjs'
import { ensurePrograms } from './support/runner/install-programs.mjs'

const root = fileURLToPath(new URL('../', import.meta.url))
const bin = `${root}node_modules/.bin`

// Continues while npm installs the packages, and while the first steps run, which use none of these programs.
const installed = ensurePrograms()
ensureInstalled()
const folder = mkdtempSync(join(tmpdir(), 'test-run-'))
/** Every test that ended; written by the reporters of `tests/support`. */
const log = join(folder, 'tests.jsonl')
const environment = {
  ...process.env,
  PATH: `${bin}${delimiter}${process.env.PATH}`,
  NEXT_TELEMETRY_DISABLED: '1',
  ...(process.argv.includes('--full') ? { TEST_FULL: '1' } : {}),
  // Hundreds of processes load the same modules: compiled once, a server starts in three quarters of the processor
  // time.
  NODE_COMPILE_CACHE: join(folder, 'compiled'),
  TEST_LIBRARY: join(folder, 'library.sqlite'),
  // A second thread that few suites need would take a sixth of the processor time of each server.
  SEARCH_THREADS: '1',
}

const typescript = ['node', '--import', './lib/cli/register-paths.ts']
const stepLog = join(folder, 'step-{name}.jsonl')
const nodeTest = (...options) => [
  ...typescript,
  '--test',
  ...['--test-reporter=spec', '--test-reporter-destination=stdout'],
  ...['--test-reporter=./tests/support/runner/test-log-reporter.mjs', `--test-reporter-destination=${stepLog}`],
  ...options,
]
const units = groupUnitTests(root)
const servers = groupServerTests(root)

/** What the installation of programs is called among the earlier steps. */
const programs = 'programs'
/**
 * Steps that run side by side, the longest first: whenever one ends, the next starts whose earlier steps (`after`) have
 * ended. All wait for a part of their time, for disks, limits, other processes or what a page shows, so three keep two
 * processors busy.
 */
const stepsAtOnceMax = 3
const steps = [
  { name: 'build', after: [], command: [...typescript, 'tests/support/build.ts'] },
  { name: 'page in Chromium', after: [programs, 'build'], command: ['playwright', 'test'] },
  {
    name: 'units, one process',
    after: [programs],
    command: nodeTest('--test-isolation=none', ...units.sharingProcess),
  },
  {
    name: 'API, attacks and faults on shared servers',
    after: [programs, 'build'],
    command: nodeTest('--test-isolation=none', ...servers.sharingServers),
  },
  {
    name: 'units, a process each',
    after: [programs],
    command: nodeTest(
      '--test-concurrency=2',
      '--test-global-setup=./tests/support/shared-postgres.mjs',
      ...units.inOwnProcess,
    ),
  },
  {
    name: 'units on databases',
    after: [programs],
    command: nodeTest(
      '--test-isolation=none',
      '--test-global-setup=./tests/support/shared-postgres.mjs',
      ...units.sharingDatabases,
    ),
  },
  {
    name: 'starts, kills and full disks',
    after: [programs, 'build'],
    command: nodeTest('--test-isolation=none', ...servers.onOwnServers),
  },
  {
    name: 'units on one data folder',
    after: [],
    command: nodeTest('--test-isolation=none', ...units.sharingFolder),
  },
  // After the build, which writes the types of the routes.
  { name: 'types', after: ['build'], command: ['tsc', '--noEmit', '--singleThreaded'] },
  { name: 'lint and import arrows', after: [], command: ['biome', 'check', '--error-on-warnings', '.'] },
]

const results = []
await runSideBySide(steps)
results.push(await run({ name: 'promises', command: [...typescript, 'tests/support/runner/check-promises.ts', log] }))
rmSync(folder, { recursive: true, force: true })

console.log('\nSummary')
for (const { name, isOk, seconds, passed, failures, skipped, reasons } of results) {
  const skips = skipped > 0 ? `, ${skipped} skipped: ${reasons.join('; ')}` : ''
  const counts = passed + failures.length > 0 ? `, ${passed} passed, ${failures.length} failed${skips}` : ''
  console.log(`  ${isOk ? 'ok  ' : 'FAIL'}  ${name} (${seconds} s${counts})`)
  // Repeated here because a log is often kept without its beginning.
  for (const failure of failures)
    console.log(`        ${relative(root, failure.file)}: ${failure.name}\n          ${failure.reason}`)
}
const passed = results.reduce((total, result) => total + result.passed, 0)
const failed = results.reduce((total, { failures }) => total + failures.length, 0)
const broken = results.filter(({ isOk }) => !isOk)
if (broken.length > 0) console.log(`Failed: ${broken.map(({ name }) => name).join(', ')}`)
console.log(`${passed} passed, ${Math.max(failed, broken.length)} failed`)
process.exit(broken.length > 0 ? 1 : 0)

async function runSideBySide(steps) {
  const waiting = [...steps]
  const ended = new Set()
  const running = new Set()
  const installing = installed.then(() => {
    environment.CHROMIUM_PATH = ensureChromium(bin)
    ended.add(programs)
  })
  const isReady = ({ after }) => after.every((name) => ended.has(name))
  while (waiting.length > 0 || running.size > 0) {
    const next = running.size < stepsAtOnceMax ? waiting.findIndex(isReady) : -1
    if (next < 0) await Promise.race(ended.has(programs) ? running : [installing, ...running])
    else {
      const step = run(waiting.splice(next, 1)[0]).then((result) => {
        results.push(result)
        ended.add(result.name)
        running.delete(step)
      })
      running.add(step)
    }
  }
}

/** Runs a step, shows its output in one piece when it has ended, and counts the tests that its reporter logs. */
function run({ name, command: [program, ...args] }) {
  console.log(`… ${name}`)
  const started = Date.now()
  const ownLog = stepLog.replace('{name}', name.replaceAll(/\W/g, '-'))
  return new Promise((done) => {
    const child = spawn(
      `${bin}/${program}`,
      args.map((arg) => arg.replace(stepLog, ownLog)),
      {
        cwd: root,
        env: { ...environment, TEST_LOG: ownLog },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    )
    const pieces = []
    child.stdout.on('data', (data) => pieces.push(data))
    child.stderr.on('data', (data) => pieces.push(data))
    child.on('close', (code) => {
      process.stdout.write(Buffer.concat([Buffer.from(`\n=== ${name}\n`), ...pieces]))
      const text = existsSync(ownLog) ? readFileSync(ownLog, 'utf8') : ''
      appendFileSync(log, text)
      const logged = text
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line))
      const skipped = logged.filter(({ status }) => status === 'skipped')
      const testsThat = (status) => logged.filter((each) => !each.isSuite && each.status === status)
      done({
        name,
        isOk: code === 0,
        passed: testsThat('passed').length,
        failures: testsThat('failed'),
        // A suite that is skipped counts once: its tests are not listed.
        skipped: skipped.length,
        reasons: [...new Set(skipped.map(({ reason }) => reason))],
        seconds: Math.round((Date.now() - started) / 1000),
      })
    })
  })
}
