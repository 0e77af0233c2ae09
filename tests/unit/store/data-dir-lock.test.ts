import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { lockDataDir } from '@/lib/store/data-dir-lock'

// A folder that two servers write would lose what one of them acknowledged.
test('a data folder stays locked while the process lives, whatever the garbage collector frees', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lock-'))
  try {
    // No caller keeps the lock that it returns: the server releases its folder when it exits.
    await lockDataDir(folder).then(() => undefined)
    setFlagsFromString('--expose-gc')
    const collect: () => void = runInNewContext('gc')
    for (let turn = 0; turn < 5; turn++) {
      collect()
      await nextTurn()
    }
    const script = `import { lockDataDir } from '@/lib/store/data-dir-lock'
      await lockDataDir(${JSON.stringify(folder)}).then(() => console.log('locked'), ({ message }) => console.log(message))`
    const { stdout } = spawnSync(
      process.execPath,
      ['--import', './lib/cli/register-paths.ts', '--input-type=module-typescript', '--eval', script],
      { encoding: 'utf8' },
    )
    assert.match(stdout, new RegExp(`^Another Evidence Chat \\(process ${process.pid}\\) is using `))
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('a data folder that cannot be created or written is named, with what to do', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lock-'))
  try {
    const file = join(folder, 'file')
    writeFileSync(file, '')
    for (const place of [file, join(file, 'below')])
      await assert.rejects(lockDataDir(place), {
        message: `The data folder ${place} cannot be created: there is a file of that name, or on the way to it. Choose another DATA_DIR.`,
      })
    mkdirSync(join(folder, 'server.lock'))
    await assert.rejects(lockDataDir(folder), /server\.lock can't be written: .* choose another DATA_DIR\.$/)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
