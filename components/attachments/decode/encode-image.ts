/**
 * Draws pixels anew at the size that is sent. What comes out is made of pixels only: EXIF, place, device, comments,
 * previews and whatever else the file carried stay behind.
 */

import type { Canvas, DecodedImage } from './decoded-image'
import { type EncodedImage, type ImageDetails, RejectedFileError } from './image-job'
import { scaleOcrResult } from './ocr-result'

/** Above this, base64 of several such pictures would pass the request's limit. */
const bytesMax = 4_000_000

const jpegQuality = 0.92
const smallerJpegQuality = 0.8

/** Twice the tile, so that it is sharp on a dense screen. */
const previewSide = 224

type Original = ImageDetails['original']

export interface Size {
  width: number
  height: number
}

export async function encodeImage(
  opened: DecodedImage,
  sideMax: number,
  file: Pick<Original, 'format' | 'bytes'>,
): Promise<EncodedImage> {
  const size = fitSize(opened, sideMax)
  const canvas = drawOnWhite(opened.source, size)
  const blob = opened.isLossless ? await encodeLossless(canvas) : await encodeJpeg(canvas)
  const preview = drawOnWhite(canvas, fitSize(size, previewSide))
  const previewBlob = await preview.convertToBlob({ type: 'image/jpeg', quality: smallerJpegQuality })
  const [dataUrl, previewUrl] = await Promise.all([toDataUrl(blob), toDataUrl(previewBlob)])
  const original = { ...file, width: opened.width, height: opened.height }
  const more = {
    ...opened.more,
    ...(opened.more?.spacing ? { spacing: scaleSpacing(opened.more.spacing, opened.width / size.width) } : {}),
    ...(opened.more?.print ? { print: scaleOcrResult(size.width / opened.width, opened.more.print) } : {}),
  }
  return {
    dataUrl,
    details: { preview: previewUrl, bytes: blob.size, ...size, original, notes: opened.notes, ...more },
  }
}

type Spacing = NonNullable<ImageDetails['spacing']>

/** A smaller picture has larger pixels. */
function scaleSpacing({ across, down, isAtDetector }: Spacing, factor: number): Spacing {
  return { across: across * factor, down: down * factor, isAtDetector }
}

/** The size to draw at: the picture's own, or scaled so that its long side fits. Never enlarged, never under one pixel. */
export function fitSize({ width, height }: Size, sideMax: number): Size {
  const scale = Math.min(1, sideMax / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** On white: what is transparent in a file looks white on the doctor's screen, and black to most models. */
function drawOnWhite(source: CanvasImageSource, { width, height }: Size): Canvas {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d', { alpha: false })
  if (!context) throw new RejectedFileError({ code: 'notDrawn' })
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(source, 0, 0, width, height)
  return canvas
}

/** Letters and lines suffer most from JPEG; a screenshot of a photo does not, and would be several times larger. */
async function encodeLossless(canvas: Canvas): Promise<Blob> {
  const png = await canvas.convertToBlob({ type: 'image/png' })
  return isPhoto(png.size, canvas) || png.size > bytesMax ? encodeJpeg(canvas) : png
}

/** Line art, text, scans and grey X-rays pack to about a byte a pixel or less; a colour photo takes two. */
function isPhoto(pngBytes: number, { width, height }: Size): boolean {
  return pngBytes > 1_000_000 && pngBytes > 1.5 * width * height
}

async function encodeJpeg(canvas: Canvas): Promise<Blob> {
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: jpegQuality })
  if (blob.size <= bytesMax) return blob
  return canvas.convertToBlob({ type: 'image/jpeg', quality: smallerJpegQuality })
}

function toDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(blob)
  })
}
