/**
 * Checks a TIFF's directories before decoding: the decoder trusts every count and offset, so 30 bytes could loop
 * forever or exhaust memory.
 */

/** Sub-images, EXIF, GPS. */
const directoryTags = [330, 34665, 34853]

/** Per file: pages with their own EXIF. */
const directoriesMax = 4096

/** Value size by type: TIFF 6.0, section 2; 13 is a directory offset. */
const typeBytes = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4]

/** @throws RangeError for cyclic directories, or a value larger than the file */
export function checkDirectories(bytes: Uint8Array): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const little = view.getUint16(0) === 0x4949
  const seen = new Set<number>()
  const waiting = [view.getUint32(4, little)]
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    if (at === 0) continue
    if (seen.has(at) || seen.size === directoriesMax) throw new RangeError('TIFF directories do not end')
    seen.add(at)
    const count = view.getUint16(at, little)
    for (let entry = at + 2; entry < at + 2 + 12 * count; entry += 12)
      waiting.push(...listSubdirectories(view, entry, little))
    waiting.push(view.getUint32(at + 2 + 12 * count, little))
  }
}

function listSubdirectories(view: DataView, entry: number, little: boolean): number[] {
  const bytes = (typeBytes[view.getUint16(entry + 2, little)] ?? 0) * view.getUint32(entry + 4, little)
  const offset = view.getUint32(entry + 8, little)
  if (bytes > 4 && offset + bytes > view.byteLength) throw new RangeError('A TIFF value is larger than its file')
  if (!directoryTags.includes(view.getUint16(entry, little))) return []
  if (bytes <= 4) return [offset]
  return Array.from({ length: bytes / 4 }, (_, index) => view.getUint32(offset + 4 * index, little))
}
