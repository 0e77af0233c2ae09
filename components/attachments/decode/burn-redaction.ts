/** Burns redactions into the pixels: black in the bytes that are sent, not an overlay. */
import { encodeImage } from './encode-image'
import { type Outcome, type RedactRequest, RejectedFileError } from './image-job'

export async function burnRedaction({ dataUrl, boxes }: RedactRequest): Promise<Outcome> {
  try {
    const [, format] = /^data:image\/(jpeg|png|webp|gif);/.exec(dataUrl) ?? []
    const bytes = Uint8Array.from(atob(dataUrl.slice(dataUrl.indexOf(',') + 1)), (character) => character.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes]))
    const { width, height } = bitmap
    const canvas = new OffscreenCanvas(width, height)
    const context = canvas.getContext('2d', { alpha: false })
    if (!context) throw new RejectedFileError({ code: 'notDecoded' })
    context.drawImage(bitmap, 0, 0)
    context.fillStyle = '#000'
    for (const { left, top, right, bottom } of boxes) context.fillRect(left, top, right - left, bottom - top)
    const isLossless = format !== 'jpeg'
    const original = { format: isLossless ? ('png' as const) : ('jpeg' as const), bytes: bytes.length }
    const opened = { source: canvas, width, height, isLossless, notes: [] }
    return { state: 'ready', ...(await encodeImage(opened, Math.max(width, height), original)) }
  } catch {
    return { state: 'refused', refusal: { code: 'notDecoded' } }
  }
}
