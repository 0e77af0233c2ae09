'use client'

import { type ComponentProps, type ComponentType, useState } from 'react'
import { localeCookie } from '@/components/i18n/locale-cookie'
import { useMessages } from '@/components/i18n/messages-provider'

/**
 * Changes the page's locale in place; client state is kept.
 *
 * @param children `LanguageOptions`, rendered on the server where possible
 */
export function LanguageSelect({ children, ...props }: Omit<ComponentProps<'select'>, 'value' | 'onChange'>) {
  const { locale } = useMessages()
  const [Refreshed, setRefreshed] = useState<ComponentType | null>(null)
  const [changes, setChanges] = useState(0)

  async function choose(chosen: string) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on pages served without TLS.
    document.cookie = `${localeCookie}=${chosen}; path=/; max-age=31536000; samesite=lax`
    setChanges(changes + 1)
    // The router's hooks are 2 % of the first view's code, and few users change the language.
    const loaded = await import('@/components/ui/refresh-on-mount').catch(() => undefined)
    if (loaded) setRefreshed(() => loaded.RefreshOnMount)
    else location.reload()
  }

  return (
    <>
      <select {...props} value={locale} onChange={({ target }) => void choose(target.value)}>
        {children}
      </select>
      {Refreshed && <Refreshed key={changes} />}
    </>
  )
}
