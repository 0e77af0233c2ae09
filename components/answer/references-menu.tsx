'use client'

import { BookMarked } from 'lucide-react'
import { useMessages } from '@/components/i18n/messages-provider'
import { splitCited } from '@/components/sources/split-cited'
import { quietButton } from '@/components/ui/button-styles'
import { Menu, menuItem } from '@/components/ui/menu'
import { citationFormatNames } from '@/lib/shared/citations/format-names'
import type { Evidence } from '@/lib/wire/evidence'

/**
 * Downloads the references of an answer for a manuscript or reference manager. The server writes them from the stored
 * articles, with all authors and the abstract, which an answer does not carry.
 */
export function ReferencesMenu({ evidence }: { evidence: Evidence }) {
  const { exports: messages } = useMessages()
  const { cited } = splitCited(evidence)
  if (cited.length === 0) return null
  const href = (format: string) =>
    `/api/library/export?${new URLSearchParams([['format', format], ...cited.map(({ id }) => ['id', id])])}`
  return (
    <Menu
      side="above"
      className={quietButton}
      label={
        <>
          <BookMarked aria-hidden className="size-4" />
          {messages.references}
        </>
      }
    >
      <ul aria-label={messages.references}>
        {citationFormatNames.map((format) => (
          <li key={format}>
            <a href={href(format)} download className={menuItem}>
              {messages.formats[format]}
            </a>
          </li>
        ))}
      </ul>
    </Menu>
  )
}
