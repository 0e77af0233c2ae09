/**
 * Splits streamed PubMed XML into records and checks the text between them. It holds at most one record, drops one
 * that is too long, and stops at a document type that declares entities: none is ever expanded.
 */

import { serverMessage } from '@/lib/shared/messages/server-messages'
import { type ReaderEvent, RefusedFile, recordCharactersMax } from './reader'

export interface SplitRecord {
  xml: string
  record: number
  line: number
  isTooLong: boolean
}

export class RecordSplitter {
  private held = ''
  /** Line of the first character held. */
  private line = 1
  private records = 0
  /** Inside a record: its end tag, its first line, and where to resume the search for the end tag. */
  private endTag = ''
  private recordLine = 1
  private searchFrom = 0
  private isTooLong = false
  private isSetOpen = false
  private isListingDeleted = false
  private deleted: string[] = [];

  *add(piece: string): Generator<SplitRecord> {
    this.held += piece
    while (this.endTag !== '' || this.findStart()) {
      const record = this.findEnd()
      if (!record) return
      yield record
    }
  }

  /** Reports a record or set that is cut short. */
  *end(): Generator<ReaderEvent> {
    const place = { record: this.records, line: this.endTag === '' ? this.line : this.recordLine }
    if (this.endTag !== '') {
      yield { type: 'refused', place, reason: serverMessage('record_truncated', { end: this.endTag }) }
      return
    }
    this.readGap(this.held)
    yield* this.takeDeleted()
    if (this.isSetOpen) {
      const line = this.line + countLineEnds(this.held, 0, this.held.length)
      throw new RefusedFile(serverMessage('article_set_truncated', { line }))
    }
  }

  /** The PMIDs that the file has listed as deleted since the last call. */
  *takeDeleted(): Generator<ReaderEvent> {
    const { deleted } = this
    this.deleted = []
    for (const pmid of deleted) yield { type: 'deleted', pmid }
  }

  private findStart(): boolean {
    const start = /<(PubmedArticle|PubmedBookArticle)(?=[\s>])/.exec(this.held)
    // Otherwise the text may end with a tag that the next piece completes.
    const gapEnd = start ? start.index : Math.max(this.held.lastIndexOf('<'), this.held.length - gapTagMax)
    this.readGap(this.held.slice(0, gapEnd))
    this.drop(gapEnd)
    if (!start) return false
    this.isListingDeleted = false
    this.endTag = `</${start[1]}>`
    this.recordLine = this.line
    this.searchFrom = 0
    this.records += 1
    return true
  }

  private findEnd(): SplitRecord | null {
    const found = this.held.indexOf(this.endTag, this.searchFrom)
    const end = found < 0 ? this.held.length : found + this.endTag.length
    if (end > recordCharactersMax) this.isTooLong = true
    if (found < 0) {
      // The end of the piece may split the end tag.
      this.searchFrom = Math.max(0, end - this.endTag.length)
      if (this.isTooLong) {
        this.drop(this.searchFrom)
        this.searchFrom = 0
      }
      return null
    }
    const { records: record, recordLine: line, isTooLong } = this
    const xml = isTooLong ? '' : this.held.slice(0, end)
    this.drop(end)
    this.endTag = ''
    this.isTooLong = false
    return { xml, record, line, isTooLong }
  }

  /**
   * Reads the text between records: the document type, the tags of the set, and the list of deleted records. Each
   * pattern stops at the next "<", which no tag may contain: searching further would take quadratic time.
   */
  private readGap(gap: string): void {
    const declared = /<!ENTITY|<!DOCTYPE[^<>[]*\[/i.exec(gap)
    if (declared) {
      throw new RefusedFile(
        serverMessage('xml_entities_from_line', { line: this.line + countLineEnds(gap, 0, declared.index) }),
      )
    }
    for (const [tag, slash] of gap.matchAll(/<(\/?)PubmedArticleSet\b[^<>]*>/g)) {
      this.isSetOpen = slash === '' && !tag.endsWith('/>')
    }
    // A PMID anywhere else may be left over from a damaged record and is not a deletion.
    for (const [, slash, pmid] of gap.matchAll(/<(\/?)DeleteCitation\b[^<>]*>|<PMID\b[^<>]*>\s*([1-9]\d{0,8})/g)) {
      if (pmid === undefined) this.isListingDeleted = slash === ''
      else if (this.isListingDeleted) this.deleted.push(pmid)
    }
  }

  private drop(characters: number): void {
    this.line += countLineEnds(this.held, 0, characters)
    this.held = this.held.slice(characters)
  }
}

/** Longest incomplete tag that is kept until its rest arrives. */
const gapTagMax = 100_000

export function countLineEnds(text: string, start: number, end: number): number {
  const part = text.slice(start, end)
  let count = 0
  for (let at = part.indexOf('\n'); at >= 0; at = part.indexOf('\n', at + 1)) count += 1
  return count
}
