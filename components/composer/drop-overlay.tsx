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
    const onDrag = (event: DragEvent) => {
      const { type, dataTransfer: data } = event
      if (!data || !hasFiles(data)) return
      if (type === 'dragenter') return step('enter')
      if (type === 'dragleave') return step('leave')
      event.preventDefault()
      if (type === 'dragover') {
        data.dropEffect = 'copy'
        return
      }
      const { files, folders } = getDroppedItems(data)
      onFiles(files, folders)
    }
    const onEnd = () => step('end')
    const listeners = new AbortController()
    for (const type of ['dragenter', 'dragleave', 'dragover', 'drop'] as const)
      window.addEventListener(type, onDrag, listeners)
    // A moving pointer is not dragging: the drag ended without an event.
    for (const type of ['drop', 'dragend', 'blur', 'pointermove']) window.addEventListener(type, onEnd, listeners)
    window.addEventListener('keydown', ({ key }) => key === 'Escape' && onEnd(), listeners)
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
