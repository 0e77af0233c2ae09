'use client'

import { type MouseEvent, type ReactNode, useState } from 'react'
import { createPortal } from 'react-dom'
import { formatMessage } from '@/components/i18n/format-message'
import { useMessages } from '@/components/i18n/messages-provider'
import { Dialog } from '@/components/ui/dialog'
import { ExternalLink } from '@/components/ui/external-link'

/**
 * A link written in the answer. Its text is untrusted, and an address can leak the question: show the full address and
 * open it only after the user confirms. Links built from an article's identifiers open at once.
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
      {/* A dialog is not allowed inside a paragraph. */}
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
