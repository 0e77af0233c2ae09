/** A DICOM file as one picture: the frame and window that were chosen, else its first frame as the file wants it seen. */
import { DicomFile } from '@/components/attachments/dicom/dicom-file'
import { upright } from './apply-orientation'
import type { Opened } from './decoded-image'
import { RefusedError, type View } from './image-job'

export async function openDicom(bytes: Uint8Array<ArrayBuffer>, view: View): Promise<Opened> {
  const dicom = await DicomFile.open(bytes)
  const { frames, modality, burnedIn, spacing, rows, columns } = dicom.facts
  if (view.frame >= frames) throw new RefusedError({ code: 'noImage' })
  return {
    ...upright(await dicom.draw(view.frame, view.window), 1),
    width: columns,
    height: rows,
    isLossless: true,
    notes: [],
    more: {
      ...(spacing ? { spacing } : {}),
      ...(frames > 1 ? { frame: { index: view.frame, count: frames } } : {}),
      dicom: { modality, removed: dicom.identities, burnedIn },
    },
  }
}
