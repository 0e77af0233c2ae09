/**
 * Re-encodes pixels at the size that is sent. The result carries pixels only: no EXIF, location, device, comments or
 * previews.
 */

import type { Canvas, DecodedImage } from './decoded-image'
import { type EncodedImage, type ImageDetails, RejectedFileError } from './image-job'
import { scaleOcrResult } from './ocr-result'

/** Above this size, several base64 images would exceed the request limit. */
const bytesMax = 4_000_000

const jpegQuality = 0.92
const smallerJpegQuality = 0.8

/** Twice the tile size, for dense screens. */
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
    ...(opened.more?.pageText ? { pageText: scaleOcrResult(size.width / opened.width, opened.more.pageText) } : {}),
  }
  return {
    dataUrl,
    details: { preview: previewUrl, bytes: blob.size, ...size, original, notes: opened.notes, ...more },
  }
}

type Spacing = NonNullable<ImageDetails['spacing']>

/** Downscaling enlarges the pixel spacing. */
function scaleSpacing({ across, down, isAtDetector }: Spacing, factor: number): Spacing {
  return { across: across * factor, down: down * factor, isAtDetector }
}

/** The output size: the long side fits `sideMax`. Never enlarged, never below one pixel. */
export function fitSize({ width, height }: Size, sideMax: number): Size {
  const scale = Math.min(1, sideMax / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** Draws on white: transparency looks white on the clinician's screen, and black to most models. */
function drawOnWhite(source: CanvasImageSource, { width, height }: Size): Canvas {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d', { alpha: false })
  if (!context) throw new RejectedFileError({ code: 'notDecoded' })
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(source, 0, 0, width, height)
  return canvas
}

/**
 * PNG for text and line art, which suffer most from JPEG; JPEG for a screenshot of a photo, which would be several
 * times larger as PNG.
 */
async function encodeLossless(canvas: Canvas): Promise<Blob> {
  const png = await canvas.convertToBlob({ type: 'image/png' })
  return isPhoto(png.size, canvas) || png.size > bytesMax ? encodeJpeg(canvas) : png
}

/** Line art, text, scans and greyscale X-rays pack to about a byte per pixel or less; a colour photo takes two. */
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
