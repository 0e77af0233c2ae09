/** The thread of `check-files.ts`: answers each file with its faults. */
import { existsSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { findDamage } from '@/lib/store/sqlite-backup'

export interface CheckedFile {
  file: string
  /** Empty for a sound file. */
  faults: string[]
}

for (const file of workerData as string[]) {
  if (existsSync(file)) parentPort?.postMessage({ file, faults: findDamage(file, 'quick_check') } satisfies CheckedFile)
}
