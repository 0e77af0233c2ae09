/** An import as the page sees it: under way, or done with its receipt. */

export type ImportState = 'sending' | 'waiting' | 'running' | 'done' | 'refused' | 'failed' | 'stopped'

export interface ImportRun {
  id: string
  name: string
  /** `refused`: nothing of the file was taken; `failed`: broken off, what was read is kept. */
  state: ImportState
  /** ISO 8601 UTC. */
  startedAt: string
  /** Of the whole file; null while it is not known. */
  bytes: number | null
  bytesReceived: number
  /** Null before the first records. */
  progress: {
    read: number
    added: number
    /** 0 to 1, of the file's bytes. */
    share: number
    perSecond: number
    secondsLeft: number | null
  } | null
  receipt: ImportReceipt | null
}

/** What was done with the file; counts of records. */
export interface ImportReceipt {
  /** Null for a file that was not recognised. */
  format: 'pubmed-xml' | 'nbib' | 'ris' | 'pubmed-csv' | 'jsonl' | 'guideline' | null
  bytes: number
  sha256: string | null
  read: number
  added: number
  updated: number
  unchanged: number
  refused: number
  /** Most frequent first; the first few places of each, counted from 1. */
  refusals: { reason: string; count: number; places: { record: number; line: number }[] }[]
  notes: string[]
  /** Records that an import of the same file, broken off before, had done already. */
  resumedAfter: number
  seconds: number
}

export function isInProgress({ state }: Pick<ImportRun, 'state'>): boolean {
  return state === 'sending' || state === 'waiting' || state === 'running'
}
