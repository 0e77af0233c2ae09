/** What an image header states, before anything is decoded. */
export interface ImageHeader {
  width: number
  height: number
  /** Worst-case decoder memory per pixel; highest for formats that buffer the whole image. */
  pixelBytes: number
  /** The format preserves every pixel: screenshots, line art, text, scans. */
  isLossless: boolean
  /** More than one frame. */
  isAnimated: boolean
}

/**
 * Reads one format's header.
 *
 * @param bytes start with the format's magic bytes
 * @throws RangeError if the file is truncated or violates its format
 */
export type HeaderReader = (bytes: Buffer) => ImageHeader

/** Blocks can be tiny; a file of millions of them would only keep the process busy. */
export const blocksMax = 65_536

export function startsWith(bytes: Buffer, text: string, offset = 0): boolean {
  return bytes.toString('latin1', offset, offset + text.length) === text
}
