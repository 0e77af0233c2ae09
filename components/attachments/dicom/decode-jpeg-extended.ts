/**
 * Decodes JPEG of more than 8 bits, which browsers do not: the sequential process with Huffman coding ("extended",
 * DICOM transfer syntax 1.2.840.10008.1.2.4.51). No package on npm does. Source: ITU-T T.81 (1992), annexes A, B and F.
 */
import { RejectedFileError } from '@/components/attachments/decode/image-job'
import { BitReader, type HuffmanTable } from './jpeg-bit-reader'

interface JpegImage {
  width: number
  height: number
  /** Pixel by pixel, the samples of each together. */
  samples: Uint16Array
}

interface Component {
  id: number
  quantization: number
  dc: HuffmanTable
  ac: HuffmanTable
  /** The DC value of the block before. */
  predicted: number
}

interface Frame {
  precision: number
  width: number
  height: number
  components: Component[]
}

interface Tables {
  quantization: Map<number, Uint16Array>
  /** DC tables by number, AC tables by number + 16. */
  huffman: Map<number, HuffmanTable>
  frame: Frame | undefined
  /** Units between restart markers; 0 for none. */
  restartInterval: number
}

const marker = { sof0: 0xc0, sof1: 0xc1, dht: 0xc4, soi: 0xd8, sos: 0xda, dqt: 0xdb, dri: 0xdd }
const blockSide = 8
const blockSize = 64

/** Position of each coefficient of the zigzag sequence in its block (T.81, figure A.6). */
const zigzag = [
  0, 1, 8, 16, 9, 2, 3, 10, 17, 24, 32, 25, 18, 11, 4, 5, 12, 19, 26, 33, 40, 48, 41, 34, 27, 20, 13, 6, 7, 14, 21, 28,
  35, 42, 49, 56, 57, 50, 43, 36, 29, 22, 15, 23, 30, 37, 44, 51, 58, 59, 52, 45, 38, 31, 39, 46, 53, 60, 61, 54, 47,
  55, 62, 63,
]

/**
 * @throws RangeError for damaged data; RejectedFileError for other processes, and for colours of different resolution
 */
export function decodeExtendedJpeg(bytes: Uint8Array): JpegImage {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const tables: Tables = { quantization: new Map(), huffman: new Map(), frame: undefined, restartInterval: 0 }
  if (view.getUint16(0) !== 0xff00 + marker.soi) throw new RangeError('No JPEG')
  for (let at = 2; ; ) {
    if (bytes[at] !== 0xff) throw new RangeError('A JPEG marker is missing')
    const kind = view.getUint8(at + 1)
    if (kind === 0xff) {
      at += 1
      continue
    }
    const end = at + 2 + view.getUint16(at + 2)
    const segment = new DataView(bytes.buffer, bytes.byteOffset + at + 4, end - at - 4)
    if (kind === marker.sos) return decodeScan(readScan(segment, tables), bytes.subarray(end), tables)
    readSegment(kind, segment, tables)
    at = end
  }
}

function readSegment(kind: number, segment: DataView, tables: Tables): void {
  if (kind === marker.dqt) readQuantization(segment, tables.quantization)
  else if (kind === marker.dht) readHuffman(segment, tables.huffman)
  else if (kind === marker.dri) tables.restartInterval = segment.getUint16(0)
  else if (kind === marker.sof0 || kind === marker.sof1) tables.frame = readFrame(segment)
  // Other frames: progressive, lossless, arithmetic coding.
  else if (kind > marker.sof1 && kind <= 0xcf)
    throw new RejectedFileError({ code: 'unsupported', what: 'JPEG, 12 bit, progressive' })
}

function readQuantization(segment: DataView, quantization: Tables['quantization']): void {
  for (let at = 0; at < segment.byteLength; ) {
    const head = segment.getUint8(at)
    const isWide = head >> 4 !== 0
    const table = new Uint16Array(blockSize)
    for (const [index, place] of zigzag.entries())
      table[place] = isWide ? segment.getUint16(at + 1 + 2 * index) : segment.getUint8(at + 1 + index)
    quantization.set(head & 15, table)
    at += 1 + blockSize * (isWide ? 2 : 1)
  }
}

function readHuffman(segment: DataView, huffman: Tables['huffman']): void {
  for (let at = 0; at < segment.byteLength; ) {
    const head = segment.getUint8(at)
    const lengths: HuffmanTable['lengths'] = []
    let [code, offset] = [0, 0]
    for (let length = 1; length <= 16; length += 1) {
      const count = segment.getUint8(at + length)
      lengths.push({ first: code, count, offset })
      code = (code + count) << 1
      offset += count
    }
    const values = new Uint8Array(offset)
    for (let index = 0; index < offset; index += 1) values[index] = segment.getUint8(at + 17 + index)
    huffman.set(head, { lengths, values })
    at += 17 + offset
  }
}

const noTable: HuffmanTable = { lengths: [], values: new Uint8Array() }

function readFrame(segment: DataView): Frame {
  const count = segment.getUint8(5)
  const components = Array.from({ length: count }, (_, index): Component => {
    const at = 6 + 3 * index
    if (count > 1 && segment.getUint8(at + 1) !== 0x11)
      throw new RejectedFileError({ code: 'unsupported', what: 'JPEG, 12 bit, subsampled' })
    return { id: segment.getUint8(at), quantization: segment.getUint8(at + 2), dc: noTable, ac: noTable, predicted: 0 }
  })
  return { precision: segment.getUint8(0), height: segment.getUint16(1), width: segment.getUint16(3), components }
}

/** @returns the frame, its components in the order of the scan */
function readScan(segment: DataView, { frame, huffman }: Tables): Frame {
  const count = segment.getUint8(0)
  if (!frame || count !== frame.components.length) throw new RangeError('A JPEG scan without its frame')
  const components = Array.from({ length: count }, (_, index) => {
    const component = frame.components.find(({ id }) => id === segment.getUint8(1 + 2 * index))
    const numbers = segment.getUint8(2 + 2 * index)
    const [dc, ac] = [huffman.get(numbers >> 4), huffman.get((numbers & 15) + 16)]
    if (!component || !dc || !ac) throw new RangeError('A JPEG scan without its tables')
    return { ...component, dc, ac }
  })
  return { ...frame, components }
}

function decodeScan({ precision, width, height, components }: Frame, bytes: Uint8Array, tables: Tables): JpegImage {
  const samples = new Uint16Array(width * height * components.length)
  const across = Math.ceil(width / blockSide)
  const units = across * Math.ceil(height / blockSide)
  const bits = new BitReader(bytes)
  const block = new Float32Array(blockSize)
  for (let unit = 0; unit < units; unit += 1) {
    if (tables.restartInterval > 0 && unit > 0 && unit % tables.restartInterval === 0) {
      bits.skipRestart()
      for (const component of components) component.predicted = 0
    }
    const corner = { x: (unit % across) * blockSide, y: Math.floor(unit / across) * blockSide }
    for (const [channel, component] of components.entries()) {
      const factors = tables.quantization.get(component.quantization)
      if (!factors) throw new RangeError('A JPEG quantization table is missing')
      readBlock(bits, component, factors, block)
      transformBlock(block)
      storeBlock(block, corner, { samples, width, height, channel, channels: components.length, precision })
    }
  }
  return { width, height, samples }
}

/** Reads the coefficients of a block, dequantized and in their places (T.81, F.2.2). */
function readBlock(bits: BitReader, component: Component, factors: Uint16Array, block: Float32Array): void {
  block.fill(0)
  component.predicted += bits.readSigned(bits.readCode(component.dc))
  block[0] = component.predicted * (factors[0] ?? 0)
  for (let index = 1; index < blockSize; index += 1) {
    const symbol = bits.readCode(component.ac)
    const size = symbol & 15
    const run = symbol >> 4
    // 15 without a size is a run of sixteen zeros; any other run without one ends the block.
    if (size === 0 && run !== 15) return
    index += run
    if (size === 0) continue
    const place = zigzag[index]
    if (place === undefined) throw new RangeError('A JPEG block is too long')
    block[place] = bits.readSigned(size) * (factors[place] ?? 0)
  }
}

/** The basis of the inverse transform, by sample and frequency (T.81, A.3.3). */
const basis = Float32Array.from({ length: blockSize }, (_, index) => {
  const [sample, frequency] = [Math.floor(index / blockSide), index % blockSide]
  const scale = frequency === 0 ? Math.SQRT1_2 : 1
  return (scale / 2) * Math.cos(((2 * sample + 1) * frequency * Math.PI) / 16)
})

const half = new Float32Array(blockSize)

/** Inverse cosine transform in place, along the rows and then along the columns. */
function transformBlock(block: Float32Array): void {
  transformLines(block, half)
  transformLines(half, block)
}

/** Transforms each row, and stores it as a column. */
function transformLines(from: Float32Array, to: Float32Array): void {
  for (let row = 0; row < blockSide; row += 1)
    for (let sample = 0; sample < blockSide; sample += 1) {
      let sum = 0
      for (let frequency = 0; frequency < blockSide; frequency += 1)
        sum += (from[row * blockSide + frequency] ?? 0) * (basis[sample * blockSide + frequency] ?? 0)
      to[sample * blockSide + row] = sum
    }
}

interface Target {
  samples: Uint16Array
  width: number
  height: number
  channel: number
  channels: number
  precision: number
}

/** Stores the part of a block that is inside the image, around the middle of the range of values. */
function storeBlock(block: Float32Array, corner: { x: number; y: number }, target: Target): void {
  const { samples, width, height, channel, channels, precision } = target
  const highest = 2 ** precision - 1
  const middle = 2 ** (precision - 1)
  for (let y = 0; y < Math.min(blockSide, height - corner.y); y += 1)
    for (let x = 0; x < Math.min(blockSide, width - corner.x); x += 1) {
      const value = Math.round((block[y * blockSide + x] ?? 0) + middle)
      samples[((corner.y + y) * width + corner.x + x) * channels + channel] = Math.min(highest, Math.max(0, value))
    }
}
