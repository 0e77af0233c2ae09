'use client'

import { type ReactNode, Suspense, useState } from 'react'
import { lazyWithFallback } from '@/components/ui/lazy-with-fallback'
import { useShortcut } from './shortcuts'

/** Comes when somebody asks for the keys; without its code there is nothing to show. */
const ShortcutDialog = lazyWithFallback(async () => (await import('./shortcut-list')).ShortcutDialog, Nothing)

/** The list of keys, on `?` anywhere. */
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
