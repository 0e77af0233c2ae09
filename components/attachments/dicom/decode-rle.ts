/** Source: DICOM PS3.5 (2026), annex G. */

/**
 * Decodes one frame: each byte of a sample has its own segment, most significant first.
 *
 * @param samples samples per pixel; 1 or 3
 * @returns interleaved samples, little-endian where `sampleBytes` is 2
 * @throws RangeError where a segment is shorter than the image
 */
export function decodeRle(packed: Uint8Array, pixels: number, samples: number, sampleBytes: number): Uint8Array {
  const view = new DataView(packed.buffer, packed.byteOffset, packed.byteLength)
  const count = samples * sampleBytes
  if (view.getUint32(0, true) !== count) throw new RangeError('RLE has another number of segments than the image')
  const unpacked = new Uint8Array(pixels * count)
  for (let segment = 0; segment < count; segment += 1) {
    const start = view.getUint32(4 + 4 * segment, true)
    const end = segment + 1 < count ? view.getUint32(8 + 4 * segment, true) : packed.length
    const sample = Math.floor(segment / sampleBytes)
    const byte = sampleBytes - 1 - (segment % sampleBytes)
    decodeSegment(packed.subarray(start, end), unpacked, sample * sampleBytes + byte, count, pixels)
  }
  return unpacked
}

function decodeSegment(packed: Uint8Array, into: Uint8Array, first: number, step: number, pixels: number): void {
  let done = 0
  for (let at = 0; at < packed.length && done < pixels; ) {
    const control = packed[at] ?? 128
    at += 1
    if (control === 128) continue
    const isRun = control > 128
    const length = Math.min(isRun ? 257 - control : control + 1, pixels - done)
    for (let index = 0; index < length; index += 1)
      into[first + step * (done + index)] = packed[isRun ? at : at + index] ?? 0
    at += isRun ? 1 : control + 1
    done += length
  }
  if (done < pixels) throw new RangeError('An RLE segment ends before its image')
}
