/** What a file may be before it is opened. The limits on what is sent come from the server. */
import { RejectedFileError } from './image-job'

/** A phone's largest photos have 50 megapixels; four bytes each while a picture is open. */
export const pixelsMax = 64_000_000

/** What every browser can draw on: WebP ends there, and so do many graphics cards. */
export const sideMax = 16_384

/** An ultrasound run or a long PDF; read into memory whole. */
export const fileBytesMax = 300_000_000

/** @throws RefusedError for a picture that would take the memory of the tab, whatever its file weighs */
export function checkPixels({ width, height }: { width: number; height: number }): void {
  if (width * height === 0) throw new RejectedFileError({ code: 'damaged' })
  if (Math.max(width, height) <= sideMax && width * height <= pixelsMax) return
  throw new RejectedFileError({ code: 'tooManyPixels', width, height, sideMax, megapixelsMax: pixelsMax / 1_000_000 })
}
