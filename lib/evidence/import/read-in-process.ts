/** Reads a file for an import in a process without secrets, because the content of imported files is not trusted. */
import { once } from 'node:events'
import type { ReaderInput, ReaderMessage } from './reader.worker'
import { startProcess } from './start-process'

/**
 * @param signal ends the process
 * @throws Error when the process ends early, or its start fails
 */
export async function* readInProcess(input: ReaderInput, signal: AbortSignal): AsyncGenerator<ReaderMessage> {
  const { child, ended } = startProcess('./lib/cli/read-process.ts', [], { serialization: 'advanced', signal })
  const failure = ended.then((said): never => {
    throw new Error(`The process that reads the file ended early. ${said}`)
  })
  // Nobody waits for it between two messages.
  failure.catch(() => {})
  try {
    child.send(input)
    while (true) {
      // Sent by lib/cli/read-process.ts, one at a time.
      const [message] = (await Promise.race([once(child, 'message'), failure])) as [ReaderMessage]
      yield message
      if (message.type === 'ended') return
      child.send('next')
    }
  } finally {
    child.kill('SIGKILL')
  }
}
