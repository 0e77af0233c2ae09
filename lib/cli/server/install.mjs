/**
 * Makes sure that the packages of package-lock.json are installed. Plain JavaScript without dependencies: it runs
 * before anything is installed, on whatever Node the machine has.
 */
import { spawn, spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const node24 = `${root}node_modules/node/bin/node${process.platform === 'win32' ? '.exe' : ''}`

/** @returns {void} leaves the process with a sentence when it can't go on */
export function ensureInstalled() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 9)) {
    fail(`Evidence Chat needs Node 20.9 or newer to set itself up; this is ${process.versions.node}.`)
  }
  if (isInstalled()) return
  console.log('Installing packages (the first time only; needs the npm registry) …')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const { status } = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) fail('npm could not install the packages; its reason stands above. Nothing else was changed.')
}

/** npm writes node_modules/.package-lock.json last, so a newer one than ours means a whole installation. */
function isInstalled() {
  try {
    return (
      statSync(`${root}node_modules/.package-lock.json`).mtimeMs >= statSync(`${root}package-lock.json`).mtimeMs &&
      statSync(node24).isFile()
    )
  } catch {
    return false
  }
}

/**
 * Runs TypeScript of this project on the Node that npm brought, and leaves with its exit code. Signals are passed on.
 *
 * @param {string[]} args
 */
export function runOnNode24(args) {
  const child = spawn(node24, ['--import', './lib/cli/register-paths.ts', ...args], { cwd: root, stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)))
}

function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}
