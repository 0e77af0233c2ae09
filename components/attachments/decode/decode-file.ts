/** From a file to what is sent, in the worker: known by its bytes, refused by its header, opened, drawn anew. */

import { openRaster } from './decode-raster'
import type { Opened } from './decoded-image'
import { encode } from './encode-image'
import { fileBytesMax } from './file-limits'
import { type Outcome, type PrepareRequest, RefusedError, type Step, type View } from './image-job'
import { type FileKind, fileKindOf, headBytes } from './sniff-file-type'

export async function prepare({ file, view, sideMax }: PrepareRequest, step: (step: Step) => void): Promise<Outcome> {
  try {
    step('reading')
    const kind = fileKindOf(new Uint8Array(await file.slice(0, headBytes).arrayBuffer()))
    if (kind === 'empty' || kind === 'svg' || kind === 'unknown') throw new RefusedError({ code: kind })
    if (file.size > fileBytesMax) throw new RefusedError({ code: 'fileTooLarge', bytesMax: fileBytesMax })
    const bytes = new Uint8Array(await file.arrayBuffer())
    step('opening')
    if (kind === 'pdf' && !view) {
      step('loading')
      const { countPages } = await import('./render-pdf-page')
      const pages = await countPages(bytes)
      if (pages > 1) return { state: 'choosing', pages }
    }
    const opened = await open(kind, bytes, view ?? { frame: 0 }, sideMax, step)
    step('shrinking')
    return { state: 'ready', ...(await encode(opened, sideMax, { format: kind, bytes: file.size })) }
  } catch (error) {
    return { state: 'refused', refusal: error instanceof RefusedError ? error.refusal : { code: 'damaged' } }
  }
}

async function open(
  kind: FileKind,
  bytes: Uint8Array<ArrayBuffer>,
  view: View,
  sideMax: number,
  step: (step: Step) => void,
): Promise<Opened> {
  switch (kind) {
    case 'tiff': {
      step('loading')
      const { openTiff } = await import('./decode-tiff')
      return openTiff(bytes)
    }
    case 'dicom': {
      step('loading')
      const { openDicom } = await import('./decode-dicom')
      return openDicom(bytes, view)
    }
    case 'pdf': {
      step('loading')
      const { openPdf } = await import('./render-pdf-page')
      return openPdf(bytes, view.frame, sideMax)
    }
    default:
      return openRaster(kind, bytes, step)
  }
}
