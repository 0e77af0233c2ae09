import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { lockBuild } from '@/lib/cli/server/build-lock'

/** Resolves once the child holds the lock, which it keeps until it is killed. */
async function holdInChild(file: string): Promise<ChildProcess> {
  const script = `
    import { lockBuild } from '@/lib/cli/server/build-lock'
    await lockBuild(${JSON.stringify(file)}, () => undefined)
    console.log('held')
    setInterval(() => undefined, 1_000)`
  const child = spawn(
    process.execPath,
    ['--import', './lib/cli/register-paths.ts', '--input-type=module-typescript', '-e', script],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  await once(child.stdout, 'data')
  return child
}

test('one process builds at a time, and one that is killed leaves no lock', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'build-lock-'))
  const file = join(folder, 'cache', 'build.lock')
  const child = await holdInChild(file)
  let hasWaited = false
  const unlock = await lockBuild(file, () => {
    hasWaited = true
    child.kill('SIGKILL')
  })
  assert.ok(hasWaited)
  unlock()
  const again = await lockBuild(file, () => assert.fail('the lock was released'))
  again()
  rmSync(folder, { recursive: true })
})
