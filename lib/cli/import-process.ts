/** Imports one file and reports to the parent process; see lib/evidence/import/import-jobs.ts. */

import type { ImportMessage } from '@/lib/evidence/import/import-jobs'
import { importFile } from '@/lib/evidence/import/importer'

const [file = '', library = ''] = process.argv.slice(2)

function send(message: ImportMessage): Promise<void> {
  return new Promise((done) => {
    if (process.connected) process.send?.(message, () => done())
    // The parent process has exited; finish the import anyway.
    else done()
  })
}

const receipt = await importFile(file, library, (progress) => void send({ type: 'progress', progress }))
await send({ type: 'done', receipt })
if (process.connected) process.disconnect()
