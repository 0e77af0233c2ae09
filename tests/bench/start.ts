/**
 * How long a newcomer waits: from a fresh clone to ready with a warm package cache, and from a second start to ready.
 * `npm run bench -- start [RUNS]`: clones the committed tree into a temporary folder and stops every server that it
 * starts.
 */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))
const runs = Number(process.argv[2] ?? 3)
const fresh: number[] = []
const again: number[] = []

for (let run = 0; run < runs; run += 1) {
  const clone = mkdtempSync(join(tmpdir(), 'evidence-chat-clone-'))
  execFileSync('git', ['clone', '--quiet', '--depth=1', `file://${root}`, clone])
  fresh.push(await secondsToReady(clone))
  for (let start = 0; start < 3; start += 1) again.push(await secondsToReady(clone))
  rmSync(clone, { recursive: true })
}
console.log(`fresh clone to ready: median ${median(fresh)} s (${fresh.join(', ')}); bar 90 s`)
console.log(`ready again: median ${median(again)} s (${again.join(', ')}); bar 3 s`)

async function secondsToReady(folder: string): Promise<number> {
  const started = performance.now()
  const child = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...process.env, PORT: '0', DATA_DIR: join(folder, 'data') },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  let output = ''
  for await (const data of child.stdout) {
    output += data
    if (/^Try it:$/m.test(output)) break
  }
  if (!/^Try it:$/m.test(output)) throw new Error(`npm start ended early:\n${output}`)
  const seconds = Math.round((performance.now() - started) / 10) / 100
  // Signals the process group, because npm does not always forward signals.
  if (child.pid) process.kill(-child.pid, 'SIGTERM')
  await once(child, 'exit')
  return seconds
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
