/** Holds one open file with several pictures in it, and draws what a reader looks at. */

import { upright } from '@/components/attachments/decode/apply-orientation'
import { fittedSize } from '@/components/attachments/decode/encode-image'
import { RefusedError } from '@/components/attachments/decode/image-job'
import { fileKindOf, headBytes } from '@/components/attachments/decode/sniff-file-type'
import { DicomFile } from '@/components/attachments/dicom/dicom-file'
import type { ViewReply, ViewRequest } from './frame-preview'

type Draw = Extract<ViewRequest, { type: 'draw' }>
type Open = (request: Draw) => Promise<ImageBitmap>

let draw: Open | undefined
/** One after the other: both kinds of file keep what they drew last. */
let line = Promise.resolve()

self.addEventListener('message', ({ data }: MessageEvent<ViewRequest>) => {
  line = line
    .then(() => answer(data))
    .catch((error) => {
      post({ type: 'failed', refusal: error instanceof RefusedError ? error.refusal : { code: 'damaged' } })
    })
})

async function answer(request: ViewRequest): Promise<void> {
  // pdf.js posts words of its own to this worker.
  if (request.type === 'open') return open(request.file)
  if (request.type !== 'draw' || !draw) return
  const bitmap = await draw(request)
  const reply: ViewReply = { type: 'drawn', id: request.id, bitmap }
  self.postMessage(reply, { transfer: [bitmap] })
}

async function open(file: File): Promise<void> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (fileKindOf(bytes.subarray(0, headBytes)) === 'pdf') return openPages(bytes)
  const dicom = await DicomFile.open(bytes)
  draw = async ({ frame, window, side }) => smaller(upright(await dicom.draw(frame, window), 1).source, side)
  post({ type: 'opened', pictures: dicom.facts.frames, presets: await dicom.presets(0) })
}

async function openPages(bytes: Uint8Array): Promise<void> {
  const { openDocument, drawPage } = await import('@/components/attachments/decode/render-pdf-page')
  const document = await openDocument(bytes)
  draw = async ({ frame, side }) => (await drawPage(await document.getPage(frame + 1), side)).transferToImageBitmap()
  post({ type: 'opened', pictures: document.numPages, presets: [] })
}

function smaller(source: OffscreenCanvas, side: number): Promise<ImageBitmap> {
  const { width, height } = fittedSize(source, side)
  return createImageBitmap(source, { resizeWidth: width, resizeHeight: height, resizeQuality: 'medium' })
}

function post(reply: ViewReply): void {
  self.postMessage(reply)
}
