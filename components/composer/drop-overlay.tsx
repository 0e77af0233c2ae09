'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { type DragStep, getDroppedItems, hasFiles, nextDragDepth } from '@/components/ui/file-drag'

interface DropOverlayProps {
  /** Shown during the drag. */
  children: ReactNode
  onFiles(files: File[], folders: FileSystemEntry[]): void
}

/**
 * Accepts files and folders dropped anywhere on the window and shows an overlay during the drag. It claims every file
 * drag; otherwise a stray drop would navigate the tab to the file.
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
    // A moving pointer is not dragging: the drag ended without an event.
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
