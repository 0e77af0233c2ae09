import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
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
