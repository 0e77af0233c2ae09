/**
 * Cuts streamed PubMed XML into its records and watches what stands between them. It holds one record at most, drops
 * one that is too long, and stops at a document type that declares entities: none is ever expanded.
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
  /** Inside a record: its end tag, the line where it began, and from where on the end is still to be looked for. */
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

  /** What is wrong with the end of the file. */
  *end(): Generator<ReaderEvent> {
    const place = { record: this.records, line: this.endTag === '' ? this.line : this.recordLine }
    if (this.endTag !== '') {
      yield { type: 'refused', place, reason: serverMessage('recordCutShort', { end: this.endTag }) }
      return
    }
    this.readGap(this.held)
    yield* this.takeDeleted()
    if (this.isSetOpen) {
      const line = this.line + countLineEnds(this.held, 0, this.held.length)
      throw new RefusedFile(serverMessage('setCutShort', { line }))
    }
  }

  /** What the file has listed so far as deleted by PubMed, each once. */
  *takeDeleted(): Generator<ReaderEvent> {
    const { deleted } = this
    this.deleted = []
    for (const pmid of deleted) yield { type: 'deleted', pmid }
  }

  private findStart(): boolean {
    const start = /<(PubmedArticle|PubmedBookArticle)(?=[\s>])/.exec(this.held)
    // Without one, a tag that the next piece completes may stand at the end.
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
      // The end tag itself may be cut by the end of the piece.
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
   * The text between records: the document type, the tags of the set, and the list of deleted records. Each pattern ends at
   * the next "<", which no tag may hold: looking further for its end would take quadratic time.
   */
  private readGap(gap: string): void {
    const declared = /<!ENTITY|<!DOCTYPE[^<>[]*\[/i.exec(gap)
    if (declared) {
      throw new RefusedFile(serverMessage('entitiesFromLine', { line: this.line + countLineEnds(gap, 0, declared.index) }))
    }
    for (const [tag, slash] of gap.matchAll(/<(\/?)PubmedArticleSet\b[^<>]*>/g)) {
      this.isSetOpen = slash === '' && !tag.endsWith('/>')
    }
    // A number that stands anywhere else may be left of a damaged record, which nobody deleted.
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

/** Longest piece of a tag that is kept until the rest of it comes. */
const gapTagMax = 100_000

export function countLineEnds(text: string, start: number, end: number): number {
  const part = text.slice(start, end)
  let count = 0
  for (let at = part.indexOf('\n'); at >= 0; at = part.indexOf('\n', at + 1)) count += 1
  return count
}
