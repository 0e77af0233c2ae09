/**
 * What a file really is, read from its first bytes: names and types given by the system are often wrong or missing.
 * Pure; drawing and re-encoding happen in `prepare-image.ts`.
 */

export type ImageType = 'image/jpeg' | 'image/png' | 'image/webp' | 'image/gif'

export interface Size {
  width: number
  height: number
}

/** What a file is that can't be taken. */
export type FileRefusal = 'empty' | 'heic' | 'dicom' | 'pdf' | 'tiff' | 'svg' | 'unknown'

/** Why an image can't go with the question; its words are the reader's. */
export type ImageRefusal =
  | { kind: 'tooMany'; imagesMax: number }
  | { kind: 'tooLarge'; bytesMax: number }
  | { kind: FileRefusal | 'damaged' | 'notDrawn' | 'notLoaded' }

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

/** Why a file that is no JPEG, PNG, WebP or GIF can't be taken. */
export function refusalFor(head: Uint8Array): FileRefusal {
  if (head.length === 0) return 'empty'
  if (ascii(head, 4, 8) === 'ftyp' && /^(hei[cfmsx]|hev[cmsx]|mif1|msf1|avi[fs])/.test(ascii(head, 8, 12)))
    return 'heic'
  if (ascii(head, 128, 132) === 'DICM') return 'dicom'
  if (ascii(head, 0, 5) === '%PDF-') return 'pdf'
  if (startsWith(head, '49 49 2a 00') || startsWith(head, '4d 4d 00 2a')) return 'tiff'
  if (/^(\s|\ufeff)*<(\?xml|svg|!)/i.test(ascii(head, 0, headBytes))) return 'svg'
  return 'unknown'
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

function startsWith(bytes: Uint8Array, hex: string): boolean {
  return hex.split(' ').every((pair, index) => bytes[index] === Number.parseInt(pair, 16))
}

function ascii(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to))
}
