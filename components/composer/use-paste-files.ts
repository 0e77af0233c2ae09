'use client'

import { useEffect } from 'react'
import { getPastedFiles } from '@/components/ui/file-drag'

/** Accepts pasted images wherever the focus is. */
export function usePasteFiles(onFiles: (files: File[]) => void): void {
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const files = getPastedFiles(event.clipboardData)
      if (files.length === 0) return
      event.preventDefault()
      onFiles(files)
    }
    window.addEventListener('paste', onPaste)
    return () => window.removeEventListener('paste', onPaste)
  }, [onFiles])
}
