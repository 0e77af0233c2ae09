/** Splits pixel data into frames. Source: DICOM PS3.5 (2026), 8.1.1 (native), A.4 (encapsulated). */

import type { ImageAttributes } from './image-attributes'
import { type DataSet, pixelDataTag } from './parse-data-set'

/** @throws RangeError where the file holds less than its header states */
export function splitFrames(set: DataSet, attributes: ImageAttributes): Uint8Array[] {
  const inPieces = set.fragments
  if (inPieces) return joinFragments(inPieces, attributes.frames)
  const pixels = set.value(pixelDataTag)
  if (!pixels) throw new RangeError('The DICOM file holds no pixels')
  // Two chroma values per two pixels instead of four (PS3.3, C.7.6.3.1.2, YBR_FULL_422).
  const samples = attributes.photometric === 'YBR_FULL_422' ? 2 : attributes.samples
  const length = (attributes.rows * attributes.columns * samples * attributes.bitsAllocated) / 8
  if (pixels.length < length * attributes.frames) throw new RangeError('The DICOM file holds fewer pixels than it says')
  return Array.from({ length: attributes.frames }, (_, index) => pixels.subarray(index * length, (index + 1) * length))
}

/**
 * Usually one fragment per frame; otherwise the offset table states where frames start, and a single frame takes all
 * fragments.
 */
function joinFragments(
  { offsets, pieces }: { offsets: Uint8Array; pieces: Uint8Array[] },
  frames: number,
): Uint8Array[] {
  if (pieces.length === frames) return pieces
  if (frames === 1) return [concat(pieces)]
  if (offsets.length !== 4 * frames) throw new RangeError('Frames in pieces have no table of where they begin')
  const table = new DataView(offsets.buffer, offsets.byteOffset, offsets.byteLength)
  const starts = Array.from({ length: frames }, (_, index) => table.getUint32(4 * index, true))
  const grouped = starts.map((): Uint8Array[] => [])
  let at = 0
  for (const piece of pieces) {
    const frame = starts.findLastIndex((start) => start <= at)
    grouped[frame]?.push(piece)
    at += piece.length + 8
  }
  return grouped.map(concat)
}

function concat(pieces: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}
