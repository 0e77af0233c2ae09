/** What the header of an image tells before anything is decoded. */
export interface ImageHeader {
  width: number
  height: number
  /** Memory a decoder takes for each pixel at worst; an image held whole while it is decoded takes the most. */
  pixelBytes: number
  /** True when the file holds every pixel as it was: screenshots, line art, text, scans. */
  isLossless: boolean
  /** More than one frame. */
  isAnimated: boolean
}

/**
 * Reads one format's header.
 *
 * @param bytes begin with the format's magic bytes
 * @throws RangeError where the file ends too early or breaks its own rules
 */
export type HeaderReader = (bytes: Buffer) => ImageHeader

/** Some blocks are tiny, and a file made of millions of them would only keep the process busy. */
export const blocksMax = 65_536

export function startsWith(bytes: Buffer, text: string, offset = 0): boolean {
  return bytes.toString('latin1', offset, offset + text.length) === text
}
