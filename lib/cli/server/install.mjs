/**
 * Ensures that the packages in package-lock.json are installed. Plain JavaScript without dependencies: it runs before
 * anything is installed, on whatever Node version the machine has.
 */
import { spawn, spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const node24 = `${root}node_modules/node/bin/node${process.platform === 'win32' ? '.exe' : ''}`

/** Exits with a message when it cannot continue. @returns {void} */
export function ensureInstalled() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 9)) {
    fail(`Evidence Chat requires Node 20.9 or newer; this is ${process.versions.node}.`)
  }
  if (isInstalled()) return
  console.log('Installing packages (only the first time; requires the npm registry) …')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const { status } = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) fail('npm could not install the packages; see its message above. Nothing else was changed.')
}

/** npm writes node_modules/.package-lock.json last, so if it is newer than ours, the installation is complete. */
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

const parentCheckMs = 500

/**
 * Runs a TypeScript file of this project on the Node installed by npm, and exits with its code. Forwards signals. npm
 * sends signals to the shell that started this process, which exits without forwarding them. So when that parent has
 * exited, the child is stopped too.
 *
 * @param {string[]} args
 */
export function runOnNode24(args) {
  const child = spawn(node24, ['--import', './lib/cli/register-paths.ts', ...args], { cwd: root, stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  if (process.env.npm_lifecycle_event !== undefined) {
    const parent = process.ppid
    const check = setInterval(() => {
      if (process.ppid === parent) return
      clearInterval(check)
      child.kill('SIGTERM')
    }, parentCheckMs)
  }
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)))
}

function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}
