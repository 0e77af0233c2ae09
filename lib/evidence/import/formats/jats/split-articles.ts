/** Cuts streamed XML into its articles. It holds at most one, and drops one that is too long. */
import { type RecordPosition, recordCharactersMax } from '@/lib/evidence/import/formats/reader'
import { countLineEnds } from '@/lib/evidence/import/formats/split-records'

export interface SplitArticle extends RecordPosition {
  xml: string
  isTooLong: boolean
}

const startTag = /<article(?=[\s>])/
const endTag = '</article>'

export class ArticleSplitter {
  private held = ''
  private line = 1
  private records = 0
  private isInside = false
  private isTooLong = false
  private searchFrom = 0;

  *add(piece: string): Generator<SplitArticle> {
    this.held += piece
    while (this.isInside || this.findStart()) {
      const found = this.held.indexOf(endTag, this.searchFrom)
      const end = found < 0 ? this.held.length : found + endTag.length
      if (end > recordCharactersMax) this.isTooLong = true
      if (found < 0) {
        // The end of the piece may split the end tag.
        this.searchFrom = Math.max(0, end - endTag.length)
        if (this.isTooLong) this.drop(this.searchFrom)
        return
      }
      const { records: record, line, isTooLong } = this
      yield { xml: isTooLong ? '' : this.held.slice(0, end), record, line, isTooLong }
      this.drop(end)
      this.isInside = false
      this.isTooLong = false
    }
  }

  /** Where an article begins that the end of the file cuts off; null if there is none. */
  get cut(): RecordPosition | null {
    return this.isInside ? { record: this.records, line: this.line } : null
  }

  private findStart(): boolean {
    const start = startTag.exec(this.held)
    // Otherwise the text may end with a tag that the next piece completes.
    this.drop(start ? start.index : Math.max(this.held.lastIndexOf('<'), this.held.length - endTag.length, 0))
    if (!start) return false
    this.isInside = true
    this.records += 1
    return true
  }

  private drop(characters: number): void {
    this.line += countLineEnds(this.held, 0, characters)
    this.held = this.held.slice(characters)
    this.searchFrom = 0
  }
}
