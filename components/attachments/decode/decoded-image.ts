/** The result of every decoder in this folder. */
import type { ImageDetails, Note } from './image-job'

export type Canvas = OffscreenCanvas

/** Decoded pixels and their properties. */
export interface DecodedImage {
  source: ImageBitmap | Canvas
  width: number
  height: number
  isLossless: boolean
  notes: Note[]
  /** Further details; spacing and word boxes are in source pixels. */
  more?: Pick<ImageDetails, 'spacing' | 'frame' | 'pageText' | 'dicom'>
}
