'use client'

import { X } from 'lucide-react'
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { placeCard } from './place-card'
import { useDismissal } from './use-dismissal'

interface AnchoredCardProps {
  /** The element that the card is about; the card is placed beside it. */
  anchor: HTMLElement
  /** False for a preview, which leaves the focus where it is. */
  takesFocus?: boolean
  /** Name of the card for screen readers. */
  label: string
  /** Name of its closing button. */
  closeLabel: string
  heading: ReactNode
  children: ReactNode
  /** @param returnFocus whether the focus goes back to the anchor */
  onClose(returnFocus: boolean): void
  /** When the pointer or the focus enters, and when the pointer leaves. */
  onEnter?(): void
  onLeave?(): void
}

/** A card about a part of a text: beside it on wide screens, at a screen edge on a phone. */
export function AnchoredCard(props: AnchoredCardProps) {
  const { anchor, takesFocus = true, label, closeLabel, heading, children, onClose, onEnter, onLeave } = props
  const card = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const element = card.current
    if (!element) return
    if (!element.matches(':popover-open')) element.showPopover()
    const toAnchor = () => placeCard(element, anchor)
    toAnchor()
    // The window was resized, rotated or zoomed.
    window.addEventListener('resize', toAnchor)
    return () => window.removeEventListener('resize', toAnchor)
  }, [anchor])

  useEffect(() => {
    if (takesFocus) card.current?.focus()
  }, [takesFocus])

  useDismissal(card, anchor, onClose)

  return (
    <div
      ref={card}
      popover="manual"
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      onPointerEnter={onEnter}
      onPointerLeave={onLeave}
      onFocus={onEnter}
      className="fixed inset-x-0 top-auto bottom-0 m-0 max-h-[75dvh] w-full max-w-none overflow-y-auto rounded-t-xl border border-line bg-surface p-5 text-base text-ink leading-normal shadow-2xl outline-none data-[edge=top]:top-0 data-[edge=top]:bottom-auto data-[edge=top]:rounded-t-none data-[edge=top]:rounded-b-xl sm:absolute sm:inset-auto sm:max-h-[70dvh] sm:w-104 sm:rounded-xl"
    >
      <div className="flex items-start gap-3">
        {heading}
        <button
          type="button"
          onClick={() => onClose(true)}
          className="-m-1.5 rounded-full p-1.5 text-muted hover:bg-sunken hover:text-ink"
        >
          <X aria-hidden className="size-4" />
          <span className="sr-only">{closeLabel}</span>
        </button>
      </div>
      {children}
    </div>
  )
}
