'use client'

import { useEffect } from 'react'
import { pastedFiles } from '@/components/ui/file-drag'

/** A picture can be pasted wherever the focus is. */
export function usePaste(onFiles: (files: File[]) => void): void {
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const files = pastedFiles(event.clipboardData)
      if (files.length === 0) return
      event.preventDefault()
      onFiles(files)
    }
    window.addEventListener('paste', onPaste)
    return () => window.removeEventListener('paste', onPaste)
  }, [onFiles])
}
