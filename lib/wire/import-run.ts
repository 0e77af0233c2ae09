/** An import as the page sees it: in progress, or finished with its receipt. */
import type { ServerMessage } from '@/lib/shared/messages/server-messages'

export type ImportState = 'sending' | 'waiting' | 'running' | 'done' | 'refused' | 'failed' | 'stopped'

export interface ImportRun {
  id: string
  name: string
  /**
   * `refused`: no article of the file was imported; `failed`: the import stopped before the end, and the articles read
   * so far are kept.
   */
  state: ImportState
  /** ISO 8601 UTC. */
  startedAt: string
  /** Size of the whole file; null until it is known. */
  bytes: number | null
  bytesReceived: number
  /** Null before the first articles are read. */
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

/** The result of an import, in numbers of articles. */
export interface ImportReceipt {
  /** Null if the format was not recognised. */
  format:
    | 'pubmed-xml'
    | 'jats'
    | 'nbib'
    | 'ris'
    | 'pubmed-csv'
    | 'jsonl'
    | 'guideline'
    | 'pdf'
    | 'docx'
    | 'jats-package'
    | 'retraction-watch'
    | 'crossref'
    | null
  bytes: number
  sha256: string | null
  read: number
  added: number
  updated: number
  unchanged: number
  refused: number
  /** Most frequent first, each with its first few positions, counted from 1. */
  refusals: { reason: ServerMessage; count: number; places: { record: number; line: number }[] }[]
  notes: ServerMessage[]
  /** Articles already imported by an earlier, interrupted import of the same file. */
  resumedAfter: number
  seconds: number
}

export function isInProgress({ state }: Pick<ImportRun, 'state'>): boolean {
  return state === 'sending' || state === 'waiting' || state === 'running'
}
