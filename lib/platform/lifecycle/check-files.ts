/**
 * Checks every page of the SQLite files in a worker thread, after the start and once a day, so that damage is found
 * before a question runs into it. Costs one read of each file; the thread then exits.
 */
import 'server-only'
import { Worker } from 'node:worker_threads'
import { log } from '@/lib/log'
import { markDamaged } from '@/lib/store/damaged-files'
import type { CheckedFile } from './check-files.worker'

const everyMs = 24 * 60 * 60 * 1000

/** @param files missing ones are skipped */
export function startFileChecks(files: readonly string[]): void {
  const check = () =>
    checkFiles(files).catch((cause: unknown) =>
      log().error({ err: cause }, 'the database files could not be checked for damage; it is tried again in a day'),
    )
  void check()
  setInterval(check, everyMs).unref()
}

async function checkFiles(files: readonly string[]): Promise<void> {
  const worker = new Worker(new URL('./check-files.worker.ts', import.meta.url), { workerData: files })
  worker.unref()
  worker.on('message', ({ file, faults }: CheckedFile) => {
    if (faults.length > 0) markDamaged(file, new Error(faults.join('\n')))
  })
  await new Promise((done, failed) => worker.once('exit', done).once('error', failed))
}
