/** Decodes the formats that browsers support, upright; falls back to libheif for HEIC. */
import type { DecodedImage } from './decoded-image'
import { checkPixels } from './file-limits'
import { type Note, RejectedFileError, type Step } from './image-job'
import { type RasterHeader, type RasterType, readRasterHeader } from './raster-header'

/** @param step reports that a decoder is being loaded */
export async function decodeRaster(
  kind: RasterType,
  bytes: Uint8Array<ArrayBuffer>,
  step: (step: Step) => void,
): Promise<DecodedImage> {
  const header = readRasterHeader(kind, bytes)
  checkPixels(header)
  // The MIME type comes from the bytes: a wrong extension or system type must not decide.
  const blob = new Blob([bytes], { type: `image/${kind}` })
  try {
    const bitmap = await createImageBitmap(blob, { imageOrientation: 'from-image' })
    return {
      source: bitmap,
      width: bitmap.width,
      height: bitmap.height,
      isLossless: header.isLossless,
      notes: toNotes(header),
    }
  } catch (cause) {
    if (kind !== 'heic') throw new RejectedFileError({ code: 'damaged' }, { cause })
  }
  step('loading')
  const { decodeHeic } = await import('./decode-heic')
  return { ...(await decodeHeic(bytes)), isLossless: false, notes: toNotes(header) }
}

export function toNotes({ metadata, isAnimated }: Pick<RasterHeader, 'metadata' | 'isAnimated'>): Note[] {
  return [
    ...(isAnimated ? (['firstFrame'] as const) : []),
    ...(metadata.location ? (['location'] as const) : metadata.other ? (['details'] as const) : []),
  ]
}
