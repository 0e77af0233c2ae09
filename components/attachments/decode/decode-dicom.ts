/**
 * Renders a DICOM file as one image: the chosen frame and window, by default the first frame with the file's own
 * window.
 */
import { DicomFile } from '@/components/attachments/dicom/dicom-file'
import type { DecodedImage } from './decoded-image'
import { drawDicom } from './draw-dicom'
import { RejectedFileError, type View } from './image-job'

export async function decodeDicom(bytes: Uint8Array<ArrayBuffer>, view: View): Promise<DecodedImage> {
  const dicom = await DicomFile.open(bytes)
  const { frames, modality, burnedIn } = dicom.attributes
  if (view.frame >= frames) throw new RejectedFileError({ code: 'noImage' })
  const { source, width, height, spacing } = await drawDicom(dicom, view)
  return {
    source,
    width,
    height,
    isLossless: true,
    notes: [],
    more: {
      ...(spacing ? { spacing } : {}),
      ...(frames > 1 ? { frame: { index: view.frame, count: frames } } : {}),
      dicom: { modality, removed: dicom.patientTags, burnedIn },
    },
  }
}
