'use client'

import { type ReactNode, Suspense, useState } from 'react'
import { lazyWithFallback } from '@/components/ui/lazy-with-fallback'
import { useShortcut } from './shortcuts'

/** Loaded when the user opens the list; renders nothing if loading fails. */
const ShortcutDialog = lazyWithFallback(async () => (await import('./shortcut-list')).ShortcutDialog, Nothing)

/** Opens the list of shortcuts on `?`. */
export function ShortcutHelp() {
  const [isOpen, setIsOpen] = useState(false)
  useShortcut('list', () => setIsOpen(true))
  if (!isOpen) return null
  return (
    <Suspense fallback={null}>
      <ShortcutDialog onClose={() => setIsOpen(false)} />
    </Suspense>
  )
}

function Nothing(): ReactNode {
  return null
}
