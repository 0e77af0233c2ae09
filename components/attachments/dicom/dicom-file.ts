/**
 * A DICOM file opened in the browser: images come out, patient data does not. Loaded in a worker with the first such
 * file.
 */
import { checkPixels, fileBytesMax } from '@/components/attachments/decode/file-limits'
import { RejectedFileError } from '@/components/attachments/decode/image-job'
import { decodeFrame, type Samples } from './decode-frame'
import { splitFrames } from './frames'
import { type ImageAttributes, readImageAttributes } from './image-attributes'
import { DataSet, type Encoding, explicitLittle } from './parse-data-set'
import { findPatientTags, type PatientTag } from './patient-tags'
import { buildModalityLut, computeFullWindow, renderColour, renderGrey } from './render-frame'
import { describeTransferSyntax, findTransferSyntax, type TransferSyntax } from './transfer-syntax'
import { listPresets, type Preset, type Window } from './window-level'

export class DicomFile {
  readonly attributes: ImageAttributes
  /** The patient data that the file holds; none of it is sent. */
  readonly patientTags: PatientTag[]
  private readonly set: DataSet
  private readonly syntax: TransferSyntax
  private readonly frames: Uint8Array[]
  private readonly modalityLut: Float64Array
  /** Cache: adjusting a window redraws the same frame. */
  private last: { frame: number; samples: Samples } | undefined

  private constructor(set: DataSet, syntax: TransferSyntax) {
    this.set = set
    this.syntax = syntax
    this.attributes = readImageAttributes(set)
    checkPixels({ width: this.attributes.columns, height: this.attributes.rows })
    this.patientTags = findPatientTags(set)
    this.frames = splitFrames(set, this.attributes)
    this.modalityLut = buildModalityLut(this.attributes)
  }

  /** @throws RejectedFileError, or RangeError for a damaged file */
  static async open(bytes: Uint8Array<ArrayBuffer>): Promise<DicomFile> {
    const { start, uid } = readMeta(bytes)
    const syntax = uid === '' ? guessSyntax(bytes, start) : findTransferSyntax(uid)
    if (!syntax) throw new RejectedFileError({ code: 'unsupported', what: describeTransferSyntax(uid) })
    if (!syntax.isDeflated) return new DicomFile(new DataSet(bytes, start, bytes.length, syntax), syntax)
    const inflated = await inflate(bytes.subarray(start))
    return new DicomFile(new DataSet(inflated, 0, inflated.length, syntax), syntax)
  }

  get isColour(): boolean {
    return this.attributes.samples === 3 || this.attributes.photometric === 'PALETTE COLOR'
  }

  /** The first preset is the default; colour images have none. */
  async presets(frame: number): Promise<Preset[]> {
    if (this.isColour) return []
    const { modality, windows, greyTable } = this.attributes
    const own = greyTable ? [...windows, toPreset(greyTable)] : windows
    return listPresets(modality, own, computeFullWindow(await this.samples(frame), this.modalityLut))
  }

  async draw(frame: number, window?: Window): Promise<ImageData> {
    const samples = await this.samples(frame)
    if (this.isColour) return renderColour(samples, this.set, this.attributes)
    const [preset] = window ? [window] : await this.presets(frame)
    return renderGrey(samples, this.attributes, this.modalityLut, preset ?? { center: 128, width: 256 })
  }

  private async samples(frame: number): Promise<Samples> {
    if (this.last?.frame === frame) return this.last.samples
    const packed = this.frames[frame]
    if (!packed) throw new RangeError(`There is no frame ${frame}`)
    const samples = await decodeFrame(packed, this.syntax.compression, this.syntax.isLittleEndian, this.attributes)
    this.last = { frame, samples }
    return samples
  }
}

/** The window that spans the table's values, so that it can be adjusted from there. */
function toPreset({ first, values, label }: NonNullable<ImageAttributes['greyTable']>): Preset {
  const width = values.length
  return { name: 'file', center: first + width / 2, width, usesTable: true, ...(label ? { label } : {}) }
}

/** The file meta information, always explicit little endian; old files have none. */
function readMeta(bytes: Uint8Array): { start: number; uid: string } {
  const isMarked = String.fromCharCode(...bytes.subarray(128, 132)) === 'DICM'
  const start = isMarked ? 132 : 0
  if (!isMarked && !(bytes[0] === 2 && bytes[1] === 0)) return { start, uid: '' }
  const meta = new DataSet(bytes, start, bytes.length, explicitLittle, (tag) => tag >= 0x00030000)
  return { start: meta.end, uid: meta.text(0x00020010) }
}

function guessSyntax(bytes: Uint8Array, start: number): TransferSyntax {
  const isExplicit = /^[A-Z]{2}$/.test(String.fromCharCode(...bytes.subarray(start + 4, start + 6)))
  const encoding: Encoding = { isExplicit, isLittleEndian: true }
  return { ...encoding, isDeflated: false, compression: 'plain' }
}

/** A few kilobytes can inflate to gigabytes, so check the limit while inflating. */
async function inflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader()
  const parts: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length
    if (length > fileBytesMax) throw new RejectedFileError({ code: 'fileTooLarge', bytesMax: fileBytesMax })
    parts.push(part.value)
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer())
}
