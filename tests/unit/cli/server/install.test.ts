/** What `npm start` does with signals. */
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { test } from 'node:test'

const isPosix = process.platform !== 'win32'

for (const [name, kill] of [
  ['a signal to the command stops the server', (_: number, command: number) => process.kill(command, 'SIGTERM')],
  // npm signals the shell that it started, and the shell does not pass it on.
  ['a signal to npm, which ends its shell, stops the server', (shell: number) => process.kill(shell, 'SIGTERM')],
] as const)
  test(name, { skip: isPosix ? false : 'needs a POSIX shell', timeout: 60_000 }, async (context) => {
    const folder = await mkdtemp(join(tmpdir(), 'evidence-chat-signals-'))
    context.after(() => rm(folder, { recursive: true, force: true }))
    const server = join(folder, 'server.ts')
    await writeFile(
      server,
      `setInterval(() => {}, 1000)
       process.on('SIGTERM', () => { console.log('stopped'); process.exit(0) })
       console.log('ready ' + process.ppid)`,
    )
    const command = `${process.execPath} -e "import('./lib/cli/server/install.mjs').then((m) => m.runOnNode24(['${server}']))"`
    const shell = spawn('/bin/sh', ['-c', `${command}; true`], {
      env: { ...process.env, npm_lifecycle_event: 'start' },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    // The pipe ends with the last process that holds it: the server is gone, not only silent.
    const closed = once(shell.stdout, 'close')
    const said: string[] = []
    for await (const line of createInterface(shell.stdout)) {
      said.push(line)
      const [, commandPid] = /^ready (\d+)$/.exec(line) ?? []
      if (commandPid) kill(shell.pid ?? 0, Number(commandPid))
    }
    await closed
    assert.deepEqual(said.slice(1), ['stopped'])
  })
