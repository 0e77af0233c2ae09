'use client'

import { type ComponentProps, type ComponentType, useState } from 'react'
import { isLanguage, languageCookie, languages } from './words/languages'
import { useWords } from './words/words'

/** Changes the language of the page in place: what is being read or written stays. */
export function LanguageSelect(props: Omit<ComponentProps<'select'>, 'value' | 'onChange'>) {
  const { language } = useWords()
  const [Refreshed, setRefreshed] = useState<ComponentType | null>(null)
  const [changes, setChanges] = useState(0)

  async function choose(chosen: string) {
    if (!isLanguage(chosen)) return
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on pages served without TLS.
    document.cookie = `${languageCookie}=${chosen}; path=/; max-age=31536000; samesite=lax`
    setChanges(changes + 1)
    // The router's hooks are a fiftieth of the first view's code, and few readers ever change the language.
    const loaded = await import('./refreshed').catch(() => undefined)
    if (loaded) setRefreshed(() => loaded.Refreshed)
    else location.reload()
  }

  return (
    <>
      <select {...props} value={language} onChange={({ target }) => void choose(target.value)}>
        {Object.entries(languages).map(([id, { name, tag }]) => (
          <option key={id} value={id} lang={tag}>
            {name}
          </option>
        ))}
      </select>
      {Refreshed && <Refreshed key={changes} />}
    </>
  )
}
