'use client'

import { ScanEye, ShieldCheck } from 'lucide-react'
import type { ImageDetails } from '@/components/attachments/decode/image-job'
import { fill } from '@/components/i18n/format-message'
import { useWords } from '@/components/i18n/messages-provider'

/** What of a DICOM file stays in this browser, and what may not. */
export function DicomNotes({ dicom }: { dicom: NonNullable<ImageDetails['dicom']> }) {
  const words = useWords()
  const names = dicom.removed.map((each) => words.dicom.identities[each])
  return (
    <ul className="space-y-0.5 text-muted text-xs">
      <li className="flex gap-1">
        <ShieldCheck aria-hidden className="mt-px size-3.5 shrink-0" />
        {names.length === 0
          ? words.dicom.nothingRemoved
          : fill(words.dicom.removed, { names: new Intl.ListFormat(words.tag).format(names) })}
      </li>
      {dicom.burnedIn !== 'no' && (
        <li className={`flex gap-1 ${dicom.burnedIn === 'yes' ? 'font-semibold text-danger' : 'text-caution'}`}>
          <ScanEye aria-hidden className="mt-px size-3.5 shrink-0" />
          {dicom.burnedIn === 'yes' ? words.dicom.burnedIn : words.dicom.maybeBurnedIn}
        </li>
      )}
    </ul>
  )
}
