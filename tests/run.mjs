/**
 * `npm test`: everything that must hold, on a machine that has only Node and npm. Installs what it needs, builds, then
 * checks types, lint and import arrows, units, the API of the built server, attacks and faults, and the page in a real
 * Chromium. `npm run test:full` takes the attacks and faults at their full length (100 kills, 40 MB answers).
 */
import { spawn } from 'node:child_process'
import { delimiter } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureInstalled } from '../lib/cli/server/install.mjs'
import { ensureChromium } from './support/browser/chromium.mjs'

const root = fileURLToPath(new URL('../', import.meta.url))
const bin = `${root}node_modules/.bin`

ensureInstalled()
const environment = {
  ...process.env,
  PATH: `${bin}${delimiter}${process.env.PATH}`,
  NEXT_TELEMETRY_DISABLED: '1',
  ...(process.argv.includes('--full') ? { TEST_FULL: '1' } : {}),
  CHROMIUM_PATH: ensureChromium(bin),
}

const typescript = ['--import', './lib/cli/register-paths.ts']
const nodeTest = (concurrency, files) => ['node', ...typescript, '--test', `--test-concurrency=${concurrency}`, files]

/**
 * Stages run one after the other; the lanes of a stage run side by side, the steps of a lane in order. The tests keep two
 * processors busy by themselves (units beside the page's tests took 3.7 times as long and saved nothing), and what attacks
 * or kills a server needs the machine for itself.
 */
const stages = [
  [
    [{ name: 'build', command: ['node', ...typescript, 'tests/support/build.ts'] }],
    [
      { name: 'types', command: ['tsc', '--noEmit'] },
      { name: 'lint and import arrows', command: ['biome', 'check', '--error-on-warnings', '.'] },
    ],
  ],
  [[{ name: 'units', command: nodeTest(2, 'tests/unit/**/*.test.ts') }]],
  [[{ name: 'API', command: nodeTest(2, 'tests/api/**/*.test.ts') }]],
  [[{ name: 'attacks and faults', command: nodeTest(1, 'tests/{attack,fault}/**/*.test.ts') }]],
  [[{ name: 'page in Chromium', command: ['playwright', 'test'] }]],
]

const results = []
for (const lanes of stages) {
  await Promise.all(
    lanes.map(async (steps) => {
      for (const step of steps) results.push(await run(step, lanes.length > 1))
    }),
  )
}

console.log('\nSummary')
for (const { name, isOk, passed, failed, skipped, seconds } of results) {
  const skips = skipped > 0 ? `, ${skipped} skipped` : ''
  const counts = passed + failed > 0 ? `, ${passed} passed, ${failed} failed${skips}` : ''
  console.log(`  ${isOk ? 'ok  ' : 'FAIL'}  ${name} (${seconds} s${counts})`)
}
const sum = (key) => results.reduce((total, result) => total + result[key], 0)
const broken = results.filter(({ isOk }) => !isOk)
if (broken.length > 0) console.log(`Failed: ${broken.map(({ name }) => name).join(', ')}`)
console.log(`${sum('passed')} passed, ${Math.max(sum('failed'), broken.length)} failed`)
process.exit(broken.length > 0 ? 1 : 0)

/**
 * Runs a step and counts the tests that its runner reports at the end.
 *
 * @param isBeside whether other steps run at the same time: the output is then shown when the step has ended, in one piece
 */
function run({ name, command: [program, ...args] }, isBeside) {
  console.log(isBeside ? `… ${name}` : `\n=== ${name}`)
  const started = Date.now()
  return new Promise((done) => {
    const child = spawn(`${bin}/${program}`, args, {
      cwd: root,
      env: environment,
      stdio: ['ignore', 'pipe', isBeside ? 'pipe' : 'inherit'],
    })
    const pieces = []
    let end = ''
    const read = (data) => {
      if (isBeside) pieces.push(data)
      else process.stdout.write(data)
      end = (end + data).slice(-20_000)
    }
    child.stdout.on('data', read)
    child.stderr?.on('data', read)
    child.on('close', (code) => {
      if (isBeside) process.stdout.write(Buffer.concat([Buffer.from(`\n=== ${name}\n`), ...pieces]))
      const count = (...patterns) => Number(patterns.map((pattern) => end.match(pattern)?.[1]).find(Boolean) ?? 0)
      done({
        name,
        isOk: code === 0,
        passed: count(/^(?:ℹ|#) pass (\d+)/m, /^ *(\d+) passed/m),
        failed: count(/^(?:ℹ|#) fail (\d+)/m, /^ *(\d+) failed/m),
        skipped: count(/^(?:ℹ|#) skipped (\d+)/m, /^ *(\d+) skipped/m),
        seconds: Math.round((Date.now() - started) / 1000),
      })
    })
  })
}
