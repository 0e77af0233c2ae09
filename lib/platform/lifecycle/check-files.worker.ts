/** Worker of check-files.ts: posts the faults of each file. */
import { existsSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { findDamage } from '@/lib/store/sqlite-backup'

export interface CheckedFile {
  file: string
  /** Empty for an intact file. */
  faults: string[]
}

for (const file of workerData as string[]) {
  if (existsSync(file)) parentPort?.postMessage({ file, faults: findDamage(file, 'quick_check') } satisfies CheckedFile)
}
