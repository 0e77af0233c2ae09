'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { type HeaderSlot, headerMenuButtonId, headerSlotIds } from './header-slots'

interface HeaderActionsProps {
  /** Where the controls are while the header is wide. */
  slot: HeaderSlot
  /** Where they are while it is narrow, if elsewhere. */
  narrowSlot?: HeaderSlot
  children: ReactNode
}

/** Renders a page's controls into the header. Only for controls that appear after hydration. */
export function HeaderActions({ slot, narrowSlot = slot, children }: HeaderActionsProps) {
  const isNarrow = useNarrowHeader()
  const place = document.getElementById(headerSlotIds[isNarrow ? narrowSlot : slot])
  return place && createPortal(children, place)
}

/** The style sheet decides by the width of the text whether the header is narrow, and then shows the menu's button. */
function useNarrowHeader(): boolean {
  const [isNarrow, setIsNarrow] = useState(hasMenuButton)
  useEffect(() => {
    const button = document.getElementById(headerMenuButtonId)
    if (!button) return
    const observer = new ResizeObserver(() => setIsNarrow(hasMenuButton()))
    observer.observe(button)
    return () => observer.disconnect()
  }, [])
  return isNarrow
}

function hasMenuButton(): boolean {
  const button = document.getElementById(headerMenuButtonId)
  return button !== null && button.offsetWidth > 0
}
