/**
 * `npm run -s mcp`: the MCP server on standard input and output, for a program on this machine that starts it. It uses
 * the library and the settings of the server, which need not run. Standard output carries the protocol and nothing
 * else.
 */
import { existsSync } from 'node:fs'
import { serveStdio } from '@modelcontextprotocol/server/stdio'
import { getLibraryFile } from '@/lib/evidence/open-library'
import { prepareServerLibrary } from '@/lib/evidence/shared-library/join'
import { log, logToStandardError } from '@/lib/log'
import type { McpCaller } from '@/lib/mcp/caller'
import { createMcpServer } from '@/lib/mcp/create-server'
import { audit, getCommandLineActor } from '@/lib/platform/audit/audit'
import { closePlatform } from '@/lib/platform/lifecycle/shutdown'
import { recordUsage } from '@/lib/platform/limits/usage'
import type { AnswerEvent } from '@/lib/wire/answer-events'
import { toApiError } from '@/lib/wire/errors'
import { loadEnvFile } from './env-file'
import { printProgress } from './terminal'

if (process.argv.length > 2) {
  printProgress('npm run -s mcp takes no arguments: a program starts it and speaks MCP with it. See docs/mcp.md.')
  process.exit(2)
}
loadEnvFile()
logToStandardError()
if (!existsSync(getLibraryFile())) await prepareServerLibrary(printProgress)

const leave = new AbortController()
const caller: McpCaller = {
  owner: 'local',
  signal: leave.signal,
  meter: recordAnswer,
  recordQuestion: () => undefined,
  report: (error) => log().warn({ err: error }, 'a tool failed; its caller got the error'),
}
const { close } = serveStdio(() => createMcpServer(caller))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void stop())
process.stdin.once('end', () => void stop())

/** A program of this user has the rights of the command line; its answers are audited and counted, and not limited. */
async function* recordAnswer(events: AsyncIterable<AnswerEvent>): AsyncGenerator<AnswerEvent> {
  let outcome = 'left'
  let usage = null
  let model: string | null | undefined
  try {
    for await (const event of events) {
      if (event.type === 'end') {
        usage = event.usage
        model = event.model
        outcome = 'whole'
      }
      yield event
    }
  } catch (error) {
    outcome = toApiError(error).code
    throw error
  } finally {
    recordUsage(caller.owner, usage, model)
    audit({ action: 'answer', actor: getCommandLineActor(), target: 'mcp', details: { outcome } })
  }
}

async function stop(): Promise<void> {
  leave.abort()
  await close()
  await closePlatform()
  process.exit(0)
}
