'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import { hasFiles } from '@/components/ui/file-drag'

const types = ['dragover', 'dragleave', 'drop'] as const

/**
 * Takes files dropped anywhere on the page: a missed drop would open the file in this tab.
 *
 * @returns whether files are dragged over the page
 */
export function usePageDrop(onFiles: (files: Iterable<File>) => void): boolean {
  const [isOver, setIsOver] = useState(false)
  const onDrag = useEffectEvent((event: DragEvent) => {
    if (!hasFiles(event.dataTransfer)) return
    event.preventDefault()
    // No related target means that the drag left the window.
    setIsOver(event.type === 'dragover' || (event.type === 'dragleave' && event.relatedTarget !== null))
    if (event.type === 'drop') onFiles(event.dataTransfer?.files ?? [])
  })
  useEffect(() => {
    const listener = (event: DragEvent) => onDrag(event)
    for (const type of types) window.addEventListener(type, listener)
    return () => {
      for (const type of types) window.removeEventListener(type, listener)
    }
  }, [])
  return isOver
}
