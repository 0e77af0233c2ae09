'use client'

import { type MouseEvent, type ReactNode, useState } from 'react'
import { createPortal } from 'react-dom'
import { formatMessage } from '@/components/i18n/format-message'
import { useMessages } from '@/components/i18n/messages-provider'
import { Dialog } from '@/components/ui/dialog'
import { ExternalLink } from '@/components/ui/external-link'

/**
 * A link that an answer brought with it. What it was written from is untrusted, and an address can carry off what was
 * asked: it is shown whole, and opens when the reader has seen it. Links built from a record's identifiers open at once.
 *
 * @param href an https address
 */
export function AnswerLink({ href, children }: { href: string; children: ReactNode }) {
  const [isAsked, setIsAsked] = useState(false)
  const ask = (event: MouseEvent) => {
    event.preventDefault()
    setIsAsked(true)
  }
  return (
    <>
      <ExternalLink href={href} host={new URL(href).host} onOpen={ask}>
        {children}
      </ExternalLink>
      {/* A paragraph can't hold a window. */}
      {isAsked && createPortal(<LinkDialog href={href} onClose={() => setIsAsked(false)} />, document.body)}
    </>
  )
}

function LinkDialog({ href, onClose }: { href: string; onClose(): void }) {
  const { answer } = useMessages()
  return (
    <Dialog title={answer.link.title} close={answer.link.stay} onClose={onClose}>
      <p className="mt-2">{formatMessage(answer.link.note, { host: new URL(href).host })}</p>
      <code dir="ltr" className="mt-3 block max-h-[40dvh] overflow-y-auto break-all rounded bg-sunken p-3 text-sm">
        {href}
      </code>
      <p className="mt-5 flex justify-end">
        <a
          href={href}
          target="_blank"
          rel="noopener noreferrer"
          onClick={onClose}
          className="rounded-md bg-accent px-3 py-1.5 font-semibold text-on-accent hover:bg-accent-strong"
        >
          {answer.link.open}
        </a>
      </p>
    </Dialog>
  )
}
