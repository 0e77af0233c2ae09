/**
 * Builds the starter library once for all suites of the process that import this file (first, before anything that reads
 * settings). They only read it; a suite that imports articles or changes settings prepares its own library.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const folder = mkdtempSync(join(tmpdir(), 'starter-library-'))
Object.assign(process.env, { DATA_DIR: folder, EVIDENCE_LIVE: 'off', UPSTREAM_BASE_URL: '' })
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))

// After the settings.
const { prepareLibrary } = await import('@/lib/evidence/prepare-library')
prepareLibrary(() => {})
