import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const directory = mkdtempSync(join(tmpdir(), 'library-'))
after(() => rmSync(directory, { recursive: true }))

function library(...args: string[]): { status: number | null; stdout: string; stderr: string } {
  return spawnSync(process.execPath, ['--import', './lib/cli/register-paths.ts', 'lib/cli/library.ts', ...args], {
    cwd: root,
    env: { ...process.env, DATA_DIR: directory },
    encoding: 'utf8',
  })
}

test('stats builds the library when there is none and says what it contains', () => {
  const { status, stdout } = library('stats')
  assert.equal(status, 0)
  assert.match(stdout, /541 articles with \d+ passages, 1991 to 2026/)
  assert.match(stdout, /122 guideline/)
})

test('an export ends quietly when its reader leaves', () => {
  const command = `"${process.execPath}" --import ./lib/cli/register-paths.ts lib/cli/library.ts export | head -n 1`
  const env = { ...process.env, DATA_DIR: directory }
  const { stdout, stderr } = spawnSync('sh', ['-c', command], { cwd: root, env, encoding: 'utf8' })
  assert.deepEqual([stdout, stderr], ['TY  - JOUR\r\n', ''])
})

test('an unknown option is named in one sentence, with where to find the options', () => {
  for (const command of ['export', 'fetch']) {
    const { status, stderr } = library(command, '--helpme')
    assert.equal(status, 2)
    assert.equal(stderr, "Unknown option '--helpme'.\nFor the list of commands: npm run library -- help\n")
  }
})

test('check reports a damaged file in one sentence with code 1, and ends with 0 for the sound one that rebuild makes', () => {
  writeFileSync(join(directory, 'library.sqlite'), 'no database')
  const broken = library('check')
  assert.equal(broken.status, 1)
  assert.match(
    broken.stderr,
    /^The library .*library\.sqlite in the data folder.* cannot be read\. Rebuild it with: npm run library -- rebuild\n$/,
  )
  assert.equal(library('rebuild').status, 0)
  const { status, stdout } = library('check')
  assert.equal(status, 0)
  assert.match(stdout, /is undamaged/)
})

test('help prints the usage, and an unknown command is named with code 2', () => {
  const { status, stdout } = library('help')
  assert.equal(status, 0)
  assert.match(stdout, /Usage: npm run library/)
  // Not the name of a property that every object has, either.
  const unknown = library('constructor')
  assert.equal(unknown.status, 2)
  assert.equal(unknown.stderr, 'There is no command constructor.\nFor the list of commands: npm run library -- help\n')
})

test('export writes only the references that match its filters to standard output', () => {
  const { status, stdout } = library('export', '--format', 'nbib', '--type', 'cohort')
  assert.equal(status, 0)
  assert.equal(stdout.match(/^TI {2}- /gm)?.length, 17)
})

test('export names an invalid filter and writes nothing', () => {
  const { status, stdout, stderr } = library('export', '--type', 'poem')
  assert.deepEqual([status, stdout], [2, ''])
  assert.match(stderr, /^Unknown value: --type poem\./)
})
