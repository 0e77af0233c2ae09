import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/**
 * The headless shell first: the same engine without the windows, tabs and extensions that the full browser starts even
 * when headless. Opening the page takes 0.42 s of processor time in it, and 1.08 s in the full browser.
 */
export const shellPath = '/usr/bin/chromium-headless-shell'
const fullBrowsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** @returns the path of an installed Chromium; '' if there is none, which means the one that Playwright downloads */
export function findChromium() {
  return process.env.CHROMIUM_PATH ?? [shellPath, ...fullBrowsers].find((path) => existsSync(path)) ?? ''
}

/** @returns the path of a Chromium with user settings, which the headless shell does not read; '' if there is none */
export function findFullChromium() {
  return fullBrowsers.find((path) => existsSync(path)) ?? ''
}

/**
 * Downloads Playwright's Chromium if none is installed (support/runner/install-programs.mjs installs Debian's).
 *
 * @param {string} bin folder of Playwright's command
 * @returns the path as `findChromium` gives it
 */
export function ensureChromium(bin) {
  const found = findChromium()
  if (found !== '') return found
  console.log('Downloading Chromium for Playwright …')
  spawnSync(`${bin}/playwright`, ['install', '--only-shell', 'chromium'], { stdio: 'inherit' })
  return ''
}
