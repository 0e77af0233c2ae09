/**
 * One data folder and one set of settings for all suites of the process that import this file (first, before anything
 * that reads settings). Each issues keys of its own, and counts and changes only what belongs to these.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after } from 'node:test'

const dataFolder = mkdtempSync(join(tmpdir(), 'data-folder-'))
Object.assign(process.env, {
  DATA_DIR: dataFolder,
  HOST: '127.0.0.1',
  PORT: '3000',
  LOG_LEVEL: 'silent',
  RATE_LIMIT_RPM: '1000000',
  EVIDENCE_LIVE: 'off',
  UPSTREAM_BASE_URL: '',
})
process.on('exit', () => rmSync(dataFolder, { recursive: true, force: true }))

// After the settings.
const { closePlatform } = await import('@/lib/platform/lifecycle/shutdown')
after(closePlatform)
