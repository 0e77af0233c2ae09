import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { test } from 'node:test'

for (const [file, message] of [
  ['lib/cli/mcp.ts', /^npm run -s mcp takes no arguments/],
  ['lib/cli/server/pack.ts', /^Name a new folder/],
] as const) {
  test(`${file} answers --help with its use, and does nothing else`, () => {
    const program = ['--import', './lib/cli/register-paths.ts', file, '--help']
    const { stdout, stderr, status } = spawnSync(process.execPath, program, { encoding: 'utf8' })
    assert.match(stderr, message)
    assert.deepEqual([stdout, status, existsSync('--help')], ['', 2, false])
  })
}
