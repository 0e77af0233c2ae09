import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../', import.meta.url))
/** A copy of the program, which may have a file `.env` of its own. */
const copy = mkdtempSync(join(tmpdir(), 'env-file-'))
after(() => rmSync(copy, { recursive: true }))
cpSync(join(root, 'lib'), join(copy, 'lib'), { recursive: true })
cpSync(join(root, 'package.json'), join(copy, 'package.json'))
symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
writeFileSync(join(copy, '.env'), 'PORT=none\n')

const commands = { keys: ['keys.ts', 'list'], data: ['data/data.ts', 'check'], library: ['library.ts', 'check'] }

for (const [name, [file = '', ...args]] of Object.entries(commands)) {
  test(`npm run ${name} reads the settings in .env`, () => {
    const program = ['--import', './lib/cli/register-paths.ts', `lib/cli/${file}`, ...args]
    const { stdout, stderr } = spawnSync(process.execPath, program, {
      cwd: copy,
      env: { ...process.env, PORT: undefined },
      encoding: 'utf8',
    })
    assert.match(stdout + stderr, /These settings are not usable\. PORT: /)
  })
}
