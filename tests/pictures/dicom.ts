/** Writes DICOM files for tests, in every transfer syntax that the page opens. Source: DICOM PS3.5 (2026), 7.1, A.4. */
import { createRequire } from 'node:module'
import { deflateRawSync } from 'node:zlib'
import { height, width } from './samples'

const require = createRequire(import.meta.url)

export const syntaxes = {
  implicit: '1.2.840.10008.1.2',
  explicit: '1.2.840.10008.1.2.1',
  deflated: '1.2.840.10008.1.2.1.99',
  bigEndian: '1.2.840.10008.1.2.2',
  jpeg: '1.2.840.10008.1.2.4.50',
  jpegLossless: '1.2.840.10008.1.2.4.70',
  jpegLs: '1.2.840.10008.1.2.4.80',
  jpeg2000: '1.2.840.10008.1.2.4.90',
  mpeg: '1.2.840.10008.1.2.4.102',
  rle: '1.2.840.10008.1.2.5',
} as const

export interface Element {
  tag: number
  type: string
  /** Text; one or more 16 bit numbers; bytes as they are; or the pieces of compressed pixel data. */
  value: string | number | number[] | Buffer | Buffer[]
}

export const patient = 'DOE^JANE'

/** Who, when and where: nothing of it may leave the browser. */
export const identity: Element[] = [
  { tag: 0x00080020, type: 'DA', value: '20260102' },
  { tag: 0x00080080, type: 'LO', value: 'St Secret Hospital' },
  { tag: 0x00080090, type: 'PN', value: 'REFERRER^R' },
  { tag: 0x00100010, type: 'PN', value: patient },
  { tag: 0x00100020, type: 'LO', value: 'SECRET-4711' },
  { tag: 0x00100030, type: 'DA', value: '19500101' },
]

interface Picture {
  rows: number
  columns: number
  pixels: Buffer | Buffer[]
  bits?: 8 | 16
  samples?: 1 | 3
  photometric?: string
  more?: Element[]
  syntax?: keyof typeof syntaxes
  /** Old archives leave out the preamble and the file's own header. */
  isBare?: boolean
}

export function dicom(picture: Picture): Buffer {
  const {
    rows,
    columns,
    pixels,
    bits = 16,
    samples = 1,
    photometric = 'MONOCHROME2',
    more = [],
    syntax = 'explicit',
  } = picture
  const data = elements(
    [
      ...identity,
      ...(more.some(({ tag }) => tag === 0x00080060) ? [] : [{ tag: 0x00080060, type: 'CS', value: 'CT' }]),
      { tag: 0x00280002, type: 'US', value: samples },
      { tag: 0x00280004, type: 'CS', value: photometric },
      ...(samples === 3 ? [{ tag: 0x00280006, type: 'US', value: 0 }] : []),
      { tag: 0x00280010, type: 'US', value: rows },
      { tag: 0x00280011, type: 'US', value: columns },
      { tag: 0x00280100, type: 'US', value: bits },
      { tag: 0x00280101, type: 'US', value: bits },
      { tag: 0x00280102, type: 'US', value: bits - 1 },
      { tag: 0x00280103, type: 'US', value: bits === 16 ? 1 : 0 },
      ...more,
      { tag: 0x7fe00010, type: bits === 16 ? 'OW' : 'OB', value: pixels },
    ],
    syntax,
  )
  if (picture.isBare) return data
  const meta = elements([{ tag: 0x00020010, type: 'UI', value: syntaxes[syntax] }], 'explicit')
  const body = syntax === 'deflated' ? deflateRawSync(data) : data
  return Buffer.concat([Buffer.alloc(128), Buffer.from('DICM'), meta, body])
}

/** In the order of their tags; a later one of the same tag replaces an earlier one. */
function elements(all: Element[], syntax: keyof typeof syntaxes): Buffer {
  const byTag = new Map(all.map((element) => [element.tag, element]))
  return Buffer.concat([...byTag.values()].sort((a, b) => a.tag - b.tag).map((element) => encoded(element, syntax)))
}

function encoded({ tag, type, value }: Element, syntax: keyof typeof syntaxes): Buffer {
  const isBig = syntax === 'bigEndian'
  const uint16 = (number: number) => Buffer.from(isBig ? [number >> 8, number & 255] : [number & 255, number >> 8])
  const uint32 = (number: number) =>
    isBig
      ? Buffer.concat([uint16(number >>> 16), uint16(number & 0xffff)])
      : Buffer.concat([uint16(number & 0xffff), uint16(number >>> 16)])
  const head = Buffer.concat([uint16(tag >>> 16), uint16(tag & 0xffff)])
  const isLong = ['OB', 'OW', 'SQ', 'UN'].includes(type)
  if (Array.isArray(value) && value.some(Buffer.isBuffer))
    return Buffer.concat([
      head,
      Buffer.from(type),
      Buffer.alloc(2),
      uint32(0xffffffff),
      ...pieces(value.filter(Buffer.isBuffer)),
    ])
  const bytes = even(bytesOf(value, type, uint16, isBig))
  if (syntax === 'implicit') return Buffer.concat([head, uint32(bytes.length), bytes])
  const length = isLong ? Buffer.concat([Buffer.alloc(2), uint32(bytes.length)]) : uint16(bytes.length)
  return Buffer.concat([head, Buffer.from(type), length, bytes])
}

function bytesOf(value: Element['value'], type: string, uint16: (number: number) => Buffer, isBig: boolean): Buffer {
  if (typeof value === 'string')
    return Buffer.from(value.length % 2 === 0 ? value : `${value}${type === 'UI' ? '\0' : ' '}`, 'latin1')
  if (typeof value === 'number') return uint16(value)
  if (Buffer.isBuffer(value)) return type === 'OW' && isBig ? Buffer.from(value).swap16() : value
  return Buffer.concat(value.map((each) => (typeof each === 'number' ? uint16(each) : each)))
}

/** An empty table of offsets, each frame in one piece, the end. */
function pieces(frames: Buffer[]): Buffer[] {
  const piece = (tag: number, bytes: Buffer) => {
    const head = Buffer.alloc(8)
    head.writeUInt16LE(0xfffe, 0)
    head.writeUInt16LE(tag, 2)
    head.writeUInt32LE(bytes.length, 4)
    return Buffer.concat([head, bytes])
  }
  return [
    piece(0xe000, Buffer.alloc(0)),
    ...frames.map((frame) => piece(0xe000, even(frame))),
    piece(0xe0dd, Buffer.alloc(0)),
  ]
}

function even(bytes: Buffer): Buffer {
  return bytes.length % 2 === 0 ? bytes : Buffer.concat([bytes, Buffer.alloc(1)])
}

/** One literal run for each byte of a sample: valid, and as simple as the packing allows. */
export function packRle(planes: Buffer[]): Buffer {
  const segments = planes.map((plane) => {
    const runs: Buffer[] = []
    for (let at = 0; at < plane.length; at += 128) {
      const run = plane.subarray(at, at + 128)
      runs.push(Buffer.from([run.length - 1]), run)
    }
    return even(Buffer.concat(runs))
  })
  const head = Buffer.alloc(64)
  head.writeUInt32LE(segments.length, 0)
  segments.reduce((offset, segment, index) => {
    head.writeUInt32LE(offset, 4 + 4 * index)
    return offset + segment.length
  }, 64)
  return Buffer.concat([head, ...segments])
}

/** 16 bit samples, little endian. */
export function samples16(values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2)
  for (const [index, value] of values.entries()) bytes.writeInt16LE(value, 2 * index)
  return bytes
}

/** What the encoders that come with the decoders share. */
interface Encoder {
  getDecodedBuffer(info: object): Uint8Array
  setNearLossless?(error: number): void
  setQuality?(isReversible: boolean, rate: number): void
  encode(): void
  getEncodedBuffer(): Uint8Array
}

export async function packJpeg2000(pixels: Buffer): Promise<Buffer> {
  const { J2KEncoder } = await require('@cornerstonejs/codec-openjpeg')()
  const encoder: Encoder = new J2KEncoder()
  encoder.setQuality?.(true, 0)
  return packed(encoder, pixels)
}

export async function packJpegLs(pixels: Buffer): Promise<Buffer> {
  const { JpegLSEncoder } = await require('@cornerstonejs/codec-charls')()
  const encoder: Encoder = new JpegLSEncoder()
  encoder.setNearLossless?.(0)
  return packed(encoder, pixels)
}

/** Signed as they are kept; JPEG-LS knows no signs and keeps the bits. */
function packed(encoder: Encoder, pixels: Buffer): Buffer {
  const info = { width, height, bitsPerSample: 16, componentCount: 1, isSigned: true }
  encoder.getDecodedBuffer(info).set(pixels)
  encoder.encode()
  return Buffer.from(encoder.getEncodedBuffer())
}
