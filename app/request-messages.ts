import { cookies, headers } from 'next/headers'
import { cache } from 'react'
import { wordsFor } from '@/components/i18n/load-messages'
import { languageCookie } from '@/components/i18n/locale-cookie'
import { chooseLanguage, type Language } from '@/components/i18n/locales'

/** The language of this request; layout, page and metadata ask once. */
export const getRequestLocale = cache(async (): Promise<Language> => {
  const chosen = (await cookies()).get(languageCookie)?.value
  return chooseLanguage(chosen, (await headers()).get('accept-language'))
})

export async function getRequestMessages() {
  return wordsFor(await getRequestLocale())
}
