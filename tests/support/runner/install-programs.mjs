/**
 * Programs outside npm that tests run, installed from Debian's packages. Plain JavaScript: `npm test` runs it on
 * whatever Node there is.
 */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { findChromium, shellPath } from '../browser/chromium.mjs'

/** Debian's package for each program, and what it provides, of which one is enough. */
const wanted = [
  { name: 'nginx', programs: ['nginx'] },
  { name: 'redis-server', programs: ['redis-server', 'valkey-server'] },
  { name: 'postgresql', programs: ['initdb'] },
  { name: 'prometheus', programs: ['promtool'] },
]

const shellPackage = 'chromium-headless-shell'

/** Without the recommended packages, which only serve those who run the program as a service. */
const install = 'DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends'

/**
 * Installs what is missing if this user may install packages; otherwise, and for what can't be installed, prints what
 * to install. The services that the packages start are left alone: tests start their own on free ports. Starts at once,
 * so that something else can be installed meanwhile.
 */
export async function ensurePrograms() {
  const missing = listMissing()
  if (missing.length > 0 && process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0) {
    console.log(`Installing Debian packages for the tests: ${missing.join(', ')} …`)
    // One by one when this release lacks one of them.
    const separately = missing.map((name) => `${install} ${name}`).join('; ')
    const noBrowser = findChromium() === '' ? `; [ -x ${shellPath} ] || ${install} chromium` : ''
    const script = `apt-get update -qq; ${install} ${missing.join(' ')} || { ${separately}; }${noBrowser}`
    await once(spawn('sh', ['-c', script], { stdio: ['ignore', 'ignore', 'inherit'] }), 'close')
  }
  const left = listMissing().filter((name) => name !== shellPackage)
  if (left.length > 0)
    console.log(`Tests need programs that are not installed. Install: apt-get install ${left.join(' ')}`)
}

function listMissing() {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).map((version) => join(debian, version, 'bin')) : []
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin', ...versions]
  const isInstalled = (program) => folders.some((folder) => existsSync(join(folder, program)))
  const names = wanted.filter(({ programs }) => !programs.some(isInstalled)).map(({ name }) => name)
  // Even beside a full browser, since it takes half of the processor time.
  return process.env.CHROMIUM_PATH || findChromium() === shellPath ? names : [...names, shellPackage]
}
