/** What an import did with a file; small enough to be stored with every batch. */

import type { Format } from '@/lib/evidence/import/formats/detect-format'
import type { RecordPosition } from '@/lib/evidence/import/formats/reader'
import { type ServerMessage, serverMessage, untranslatedMessage } from '@/lib/shared/messages/server-messages'

export interface Receipt {
  file: string
  /** Null for a file that was not recognised. */
  format: Format | null
  bytes: number
  /** SHA-256 of the file on disk; null when it could not be read. */
  sha256: string | null
  /** Records found: the sum of the next five. */
  read: number
  added: number
  updated: number
  unchanged: number
  refused: number
  /** Why records or the rest of the file were refused, most frequent reason first. */
  refusals: Refusal[]
  notes: ServerMessage[]
  /**
   * Records that PubMed deleted: how many the file lists, and how many of them were in the library and have been
   * removed.
   */
  deleted?: { listed: number; held: number }
  /** Records already imported by an interrupted import of the same file. */
  resumedAfter: number
  seconds: number
}

export interface Refusal {
  reason: ServerMessage
  count: number
  /** The first few positions; empty for a reason that concerns the whole file. */
  places: RecordPosition[]
}

const placesMax = 5
/** A hostile file can cause a different reason for every record. */
const refusalsMax = 30
const otherReasons = serverMessage('other_reasons')

export function createReceipt(file: string): Receipt {
  return {
    file,
    format: null,
    bytes: 0,
    sha256: null,
    read: 0,
    added: 0,
    updated: 0,
    unchanged: 0,
    refused: 0,
    refusals: [],
    notes: [],
    resumedAfter: 0,
    seconds: 0,
  }
}

/** Notes the deleted records once for the whole file: a note for every batch would let the notes grow with the file. */
export function noteDeleted({ deleted, notes }: Receipt): void {
  if (deleted) notes.push(serverMessage('deleted_records', { count: deleted.listed, held: deleted.held }))
}

/** Adds the note once. */
export function addNote({ notes }: Receipt, note: ServerMessage): void {
  if (!notes.some(({ text }) => text === note.text)) notes.push(note)
}

export function noteRefusal(receipt: Receipt, reason: ServerMessage, place?: RecordPosition): void {
  const known = findRefusal(receipt, reason)
  const refusal = known ?? newRefusal(receipt, receipt.refusals.length < refusalsMax ? reason : otherReasons)
  refusal.count += 1
  if (place && refusal.places.length < placesMax) refusal.places.push(place)
  receipt.refusals.sort((a, b) => b.count - a.count)
}

function findRefusal({ refusals }: Receipt, { text }: ServerMessage): Refusal | undefined {
  return refusals.find(({ reason }) => reason.text === text)
}

function newRefusal(receipt: Receipt, reason: ServerMessage): Refusal {
  const known = findRefusal(receipt, reason)
  if (known) return known
  const refusal: Refusal = { reason, count: 0, places: [] }
  receipt.refusals.push(refusal)
  return refusal
}

/** Parses a stored receipt. Older versions stored messages as English text only. */
export function parseReceipt(json: string): Receipt {
  // Written by `saveImport`.
  const receipt = JSON.parse(json) as StoredReceipt
  return {
    ...receipt,
    refusals: receipt.refusals.map((refusal) => ({ ...refusal, reason: toServerMessage(refusal.reason) })),
    notes: receipt.notes.map(toServerMessage),
  }
}

interface StoredReceipt extends Omit<Receipt, 'refusals' | 'notes'> {
  refusals: (Omit<Refusal, 'reason'> & { reason: ServerMessage | string })[]
  notes: (ServerMessage | string)[]
}

function toServerMessage(message: ServerMessage | string): ServerMessage {
  return typeof message === 'string' ? untranslatedMessage(message) : message
}

/** Formats the receipt for the command line. */
export function formatReceipt(receipt: Receipt, formatName: string): string[] {
  const count = (value: number) => value.toLocaleString('en-US')
  const { read, added, updated, unchanged, refused } = receipt
  const counts = `${count(read)} articles read: ${count(added)} added, ${count(updated)} updated, ${count(unchanged)} unchanged, ${count(refused)} refused`
  return [
    `${receipt.file}: ${formatName}${receipt.sha256 ? `, SHA-256 ${receipt.sha256}` : ''}`,
    `  ${counts} (${receipt.seconds.toFixed(1)} s)`,
    ...(receipt.resumedAfter > 0
      ? [`  Resumed after article ${count(receipt.resumedAfter)}, where an earlier import of this file was interrupted`]
      : []),
    ...formatRefusals(receipt),
    ...receipt.notes.map(({ text }) => `  Note: ${text}`),
  ]
}

/** A line for each reason. */
export function formatRefusals({ refusals }: Receipt): string[] {
  return refusals.map(
    (refusal) =>
      `  Refused${refusal.count > 1 ? ` ${refusal.count.toLocaleString('en-US')} times` : ''}: ${formatRefusal(refusal)}`,
  )
}

function formatRefusal({ reason, count, places }: Refusal): string {
  const named = places.map(
    ({ record, line }) => `article ${record.toLocaleString('en-US')}, line ${line.toLocaleString('en-US')}`,
  )
  const more = count > places.length && places.length > 0 ? '; and more' : ''
  return named.length > 0 ? `${reason.text} (${named.join('; ')}${more})` : reason.text
}
