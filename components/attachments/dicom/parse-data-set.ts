/**
 * Parses the data elements that an image needs. Values stay in the file's buffer until asked for; patient data is
 * never copied. The file is untrusted: every length is checked against its size.
 *
 * Source: DICOM PS3.5 (2026), 7.1 data elements, 7.5 sequences, A.4 encapsulated pixel data; PS3.10, 7.1 file meta.
 */

/** Per data set; a larger count would only occupy the worker. */
const elementsMax = 50_000
const depthMax = 12
const undefinedLength = 0xffffffff

const item = 0xfffee000
const itemEnd = 0xfffee00d
const sequenceEnd = 0xfffee0dd

export const pixelDataTag = 0x7fe00010

/** The encoding of data elements. */
export interface Encoding {
  isExplicit: boolean
  isLittleEndian: boolean
}

export const explicitLittle: Encoding = { isExplicit: true, isLittleEndian: true }

interface Element {
  start: number
  length: number
  /** Fragments of encapsulated pixel data, the offset table first. */
  fragments?: Uint8Array[]
  isSequence: boolean
}

/** These types have two reserved bytes and a four-byte length. */
const longTypes = new Set(['OB', 'OD', 'OF', 'OL', 'OV', 'OW', 'SQ', 'SV', 'UC', 'UN', 'UR', 'UT', 'UV'])

export class DataSet {
  private readonly elements = new Map<number, Element>()
  private readonly bytes: Uint8Array
  private readonly view: DataView
  private readonly encoding: Encoding
  /** Offset at which parsing ended. */
  readonly end: number

  /**
   * @param isOver decides by the next tag whether to stop, for example before another encoding starts
   * @throws RangeError where a length exceeds the file
   */
  constructor(
    bytes: Uint8Array,
    start: number,
    end: number,
    encoding: Encoding,
    isOver: (tag: number) => boolean = () => false,
    depth = 0,
  ) {
    this.bytes = bytes
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    this.encoding = encoding
    if (depth > depthMax) throw new RangeError('DICOM sequences are nested too deep')
    let at = start
    // Trailing bytes too few for an element are padding.
    while (at + 8 <= end) {
      const tag = this.tagAt(at)
      if (isOver(tag)) break
      if (tag === itemEnd) {
        at += 8
        break
      }
      at = this.readElement(tag, at, end, depth)
      if (this.elements.size > elementsMax) throw new RangeError('DICOM file has too many elements')
    }
    this.end = at
  }

  private tagAt(at: number): number {
    const { isLittleEndian } = this.encoding
    return this.view.getUint16(at, isLittleEndian) * 0x10000 + this.view.getUint16(at + 2, isLittleEndian)
  }

  /** @returns offset of the next element */
  private readElement(tag: number, at: number, end: number, depth: number): number {
    const { isLittleEndian, isExplicit } = this.encoding
    const type = isExplicit ? String.fromCharCode(this.view.getUint8(at + 4), this.view.getUint8(at + 5)) : ''
    if (isExplicit && !/^[A-Z]{2}$/.test(type)) throw new RangeError(`DICOM element at ${at} has no type`)
    const isLong = longTypes.has(type)
    const start = at + (isLong ? 12 : 8)
    const length =
      isExplicit && !isLong
        ? this.view.getUint16(at + 6, isLittleEndian)
        : this.view.getUint32(at + (isExplicit ? 8 : 4), isLittleEndian)
    if (length !== undefinedLength) {
      if (start + length > end) throw new RangeError(`DICOM element at ${at} is longer than its file`)
      this.elements.set(tag, { start, length, isSequence: type === 'SQ' || type === '' })
      return start + length
    }
    if (tag === pixelDataTag) return this.readFragments(start, end)
    // Only the end of an unknown sequence is needed; PS3.5, 6.2.2: its items are implicit little endian.
    const inner = type === 'UN' ? { isExplicit: false, isLittleEndian: true } : this.encoding
    const next = this.endOfSequence(start, end, inner, depth)
    this.elements.set(tag, { start, length: next - start, isSequence: true })
    return next
  }

  private readFragments(start: number, end: number): number {
    const fragments: Uint8Array[] = []
    for (let at = start; ; ) {
      const tag = this.tagAt(at)
      const length = this.view.getUint32(at + 4, this.encoding.isLittleEndian)
      if (tag === sequenceEnd || at + 8 === end) {
        this.elements.set(pixelDataTag, { start, length: at - start, fragments, isSequence: false })
        return at + 8
      }
      if (tag !== item || at + 8 + length > end) throw new RangeError('DICOM pixel data breaks off')
      fragments.push(this.bytes.subarray(at + 8, at + 8 + length))
      at += 8 + length
    }
  }

  private endOfSequence(start: number, end: number, encoding: Encoding, depth: number): number {
    for (let at = start; at + 8 <= end; ) {
      const length = this.view.getUint32(at + 4, encoding.isLittleEndian)
      if (this.tagAt(at) === sequenceEnd) return at + 8
      if (this.tagAt(at) !== item) throw new RangeError(`DICOM sequence breaks off at ${at}`)
      at =
        length === undefinedLength
          ? new DataSet(this.bytes, at + 8, end, encoding, () => false, depth + 1).end
          : at + 8 + length
    }
    throw new RangeError('DICOM sequence has no end')
  }

  has(tag: number): boolean {
    return (this.elements.get(tag)?.length ?? 0) > 0
  }

  /** The bytes of a value; undefined if absent or empty. */
  value(tag: number): Uint8Array | undefined {
    const element = this.elements.get(tag)
    return element && element.length > 0
      ? this.bytes.subarray(element.start, element.start + element.length)
      : undefined
  }

  /** Fragments of encapsulated pixel data, and their offset table. */
  get fragments(): { offsets: Uint8Array; pieces: Uint8Array[] } | undefined {
    const [offsets, ...pieces] = this.elements.get(pixelDataTag)?.fragments ?? []
    return offsets && { offsets, pieces }
  }

  /** For codes only (UID, CS, DS, IS, LO of a window), which are plain ASCII. */
  text(tag: number): string {
    const value = this.value(tag)
    return value
      ? String.fromCharCode(...value.subarray(0, 1024))
          .replace(/[\0 ]+$/g, '')
          .trim()
      : ''
  }

  texts(tag: number): string[] {
    const text = this.text(tag)
    return text === '' ? [] : text.split('\\').map((each) => each.trim())
  }

  /** Numbers written as text (DS, IS). */
  decimals(tag: number): number[] {
    return this.texts(tag).map(Number).filter(Number.isFinite)
  }

  uint16(tag: number): number | undefined {
    return this.uint16s(tag)[0]
  }

  uint16s(tag: number): number[] {
    const element = this.elements.get(tag)
    if (!element) return []
    const count = Math.min(Math.floor(element.length / 2), 65_536)
    return Array.from({ length: count }, (_, index) =>
      this.view.getUint16(element.start + 2 * index, this.encoding.isLittleEndian),
    )
  }

  /** The first item of a sequence. */
  firstItem(tag: number): DataSet | undefined {
    const element = this.elements.get(tag)
    if (!element?.isSequence || element.length < 8 || this.tagAt(element.start) !== item) return undefined
    const length = this.view.getUint32(element.start + 4, this.encoding.isLittleEndian)
    const start = element.start + 8
    const end = element.start + element.length
    if (length !== undefinedLength && start + length > end)
      throw new RangeError('DICOM item is longer than its sequence')
    return new DataSet(
      this.bytes,
      start,
      length === undefinedLength ? end : start + length,
      this.encoding,
      () => false,
      1,
    )
  }
}
