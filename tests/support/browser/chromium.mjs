import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/**
 * The headless shell first: the same engine without the windows, tabs and extensions that the full browser starts even
 * when headless. Opening the page takes 0.42 s of processor time in it, and 1.08 s in the full browser.
 */
const shells = ['/usr/bin/chromium-headless-shell']
const fullBrowsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** @returns the path of an installed Chromium; '' if there is none, which means the one that Playwright downloads */
export function findChromium() {
  return process.env.CHROMIUM_PATH ?? [...shells, ...fullBrowsers].find((path) => existsSync(path)) ?? ''
}

/** @returns the path of a Chromium with user settings, which the headless shell does not read; '' if there is none */
export function findFullChromium() {
  return fullBrowsers.find((path) => existsSync(path)) ?? ''
}

/**
 * Installs a Chromium: Debian's headless shell if this user may install it, even beside a full browser, since it takes half
 * of the processor time; otherwise, if no browser is found, the one that Playwright downloads.
 *
 * @param {string} bin folder of Playwright's command
 * @returns the path as `findChromium` gives it
 */
export function ensureChromium(bin) {
  const found = findChromium()
  if (shells.includes(found) || process.env.CHROMIUM_PATH) return found
  if (process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0) {
    console.log('Installing Chromium from the Debian packages …')
    const command = `apt-get update -qq; apt-get install -y -qq chromium-headless-shell${found === '' ? ' || apt-get install -y -qq chromium' : ''}`
    spawnSync('sh', ['-c', command], { stdio: 'inherit' })
  }
  if (findChromium() !== '') return findChromium()
  console.log('Downloading Chromium for Playwright …')
  spawnSync(`${bin}/playwright`, ['install', '--only-shell', 'chromium'], { stdio: 'inherit' })
  return ''
}
