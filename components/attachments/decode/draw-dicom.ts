import type { DicomFile } from '@/components/attachments/dicom/dicom-file'
import { applyOrientation } from './apply-orientation'
import type { Canvas } from './decoded-image'
import { checkPixels } from './file-limits'
import { type ImageDetails, RejectedFileError, type View } from './image-job'

interface Drawn {
  source: Canvas
  width: number
  height: number
  /** As drawn: the same in both directions. */
  spacing: ImageDetails['spacing'] | null
}

/** Draws a frame with square pixels: those of a file that has others are stretched along their longer side. */
export async function drawDicom(dicom: DicomFile, { frame, window }: View): Promise<Drawn> {
  const { rows, columns, pixelAspect, spacing } = dicom.attributes
  const stored = applyOrientation(await dicom.draw(frame, window), 1).source
  const width = Math.round(columns * Math.max(1, 1 / pixelAspect))
  const height = Math.round(rows * Math.max(1, pixelAspect))
  if (width === columns && height === rows) return { source: stored, width, height, spacing }
  checkPixels({ width, height })
  const source = new OffscreenCanvas(width, height)
  const context = source.getContext('2d')
  if (!context) throw new RejectedFileError({ code: 'notDecoded' })
  context.imageSmoothingQuality = 'high'
  context.drawImage(stored, 0, 0, width, height)
  const mm = spacing && Math.min(spacing.across, spacing.down)
  return { source, width, height, spacing: mm ? { across: mm, down: mm, isAtDetector: spacing.isAtDetector } : null }
}
