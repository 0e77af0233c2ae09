'use client'

import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { toolsId } from './tools-id'

/** Puts controls of a page into the bar above it. Only for what appears after the page has loaded. */
export function PageTools({ children }: { children: ReactNode }) {
  const tools = document.getElementById(toolsId)
  return tools && createPortal(children, tools)
}
