/** Opens what browsers can open themselves, upright; HEIC where they cannot. */
import type { DecodedImage } from './decoded-image'
import { checkPixels } from './file-limits'
import { type Note, RejectedFileError, type Step } from './image-job'
import { type RasterHeader, type RasterType, readRasterHeader } from './raster-header'

/** @param step called when a converter has to be fetched first */
export async function decodeRaster(
  kind: RasterType,
  bytes: Uint8Array<ArrayBuffer>,
  step: (step: Step) => void,
): Promise<DecodedImage> {
  const header = readRasterHeader(kind, bytes)
  checkPixels(header)
  // The type found in the bytes is given to the decoder: a wrong name or system type must not decide.
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
  const { decodeHeic: openHeic } = await import('./decode-heic')
  return { ...(await openHeic(bytes)), isLossless: false, notes: toNotes(header) }
}

export function toNotes({ metadata, isAnimated }: Pick<RasterHeader, 'metadata' | 'isAnimated'>): Note[] {
  return [
    ...(isAnimated ? (['firstFrame'] as const) : []),
    ...(metadata.location ? (['location'] as const) : metadata.other ? (['details'] as const) : []),
  ]
}
