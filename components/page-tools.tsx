'use client'

import { type ReactNode, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { startToolsId, toolsId } from './tools-id'

/** Puts controls of a page into the bar above it, as soon as there is one: not while the server draws. */
export function PageTools({ atStart = false, children }: { atStart?: boolean; children: ReactNode }) {
  const id = atStart ? startToolsId : toolsId
  const tools = useSyncExternalStore(
    never,
    () => document.getElementById(id),
    () => null,
  )
  return tools && createPortal(children, tools)
}

/** The bar belongs to the layout, which stays. */
function never(): () => void {
  return () => undefined
}
