/** Detects metadata that must not leave the browser: location, device, people, times. Pure; removes nothing. */

/** Metadata found in addition to the pixels; re-encoding removes all of it. */
export interface PrivateMetadata {
  /** GPS coordinates. */
  location: boolean
  /** Device, time, author, comments, an embedded preview. */
  other: boolean
}

export const noMetadata: PrivateMetadata = { location: false, other: false }

const gpsTag = 0x8825

/**
 * Description, maker, model, software, time, author, computer, XMP, copyright, IPTC. Other tags describe the pixel
 * layout.
 */
const privateTags = [270, 271, 272, 305, 306, 315, 316, 700, 33432, 33723]

/** More entries than any camera writes; caps the scan of a hostile file. */
const entriesMax = 512

/**
 * Reads the first directory of a TIFF structure, the format of EXIF.
 *
 * @param start offset of "II*" or "MM*"; a truncated structure counts as private
 * Source: TIFF 6.0, section 2; CIPA DC-008 (EXIF), 4.6.3.
 */
export function detectInTiff(bytes: Uint8Array, start = 0): PrivateMetadata {
  const view = new DataView(bytes.buffer, bytes.byteOffset + start, bytes.byteLength - start)
  try {
    const little = view.getUint16(0) === 0x4949
    const directory = view.getUint32(4, little)
    const count = Math.min(view.getUint16(directory, little), entriesMax)
    const tags = Array.from({ length: count }, (_, index) => view.getUint16(directory + 2 + 12 * index, little))
    return { location: tags.includes(gpsTag), other: tags.some((tag) => privateTags.includes(tag)) }
  } catch {
    return { location: false, other: true }
  }
}

/** XMP and IPTC are text; names of coordinates contain "GPS". */
export function detectInText(bytes: Uint8Array): PrivateMetadata {
  return { location: findText(bytes, 'GPS') >= 0, other: bytes.length > 0 }
}

/** EXIF signatures by byte order; the first directory follows immediately. */
const exifStarts = ['II*\0\x08\0\0\0', 'MM\0*\0\0\0\x08']

/** Finds EXIF and XMP anywhere in a file whose containers are not parsed. */
export function detectAnywhere(bytes: Uint8Array): PrivateMetadata {
  const inText = { location: false, other: findText(bytes, '<x:xmpmeta') >= 0 }
  const starts = exifStarts.map((start) => findText(bytes, start)).filter((at) => at >= 0)
  return starts.map((at) => detectInTiff(bytes, at)).reduce(mergeMetadata, inText)
}

export function mergeMetadata(one: PrivateMetadata, another: PrivateMetadata): PrivateMetadata {
  return { location: one.location || another.location, other: one.other || another.other }
}

export function findText(bytes: Uint8Array, text: string): number {
  const [first = 0, ...rest] = new TextEncoder().encode(text)
  for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1))
    if (rest.every((byte, index) => bytes[at + 1 + index] === byte)) return at
  return -1
}
