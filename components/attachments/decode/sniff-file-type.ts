/**
 * Detects a file's type from its first bytes: extensions and system types are often wrong or missing, and DICOM files
 * often have neither. Pure.
 */

export type FileType = 'jpeg' | 'png' | 'webp' | 'gif' | 'bmp' | 'avif' | 'heic' | 'tiff' | 'dicom' | 'pdf'

/** Why a file has no supported type. */
type UnsupportedType = 'empty' | 'svg' | 'unknown'

/** Bytes needed by `sniffFileType`: a PDF header may start as late as this (PDF 1.7, implementation note 13). */
export const headBytes = 1029

export function sniffFileType(head: Uint8Array): FileType | UnsupportedType {
  if (head.length === 0) return 'empty'
  // First: the preamble may be that of another format, so that other programs open the file (DICOM PS3.10, 7.1).
  if (ascii(head, 128, 132) === 'DICM') return 'dicom'
  if (startsWith(head, 'ff d8 ff')) return 'jpeg'
  if (startsWith(head, '89 50 4e 47 0d 0a 1a 0a')) return 'png'
  if (ascii(head, 0, 4) === 'RIFF' && ascii(head, 8, 12) === 'WEBP') return 'webp'
  if (/^GIF8[79]a$/.test(ascii(head, 0, 6))) return 'gif'
  if (isBmp(head)) return 'bmp'
  if (ascii(head, 4, 8) === 'ftyp') return isobmffType(head)
  if (startsWith(head, '49 49 2a 00') || startsWith(head, '4d 4d 00 2a')) return 'tiff'
  if (isDicomWithoutPreamble(head)) return 'dicom'
  if (/^(\s|\xef\xbb\xbf)*<(\?xml|svg|!)/i.test(ascii(head, 0, 200))) return 'svg'
  if (ascii(head, 0, headBytes).includes('%PDF-')) return 'pdf'
  return 'unknown'
}

/** "BM" alone starts many texts; the info header's size is one of a few. */
function isBmp(head: Uint8Array): boolean {
  return ascii(head, 0, 2) === 'BM' && [12, 40, 52, 56, 64, 108, 124].includes(head[14] ?? 0) && head[15] === 0
}

/**
 * ISO 14496-12 `ftyp`: the major brand, or the compatible brands where the major one names only the container
 * (`mif1`).
 */
function isobmffType(head: Uint8Array): FileType | UnsupportedType {
  const length = new DataView(head.buffer, head.byteOffset).getUint32(0)
  const brands = (ascii(head, 8, Math.min(length, head.length)).match(/.{4}/gs) ?? []).filter((_, index) => index !== 1)
  if (brands.some((brand) => /^avi[fs]$/.test(brand))) return 'avif'
  if (brands.some((brand) => /^(hei[cxms]|hev[cxms]|mif1|msf1)$/.test(brand))) return 'heic'
  return 'unknown'
}

/** Old archives omit the preamble and "DICM": such a file starts with a data element of group 2 or 8. */
function isDicomWithoutPreamble(head: Uint8Array): boolean {
  if (head.length < 16 || !/^(02|08)00[0-9a-f]{2}00$/.test(hex(head, 0, 4))) return false
  const isExplicit = /^(AE|AS|CS|DA|DT|IS|LO|OB|PN|SH|TM|UI|UL)$/.test(ascii(head, 4, 6))
  const implicitLength = new DataView(head.buffer, head.byteOffset).getUint32(4, true)
  return isExplicit || (implicitLength > 0 && implicitLength <= 128 && implicitLength % 2 === 0)
}

function startsWith(bytes: Uint8Array, text: string): boolean {
  return text.split(' ').every((pair, index) => bytes[index] === Number.parseInt(pair, 16))
}

function hex(bytes: Uint8Array, from: number, to: number): string {
  return [...bytes.subarray(from, to)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

function ascii(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to))
}
