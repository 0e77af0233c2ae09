/** Limits checked before a file is decoded. The server sets the limits on what is sent. */
import { RejectedFileError } from './image-job'

/** The largest phone photos have 50 megapixels; a decoded pixel takes four bytes. */
export const pixelsMax = 64_000_000

/** The canvas limit common to browsers: also the limit of WebP and of many graphics cards. */
export const sideMax = 16_384

/** Enough for an ultrasound loop or a long PDF; the file is read into memory whole. */
export const fileBytesMax = 300_000_000

/** @throws RejectedFileError for an image whose pixels would exhaust the tab's memory, whatever its file size */
export function checkPixels({ width, height }: { width: number; height: number }): void {
  if (width * height === 0) throw new RejectedFileError({ code: 'damaged' })
  if (Math.max(width, height) <= sideMax && width * height <= pixelsMax) return
  throw new RejectedFileError({ code: 'tooManyPixels', width, height, sideMax, megapixelsMax: pixelsMax / 1_000_000 })
}
