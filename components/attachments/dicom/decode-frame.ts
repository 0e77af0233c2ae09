/** Decodes one frame to samples. Codecs are loaded when first needed. */
import { decodeRle } from './decode-rle'
import type { ImageAttributes } from './image-attributes'
import type { Compression } from './transfer-syntax'

/** The samples of a frame, pixel by pixel, before windowing. */
export interface Samples {
  /** 8 bits, or 16 where the file has more; signed values keep their bit pattern. */
  data: Uint8Array | Uint16Array
  /** True when the decoder already converted YCbCr to RGB. */
  isRgb: boolean
  /** True when each colour has its own plane. */
  isPlanar: boolean
}

/** @throws RangeError, or any codec error, for a damaged frame */
export async function decodeFrame(
  frame: Uint8Array,
  compression: Compression,
  isLittleEndian: boolean,
  attributes: ImageAttributes,
): Promise<Samples> {
  const pixels = attributes.rows * attributes.columns
  const sampleBytes = attributes.bitsAllocated / 8
  switch (compression) {
    case 'plain':
      return { data: toSampleArray(frame, sampleBytes, isLittleEndian), isRgb: false, isPlanar: attributes.isPlanar }
    case 'rle':
      return toSamples(toSampleArray(decodeRle(frame, pixels, attributes.samples, sampleBytes), sampleBytes, true))
    case 'jpeg':
      return attributes.bitsStored > 8 ? decodeDeepJpeg(frame, attributes) : decodeJpeg(frame, attributes)
    case 'jpeg-lossless': {
      const { Decoder } = await import('jpeg-lossless-decoder-js')
      const bytes = new Uint8Array(new Decoder().decompress(frame.slice().buffer, 0, frame.length))
      return checkLength(toSamples(toSampleArray(bytes, sampleBytes, true)), attributes)
    }
    case 'jpeg-ls': {
      const { default: charls } = await import('@cornerstonejs/codec-charls/decode')
      const { JpegLSDecoder } = await charls()
      return checkLength(
        runDecoder(new JpegLSDecoder(), frame, (decoder) => decoder.getInterleaveMode() === 0),
        attributes,
      )
    }
    case 'jpeg-2000': {
      const { default: openjpeg } = await import('@cornerstonejs/codec-openjpeg/decode')
      const { J2KDecoder } = await openjpeg()
      const samples = runDecoder(new J2KDecoder(), frame, () => false)
      // The codec undoes the reversible and irreversible colour transforms, but not YBR_FULL.
      return checkLength({ ...samples, isRgb: attributes.photometric !== 'YBR_FULL' }, attributes)
    }
  }
}

function toSamples(data: Samples['data']): Samples {
  return { data, isRgb: false, isPlanar: false }
}

/** The interface shared by both codecs; `delete` frees their WebAssembly memory. */
export interface FrameDecoder {
  getEncodedBuffer(length: number): Uint8Array
  getDecodedBuffer(): Uint8Array
  decode(): void
  getFrameInfo(): { bitsPerSample: number }
  delete(): void
}

function runDecoder<Decoder extends FrameDecoder>(
  decoder: Decoder,
  frame: Uint8Array,
  isPlanar: (decoder: Decoder) => boolean,
): Samples {
  try {
    decoder.getEncodedBuffer(frame.length).set(frame)
    decoder.decode()
    // Copy: the buffer belongs to the decoder.
    const bytes = decoder.getDecodedBuffer().slice()
    const data = toSampleArray(bytes, decoder.getFrameInfo().bitsPerSample > 8 ? 2 : 1, true)
    return { data, isRgb: false, isPlanar: isPlanar(decoder) }
  } finally {
    decoder.delete()
  }
}

function checkLength(samples: Samples, { rows, columns, samples: count }: ImageAttributes): Samples {
  if (samples.data.length < rows * columns * count) throw new RangeError('A frame is smaller than its image')
  return samples
}

async function decodeDeepJpeg(frame: Uint8Array, { rows, columns, samples }: ImageAttributes): Promise<Samples> {
  const { decodeExtendedJpeg } = await import('./decode-jpeg-extended')
  const image = decodeExtendedJpeg(frame)
  if (image.width !== columns || image.height !== rows || image.samples.length !== rows * columns * samples)
    throw new RangeError('A JPEG frame has another size')
  return toSamples(image.samples)
}

/** The browser's decoder: 8-bit, output in RGB. */
async function decodeJpeg(frame: Uint8Array, attributes: ImageAttributes): Promise<Samples> {
  const bitmap = await createImageBitmap(new Blob([frame.slice()], { type: 'image/jpeg' }), {
    colorSpaceConversion: 'none',
  })
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
  const context = canvas.getContext('2d')
  if (!context || bitmap.width !== attributes.columns || bitmap.height !== attributes.rows)
    throw new RangeError('A JPEG frame has another size')
  context.drawImage(bitmap, 0, 0)
  bitmap.close()
  const { data } = context.getImageData(0, 0, attributes.columns, attributes.rows)
  const samples = attributes.samples === 3 ? 3 : 1
  const kept = new Uint8Array(attributes.rows * attributes.columns * samples)
  for (let index = 0; index < kept.length; index += 1)
    kept[index] = data[Math.floor(index / samples) * 4 + (index % samples)] ?? 0
  return { data: kept, isRgb: true, isPlanar: false }
}

function toSampleArray(bytes: Uint8Array, sampleBytes: number, isLittleEndian: boolean): Uint8Array | Uint16Array {
  if (sampleBytes === 1) return bytes
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const values = new Uint16Array(Math.floor(bytes.length / 2))
  for (let index = 0; index < values.length; index += 1) values[index] = view.getUint16(2 * index, isLittleEndian)
  return values
}
