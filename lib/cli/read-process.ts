/**
 * Reads a file of records in a process of its own, which is given no keys, and sends its batches to the process that
 * writes them; see lib/evidence/import/read-in-process.ts.
 */
import { once } from 'node:events'
import type { ReaderInput, ReaderMessage } from '@/lib/evidence/import/reader.worker'
import { readInThread } from '@/lib/evidence/import/reader-thread'

const [input] = (await once(process, 'message')) as [ReaderInput]
// The process that asked has died.
process.once('disconnect', () => process.exit(1))

function send(message: ReaderMessage): Promise<void> {
  return new Promise((done, failed) =>
    process.send?.(message, undefined, {}, (error) => (error ? failed(error) : done())),
  )
}

for await (const message of readInThread(input)) {
  const next = once(process, 'message')
  await send(message)
  await next
}
process.removeAllListeners('disconnect')
process.disconnect()
