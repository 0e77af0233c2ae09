/**
 * Collects a model's output for counting its tokens. Only the beginning is stored, in flat buffers: a string grown by
 * thousands of small concatenations takes several times its length in memory while a slow reader holds the answer open.
 */

/** About 60,000 tokens; the rest is estimated in proportion. */
const keptCharactersMax = 262_144
const pieceCharacters = 16_384

export class OutputText {
  /** Length of the whole output, including what is not stored. */
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

  /** The stored beginning of the output. */
  get text(): string {
    return Buffer.concat(this.pieces).toString('utf16le') + this.piece
  }
}
