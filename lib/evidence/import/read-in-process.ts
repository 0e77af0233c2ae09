/** Reads a file for an import in a process without secrets, because the content of imported files is not trusted. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { config } from '@/lib/config'
import type { ReaderInput, ReaderMessage } from './reader.worker'

/**
 * @param signal ends the process
 * @throws Error when the process ends early, or its start fails
 */
export async function* readInProcess(input: ReaderInput, signal: AbortSignal): AsyncGenerator<ReaderMessage> {
  // Kept as strings, so that the bundler does not trace these files.
  const program = ['--import', './lib/cli/register-paths.ts', './lib/cli/read-process.ts']
  const child = spawn(process.execPath, program, {
    cwd: process.cwd(),
    env: { DATA_DIR: config().DATA_DIR, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    serialization: 'advanced',
    signal,
    killSignal: 'SIGKILL',
  })
  const end = describeEnd(child)
  try {
    child.send(input)
    while (true) {
      const message = await nextMessage(child, end)
      yield message
      if (message.type === 'ended') return
      child.send('next')
    }
  } finally {
    child.kill('SIGKILL')
  }
}

async function nextMessage(child: ChildProcess, end: Promise<Error>): Promise<ReaderMessage> {
  const ended = end.then((error) => {
    throw error
  })
  // Sent by lib/cli/read-process.ts, one at a time.
  const [message] = (await Promise.race([once(child, 'message'), ended])) as [ReaderMessage]
  return message
}

async function describeEnd(child: ChildProcess): Promise<Error> {
  let said = ''
  child.stderr?.on('data', (data: Buffer) => {
    said = `${said}${data}`.slice(-4000)
  })
  return new Promise((done) =>
    child
      .once('error', done)
      .once('close', () => done(new Error(`The process that reads the file ended early. ${said}`))),
  )
}
