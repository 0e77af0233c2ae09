/** Turns a file into the image to send, in the worker: sniff the type, check the header, decode, re-encode. */

import { decodeRaster } from './decode-raster'
import type { DecodedImage } from './decoded-image'
import { encodeImage } from './encode-image'
import { fileBytesMax } from './file-limits'
import { type DecodeRequest, type Outcome, RejectedFileError, type Step, type View } from './image-job'
import { type FileType, headBytes, sniffFileType } from './sniff-file-type'

export async function decodeFile({ file, view, sideMax }: DecodeRequest, step: (step: Step) => void): Promise<Outcome> {
  try {
    step('reading')
    const kind = sniffFileType(new Uint8Array(await file.slice(0, headBytes).arrayBuffer()))
    if (kind === 'empty' || kind === 'svg' || kind === 'unknown') throw new RejectedFileError({ code: kind })
    if (file.size > fileBytesMax) throw new RejectedFileError({ code: 'fileTooLarge', bytesMax: fileBytesMax })
    const bytes = new Uint8Array(await file.arrayBuffer())
    step('opening')
    if (kind === 'pdf' && !view) {
      step('loading')
      const { countPages } = await import('./render-pdf-page')
      const pages = await countPages(bytes)
      if (pages > 1) return { state: 'choosing', pages }
    }
    const opened = await decodeByType(kind, bytes, view ?? { frame: 0 }, sideMax, step)
    step('resizing')
    return { state: 'ready', ...(await encodeImage(opened, sideMax, { format: kind, bytes: file.size })) }
  } catch (error) {
    return { state: 'refused', refusal: error instanceof RejectedFileError ? error.refusal : { code: 'damaged' } }
  }
}

async function decodeByType(
  kind: FileType,
  bytes: Uint8Array<ArrayBuffer>,
  view: View,
  sideMax: number,
  step: (step: Step) => void,
): Promise<DecodedImage> {
  switch (kind) {
    case 'tiff': {
      step('loading')
      const { decodeTiff } = await import('./decode-tiff')
      return decodeTiff(bytes)
    }
    case 'dicom': {
      step('loading')
      const { decodeDicom } = await import('./decode-dicom')
      return decodeDicom(bytes, view)
    }
    case 'pdf': {
      step('loading')
      const { decodePdfPage } = await import('./render-pdf-page')
      return decodePdfPage(bytes, view.frame, sideMax)
    }
    default:
      return decodeRaster(kind, bytes, step)
  }
}
