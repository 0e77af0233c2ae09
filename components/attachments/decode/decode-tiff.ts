/** Decodes the first page of a TIFF from a scanner or fax gateway. Loaded with the first TIFF. */
import UTIF from 'utif2'
import { applyOrientation } from './apply-orientation'
import { toNotes } from './decode-raster'
import type { DecodedImage } from './decoded-image'
import { detectInTiff } from './detect-metadata'
import { checkPixels } from './file-limits'
import { RejectedFileError } from './image-job'
import { checkDirectories } from './tiff-directories'

const [widthTag, heightTag, orientationTag] = ['t256', 't257', 't274'] as const

export function decodeTiff(bytes: Uint8Array<ArrayBuffer>): DecodedImage {
  checkDirectories(bytes)
  const pages = UTIF.decode(bytes.buffer)
  const page = pages.find((each) => firstNumber(each[widthTag]) > 0 && firstNumber(each[heightTag]) > 0)
  if (!page) throw new RejectedFileError({ code: 'damaged' })
  const size = { width: firstNumber(page[widthTag]), height: firstNumber(page[heightTag]) }
  checkPixels(size)
  UTIF.decodeImage(bytes.buffer, page)
  const rgba = UTIF.toRGBA8(page)
  if (rgba.length !== size.width * size.height * 4) throw new RejectedFileError({ code: 'damaged' })
  const pixels = new ImageData(new Uint8ClampedArray(rgba), size.width, size.height)
  const notes = toNotes({ metadata: detectInTiff(bytes), isAnimated: false })
  return {
    ...applyOrientation(pixels, firstNumber(page[orientationTag]) || 1),
    isLossless: true,
    notes: pages.length > 1 ? ['firstPage', ...notes] : notes,
  }
}

/** @returns the first value of a tag as a number; 0 if absent */
function firstNumber(tag: unknown): number {
  return Array.isArray(tag) ? Number(tag[0] ?? 0) : 0
}
