/**
 * How long a newcomer waits: from a fresh clone to ready, and to the first answer of the MCP tool `ask`, with a warm
 * package cache; and from a second start to ready. `npm run bench -- start [RUNS]`: clones the committed tree into a
 * temporary folder and stops every server that it starts.
 */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { takeMedian } from '@/lib/shared/text/median'
import { connectStateless } from '../support/mcp-clients'

const root = fileURLToPath(new URL('../../', import.meta.url))
const runs = Number(process.argv[2] ?? 3)
const question = 'Does dapagliflozin reduce cardiovascular death or worsening heart failure in HFrEF?'
const fresh: Start[] = []
const again: Start[] = []

for (let run = 0; run < runs; run += 1) {
  const clone = mkdtempSync(join(tmpdir(), 'evidence-chat-clone-'))
  execFileSync('git', ['clone', '--quiet', '--depth=1', `file://${root}`, clone])
  fresh.push(await measureStart(clone, askByMcp))
  for (let start = 0; start < 3; start += 1) again.push(await measureStart(clone))
  rmSync(clone, { recursive: true })
}
report('fresh clone to packages installed', fresh, 'installed')
report('fresh clone to ready', fresh, 'ready', 90)
report('fresh clone to the first answer by MCP', fresh, 'answered', 90)
report('ready again', again, 'ready', 3)

/** Seconds since `npm start`. */
interface Start {
  installed: number
  ready: number
  answered: number
}

/** @param use is given what the server printed, once it is ready */
async function measureStart(folder: string, use: (output: string) => Promise<void> = async () => {}): Promise<Start> {
  const started = performance.now()
  const measure = () => Math.round((performance.now() - started) / 10) / 100
  const child = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...process.env, PORT: '0', DATA_DIR: join(folder, 'data') },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  let output = ''
  let installed: number | undefined
  let ready: number | undefined
  await new Promise<void>((done, failed) => {
    child.once('exit', () => failed(new Error(`npm start ended early:\n${output}`)))
    child.stdout.on('data', (data) => {
      output += data
      // Printed by the product itself, which runs on an installed package.
      if (/^Building/m.test(output)) installed ??= measure()
      if (ready !== undefined || !/^Try it:$/m.test(output)) return
      ready = measure()
      done()
    })
  })
  await use(output)
  const answered = measure()
  // Signals the process group, because npm does not always forward signals.
  if (child.pid) process.kill(-child.pid, 'SIGTERM')
  await once(child, 'exit')
  return { installed: installed ?? 0, ready: ready ?? Number.NaN, answered }
}

/** @param output of the first start, which names the address and the key */
async function askByMcp(output: string): Promise<void> {
  const read = (name: RegExp) => name.exec(output)?.[1] ?? ''
  const client = await connectStateless({ url: read(/Page +(\S+)/), key: read(/Key +(sk-\S+)/) })
  const { isError, structuredContent } = await client.callTool({ name: 'ask', arguments: { question } })
  if (isError || !JSON.stringify(structuredContent).includes('card:dapa-hf')) throw new Error('no answer by MCP')
  await client.close()
}

function report(name: string, starts: Start[], part: keyof Start, bar?: number): void {
  const values = starts.map((start) => start[part])
  console.log(
    `${name}: median ${takeMedian(values)} s (${values.join(', ')})${bar === undefined ? '' : `; bar ${bar} s`}`,
  )
}
