'use client'

import { ExternalLink as ExternalIcon } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { useMessages } from '@/components/i18n/messages-provider'

const middleButton = 1

interface ExternalLinkProps {
  /** https only. */
  href: string
  /** Absent for a link that is named after where it leads. */
  host?: string
  /** Called before the link opens, by any button or key. */
  onOpen?: (event: MouseEvent) => void
  children: ReactNode
}

/** An external link: new tab, no referrer, and visibly where it leads. */
export function ExternalLink({ href, host, onOpen, children }: ExternalLinkProps) {
  const { sources } = useMessages()
  return (
    <a
      className="group inline py-0.5"
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      onClick={onOpen}
      onAuxClick={(event) => event.button === middleButton && onOpen?.(event)}
    >
      <span className="prose-link">{children}</span>
      {host !== undefined && (
        <>
          {' '}
          <span className="text-muted text-xs print:hidden">{host}</span>
          <ExternalIcon aria-hidden className="ms-1 inline size-3 align-baseline" />
        </>
      )}
      <span className="sr-only select-none">{sources.newTab}</span>
    </a>
  )
}
