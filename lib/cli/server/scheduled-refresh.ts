/** Refreshes the library in a process of its own when it is due, so that requests never wait for it. */
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { config } from '@/lib/config'
import { isRefreshDue } from '@/lib/evidence/updates/refresh-schedule'
import { log } from '@/lib/log'
import { database } from '@/lib/store/db'

const hourMs = 3_600_000
const intervalsMs = { daily: 24 * hourMs, weekly: 7 * 24 * hourMs }
/** How often it is checked whether a refresh is due; also the wait after one that failed. */
const checkMs = 10 * 60_000

/** With LIBRARY_REFRESH; of several servers with one database, one refreshes. */
export function scheduleRefresh(): void {
  const { LIBRARY_REFRESH: interval, EVIDENCE_LIVE } = config()
  if (interval === 'off') return
  if (EVIDENCE_LIVE === 'off') {
    log().warn('LIBRARY_REFRESH has no effect: EVIDENCE_LIVE=off allows no request to PubMed')
    return
  }
  let isRunning = false
  const check = async () => {
    if (isRunning) return
    isRunning = true
    try {
      if (await isRefreshDue(await database(), intervalsMs[interval])) await runRefresh()
    } catch (cause) {
      log().error({ err: cause }, 'the library was not refreshed; it is tried again')
    } finally {
      isRunning = false
    }
  }
  void check()
  setInterval(() => void check(), checkMs).unref()
}

async function runRefresh(): Promise<void> {
  const program = ['--import', './lib/cli/register-paths.ts', './lib/cli/library.ts', 'refresh', '--scheduled']
  const child = spawn(process.execPath, program, { cwd: process.cwd(), stdio: ['ignore', 'pipe', 'pipe'] })
  const stop = () => child.kill()
  process.once('exit', stop)
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', (line) => log().info({ line }, 'library refresh'))
  const code = await new Promise<number | null>((done, failed) => child.once('error', failed).once('close', done))
  process.removeListener('exit', stop)
  if (code !== 0)
    log().warn({ code }, 'the library refresh ended with refusals or an error; the lines before say which')
}
