/** The audit row of an import. */
import { type AuditEvent, audit } from './audit'

interface ImportCounts {
  /** Its name. */
  file: string
  read: number
  added: number
  updated: number
  refused: number
  sha256: string | null
}

export function toImportEvent(caller: Omit<AuditEvent, 'action'>, counts: ImportCounts): AuditEvent {
  const { file, read, added, updated, refused, sha256 } = counts
  return { ...caller, action: 'import', target: file, details: { read, added, updated, refused, sha256 } }
}

/** @param caller who asked for the import: the fields of `toAuditEvent` as JSON */
export function auditImport(caller: string, counts: ImportCounts): void {
  audit(toImportEvent(JSON.parse(caller) as Omit<AuditEvent, 'action'>, counts))
}
