import { cookies, headers } from 'next/headers'
import { cache } from 'react'
import { loadMessages } from '@/components/i18n/load-messages'
import { localeCookie } from '@/components/i18n/locale-cookie'
import { type Locale, negotiateLocale } from '@/components/i18n/locales'

/** The locale of this request, cached for layout, page and metadata. */
export const getRequestLocale = cache(async (): Promise<Locale> => {
  const chosen = (await cookies()).get(localeCookie)?.value
  return negotiateLocale(chosen, (await headers()).get('accept-language'))
})

export async function getRequestMessages() {
  return loadMessages(await getRequestLocale())
}
