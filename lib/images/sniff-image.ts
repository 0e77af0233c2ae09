/**
 * Detects a file's type from its magic bytes and its size in pixels from its header. Nothing is decoded here, so
 * refusing a decompression bomb costs no more than the file's own length.
 */

import { readGif } from '@/lib/images/headers/gif'
import { type HeaderReader, type ImageHeader, startsWith } from '@/lib/images/headers/image-header'
import { readJpeg } from '@/lib/images/headers/jpeg'
import { readPng } from '@/lib/images/headers/png'
import { readWebp } from '@/lib/images/headers/webp'
import { ApiError } from '@/lib/wire/errors'
import { acceptedFormats, damagedImageError } from './image-errors'

type ImageFormat = 'png' | 'jpeg' | 'webp' | 'gif'

export interface SniffedImage extends ImageHeader {
  format: ImageFormat
}

const readers: Record<ImageFormat, HeaderReader> = { png: readPng, jpeg: readJpeg, webp: readWebp, gif: readGif }

/**
 * @throws ApiError `invalid_image_format` that names what the file seems to be, if it is none of the four formats or
 * its header cannot be read
 */
export function sniffImage(bytes: Buffer): SniffedImage {
  const format = detectFormat(bytes)
  if (!format) throw new ApiError('invalid_image_format', `${describeOtherFile(bytes)} ${acceptedFormats}`)
  try {
    const header = readers[format](bytes)
    if (header.width === 0 || header.height === 0) throw new RangeError('image without a pixel')
    return { format, ...header }
  } catch (cause) {
    if (cause instanceof RangeError) throw damagedImageError(format, cause)
    throw cause
  }
}

function detectFormat(bytes: Buffer): ImageFormat | undefined {
  if (startsWith(bytes, '\x89PNG\r\n\x1a\n')) return 'png'
  if (startsWith(bytes, '\xff\xd8\xff')) return 'jpeg'
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) return 'webp'
  if (startsWith(bytes, 'GIF87a') || startsWith(bytes, 'GIF89a')) return 'gif'
  return undefined
}

/** Names common non-image files by their first bytes, with advice. */
function describeOtherFile(bytes: Buffer): string {
  const begins = (text: string, offset = 0) => startsWith(bytes, text, offset)
  if (begins('DICM', 128)) return 'This is a DICOM file. Export the image from your viewer as PNG or JPEG.'
  if (begins('BM')) return 'This seems to be a BMP image. Save it as PNG.'
  if (begins('II*\0') || begins('MM\0*') || begins('II+\0') || begins('MM\0+'))
    return 'This seems to be a TIFF image. Save it as PNG.'
  if (begins('ftyp', 4)) return describeByBrand(bytes.toString('latin1', 8, 12))
  if (begins('\xff\x0a') || begins('\0\0\0\x0cJXL ')) return 'This seems to be a JPEG XL image. Save it as JPEG or PNG.'
  if (begins('\0\0\0\x0cjP  ')) return 'This seems to be a JPEG 2000 image. Save it as JPEG or PNG.'
  if (begins('PK\x03\x04')) return 'This seems to be a ZIP archive or an Office document. Send the image itself.'
  if (begins('\x1f\x8b')) return 'This seems to be a compressed file. Send the image itself.'
  return describeByText(bytes.toString('latin1', 0, 1024))
}

/** The brands of files that begin with `ftyp` (ISO/IEC 14496-12; 23008-12 for HEIF; AV1 Image File Format 1.1). */
function describeByBrand(brand: string): string {
  if (/^avi[fs]$/.test(brand)) return 'This seems to be an AVIF image. Save it as JPEG or PNG.'
  if (/^(he(ic|ix|im|is|vc|vx)|mif1|msf1)$/.test(brand))
    return 'This seems to be a HEIC photo from an iPhone. Save or share it as JPEG.'
  return 'This seems to be a video. Send a still image of it.'
}

function describeByText(start: string): string {
  if (start.includes('%PDF-')) return 'This seems to be a PDF document. Send an image of the page.'
  if (/<svg[\s>]/i.test(start)) return 'This seems to be an SVG drawing. Save it as PNG.'
  if (/^\W{0,8}<(!doctype html|html|head|body|script)/i.test(start))
    return 'This seems to be a web page, not an image. Send the image itself.'
  return 'This file is not an image in a supported format.'
}
