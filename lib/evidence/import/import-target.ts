/** Where an import writes: a library file, or the library that several servers share. */
import type { ReaderEvent } from '@/lib/evidence/import/formats/reader'
import type { LoggedImport } from './import-log'

export interface ImportTarget {
  /** Resumes an interrupted import of the same bytes, or starts a new one. */
  begin(sha256: string | null, file: string, startedAt: string): LoggedImport | Promise<LoggedImport>
  /** Writes a whole batch, with its receipt, or nothing. */
  write(run: LoggedImport, readings: ReaderEvent[]): void | Promise<void>
  finish(run: LoggedImport): void | Promise<void>
  close(run: LoggedImport): void | Promise<void>
}
