'use client'

import { useRouter } from 'next/navigation'
import type { ComponentProps } from 'react'
import { isLanguage, languageCookie, languages } from './words/languages'
import { useWords } from './words/words'

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
