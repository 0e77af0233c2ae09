'use client'

import { useState } from 'react'
import { lazyWithFallback } from '@/components/ui/lazy-with-fallback'
import { useShortcut } from './shortcuts'

/** Loaded when the user opens the list; renders nothing if loading fails. */
const ShortcutDialog = lazyWithFallback(async () => (await import('./shortcut-list')).ShortcutDialog)

/** Opens the list of shortcuts on `?`. */
export function ShortcutHelp() {
  const [isOpen, setIsOpen] = useState(false)
  useShortcut('list', () => setIsOpen(true))
  if (!isOpen) return null
  return <ShortcutDialog onClose={() => setIsOpen(false)} />
}
