'use client'

import { Settings } from 'lucide-react'
import { useWords } from './words/words'

export function SettingsLink() {
  const { header } = useWords()
  return (
    <a href="/settings" title={header.settings} className="rounded-full p-2 text-muted hover:bg-sunken hover:text-ink">
      <Settings aria-hidden className="size-5" />
      <span className="sr-only">{header.settings}</span>
    </a>
  )
}
