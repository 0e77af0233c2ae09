/**
 * What a model wrote, for counting its tokens. The beginning is kept, in flat pieces: a text that grows by thousands of
 * small additions costs several times its length, for every answer that a slow reader holds open.
 */

/** Some 60,000 tokens; what follows is counted in proportion. */
const keptCharactersMax = 262_144
const pieceCharacters = 16_384

export class OutputText {
  /** Of all that was written, also beyond what is kept. */
  characters = 0
  private readonly pieces: Buffer[] = []
  private piece = ''

  add(text: string): void {
    const room = keptCharactersMax - this.characters
    this.characters += text.length
    if (room <= 0) return
    this.piece += text.slice(0, room)
    if (this.piece.length < pieceCharacters) return
    this.pieces.push(Buffer.from(this.piece, 'utf16le'))
    this.piece = ''
  }

  /** The beginning of what was written. */
  get text(): string {
    return Buffer.concat(this.pieces).toString('utf16le') + this.piece
  }
}
