/** The bits of a JPEG scan, and the codes in them. Source: ITU-T T.81 (1992), annexes C and F. */

/** By code length from 1: the smallest code, how many there are, and where their values start. */
export interface HuffmanTable {
  lengths: { first: number; count: number; offset: number }[]
  values: Uint8Array
}

const firstRestart = 0xd0
const lastRestart = 0xd7

/** Reads the bits of a scan: 0xFF is followed by a stuffed zero byte (T.81, F.2.2.5). */
export class BitReader {
  private at = 0
  private held = 0
  private heldCount = 0

  private readonly bytes: Uint8Array

  constructor(bytes: Uint8Array) {
    this.bytes = bytes
  }

  readCode({ lengths, values }: HuffmanTable): number {
    let code = 0
    for (const { first, count, offset } of lengths) {
      code = (code << 1) | this.readBit()
      const value = code - first < count ? values[offset + code - first] : undefined
      if (value !== undefined) return value
    }
    throw new RangeError('A JPEG code is unknown')
  }

  /** A number of this many bits; those that start with 0 are negative (T.81, table F.1). */
  readSigned(size: number): number {
    let value = 0
    for (let count = 0; count < size; count += 1) value = (value << 1) | this.readBit()
    return size > 0 && value < 2 ** (size - 1) ? value - 2 ** size + 1 : value
  }

  /** Drops the rest of the current byte and the marker after it. */
  skipRestart(): void {
    this.heldCount = 0
    const kind = this.bytes[this.at + 1] ?? 0
    if (this.bytes[this.at] !== 0xff || kind < firstRestart || kind > lastRestart)
      throw new RangeError('A JPEG restart marker is missing')
    this.at += 2
  }

  private readBit(): number {
    if (this.heldCount === 0) {
      const byte = this.bytes[this.at]
      if (byte === undefined || (byte === 0xff && this.bytes[this.at + 1] !== 0))
        throw new RangeError('A JPEG frame ends early')
      this.at += byte === 0xff ? 2 : 1
      this.held = byte
      this.heldCount = 8
    }
    this.heldCount -= 1
    return (this.held >> this.heldCount) & 1
  }
}
