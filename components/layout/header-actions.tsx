'use client'

import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { endActionsId, startActionsId } from './header-action-ids'

/** Puts controls of a page into the bar above it. Only for what appears after the page has loaded. */
export function HeaderActions({ atStart = false, children }: { atStart?: boolean; children: ReactNode }) {
  const tools = document.getElementById(atStart ? startActionsId : endActionsId)
  return tools && createPortal(children, tools)
}
