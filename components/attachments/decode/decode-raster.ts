/** Opens what browsers can open themselves, upright; HEIC where they cannot. */
import type { Opened } from './decoded-image'
import { checkPixels } from './file-limits'
import { type Note, RefusedError, type Step } from './image-job'
import { type RasterHeader, type RasterKind, readRasterHeader } from './raster-header'

/** @param step called when a converter has to be fetched first */
export async function openRaster(
  kind: RasterKind,
  bytes: Uint8Array<ArrayBuffer>,
  step: (step: Step) => void,
): Promise<Opened> {
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
      notes: notesOf(header),
    }
  } catch (cause) {
    if (kind !== 'heic') throw new RefusedError({ code: 'damaged' }, { cause })
  }
  step('loading')
  const { openHeic } = await import('./decode-heic')
  return { ...(await openHeic(bytes)), isLossless: false, notes: notesOf(header) }
}

export function notesOf({ details, isAnimated }: Pick<RasterHeader, 'details' | 'isAnimated'>): Note[] {
  return [
    ...(isAnimated ? (['firstFrame'] as const) : []),
    ...(details.location ? (['location'] as const) : details.other ? (['details'] as const) : []),
  ]
}
