'use client'

import { ScanEye, ShieldCheck } from 'lucide-react'
import type { ImageDetails } from '@/components/attachments/decode/image-job'
import { formatMessage } from '@/components/i18n/format-message'
import { useMessages } from '@/components/i18n/messages-provider'

/** What stays in this browser, and whether names may be burned into the pixels. */
export function DicomNotes({ dicom }: { dicom: NonNullable<ImageDetails['dicom']> }) {
  const messages = useMessages()
  const names = dicom.removed.map((each) => messages.dicom.identities[each])
  return (
    <ul className="space-y-0.5 text-muted text-xs">
      <li className="flex gap-1">
        <ShieldCheck aria-hidden className="mt-px size-3.5 shrink-0" />
        {names.length === 0
          ? messages.dicom.nothingRemoved
          : formatMessage(messages.dicom.removed, { names: new Intl.ListFormat(messages.tag).format(names) })}
      </li>
      {dicom.burnedIn !== 'no' && (
        <li className={`flex gap-1 ${dicom.burnedIn === 'yes' ? 'font-semibold text-danger' : 'text-caution'}`}>
          <ScanEye aria-hidden className="mt-px size-3.5 shrink-0" />
          {dicom.burnedIn === 'yes' ? messages.dicom.burnedIn : messages.dicom.maybeBurnedIn}
        </li>
      )}
    </ul>
  )
}
