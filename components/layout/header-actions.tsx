'use client'

import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { endActionsId, startActionsId } from './header-action-ids'

/** Renders a page's controls into the header. Only for controls that appear after hydration. */
export function HeaderActions({ atStart = false, children }: { atStart?: boolean; children: ReactNode }) {
  const tools = document.getElementById(atStart ? startActionsId : endActionsId)
  return tools && createPortal(children, tools)
}
