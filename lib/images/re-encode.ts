/** Re-encodes an image from its pixels only, dropping everything else the file contained. */
import sharp, { type OutputInfo } from 'sharp'
import { stripTextChunks } from '@/lib/images/headers/png'
import { damagedImageError } from './image-errors'
import type { SniffedImage } from './sniff-image'

// Each loader parses untrusted bytes; block those for formats that are refused anyway.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadNsgifBuffer',
  ],
})
// No image is cached after its request, and each image takes one core; decode-limiter.ts limits how many run at once.
sharp.cache(false)
sharp.concurrency(1)

interface DecodeLimits {
  pixelsMax: number
  /** Longest side in pixels; larger images are scaled down. */
  sideMax: number
}

interface ReEncodedImage {
  mimeType: 'image/png' | 'image/jpeg'
  bytes: Buffer
  width: number
  height: number
}

/**
 * Model servers cut images into patches of 14 to 32 pixels; a smaller image has crashed some servers (CVE-2026-22773).
 */
const sideMin = 32

/** Far above what any image needs; the largest allowed ones take two or three seconds. */
const secondsMax = 20

/** Above 90 a JPEG grows without looking better; 4:4:4 keeps coloured text and lines sharp. */
const jpegQuality = 90

/** Transparent areas look white on the clinician's screen but would turn black in most models. */
const backgroundColor = '#ffffff'

/**
 * @param header result of `sniffImage` for `bytes`; within `pixelsMax`
 * @returns upright, on white, sRGB, 8 bits, no metadata; a very small image gets a white margin on the right and bottom
 * @throws ApiError `invalid_image_format` when the image does not decode completely
 */
export async function reEncode(bytes: Buffer, header: SniffedImage, limits: DecodeLimits): Promise<ReEncodedImage> {
  try {
    return await encodePixels(await decodePixels(bytes, header, limits), header)
  } catch (cause) {
    throw damagedImageError(header.format, cause)
  }
}

interface Pixels {
  data: Buffer
  width: number
  height: number
  channels: OutputInfo['channels']
}

async function decodePixels(bytes: Buffer, header: SniffedImage, limits: DecodeLimits): Promise<Pixels> {
  const input = header.format === 'png' ? stripTextChunks(bytes) : bytes
  const { data, info } = await sharp(input, { limitInputPixels: limits.pixelsMax, failOn: 'warning' })
    .timeout({ seconds: secondsMax })
    .autoOrient()
    .resize({ width: limits.sideMax, height: limits.sideMax, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: backgroundColor })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height, channels: info.channels }
}

/** Lossless images stay lossless unless they are photos; every model server reads both formats. */
async function encodePixels(image: Pixels, header: SniffedImage): Promise<ReEncodedImage> {
  const canvas = sharp(image.data, { raw: image }).extend({
    right: Math.max(0, sideMin - image.width),
    bottom: Math.max(0, sideMin - image.height),
    background: backgroundColor,
  })
  if (header.isLossless) {
    const png = await canvas.clone().png().toBuffer({ resolveWithObject: true })
    if (!isPhoto(png.info)) return toReEncodedImage('image/png', png)
  }
  const jpeg = canvas.jpeg({ quality: jpegQuality, chromaSubsampling: '4:4:4' })
  return toReEncodedImage('image/jpeg', await jpeg.toBuffer({ resolveWithObject: true }))
}

function toReEncodedImage(
  mimeType: ReEncodedImage['mimeType'],
  file: { data: Buffer; info: OutputInfo },
): ReEncodedImage {
  return { mimeType, bytes: file.data, width: file.info.width, height: file.info.height }
}

/** Line art, text, scans and grey X-rays compress to less than one byte per pixel; a colour photo takes two. */
function isPhoto(png: OutputInfo): boolean {
  return png.size > 1_048_576 && png.size > 1.5 * png.width * png.height
}
