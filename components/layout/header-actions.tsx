'use client'

import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { startToolsId, toolsId } from './header-action-ids'

/** Puts controls of a page into the bar above it. Only for what appears after the page has loaded. */
export function PageTools({ atStart = false, children }: { atStart?: boolean; children: ReactNode }) {
  const tools = document.getElementById(atStart ? startToolsId : toolsId)
  return tools && createPortal(children, tools)
}
