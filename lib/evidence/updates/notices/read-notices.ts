/** Reads a file of notices: the CSV of Retraction Watch or works of Crossref, also packed with gzip. */
import { openTextFile } from '@/lib/evidence/import/formats/decode-text'
import { RefusedFile } from '@/lib/evidence/import/formats/reader'
import { serverMessage } from '@/lib/shared/messages/server-messages'
import type { NoticeEvent } from './notice'
import { readCrossref } from './read-crossref'
import { readColumns, readRetractionWatch } from './read-retraction-watch'

export interface NoticeFile {
  format: 'retraction-watch' | 'crossref'
  /** Size on disk. */
  bytes: number
  /** Can be read once. */
  events: AsyncGenerator<NoticeEvent>
}

/** @throws RefusedFile when it cannot be opened, or is of another kind */
export async function openNoticeFile(file: string): Promise<NoticeFile> {
  const { name, bytes, head, text } = await openTextFile(file)
  const columns = readColumns(head)
  if (columns !== null) return { format: 'retraction-watch', bytes, events: readRetractionWatch(text, columns) }
  if (/^\s*[[{]/.test(head)) return { format: 'crossref', bytes, events: readCrossref(text) }
  await text.return(undefined)
  throw new RefusedFile(serverMessage('not_a_notice_file', { name }))
}
