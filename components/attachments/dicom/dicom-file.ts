/**
 * A DICOM file, opened in the browser: pictures come out, names do not. Loaded in a worker, when the first such file is
 * met.
 */
import { checkPixels, fileBytesMax } from '@/components/attachments/decode/file-limits'
import { RefusedError } from '@/components/attachments/decode/image-job'
import { type Samples, unpack } from './decode-frame'
import { framesOf } from './frames'
import { type ImageFacts, readFacts } from './image-attributes'
import { DataSet, type Encoding, explicitLittle } from './parse-data-set'
import { type Identity, identitiesIn } from './patient-tags'
import { measuredValues, renderColour, renderGrey, wholeWindow } from './render-frame'
import { packingName, type TransferSyntax, transferSyntax } from './transfer-syntax'
import { type Preset, presetsFor, type Window } from './window-level'

export class DicomFile {
  readonly facts: ImageFacts
  /** What was there about people and places, and stays behind. */
  readonly identities: Identity[]
  private readonly set: DataSet
  private readonly syntax: TransferSyntax
  private readonly frames: Uint8Array[]
  private readonly measured: Float64Array
  /** Of the frame looked at: turning a window draws the same one again and again. */
  private last: { frame: number; samples: Samples } | undefined

  private constructor(set: DataSet, syntax: TransferSyntax) {
    this.set = set
    this.syntax = syntax
    this.facts = readFacts(set)
    checkPixels({ width: this.facts.columns, height: this.facts.rows })
    this.identities = identitiesIn(set)
    this.frames = framesOf(set, this.facts)
    this.measured = measuredValues(this.facts)
  }

  /** @throws RefusedError, or RangeError where the file is damaged */
  static async open(bytes: Uint8Array<ArrayBuffer>): Promise<DicomFile> {
    const { start, uid } = readMeta(bytes)
    const syntax = uid === '' ? guessSyntax(bytes, start) : transferSyntax(uid)
    if (!syntax) throw new RefusedError({ code: 'unsupported', what: packingName(uid) })
    if (!syntax.isDeflated) return new DicomFile(new DataSet(bytes, start, bytes.length, syntax), syntax)
    const inflated = await inflate(bytes.subarray(start))
    return new DicomFile(new DataSet(inflated, 0, inflated.length, syntax), syntax)
  }

  get isColour(): boolean {
    return this.facts.samples === 3 || this.facts.photometric === 'PALETTE COLOR'
  }

  /** The first is how the picture is shown when nobody chose; none for colour. */
  async presets(frame: number): Promise<Preset[]> {
    if (this.isColour) return []
    const { modality, windows } = this.facts
    return presetsFor(modality, windows, wholeWindow(await this.samples(frame), this.measured))
  }

  async draw(frame: number, window?: Window): Promise<ImageData> {
    const samples = await this.samples(frame)
    if (this.isColour) return renderColour(samples, this.set, this.facts)
    const [preset] = window ? [window] : await this.presets(frame)
    return renderGrey(samples, this.facts, this.measured, preset ?? { center: 128, width: 256 })
  }

  private async samples(frame: number): Promise<Samples> {
    if (this.last?.frame === frame) return this.last.samples
    const packed = this.frames[frame]
    if (!packed) throw new RangeError(`There is no frame ${frame}`)
    const samples = await unpack(packed, this.syntax.packing, this.syntax.isLittleEndian, this.facts)
    this.last = { frame, samples }
    return samples
  }
}

/** The file's own header, always written the same way; old files have none. */
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
  return { ...encoding, isDeflated: false, packing: 'plain' }
}

/** A few kilobytes can unfold to gigabytes, so the limit holds while it unfolds. */
async function inflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader()
  const parts: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length
    if (length > fileBytesMax) throw new RefusedError({ code: 'fileTooLarge', bytesMax: fileBytesMax })
    parts.push(part.value)
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer())
}
