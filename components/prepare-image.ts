/**
 * Turns a chosen file into what is sent: checked by its bytes, upright, at most `sideMax` pixels long, drawn anew.
 * Drawing anew drops everything that is not a pixel: EXIF, place, device, comments, text blocks.
 */
import {
  fittedSize,
  headBytes,
  type ImageRefusal,
  type ImageType,
  imageTypeOf,
  refusalFor,
  type Size,
} from './image-file'

/** Above this a PNG is sent as JPEG: base64 of several such pictures would pass the request's limit. */
const pngBytesMax = 4_000_000
const jpegQuality = 0.92

export interface PreparedImage {
  dataUrl: string
  bytes: number
}

/** @returns the picture, or the reason why it can't be used */
export async function prepareImage(file: Blob, sideMax: number): Promise<PreparedImage | { refusal: ImageRefusal }> {
  const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer())
  const type = imageTypeOf(head)
  if (!type) return { refusal: { kind: refusalFor(head) } }
  const bitmap = await decode(file, type)
  if (!bitmap) return { refusal: { kind: 'damaged' } }
  try {
    const blob = await encode(draw(bitmap, fittedSize(bitmap, sideMax)), type)
    if (!blob) return { refusal: { kind: 'notDrawn' } }
    return { bytes: blob.size, dataUrl: await dataUrlOf(blob) }
  } finally {
    bitmap.close()
  }
}

/** The type found in the bytes is given to the decoder: a wrong name or system type must not decide. */
async function decode(file: Blob, type: ImageType): Promise<ImageBitmap | undefined> {
  try {
    return await createImageBitmap(file.slice(0, file.size, type), { imageOrientation: 'from-image' })
  } catch {
    return undefined
  }
}

function draw(bitmap: ImageBitmap, size: Size): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = size.width
  canvas.height = size.height
  const context = canvas.getContext('2d')
  if (context) {
    context.imageSmoothingQuality = 'high'
    context.drawImage(bitmap, 0, 0, size.width, size.height)
  }
  return canvas
}

/** Photographs stay JPEG; everything else stays lossless, since letters and lines suffer most, unless far too large. */
async function encode(canvas: HTMLCanvasElement, type: ImageType): Promise<Blob | null> {
  if (type === 'image/jpeg') return toBlob(canvas, 'image/jpeg')
  const lossless = await toBlob(canvas, 'image/png')
  if (!lossless || lossless.size <= pngBytesMax) return lossless
  return toBlob(onWhite(canvas), 'image/jpeg')
}

/** JPEG knows no transparency and would turn it black. */
function onWhite(canvas: HTMLCanvasElement): HTMLCanvasElement {
  const context = canvas.getContext('2d')
  if (context) {
    context.globalCompositeOperation = 'destination-over'
    context.fillStyle = '#fff'
    context.fillRect(0, 0, canvas.width, canvas.height)
  }
  return canvas
}

function toBlob(canvas: HTMLCanvasElement, type: 'image/jpeg' | 'image/png'): Promise<Blob | null> {
  return new Promise((resolve) => {
    canvas.toBlob(resolve, type, jpegQuality)
  })
}

function dataUrlOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(blob)
  })
}
