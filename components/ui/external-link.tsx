'use client'

import { ExternalLink as ExternalIcon } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { useMessages } from '@/components/i18n/messages-provider'

const middleButton = 1

interface ExternalLinkProps {
  /** https only. */
  href: string
  host: string
  /** Leaves the host to screen readers and the tooltip: for links that are named after where they lead. */
  hidesHost?: boolean
  /** Called before the link opens, by any button or key. */
  onOpen?: (event: MouseEvent) => void
  children: ReactNode
}

/** An external link: new tab, no referrer, visible host. */
export function ExternalLink({ href, host, hidesHost = false, onOpen, children }: ExternalLinkProps) {
  const { sources } = useMessages()
  return (
    <a
      className="group inline py-0.5"
      href={href}
      title={hidesHost ? host : undefined}
      target="_blank"
      rel="noopener noreferrer"
      onClick={onOpen}
      onAuxClick={(event) => event.button === middleButton && onOpen?.(event)}
    >
      <span className="prose-link">{children}</span>{' '}
      <span className={hidesHost ? 'sr-only select-none' : 'text-muted text-xs print:hidden'}>{host}</span>
      {!hidesHost && <ExternalIcon aria-hidden className="ms-1 inline size-3 align-baseline" />}
      <span className="sr-only select-none">{sources.newTab}</span>
    </a>
  )
}
