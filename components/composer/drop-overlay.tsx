'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { type DragStep, getDroppedItems, hasFiles, nextDragDepth } from '@/components/ui/file-drag'

interface DropOverlayProps {
  /** What is said while they are over it. */
  children: ReactNode
  onFiles(files: File[], folders: FileSystemEntry[]): void
}

/**
 * Takes files and folders dropped anywhere on the window, and says so while they are over it. It claims every file drag, so that a
 * stray drop never makes the tab leave for the file.
 */
export function DropOverlay({ children, onFiles }: DropOverlayProps) {
  const [depth, setDepth] = useState(0)

  useEffect(() => {
    const step = (name: DragStep) => setDepth((now) => nextDragDepth(now, name))
    const onEnter = (event: DragEvent) => hasFiles(event.dataTransfer) && step('enter')
    const onLeave = (event: DragEvent) => hasFiles(event.dataTransfer) && step('leave')
    const onOver = (event: DragEvent) => {
      if (!hasFiles(event.dataTransfer) || !event.dataTransfer) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'copy'
    }
    const onDrop = (event: DragEvent) => {
      step('end')
      if (!hasFiles(event.dataTransfer) || !event.dataTransfer) return
      event.preventDefault()
      const { files, folders } = getDroppedItems(event.dataTransfer)
      onFiles(files, folders)
    }
    const onEnd = () => step('end')
    const onKeyDown = (event: KeyboardEvent) => event.key === 'Escape' && step('end')
    const listeners = new AbortController()
    const { signal } = listeners
    window.addEventListener('dragenter', onEnter, { signal })
    window.addEventListener('dragleave', onLeave, { signal })
    window.addEventListener('dragover', onOver, { signal })
    window.addEventListener('drop', onDrop, { signal })
    window.addEventListener('dragend', onEnd, { signal })
    window.addEventListener('blur', onEnd, { signal })
    window.addEventListener('keydown', onKeyDown, { signal })
    // A pointer that moves is not dragging: whatever ended the drag, nobody told us.
    window.addEventListener('pointermove', onEnd, { signal })
    return () => listeners.abort()
  }, [onFiles])

  if (depth === 0) return null
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-0 z-40 grid place-items-center bg-paper/85 p-4 backdrop-blur-sm"
    >
      {children}
    </div>
  )
}
