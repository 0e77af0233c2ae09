/** What every decoder of this folder returns. */
import type { ImageDetails, Note } from './image-job'

export type Canvas = OffscreenCanvas

/** Pixels ready to be drawn, and what is known about them. */
export interface DecodedImage {
  source: ImageBitmap | Canvas
  width: number
  height: number
  isLossless: boolean
  notes: Note[]
  /** What else is told about the picture; spacing and places of words are those of the source. */
  more?: Pick<ImageDetails, 'spacing' | 'frame' | 'print' | 'dicom'>
}
