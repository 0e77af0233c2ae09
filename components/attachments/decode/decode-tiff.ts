/** TIFF, as scanners and fax gateways write it: the first page, upright. Loaded only when a TIFF is added. */
import UTIF from 'utif2'
import { upright } from './apply-orientation'
import { notesOf } from './decode-raster'
import type { Opened } from './decoded-image'
import { detailsInTiff } from './detect-metadata'
import { checkPixels } from './file-limits'
import { RefusedError } from './image-job'
import { checkDirectories } from './tiff-directories'

const [widthTag, heightTag, orientationTag] = ['t256', 't257', 't274'] as const

export function openTiff(bytes: Uint8Array<ArrayBuffer>): Opened {
  checkDirectories(bytes)
  const pages = UTIF.decode(bytes.buffer)
  const page = pages.find((each) => first(each[widthTag]) > 0 && first(each[heightTag]) > 0)
  if (!page) throw new RefusedError({ code: 'damaged' })
  const size = { width: first(page[widthTag]), height: first(page[heightTag]) }
  checkPixels(size)
  UTIF.decodeImage(bytes.buffer, page)
  const rgba = UTIF.toRGBA8(page)
  if (rgba.length !== size.width * size.height * 4) throw new RefusedError({ code: 'damaged' })
  const pixels = new ImageData(new Uint8ClampedArray(rgba), size.width, size.height)
  const notes = notesOf({ details: detailsInTiff(bytes), isAnimated: false })
  return {
    ...upright(pixels, first(page[orientationTag]) || 1),
    isLossless: true,
    notes: pages.length > 1 ? ['firstPage', ...notes] : notes,
  }
}

/** @returns the first value of a tag as a number; 0 where it is absent */
function first(tag: unknown): number {
  return Array.isArray(tag) ? Number(tag[0] ?? 0) : 0
}
