'use client'

import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'

interface MenuProps {
  /** Content of the button. */
  label: ReactNode
  className: string
  /** Direction in which the menu opens. */
  side?: 'below' | 'above'
  children: ReactNode
}

/** A menu button. It closes on Esc, on a choice, and when the user clicks or focuses elsewhere. */
export function Menu({ label, className, side = 'below', children }: MenuProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const list = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const onElsewhere = ({ target }: Event) => {
      if (details.current?.open && target instanceof Node && !details.current.contains(target)) close()
    }
    const close = () => details.current?.removeAttribute('open')
    const onResize = () => details.current?.open && list.current && keepInWindow(list.current)
    window.addEventListener('resize', onResize)
    document.addEventListener('pointerdown', onElsewhere)
    document.addEventListener('focusin', onElsewhere)
    return () => {
      window.removeEventListener('resize', onResize)
      document.removeEventListener('pointerdown', onElsewhere)
      document.removeEventListener('focusin', onElsewhere)
    }
  }, [])

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !details.current?.open) return
    // Esc also stops generation; the menu handles it first.
    event.preventDefault()
    event.stopPropagation()
    leave()
  }

  function leave() {
    const element = details.current
    if (!element) return
    element.open = false
    element.querySelector('summary')?.focus()
  }

  return (
    <details
      ref={details}
      onKeyDown={onKeyDown}
      onToggle={() => list.current && keepInWindow(list.current)}
      className="relative print:hidden"
    >
      <summary className={`cursor-pointer list-none [&::-webkit-details-marker]:hidden ${className}`}>{label}</summary>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the buttons inside are what is used; their clicks close the menu. */}
      <div
        ref={list}
        onClick={leave}
        className={`absolute end-0 z-30 w-max max-w-[min(20rem,90vw)] rounded-xl border border-line bg-surface p-1 shadow-lg in-[.header-menu:popover-open]:static in-[.header-menu:popover-open]:border-0 in-[.header-menu:popover-open]:shadow-none ${side === 'above' ? 'bottom-full mb-1' : 'top-full mt-1'}`}
      >
        {children}
      </div>
    </details>
  )
}

const edgePx = 8

/** Moves a menu near the far edge of a phone back into the viewport. */
function keepInWindow(list: HTMLElement): void {
  list.style.translate = ''
  const { left, right } = list.getBoundingClientRect()
  const beyondStart = Math.max(0, edgePx - left)
  const beyondEnd = Math.max(0, right - (document.documentElement.clientWidth - edgePx))
  list.style.translate = `${beyondStart || -beyondEnd}px`
}

export const menuItem = 'flex w-full items-center gap-2 rounded-lg px-3 py-2 text-start text-sm hover:bg-sunken'
