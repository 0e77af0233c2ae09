/**
 * `npm test`: everything that must hold, on a machine that has only Node and npm. Installs what it needs, builds, then
 * checks types, lint and import arrows, units, the API of the built server, attacks and faults, and the page in a real
 * Chromium. `npm run test:full` takes the attacks and faults at their full length (100 kills, 40 MB answers).
 */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureInstalled } from '../lib/cli/server/install.mjs'

const root = fileURLToPath(new URL('../', import.meta.url))
const bin = `${root}node_modules/.bin`

ensureInstalled()
const environment = {
  ...process.env,
  PATH: `${bin}${delimiter}${process.env.PATH}`,
  NEXT_TELEMETRY_DISABLED: '1',
  ...(process.argv.includes('--full') ? { TEST_FULL: '1' } : {}),
  CHROMIUM_PATH: findChromium(),
}

const typescript = ['--import', './lib/cli/register-paths.ts']
// Two at a time, since on two processors Node's own choice is one; what attacks or kills a server has the machine for itself.
const steps = [
  { name: 'build', command: ['node', ...typescript, 'tests/support/build.ts'] },
  { name: 'types', command: ['tsc', '--noEmit'] },
  { name: 'lint and import arrows', command: ['biome', 'check', '--error-on-warnings', '.'] },
  { name: 'units', command: ['node', ...typescript, '--test', '--test-concurrency=2', 'tests/unit/**/*.test.ts'] },
  { name: 'API', command: ['node', ...typescript, '--test', '--test-concurrency=2', 'tests/api/**/*.test.ts'] },
  {
    name: 'attacks and faults',
    command: ['node', ...typescript, '--test', '--test-concurrency=1', 'tests/{attack,fault}/**/*.test.ts'],
  },
  { name: 'page in Chromium', command: ['playwright', 'test'] },
]

const results = []
for (const step of steps) results.push(await run(step))

console.log('\nSummary')
for (const { name, isOk, passed, failed, seconds } of results) {
  const counts = passed + failed > 0 ? `, ${passed} passed, ${failed} failed` : ''
  console.log(`  ${isOk ? 'ok  ' : 'FAIL'}  ${name} (${seconds} s${counts})`)
}
const sum = (key) => results.reduce((total, result) => total + result[key], 0)
const broken = results.filter(({ isOk }) => !isOk)
if (broken.length > 0) console.log(`Not in order: ${broken.map(({ name }) => name).join(', ')}`)
console.log(`${sum('passed')} passed, ${Math.max(sum('failed'), broken.length)} failed`)
process.exit(broken.length > 0 ? 1 : 0)

/** Shows a step's output as it comes and counts the tests that its runner reports at the end. */
function run({ name, command: [program, ...args] }) {
  console.log(`\n=== ${name}`)
  const started = Date.now()
  return new Promise((done) => {
    const child = spawn(`${bin}/${program}`, args, {
      cwd: root,
      env: environment,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let output = ''
    child.stdout.on('data', (data) => {
      process.stdout.write(data)
      output = (output + data).slice(-20_000)
    })
    child.on('close', (code) => {
      const count = (...patterns) => Number(patterns.map((pattern) => output.match(pattern)?.[1]).find(Boolean) ?? 0)
      done({
        name,
        isOk: code === 0,
        passed: count(/^(?:ℹ|#) pass (\d+)/m, /^ *(\d+) passed/m),
        failed: count(/^(?:ℹ|#) fail (\d+)/m, /^ *(\d+) failed/m),
        seconds: Math.round((Date.now() - started) / 1000),
      })
    })
  })
}

/** An existing Chromium, Debian's package where it can be installed, else Playwright's own. */
function findChromium() {
  const known = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
  const found = known.find((path) => path && existsSync(path))
  if (found) return found
  if (process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0) {
    console.log('Installing Chromium from the Debian packages …')
    spawnSync('sh', ['-c', 'apt-get update -qq && apt-get install -y -qq chromium'], { stdio: 'inherit' })
    if (existsSync('/usr/bin/chromium')) return '/usr/bin/chromium'
  }
  console.log('Downloading Chromium for Playwright …')
  spawnSync(`${bin}/playwright`, ['install', 'chromium'], { stdio: 'inherit' })
  return ''
}
