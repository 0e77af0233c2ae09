/** Renders samples for the screen. Source: DICOM PS3.3 (2026), C.7.6.3.1.2 (photometric), C.11 (look-up tables). */

import type { Samples } from './decode-frame'
import type { ImageAttributes } from './image-attributes'
import { lookUp, readLookupTable } from './lookup-table'
import type { DataSet } from './parse-data-set'
import { toGrey, type Window } from './window-level'

/** The modality look-up table: the measured value for every stored value. */
export function buildModalityLut(attributes: ImageAttributes): Float64Array {
  const { bitsAllocated, bitsStored, highBit, isSigned, slope, intercept, modalityTable } = attributes
  const unused = Math.max(0, highBit - bitsStored + 1)
  const span = 2 ** bitsStored
  return Float64Array.from({ length: 2 ** bitsAllocated }, (_, kept) => {
    const bits = (kept >> unused) % span
    const stored = isSigned && bits >= span / 2 ? bits - span : bits
    return modalityTable ? lookUp(modalityTable, stored) : stored * slope + intercept
  })
}

/** The window that spans all values of a frame. */
export function computeFullWindow({ data }: Samples, modalityLut: Float64Array): Window {
  let low = Number.POSITIVE_INFINITY
  let high = Number.NEGATIVE_INFINITY
  for (const kept of data) {
    const value = modalityLut[kept] ?? 0
    if (value < low) low = value
    if (value > high) high = value
  }
  return { center: (low + high + 1) / 2, width: Math.max(1, high - low + 1) }
}

export function renderGrey(
  { data }: Samples,
  attributes: ImageAttributes,
  modalityLut: Float64Array,
  window: Window,
): ImageData {
  const isInverted = attributes.photometric === 'MONOCHROME1'
  const toGreyLevel = mapToGrey(attributes, window)
  const greys = Uint8Array.from(modalityLut, (value) => (isInverted ? 255 - toGreyLevel(value) : toGreyLevel(value)))
  const image = new ImageData(attributes.columns, attributes.rows)
  const pixels = new Uint32Array(image.data.buffer)
  // Pixels are RGBA bytes; every browser platform is little endian.
  for (let index = 0; index < pixels.length; index += 1) {
    const grey = greys[data[index] ?? 0] ?? 0
    pixels[index] = 0xff000000 + grey * 0x010101
  }
  return image
}

/** @returns the grey level, 0 to 255, of a measured value: by the file's own table or by a window */
export function mapToGrey(
  { greyTable, windowShape }: Pick<ImageAttributes, 'greyTable' | 'windowShape'>,
  window: Window,
): (value: number) => number {
  if (!window.usesTable || !greyTable) return (value) => toGrey(value, window, windowShape)
  const scale = 255 / (2 ** greyTable.bits - 1)
  return (value) => Math.min(255, Math.round(lookUp(greyTable, value) * scale))
}

export function renderColour(samples: Samples, set: DataSet, attributes: ImageAttributes): ImageData {
  const image = new ImageData(attributes.columns, attributes.rows)
  const colourAt = colourReader(samples, set, attributes)
  for (let pixel = 0, at = 0; at < image.data.length; pixel += 1, at += 4) {
    const [red, green, blue] = colourAt(pixel)
    image.data[at] = red
    image.data[at + 1] = green
    image.data[at + 2] = blue
    image.data[at + 3] = 255
  }
  return image
}

type Colour = [red: number, green: number, blue: number]

function colourReader(samples: Samples, set: DataSet, attributes: ImageAttributes): (pixel: number) => Colour {
  const { data, isRgb } = samples
  if (attributes.photometric === 'PALETTE COLOR') return paletteReader(data, set)
  if (attributes.photometric === 'YBR_FULL_422' && !isRgb)
    return (pixel) => {
      const pair = Math.floor(pixel / 2) * 4
      return fromYbr(data[pair + (pixel % 2)] ?? 0, data[pair + 2] ?? 0, data[pair + 3] ?? 0)
    }
  const read = sampleReader(samples, attributes)
  return isRgb || !attributes.photometric.startsWith('YBR') ? read : (pixel) => fromYbr(...read(pixel))
}

function sampleReader(
  { data, isPlanar }: Samples,
  { rows, columns, bitsStored }: ImageAttributes,
): (pixel: number) => Colour {
  const [step, next] = isPlanar ? [1, rows * columns] : [3, 1]
  const shift = Math.max(0, bitsStored - 8)
  const at = (index: number) => (data[index] ?? 0) >> shift
  return (pixel) => [at(step * pixel), at(step * pixel + next), at(step * pixel + 2 * next)]
}

/** `Uint8ClampedArray` clamps the result. */
function fromYbr(y: number, blue: number, red: number): Colour {
  return [y + 1.402 * (red - 128), y - 0.344136 * (blue - 128) - 0.714136 * (red - 128), y + 1.772 * (blue - 128)]
}

/** The entries of 16 bits are scaled to 8. */
function paletteReader(data: Samples['data'], set: DataSet): (pixel: number) => Colour {
  const tables = [0x00281201, 0x00281202, 0x00281203].map((tag) => readLookupTable(set, 0x00281101, tag, false))
  return (pixel) => {
    const [red = 0, green = 0, blue = 0] = tables.map((table) => {
      const value = table ? lookUp(table, data[pixel] ?? 0) : 0
      return table?.bits === 8 ? value & 0xff : value >> 8
    })
    return [red, green, blue]
  }
}
