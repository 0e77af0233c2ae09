'use client'

import { ExternalLink as ExternalIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useWords } from './words/words'

/** A link that leaves the product: new tab, no referrer, its host in sight. `href` must be https. */
export function ExternalLink({ href, host, children }: { href: string; host: string; children: ReactNode }) {
  const { sources } = useWords()
  return (
    <a className="group inline py-0.5" href={href} target="_blank" rel="noopener noreferrer">
      <span className="prose-link">{children}</span> <span className="text-muted text-xs print:hidden">{host}</span>
      <ExternalIcon aria-hidden className="ms-1 inline size-3 align-baseline" />
      <span className="sr-only">{sources.newTab}</span>
    </a>
  )
}
