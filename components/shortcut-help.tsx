'use client'

import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import { useShortcut } from './shortcuts'

/** Comes when somebody asks for the keys; without its code there is nothing to show. */
const ShortcutDialog = lazy(async (): Promise<{ default: ComponentType<{ onClose(): void }> }> => {
  try {
    return { default: (await import('./shortcut-list')).ShortcutDialog }
  } catch {
    return { default: Nothing }
  }
})

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
