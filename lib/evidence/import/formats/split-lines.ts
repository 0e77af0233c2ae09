/** Cuts streamed text into lines, whichever way they end, and keeps an endless line from filling the memory. */
import { recordCharactersMax } from './reader'

export class LineSplitter {
  private held = ''
  /** The last piece ended with a carriage return, so a line feed at the start of the next belongs to it. */
  private isAfterReturn = false

  /** @returns the lines that this piece completes, without their ends */
  add(piece: string): string[] {
    const text = this.isAfterReturn && piece.startsWith('\n') ? piece.slice(1) : piece
    this.isAfterReturn = text.endsWith('\r')
    const lines = text.split(/\r\n|[\n\r]/)
    // Beyond the limit nothing more is kept: the reader of such a line refuses it as too long.
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
