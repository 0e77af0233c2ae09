/**
 * What a file really is, read from its first bytes: names and types given by the system are often wrong or missing.
 * Pure; drawing and re-encoding happen in `prepare-image.ts`.
 */

export type ImageType = 'image/jpeg' | 'image/png' | 'image/webp' | 'image/gif'

export interface Size {
  width: number
  height: number
}

/** How many bytes `imageTypeOf` and `refusalFor` look at. */
export const headBytes = 132

/** @returns the type of a picture that can be read, or undefined */
export function imageTypeOf(head: Uint8Array): ImageType | undefined {
  if (startsWith(head, 'ff d8 ff')) return 'image/jpeg'
  if (startsWith(head, '89 50 4e 47 0d 0a 1a 0a')) return 'image/png'
  if (ascii(head, 0, 4) === 'RIFF' && ascii(head, 8, 12) === 'WEBP') return 'image/webp'
  if (/^GIF8[79]a$/.test(ascii(head, 0, 6))) return 'image/gif'
  return undefined
}

/** Why a file that is no JPEG, PNG, WebP or GIF can't be taken, and what to do instead. */
export function refusalFor(head: Uint8Array): string {
  if (head.length === 0) return 'This file is empty.'
  if (ascii(head, 4, 8) === 'ftyp' && /^(hei[cfmsx]|hev[cmsx]|mif1|msf1|avi[fs])/.test(ascii(head, 8, 12)))
    return 'HEIC and AVIF photos cannot be read here. Save it as JPEG and add it again.'
  if (ascii(head, 128, 132) === 'DICM') return 'DICOM files cannot be read here. Export the view as JPEG or PNG.'
  if (ascii(head, 0, 5) === '%PDF-') return 'This is a PDF. Add a picture of the page, or paste its text.'
  if (startsWith(head, '49 49 2a 00') || startsWith(head, '4d 4d 00 2a'))
    return 'TIFF files cannot be read here. Save it as PNG and add it again.'
  if (/^(\s|\ufeff)*<(\?xml|svg|!)/i.test(ascii(head, 0, headBytes)))
    return 'SVG and web files are not taken. Add a JPEG, PNG, WebP or GIF.'
  return 'This is not a picture that can be read. Add a JPEG, PNG, WebP or GIF.'
}

/** The size to draw at: the picture's own, or scaled so that its long side fits. Never enlarged, never under one pixel. */
export function fittedSize({ width, height }: Size, sideMax: number): Size {
  const scale = Math.min(1, sideMax / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** The bytes that a base64 data URL of this length carries, near enough to add up against a limit. */
export function dataUrlBytes(dataUrl: string): number {
  return Math.floor(((dataUrl.length - dataUrl.indexOf(',') - 1) * 3) / 4)
}

/** "640 kB", "1.2 MB": decimal units, as file managers show them. */
export function bytesInWords(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1000))} kB`
  const megabytes = bytes / 1_000_000
  return `${megabytes < 10 ? megabytes.toFixed(1).replace('.0', '') : Math.round(megabytes)} MB`
}

function startsWith(bytes: Uint8Array, hex: string): boolean {
  return hex.split(' ').every((pair, index) => bytes[index] === Number.parseInt(pair, 16))
}

function ascii(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to))
}
