'use client'

import { Languages } from 'lucide-react'
import { useRouter } from 'next/navigation'
import type { ComponentProps } from 'react'
import { isLanguage, languageCookie, languages } from './words/languages'
import { useWords } from './words/words'

/** A sign in the bar; the select itself lies over it, unseen, so that it stays the system's own, on a phone too. */
export function LanguageSwitch() {
  const { header } = useWords()
  return (
    <span className="relative inline-grid rounded-full text-muted outline-offset-2 hover:bg-sunken hover:text-ink has-focus-visible:outline-2 has-focus-visible:outline-accent">
      <Languages aria-hidden className="m-2 size-5" />
      <LanguageSelect
        aria-label={header.language}
        title={header.language}
        className="absolute inset-0 w-full cursor-pointer appearance-none bg-surface text-ink opacity-0"
      />
    </span>
  )
}

/** Changes the language of the page in place: what is being read or written stays. */
export function LanguageSelect(props: Omit<ComponentProps<'select'>, 'value' | 'onChange'>) {
  const { language } = useWords()
  const { refresh } = useRouter()

  function choose(chosen: string) {
    if (!isLanguage(chosen)) return
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on pages served without TLS.
    document.cookie = `${languageCookie}=${chosen}; path=/; max-age=31536000; samesite=lax`
    refresh()
  }

  return (
    <select {...props} value={language} onChange={({ target }) => choose(target.value)}>
      {Object.entries(languages).map(([id, { name, tag }]) => (
        <option key={id} value={id} lang={tag}>
          {name}
        </option>
      ))}
    </select>
  )
}
