/** Keeps one multi-image file open and renders the requested frames or pages. */

import { drawDicom } from '@/components/attachments/decode/draw-dicom'
import { fitSize } from '@/components/attachments/decode/encode-image'
import { RejectedFileError } from '@/components/attachments/decode/image-job'
import { headBytes, sniffFileType } from '@/components/attachments/decode/sniff-file-type'
import { DicomFile } from '@/components/attachments/dicom/dicom-file'
import type { PreviewReply, PreviewRequest } from './frame-preview'

type Draw = Extract<PreviewRequest, { type: 'draw' }>
type Open = (request: Draw) => Promise<ImageBitmap>

let draw: Open | undefined
/** Serialised: both decoders cache their last frame. */
let line = Promise.resolve()

self.addEventListener('message', ({ data }: MessageEvent<PreviewRequest>) => {
  line = line
    .then(() => answer(data))
    .catch((error) => {
      post({ type: 'failed', refusal: error instanceof RejectedFileError ? error.refusal : { code: 'damaged' } })
    })
})

async function answer(request: PreviewRequest): Promise<void> {
  // Ignore messages that pdf.js posts to this worker.
  if (request.type === 'open') return open(request.file)
  if (request.type !== 'draw' || !draw) return
  const bitmap = await draw(request)
  const reply: PreviewReply = { type: 'drawn', id: request.id, bitmap }
  self.postMessage(reply, { transfer: [bitmap] })
}

async function open(file: File): Promise<void> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (sniffFileType(bytes.subarray(0, headBytes)) === 'pdf') return openPages(bytes)
  const dicom = await DicomFile.open(bytes)
  draw = async ({ frame, window, side }) =>
    shrink((await drawDicom(dicom, { frame, ...(window ? { window } : {}) })).source, side)
  post({ type: 'opened', frames: dicom.attributes.frames, presets: await dicom.presets(0) })
}

async function openPages(bytes: Uint8Array): Promise<void> {
  const { openDocument, drawPage } = await import('@/components/attachments/decode/render-pdf-page')
  const document = await openDocument(bytes)
  draw = async ({ frame, side }) => (await drawPage(await document.getPage(frame + 1), side)).transferToImageBitmap()
  post({ type: 'opened', frames: document.numPages, presets: [] })
}

function shrink(source: OffscreenCanvas, side: number): Promise<ImageBitmap> {
  const { width, height } = fitSize(source, side)
  return createImageBitmap(source, { resizeWidth: width, resizeHeight: height, resizeQuality: 'medium' })
}

function post(reply: PreviewReply): void {
  self.postMessage(reply)
}
