/** Running and finished imports, stored in the library with their articles. */
import { randomUUID } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import type { ImportRun } from '@/lib/wire/import-run'
import { createReceipt, parseReceipt, type Receipt } from './receipt'

/** One import of one file. */
export interface LoggedImport {
  id: string
  /** Null for a file that can't be read; such an import is not stored. */
  sha256: string | null
  startedAt: string
  receipt: Receipt
}

/** Imports of this process, to distinguish them from those that a killed process left unfinished. */
const ownImports = new Set<string>()

/** Resumes an interrupted import of the same bytes, or starts a new one. */
export function beginImport(db: DatabaseSync, sha256: string | null, file: string, startedAt: string): LoggedImport {
  const run = findInterrupted(db, sha256, startedAt) ?? {
    id: randomUUID(),
    sha256,
    startedAt,
    receipt: createReceipt(file),
  }
  run.receipt.sha256 = sha256
  ownImports.add(run.id)
  return run
}

/** @param finishedAt null while the import is running */
export function saveImport(db: DatabaseSync, run: LoggedImport, receipt: Receipt, finishedAt: string | null): void {
  if (run.sha256 === null) return
  db.prepare('INSERT OR REPLACE INTO imports VALUES (?, ?, ?, ?, ?, ?)').run(
    run.id,
    run.sha256,
    process.pid,
    run.startedAt,
    finishedAt,
    JSON.stringify(receipt),
  )
}

export function endImport({ id }: LoggedImport): void {
  ownImports.delete(id)
}

/** Process ids of the imports now writing to this library. */
export function listRunningImports(db: DatabaseSync): number[] {
  const rows = db.prepare('SELECT run, process FROM imports WHERE finished_at IS NULL').all()
  const live = rows.filter((row) => isRunning(String(row['run']), Number(row['process'])))
  return live.map((row) => Number(row['process']))
}

/** Imports stored in this library, latest first, each with its process id. */
export function listPastImports(db: DatabaseSync, max: number): (ImportRun & { process: number })[] {
  const rows = db
    .prepare('SELECT run, process, started_at, finished_at, receipt FROM imports ORDER BY started_at DESC LIMIT ?')
    .all(max)
  return rows.map((row) => {
    const receipt = parseReceipt(String(row['receipt']))
    const id = String(row['run'])
    const processId = Number(row['process'])
    return {
      id,
      name: receipt.file,
      state: row['finished_at'] !== null ? toEndedState(receipt) : isRunning(id, processId) ? 'running' : 'failed',
      startedAt: String(row['started_at']),
      bytes: receipt.bytes,
      bytesReceived: receipt.bytes,
      progress: null,
      receipt,
      process: processId,
    }
  })
}

/** `refused` when no record of the file was imported. */
export function toEndedState({
  read,
  refused,
  refusals,
}: Pick<Receipt, 'read' | 'refused' | 'refusals'>): 'done' | 'refused' {
  return read === refused && refusals.length > 0 ? 'refused' : 'done'
}

function findInterrupted(db: DatabaseSync, sha256: string | null, startedAt: string): LoggedImport | null {
  if (sha256 === null) return null
  const rows = db
    .prepare('SELECT run, process, receipt FROM imports WHERE sha256 = ? AND finished_at IS NULL')
    .all(sha256)
  const row = rows.find((each) => !isRunning(String(each['run']), Number(each['process'])))
  if (!row) return null
  const receipt = parseReceipt(String(row['receipt']))
  return { id: String(row['run']), sha256, startedAt, receipt: { ...receipt, resumedAfter: receipt.read } }
}

function isRunning(run: string, processId: number): boolean {
  // In a container every start may get the same process id.
  if (processId === process.pid) return ownImports.has(run)
  try {
    process.kill(processId, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
