/** Reads the image attributes of a DICOM file. */
import { RejectedFileError } from '@/components/attachments/decode/image-job'
import { type LookupTable, readLookupTable } from './lookup-table'
import type { DataSet } from './parse-data-set'
import type { Preset, WindowShape } from './window-level'

export interface ImageAttributes {
  rows: number
  columns: number
  frames: number
  samples: number
  /** Bits allocated per sample, and how many of them are used. */
  bitsAllocated: number
  bitsStored: number
  highBit: number
  isSigned: boolean
  photometric: string
  /** True when each colour has its own plane. */
  isPlanar: boolean
  modality: string
  slope: number
  intercept: number
  /** Maps stored to measured values in place of slope and intercept; null in most files. */
  modalityTable: LookupTable | null
  windows: Preset[]
  /** How a window maps values to grey. */
  windowShape: WindowShape
  /** Maps measured values to grey in place of a window; null in most files. */
  greyTable: (LookupTable & { label: string }) | null
  /** Height of a pixel divided by its width: 1 for square ones. */
  pixelAspect: number
  /** Pixel spacing in millimetres; null where the file does not state it. */
  spacing: { across: number; down: number; isAtDetector: boolean } | null
  /** Whether names may be burned into the pixels. */
  burnedIn: 'yes' | 'no' | 'unknown'
}

export function readImageAttributes(set: DataSet): ImageAttributes {
  const rows = set.uint16(0x00280010) ?? 0
  const columns = set.uint16(0x00280011) ?? 0
  const bitsAllocated = set.uint16(0x00280100) ?? 0
  if (rows * columns === 0) throw new RejectedFileError({ code: 'noImage' })
  if (bitsAllocated !== 8 && bitsAllocated !== 16)
    throw new RejectedFileError({ code: 'unsupported', what: `${bitsAllocated} bit` })
  const bitsStored = set.uint16(0x00280101) ?? bitsAllocated
  const isSigned = set.uint16(0x00280103) === 1
  const [slope = 1] = readDecimals(set, 0x00281053, 0x00289145)
  const [intercept = 0] = readDecimals(set, 0x00281052, 0x00289145)
  return {
    rows,
    columns,
    frames: Math.max(1, set.decimals(0x00280008)[0] ?? 1),
    samples: set.uint16(0x00280002) ?? 1,
    bitsAllocated,
    bitsStored,
    highBit: set.uint16(0x00280102) ?? bitsStored - 1,
    isSigned,
    photometric: set.text(0x00280004),
    isPlanar: set.uint16(0x00280006) === 1,
    modality: set.text(0x00080060),
    slope,
    intercept,
    modalityTable: readLookupTable(set.firstItem(0x00283000), 0x00283002, 0x00283006, isSigned),
    windows: readWindows(set),
    windowShape: toWindowShape(set.text(0x00281056)),
    greyTable: readGreyTable(set, isSigned || intercept < 0),
    pixelAspect: readPixelAspect(set),
    spacing: readSpacing(set),
    burnedIn: toBurnedIn(set.text(0x00280301)),
  }
}

/** Enhanced files store these for all frames or per frame; the first frame's values are used for all. */
function readDecimals(set: DataSet, tag: number, group: number): number[] {
  const shared = set.firstItem(0x52009229)?.firstItem(group)
  const perFrame = set.firstItem(0x52009230)?.firstItem(group)
  return [set, shared, perFrame].map((each) => each?.decimals(tag) ?? []).find(({ length }) => length > 0) ?? []
}

function readWindows(set: DataSet): Preset[] {
  const centers = readDecimals(set, 0x00281050, 0x00289132)
  const widths = readDecimals(set, 0x00281051, 0x00289132)
  const labels = set.texts(0x00281055)
  return centers.slice(0, 8).flatMap((center, index): Preset[] => {
    const width = widths[index]
    const label = labels[index]
    return width === undefined || width < 1 ? [] : [{ name: 'file', center, width, ...(label ? { label } : {}) }]
  })
}

function readGreyTable(set: DataSet, isSigned: boolean): ImageAttributes['greyTable'] {
  const item = set.firstItem(0x00283010)
  const table = readLookupTable(item, 0x00283002, 0x00283006, isSigned)
  return table && { ...table, label: item?.text(0x00283003) ?? '' }
}

function toWindowShape(name: string): WindowShape {
  return name === 'SIGMOID' || name === 'LINEAR_EXACT' ? name : 'LINEAR'
}

/** Pixels further from square are a mistake in the file. */
const pixelAspectMax = 8

/** Source: PS3.3, C.7.6.3.1.7: the ratio is stated where the spacing is unknown. */
function readPixelAspect(set: DataSet): number {
  const spacing = readSpacing(set)
  const [down = 1, across = 1] = spacing ? [spacing.down, spacing.across] : set.decimals(0x00280034)
  const aspect = down / across
  return aspect >= 1 / pixelAspectMax && aspect <= pixelAspectMax ? aspect : 1
}

/** Source: PS3.3, 10.7.1.3: rows first. At the detector of an X-ray tube the body is smaller than its image. */
function readSpacing(set: DataSet): ImageAttributes['spacing'] {
  const [down, across = down] = readDecimals(set, 0x00280030, 0x00289110)
  if (down && across && down > 0 && across > 0) return { across, down, isAtDetector: false }
  const [atDown, atAcross = atDown] = set.decimals(0x00181164)
  if (atDown && atAcross && atDown > 0 && atAcross > 0) return { across: atAcross, down: atDown, isAtDetector: true }
  return null
}

function toBurnedIn(code: string): ImageAttributes['burnedIn'] {
  if (code === 'NO') return 'no'
  return code === 'YES' ? 'yes' : 'unknown'
}
