/** Splits streamed text into lines with any line ending, and bounds the memory that an endless line can take. */
import { recordCharactersMax } from './reader'

export class LineSplitter {
  private held = ''
  /** The last piece ended with a carriage return; a line feed at the start of the next completes it. */
  private isAfterReturn = false

  /** @returns the lines that this piece completes, without line endings */
  add(piece: string): string[] {
    const text = this.isAfterReturn && piece.startsWith('\n') ? piece.slice(1) : piece
    this.isAfterReturn = text.endsWith('\r')
    const lines = text.split(/\r\n|[\n\r]/)
    // Text beyond the limit is dropped: the reader refuses such a line as too long.
    lines[0] = this.held.length > recordCharactersMax ? this.held : this.held + (lines[0] ?? '')
    this.held = lines.pop() ?? ''
    return lines
  }

  /** @returns the last line, when the text does not end with a line end */
  end(): string[] {
    const rest = this.held
    this.held = ''
    return rest === '' ? [] : [rest]
  }
}
